/**
 * Sheet goods (plasterboard, OSB, glass): rectangles out of equal sheets by straight cuts from edge to edge. Several
 * orders and ways of splitting are tried and the best kept; shelves are one of them, because of shelves it is proven
 * that they never take more than four times the area plus three sheets.
 */
import { spend } from './budget.ts';
import { type Piece, packShelves, type Sheet, type SheetPart } from './shelves.ts';

export interface SheetJob {
  sheet: { widthMm: number; heightMm: number };
  kerfMm: number;
  parts: readonly { widthMm: number; heightMm: number; count: number; mayTurn?: boolean }[];
}

export interface SheetPlan {
  count: number;
  lowerBound: number;
  byPercent: number;
  sheets: { parts: SheetPart[] }[];
  /** Parts larger than a sheet: no plan can hold them. */
  tooLarge: number[];
  fallback: 'too-large' | null;
}

interface Free {
  sheet: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

const PERCENT = 10;
const MAX_PIECES = 500;
const EPSILON = 1e-6;

const ORDERS: ((a: Piece, b: Piece) => number)[] = [
  (a, b) => b.w * b.h - a.w * a.h,
  (a, b) => Math.max(b.w, b.h) - Math.max(a.w, a.h) || b.w * b.h - a.w * a.h,
  (a, b) => b.h - a.h || b.w - a.w,
  (a, b) => b.w - a.w || b.h - a.h,
];

export function cutSheets({ sheet, kerfMm, parts }: SheetJob): SheetPlan {
  const size = { w: sheet.widthMm + kerfMm, h: sheet.heightMm + kerfMm };
  const fits = (w: number, h: number) => w <= size.w + EPSILON && h <= size.h + EPSILON;
  const known = parts.map(
    ({ widthMm, heightMm, mayTurn = false }, part): Piece => ({
      part,
      w: widthMm + kerfMm,
      h: heightMm + kerfMm,
      mayTurn,
    }),
  );
  const tooLarge = known
    .filter(({ w, h, mayTurn }) => !fits(w, h) && !(mayTurn && fits(h, w)))
    .map(({ part }) => part);
  spend(parts.length * (tooLarge.length + 1));
  const placeable = parts.map(({ count }, part) => (tooLarge.includes(part) ? 0 : count));
  const pieceCount = placeable.reduce((sum, count) => sum + count, 0);
  const sheetMm2 = sheet.widthMm * sheet.heightMm;
  const totalMm2 = parts.reduce(
    (sum, { widthMm, heightMm }, part) => sum + widthMm * heightMm * (placeable[part] ?? 0),
    0,
  );
  const byPercent = totalMm2 > 0 ? Math.ceil((totalMm2 * (100 + PERCENT)) / 100 / sheetMm2 - EPSILON) : 0;
  const byArea = Math.ceil(totalMm2 / sheetMm2 - EPSILON);
  if (pieceCount > MAX_PIECES) {
    const fallback = { sheets: [], tooLarge, fallback: 'too-large' as const };
    return { count: Math.max(byPercent, byArea), lowerBound: byArea, byPercent, ...fallback };
  }
  const pieces = known.flatMap((piece) => Array.from({ length: placeable[piece.part] ?? 0 }, () => piece));
  const tries = [packShelves(pieces, size)];
  for (const order of ORDERS) {
    const sorted = pieces.toSorted(order);
    tries.push(packFree(sorted, size, true), packFree(sorted, size, false));
  }
  const best = tries.reduce((a, b) => (b.length < a.length ? b : a));
  const sheets = best.map((each) => ({
    parts: each.parts.map((part) => ({ ...part, w: part.w - kerfMm, h: part.h - kerfMm })),
  }));
  const lowerBound = Math.max(byArea, countLoners(pieces, size));
  return { count: sheets.length, lowerBound, byPercent, sheets, tooLarge, fallback: null };
}

/** Pieces more than half a sheet both ways, however turned: no two of them share one. */
function countLoners(pieces: readonly Piece[], size: { w: number; h: number }): number {
  const half = Math.max(size.w, size.h) / 2 + EPSILON;
  return pieces.filter(({ w, h, mayTurn }) =>
    mayTurn ? Math.min(w, h) > half : w > size.w / 2 + EPSILON && h > size.h / 2 + EPSILON,
  ).length;
}

/** Each piece into the free rectangle it fills best; the rest is split along its shorter or its longer side. */
function packFree(pieces: readonly Piece[], size: { w: number; h: number }, isShortSplit: boolean): Sheet[] {
  const sheets: Sheet[] = [];
  let free: Free[] = [];
  for (const piece of pieces) {
    spend(15 * free.length + 100);
    let place = findPlace(piece, free);
    if (!place) {
      const fresh = { sheet: sheets.length, x: 0, y: 0, ...size };
      sheets.push({ parts: [] });
      free.push(fresh);
      place = findPlace(piece, [fresh]);
    }
    if (!place) continue;
    const { into, isTurned } = place;
    const [w, h] = isTurned ? [piece.h, piece.w] : [piece.w, piece.h];
    sheets[into.sheet]?.parts.push({ part: piece.part, x: into.x, y: into.y, w, h, isTurned });
    const [restW, restH] = [into.w - w, into.h - h];
    const isWideRight = restW < restH === isShortSplit;
    free = free.filter((each) => each !== into);
    for (const rest of [
      { ...into, x: into.x + w, w: restW, h: isWideRight ? h : into.h },
      { ...into, y: into.y + h, h: restH, w: isWideRight ? into.w : w },
    ]) {
      if (rest.w > EPSILON && rest.h > EPSILON) free.push(rest);
    }
  }
  return sheets;
}

function findPlace(
  { w, h, mayTurn }: Piece,
  free: readonly Free[],
): { into: Free; isTurned: boolean } | null {
  let best: { into: Free; isTurned: boolean; rest: number } | null = null;
  for (const into of free) {
    for (const isTurned of mayTurn ? [false, true] : [false]) {
      const [restW, restH] = isTurned ? [into.w - h, into.h - w] : [into.w - w, into.h - h];
      if (restW < -EPSILON || restH < -EPSILON) continue;
      const rest = Math.min(restW, restH);
      if (!best || rest < best.rest) best = { into, isTurned, rest };
    }
  }
  return best;
}
