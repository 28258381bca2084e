import { createOpenState } from '../../page/open-state.ts';
import type { AccessIntent } from './access-intent.ts';

/** The login over the page, for whoever needs somebody to be known: the header holds it. */
export const loginDialog = createOpenState<AccessIntent>();
