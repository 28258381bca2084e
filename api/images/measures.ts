/**
 * A thing's own photograph with its sizes. The view's name tells them in millimetres, `door/oak/size-a800-u2000-38`: a is
 * across, u up, d deep, and gets a line along that edge of the thing's box where the photograph shows it long enough; a
 * number without a letter stands in the line of text alone, which bears them all.
 */
import type { Box, Point } from './boxes.ts';
import { drawMillimetres } from './digits.ts';
import { FIELD } from './field.ts';

const VIEW = /\/size((?:-[aud]?\d+(?:_\d)?)*)$/;

/** How the photograph lies in the field. */
export const PHOTOGRAPH = { left: 46, top: 22, side: 308 } as const;
const TEXT = 378;
/** Between an edge and its line, from the line to its number, half of the strokes that end it. */
const [AWAY, BEYOND, END] = [12, 18, 6];
/** A shorter edge is no side that could be measured. */
const SHORTEST = 44;
/** Of an edge that is not quite upright or level the number still stands level. */
const [LEAST, MOST] = [34, FIELD - 34];

export interface SizeView {
  /** the photograph that this is a view of */
  photograph: string;
  sides: readonly { axis: string; mm: number }[];
}

/** null: the name is of another kind of view. */
export function parseSizeView(name: string): SizeView | null {
  const found = VIEW.exec(name);
  if (!found) return null;
  const sides = [...(found[1] ?? '').matchAll(/-([aud]?)(\d+(?:_\d)?)/g)].map(([, axis = '', mm = '']) => ({
    axis,
    mm: Number(mm.replace('_', '.')),
  }));
  return { photograph: name.slice(0, found.index), sides };
}

/** Of the field's size, to be laid over the photograph. */
export function drawMeasures({ sides }: SizeView, box: Box | null): string {
  const lines =
    box === null || !isWithin(box) ? '' : sides.map(({ axis, mm }) => drawSide(box, axis, mm)).join('');
  const text =
    sides.length > 0
      ? drawMillimetres(
          sides.map(({ mm }) => mm),
          FIELD / 2,
          TEXT,
        )
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${FIELD}" viewBox="0 0 ${FIELD} ${FIELD}">${lines}${text}</svg>`;
}

/** The box of a thing that stands askew reaches far beyond it: such edges are not the thing's. */
const isWithin = (box: Box): boolean => box.every(([x, y]) => x > -60 && x < 1060 && y > -60 && y < 1060);

/** The edges that may bear an axis, by the corners they join: the one that is seen farthest outside is taken. */
const EDGES: Record<string, readonly (readonly [number, number])[]> = {
  a: [[0, 1]],
  u: [
    [0, 4],
    [1, 5],
    [3, 7],
  ],
  d: [
    [1, 2],
    [0, 3],
  ],
};

const toField = ([x, y]: Point): Point => [
  PHOTOGRAPH.left + (x * PHOTOGRAPH.side) / 1000,
  PHOTOGRAPH.top + (y * PHOTOGRAPH.side) / 1000,
];

function drawSide(box: Box, axis: string, mm: number): string {
  const [centreX, centreY] = mean(box.map(toField));
  const edges = (EDGES[axis] ?? []).map(([from, to]) => {
    const ends = [toField(box[from] as Point), toField(box[to] as Point)] as const;
    const [middleX, middleY] = mean(ends);
    // Upright edges: the leftmost; the others the lowest.
    return { ends, middleX, middleY, outside: axis === 'u' ? -middleX : middleY };
  });
  const edge = edges.toSorted((one, other) => other.outside - one.outside)[0];
  if (!edge) return '';
  const [[x1, y1], [x2, y2]] = edge.ends;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < SHORTEST) return '';
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const side = (edge.middleX - centreX) * -alongY + (edge.middleY - centreY) * alongX < 0 ? -1 : 1;
  const [outX, outY] = [-alongY * side, alongX * side];
  const at = (point: Point, away: number): Point => [point[0] + outX * away, point[1] + outY * away];
  const [start, end] = [at(edge.ends[0], AWAY), at(edge.ends[1], AWAY)];
  const strokes = [start, end].map((point) => `M${say(at(point, -END))}L${say(at(point, END))}`).join('');
  const path = `<path d="M${say(start)}L${say(end)}${strokes}" stroke="#5b6b73" stroke-width="1.6" fill="none"/>`;
  const [x, y] = at([edge.middleX, edge.middleY], AWAY + BEYOND);
  if (axis !== 'u') return path + drawMillimetres([mm], clamp(x), clamp(y), 0.72);
  const turned = drawMillimetres([mm], 0, 0, 0.72);
  return `${path}<g transform="translate(${clamp(x, 14)} ${round(y)}) rotate(-90)">${turned}</g>`;
}

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const round = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number, least = LEAST): number => round(Math.min(MOST, Math.max(least, value)));
const say = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
