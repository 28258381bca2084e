/**
 * Linear goods (profiles, skirting, timber): parts of given lengths out of equal bars, every cut costing a kerf.
 * Two quick ways first; if neither meets the lower bound, a search within a fixed budget looks for one bar fewer.
 */
import { spend } from './budget.ts';

export interface BarJob {
  barMm: number;
  kerfMm: number;
  parts: readonly { lengthMm: number; count: number }[];
}

export interface BarPlan {
  count: number;
  lowerBound: number;
  byPercent: number;
  isOptimal: boolean;
  /** `part` is the index in the job. Empty when the plan fell back to the percentage rule. */
  bars: { parts: { part: number; x: number; lengthMm: number }[]; restMm: number }[];
  /** Parts longer than a bar: to be joined of several, see `splitRun`. */
  tooLong: number[];
  fallback: 'too-large' | null;
}

interface Piece {
  part: number;
  size: number;
}

interface Bin {
  room: number;
  pieces: Piece[];
}

const PERCENT = 10;
const MAX_PIECES = 2000;
/** Of all searches for a plan together; beyond them the quick answer is good enough. */
const SEARCH_STEPS = 1_000_000;
const EPSILON = 1e-6;

export function cutBars({ barMm, kerfMm, parts }: BarJob): BarPlan {
  spend(20 * parts.length);
  const isTooLong = (index: number) => (parts[index]?.lengthMm ?? 0) > barMm + EPSILON;
  const tooLong = parts.flatMap((_, index) => (isTooLong(index) ? [index] : []));
  // With a kerf added to every part and to the bar, the last part of a bar needs none: the sums come out the same.
  const capacity = barMm + kerfMm;
  const pieceCount = parts.reduce((sum, { count }, index) => sum + (isTooLong(index) ? 0 : count), 0);
  const totalMm = parts.reduce(
    (sum, { lengthMm, count }, index) => sum + (isTooLong(index) ? 0 : lengthMm * count),
    0,
  );
  const byPercent = totalMm > 0 ? Math.ceil((totalMm * (100 + PERCENT)) / 100 / barMm - EPSILON) : 0;
  if (pieceCount > MAX_PIECES) {
    const lowerBound = Math.ceil((totalMm + kerfMm * pieceCount) / capacity - EPSILON);
    const count = Math.max(byPercent, lowerBound);
    return { count, lowerBound, byPercent, isOptimal: false, bars: [], tooLong, fallback: 'too-large' };
  }
  const pieces = parts
    .flatMap(({ lengthMm, count }, part): Piece[] =>
      isTooLong(part) ? [] : Array.from({ length: count }, () => ({ part, size: lengthMm + kerfMm })),
    )
    .sort((a, b) => b.size - a.size);
  const lowerBound = barsLowerBound(
    pieces.map(({ size }) => size),
    capacity,
  );
  let bins = [packInto(pieces, capacity, 'first'), packInto(pieces, capacity, 'best')].reduce((a, b) =>
    b.length < a.length ? b : a,
  );
  let isProven = bins.length <= lowerBound;
  for (let steps = SEARCH_STEPS; !isProven; ) {
    const search = searchFewer(pieces, capacity, bins.length - 1, steps);
    spend(search.steps);
    steps -= search.steps;
    if (!search.bins && !search.isComplete) break;
    bins = search.bins ?? bins;
    isProven = search.bins === null || bins.length <= lowerBound;
  }
  const bars = bins.map((bin) => toBar(bin, kerfMm, barMm));
  return { count: bins.length, lowerBound, byPercent, isOptimal: isProven, bars, tooLong, fallback: null };
}

/** A run longer than a bar, as whole bars and a rest that is not too short to fix. */
export function splitRun(runMm: number, barMm: number, leastMm: number): number[] {
  if (runMm <= barMm + EPSILON) return [runMm];
  spend(runMm / barMm);
  const wholes = Math.ceil(runMm / barMm - EPSILON) - 1;
  const rest = runMm - wholes * barMm;
  const short = Math.max(0, leastMm - rest);
  return [
    ...Array.from({ length: wholes }, (_, index) => (index === 0 ? barMm - short : barMm)),
    rest + short,
  ];
}

/** By length, and by number: parts above half a bar lie alone, those of exactly half at most in pairs. */
function barsLowerBound(sizes: readonly number[], capacity: number): number {
  const byLength = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / capacity - EPSILON);
  const thresholds = [...new Set(sizes.filter((size) => size <= capacity / 2))];
  spend(3 * (thresholds.length + 1) * sizes.length);
  const byCount = [0, ...thresholds].map((least) => {
    const alone = sizes.filter((size) => size > capacity - least + EPSILON).length;
    const halves = sizes.filter(
      (size) => size > capacity / 2 + EPSILON && size <= capacity - least + EPSILON,
    );
    const small = sizes.filter((size) => size <= capacity / 2 + EPSILON && size >= least);
    const roomBeside = halves.reduce((sum, size) => sum + capacity - size, 0);
    const rest = small.reduce((sum, size) => sum + size, 0) - roomBeside;
    return alone + halves.length + Math.max(0, Math.ceil(rest / capacity - EPSILON));
  });
  return Math.max(byLength, ...byCount);
}

function packInto(pieces: readonly Piece[], capacity: number, rule: 'first' | 'best'): Bin[] {
  const bins: Bin[] = [];
  for (const piece of pieces) {
    spend(bins.length + 20);
    let target: Bin | null = null;
    for (const bin of bins) {
      if (bin.room < piece.size - EPSILON) continue;
      if (!target || bin.room < target.room) target = bin;
      if (rule === 'first') break;
    }
    if (!target) {
      target = { room: capacity, pieces: [] };
      bins.push(target);
    }
    target.room -= piece.size;
    target.pieces.push(piece);
  }
  return bins;
}

/** Depth first, the longest piece into each bar with a different rest; gives up when the budget is spent. */
function searchFewer(
  pieces: readonly Piece[],
  capacity: number,
  limit: number,
  mostSteps: number,
): { bins: Bin[] | null; isComplete: boolean; steps: number } {
  const bins: Bin[] = [];
  let steps = 0;
  const place = (index: number): boolean => {
    const piece = pieces[index];
    if (!piece) return true;
    steps += 3 * bins.length + 20;
    if (steps > mostSteps) return false;
    const tried = new Set<number>();
    for (const bin of bins) {
      const rest = Math.round(bin.room * 1000);
      if (bin.room < piece.size - EPSILON || tried.has(rest)) continue;
      tried.add(rest);
      bin.room -= piece.size;
      bin.pieces.push(piece);
      if (place(index + 1)) return true;
      bin.pieces.pop();
      bin.room += piece.size;
    }
    if (bins.length >= limit) return false;
    bins.push({ room: capacity - piece.size, pieces: [piece] });
    if (place(index + 1)) return true;
    bins.pop();
    return false;
  };
  const isFound = place(0);
  return { bins: isFound ? bins : null, isComplete: steps <= mostSteps, steps };
}

function toBar({ pieces }: Bin, kerfMm: number, barMm: number): BarPlan['bars'][number] {
  let x = 0;
  const parts = pieces.map(({ part, size }) => {
    const placed = { part, x, lengthMm: size - kerfMm };
    x += size;
    return placed;
  });
  return { parts, restMm: Math.max(0, barMm - x) };
}
