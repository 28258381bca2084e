/**
 * The surface to be covered, in millimetres: an outline less rectangular holes (doors, windows, columns). It is read
 * strip by strip as trapezoids, from which both a plank row's runs and a tile's visible part follow.
 */
import { spend } from './budget.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Corner {
  x: number;
  y: number;
}

export interface Region {
  outline: readonly Corner[];
  holes: readonly Rect[];
}

/** Between two heights, bounded left and right by straight lines. */
export interface Slice {
  y0: number;
  y1: number;
  left: readonly [at0: number, at1: number];
  right: readonly [at0: number, at1: number];
}

/** What of a cell is covered: the box around it, and its true area. */
export interface Visible extends Rect {
  areaMm2: number;
}

export const EPSILON = 1e-6;
/** Of a border between two heights, and of a slice cut to a cell. */
const SLICE_STEPS = 15;
const VISIBLE_STEPS = 400;

export function rectangle(widthMm: number, heightMm: number, holes: readonly Rect[] = []): Region {
  const corners = [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
  ];
  return { outline: corners, holes };
}

export function boxOf({ outline }: Region): Rect {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export function areaOf(region: Region): number {
  const { y, h } = boxOf(region);
  return slicesOf(region, y, y + h).reduce((sum, slice) => sum + visibleIn([slice], null).areaMm2, 0);
}

/** Turned about the origin; holes turn into what they are not, so only an outline without holes can be turned. */
export function turned({ outline }: Region, degrees: number): Region {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return { outline: outline.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })), holes: [] };
}

/** The region between two heights. Every height where the order of its borders may change opens a new slice. */
export function slicesOf({ outline, holes }: Region, from: number, to: number): Slice[] {
  const edges = toEdges(outline).filter(([a, b]) => a.y !== b.y);
  spend(SLICE_STEPS * 2 * edges.length * (holes.length + 1));
  const crossings = edges.flatMap(([a, b]) =>
    holes.flatMap(({ x, w }) => [x, x + w].flatMap((at) => heightAt(a, b, at))),
  );
  const heights = [
    ...outline.map(({ y }) => y),
    ...holes.flatMap(({ y, h }) => [y, y + h]),
    ...crossings,
    from,
    to,
  ]
    .filter((y) => y >= from && y <= to)
    .sort((a, b) => a - b);
  spend(SLICE_STEPS * heights.length * (edges.length + holes.length));
  return heights.flatMap((y0, index) => {
    const y1 = heights[index + 1] ?? y0;
    return y1 - y0 <= EPSILON ? [] : sliceBetween(edges, holes, y0, y1);
  });
}

/** Where the slices lie along the strip, touching ones joined. */
export function runsOf(slices: readonly Slice[]): { from: number; to: number }[] {
  const spans = slices
    .map(({ left, right }) => ({ from: Math.min(...left), to: Math.max(...right) }))
    .sort((a, b) => a.from - b.from);
  const runs: { from: number; to: number }[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && span.from <= last.to + EPSILON) last.to = Math.max(last.to, span.to);
    else runs.push({ ...span });
  }
  return runs.filter(({ from, to }) => to - from > EPSILON);
}

/** What of the slices shows between two verticals (null: all of it). */
export function visibleIn(slices: readonly Slice[], cell: { from: number; to: number } | null): Visible {
  spend(VISIBLE_STEPS * slices.length);
  let box = { x0: Number.POSITIVE_INFINITY, x1: -Infinity, y0: Number.POSITIVE_INFINITY, y1: -Infinity };
  let areaMm2 = 0;
  for (const { y0, y1, left, right } of slices) {
    let points: Corner[] = [
      { x: left[0], y: y0 },
      { x: right[0], y: y0 },
      { x: right[1], y: y1 },
      { x: left[1], y: y1 },
    ];
    if (cell) points = clip(clip(points, cell.from, 1), cell.to, -1);
    const area = polygonArea(points);
    if (area <= EPSILON) continue;
    areaMm2 += area;
    for (const { x, y } of points) {
      box = {
        x0: Math.min(box.x0, x),
        x1: Math.max(box.x1, x),
        y0: Math.min(box.y0, y),
        y1: Math.max(box.y1, y),
      };
    }
  }
  if (areaMm2 === 0) return { x: 0, y: 0, w: 0, h: 0, areaMm2: 0 };
  return { x: box.x0, y: box.y0, w: box.x1 - box.x0, h: box.y1 - box.y0, areaMm2 };
}

type Edge = [Corner, Corner];

const toEdges = (points: readonly Corner[]): Edge[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

const widthAt = ([a, b]: Edge, y: number) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);

function heightAt(a: Corner, b: Corner, x: number): number[] {
  const isCrossed = a.x !== b.x && Math.min(a.x, b.x) < x && x < Math.max(a.x, b.x);
  return isCrossed ? [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)] : [];
}

function sliceBetween(edges: readonly Edge[], holes: readonly Rect[], y0: number, y1: number): Slice[] {
  const middle = (y0 + y1) / 2;
  const borders = edges
    .filter(([a, b]) => Math.min(a.y, b.y) < middle && middle < Math.max(a.y, b.y))
    .sort((a, b) => widthAt(a, middle) - widthAt(b, middle))
    .map((edge) => ({ at: widthAt(edge, middle), ends: [widthAt(edge, y0), widthAt(edge, y1)] as const }));
  const gaps = holes
    .filter(({ y, h }) => y < middle && middle < y + h)
    .map(({ x, w }) => ({ from: x, to: x + w }))
    .sort((a, b) => a.from - b.from);
  const slices: Slice[] = [];
  for (let index = 0; index + 1 < borders.length; index += 2) {
    const [left, right] = [borders[index], borders[index + 1]];
    if (!left || !right) break;
    let open = left;
    for (const { from, to } of gaps) {
      if (to <= open.at || from >= right.at) continue;
      if (from > open.at) slices.push({ y0, y1, left: open.ends, right: [from, from] });
      open = { at: to, ends: [to, to] };
    }
    if (open.at < right.at - EPSILON) slices.push({ y0, y1, left: open.ends, right: right.ends });
  }
  return slices;
}

/** Keeps what lies right (sign 1) or left (sign −1) of a vertical. */
function clip(points: readonly Corner[], at: number, sign: 1 | -1): Corner[] {
  const kept: Corner[] = [];
  for (const [a, b] of toEdges(points)) {
    const isIn = (a.x - at) * sign >= 0;
    if (isIn) kept.push(a);
    if (isIn !== (b.x - at) * sign >= 0)
      kept.push({ x: at, y: a.y + ((b.y - a.y) * (at - a.x)) / (b.x - a.x) });
  }
  return kept;
}

function polygonArea(points: readonly Corner[]): number {
  return Math.abs(toEdges(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}
