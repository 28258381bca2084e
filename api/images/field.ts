/** The field that pictures are drawn on, in units of its own. */
export const FIELD = 400;
/** As photographs have it. */
export const BACKGROUND = '#f7f7f4';

/** Height by width: goods are shown in squares, rooms are wider than high. */
export type Shape = 1 | 0.75;
