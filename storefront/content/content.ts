/**
 * What other parts of the shop take from its pages of words: the frame of a screen and the stores with their hours.
 * Hides the clock: hours are told by the time in Kazakhstan, first of the server, then of the reader.
 */
export { sayDay, VEHICLE_WORDS } from './arrival-words.ts';
export { sayOpenState, useMoment } from './open-line.tsx';
export { ScreenFrame } from './screen-frame.tsx';
export { StoreScheme } from './store-scheme.tsx';
