import { defineMissingScreen } from '../missing-screen.ts';
import { isSetMode } from './set-modes.ts';

export const { Screen, load, seo, validate } = defineMissingScreen(({ mode }) => isSetMode(mode));
