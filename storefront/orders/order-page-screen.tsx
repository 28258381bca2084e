import { defineMissingScreen } from '../missing-screen.ts';

export const { Screen, load, seo, validate } = defineMissingScreen();
