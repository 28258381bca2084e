/** The sheet a room is drawn upon: metres to places of the drawing and back. */
import type { Point } from '#domain/room.ts';

export const SHEET = { width: 560, height: 460 } as const;
const MARGIN = 64;
/** How thick a wall is drawn, whatever the scale. */
export const WALL = 14;
/** How much of a wall's finish shows from above. */
export const BAND = 8;

export interface View {
  scale: number;
  spot(point: Point): Point;
  at(point: Point): string;
  back(x: number, y: number): Point;
}

export function toView(outline: readonly Point[]): View {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (SHEET.width - 2 * MARGIN) / Math.max(0.5, wide),
    (SHEET.height - 2 * MARGIN) / Math.max(0.5, high),
  );
  const [shiftX, shiftY] = [(SHEET.width - wide * scale) / 2, (SHEET.height - high * scale) / 2];
  const spot = ({ x, y }: Point) => ({
    x: round(shiftX + (x - left) * scale),
    y: round(shiftY + (y - top) * scale),
  });
  return {
    scale,
    spot,
    at: (point) => `${spot(point).x} ${spot(point).y}`,
    back: (x, y) => ({ x: (x - shiftX) / scale + left, y: (y - shiftY) / scale + top }),
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** A wall on the sheet: where it begins, which way it runs, and which way is out of the room. */
export interface WallLine {
  from: Point;
  length: number;
  along: Point;
  out: Point;
  /** A place so far along it and so far out of the room. */
  at(along: number, out: number): string;
}

export function toWallLine(from: Point, to: Point, outline: readonly Point[], view: View): WallLine {
  const [start, end] = [view.spot(from), view.spot(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const side = isClockwise(outline) ? 1 : -1;
  const out = { x: along.y * side, y: -along.x * side };
  const at = (far: number, off: number) =>
    `${round(start.x + along.x * far + out.x * off)} ${round(start.y + along.y * far + out.y * off)}`;
  return { from: start, length, along, out, at };
}

/** As it is seen: y grows downwards. */
const isClockwise = (outline: readonly Point[]): boolean =>
  outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0) >= 0;

/** Where words about the floor stand: its middle, or null where that lies outside of the room. */
export function middleOf(outline: readonly Point[]): Point | null {
  let [area, x, y] = [0, 0, 0];
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  const middle = { x: x / (3 * area), y: y / (3 * area) };
  return isInside(middle, outline) ? middle : null;
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  }
  return isIn;
}
