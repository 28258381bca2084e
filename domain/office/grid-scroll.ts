/**
 * Where a long list stands. Browsers end at some seventeen million pixels, a million rows of 34 px are thirty-four: beyond a
 * height the bar is scaled, a pixel of it being more than a pixel of the list. Rows are read from the fence before them.
 */
export const MOST_PIXELS = 10_000_000;

export interface GridSize {
  rows: number;
  rowPixels: number;
  viewPixels: number;
}

/** How high the scrolled thing is; never higher than a browser can. */
export const scrollHeight = ({ rows, rowPixels }: GridSize): number =>
  Math.min(rows * rowPixels, MOST_PIXELS);

/** How far the bar can go, and how far the list. */
const spans = (size: GridSize) => ({
  bar: Math.max(0, scrollHeight(size) - size.viewPixels),
  list: Math.max(0, size.rows * size.rowPixels - size.viewPixels),
});

/** The pixel of the list at the upper edge when the bar stands here. */
export function toListPixel(size: GridSize, barPixel: number): number {
  const { bar, list } = spans(size);
  return bar === 0 ? 0 : (Math.min(Math.max(0, barPixel), bar) / bar) * list;
}

/** Where the bar must stand for this row to be at the upper edge. */
export function toBarPixel(size: GridSize, row: number): number {
  const { bar, list } = spans(size);
  return list === 0 ? 0 : (Math.min(Math.max(0, row * size.rowPixels), list) / list) * bar;
}

export interface ShownRows {
  first: number;
  /** Behind the last. */
  end: number;
  /** Of the first row against the upper edge: zero or less. */
  offsetPixels: number;
}

/** The rows that are at least partly seen. */
export function findShownRows(size: GridSize, barPixel: number): ShownRows {
  const top = toListPixel(size, barPixel);
  const first = Math.min(Math.floor(top / size.rowPixels), Math.max(0, size.rows - 1));
  const end = Math.min(size.rows, Math.ceil((top + size.viewPixels) / size.rowPixels));
  return { first, end, offsetPixels: first * size.rowPixels - top };
}

/** The pieces (of so many rows each) that hold these rows: what must be read to show them. */
export function listPieces({ first, end }: Pick<ShownRows, 'first' | 'end'>, every: number): number[] {
  if (end <= first) return [];
  const from = Math.floor(first / every);
  return Array.from({ length: Math.floor((end - 1) / every) - from + 1 }, (_, at) => from + at);
}

/** After which mark a piece begins; undefined: at the beginning. Null: the fences do not reach so far. */
export function fenceOf(piece: number, fences: readonly string[]): string | undefined | null {
  return piece === 0 ? undefined : (fences[piece - 1] ?? null);
}
