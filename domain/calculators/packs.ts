/**
 * The cheapest set of packs that holds an amount. Sizes are counted in ten-thousandths and divided by their common
 * measure (0.9, 2.5, 4.5 and 9 litres are 9, 25, 45 and 90 tenths), so that a short exact table finds the answer.
 * Of equally dear sets the one with less left over wins, then the one with fewer packs.
 */
import { spend } from '../cutting/budget.ts';
import { packsFor } from '../units.ts';

export interface Pack {
  /** In the unit of the need: litres, kilograms, square metres, pieces. */
  holds: number;
  priceTenge: number;
  weightKg: number;
}

export interface PackSet {
  /** How many of each pack, in the order the packs were given. */
  counts: number[];
  priceTenge: number;
  holds: number;
  /** False only beyond the table's size, where the bulk is filled with the pack cheapest by content. */
  isCheapest: boolean;
}

const PARTS = 10_000;
/** Rows of the table: 2 MB and a few milliseconds at the very worst. */
const MAX_ROWS = 100_000;

/** Null when no pack can hold anything: there is nothing to buy, which is not the same as buying nothing. */
export function findCheapestPacks(amount: number, packs: readonly Pack[]): PackSet | null {
  const sizes = packs.map(({ holds }) => Math.round(holds * PARTS));
  const usable = packs.map((_, index) => index).filter((index) => (sizes[index] ?? 0) > 0);
  const [only] = usable;
  if (only === undefined) return null;
  if (!(amount > 0))
    return toSet(
      packs.map(() => 0),
      packs,
      true,
    );
  if (usable.length === 1) {
    const count = packsFor(amount, packs[only]?.holds ?? 0);
    return toSet(
      packs.map((_, index) => (index === only ? count : 0)),
      packs,
      true,
    );
  }
  const measure = usable.reduce((common, index) => greatestCommonDivisor(common, sizes[index] ?? 0), 0);
  const items = usable.map((index) => ({
    index,
    size: (sizes[index] ?? 0) / measure,
    price: packs[index]?.priceTenge ?? 0,
  }));
  const { counts, isCheapest } = fill(Math.max(1, Math.ceil((amount * PARTS) / measure - 1e-6)), items);
  return toSet(
    packs.map((_, index) => counts.get(index) ?? 0),
    packs,
    isCheapest,
  );
}

/** The fullest set of packs that an amount still holds, for what cannot be cut; of equally full ones the cheapest. */
export function findFullestPacks(amount: number, packs: readonly Pack[]): PackSet | null {
  const sizes = packs.map(({ holds }) => Math.round(holds * PARTS));
  const measure = sizes.reduce(
    (common, size) => (size > 0 ? greatestCommonDivisor(common, size) : common),
    0,
  );
  if (measure === 0) return null;
  const most = Math.min(Math.floor((amount * PARTS) / measure + 1e-6), MAX_ROWS);
  spend(most * (sizes.length + 1));
  const price = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
  const last = new Int16Array(most + 1).fill(-1);
  price[0] = 0;
  for (let sum = 1; sum <= most; sum++) {
    for (const [index, size] of sizes.entries()) {
      const paid =
        size > 0 ? (price[sum - size / measure] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
      const candidate = paid + (packs[index]?.priceTenge ?? 0);
      if (candidate >= (price[sum] ?? 0)) continue;
      price[sum] = candidate;
      last[sum] = index;
    }
  }
  const counts = packs.map(() => 0);
  let sum = price.findLastIndex((paid) => paid < Number.POSITIVE_INFINITY);
  while (sum > 0) {
    const index = last[sum] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
    sum -= (sizes[index] ?? 0) / measure;
  }
  return toSet(counts, packs, true);
}

interface Item {
  index: number;
  size: number;
  price: number;
}

/**
 * Whenever the packs other than the one cheapest by content number as many as its size, some of them add up to a
 * multiple of that size and can be swapped for it without paying more. So all beyond (its size × the largest size) is
 * bulk and only the rest needs the table.
 */
function fill(target: number, items: readonly Item[]): { counts: Map<number, number>; isCheapest: boolean } {
  const best = items.reduce((a, b) => {
    const difference = a.price * b.size - b.price * a.size;
    return difference < 0 || (difference === 0 && a.size >= b.size) ? a : b;
  });
  const largest = Math.max(...items.map(({ size }) => size));
  const exactRows = best.size * largest;
  const rows = Math.min(exactRows, MAX_ROWS);
  const bulk = target > rows ? Math.ceil((target - rows) / best.size) : 0;
  const counts = fillTable(target - bulk * best.size, items, largest);
  counts.set(best.index, (counts.get(best.index) ?? 0) + bulk);
  return { counts, isCheapest: bulk === 0 || exactRows <= MAX_ROWS };
}

function fillTable(target: number, items: readonly Item[], largest: number): Map<number, number> {
  const counts = new Map<number, number>();
  if (target <= 0) return counts;
  const rows = target + largest;
  spend(rows * (items.length + 1));
  const price = new Float64Array(rows).fill(Number.POSITIVE_INFINITY);
  const packs = new Uint32Array(rows);
  const last = new Int16Array(rows).fill(-1);
  price[0] = 0;
  let end = -1;
  for (let sum = 0; sum < rows; sum++) {
    const paid = price[sum] ?? Number.POSITIVE_INFINITY;
    if (paid === Number.POSITIVE_INFINITY) continue;
    if (sum >= target) {
      if (end === -1 || paid < (price[end] ?? 0)) end = sum;
      continue;
    }
    for (const [position, { size, price: itemPrice }] of items.entries()) {
      const next = sum + size;
      const known = price[next] ?? 0;
      const candidate = paid + itemPrice;
      const isBetter =
        candidate < known || (candidate === known && (packs[sum] ?? 0) + 1 < (packs[next] ?? 0));
      if (next >= rows || !isBetter) continue;
      price[next] = candidate;
      packs[next] = (packs[sum] ?? 0) + 1;
      last[next] = position;
    }
  }
  for (let sum = end; sum > 0; ) {
    const item = items[last[sum] ?? -1];
    if (!item) break;
    counts.set(item.index, (counts.get(item.index) ?? 0) + 1);
    sum -= item.size;
  }
  return counts;
}

function toSet(counts: number[], packs: readonly Pack[], isCheapest: boolean): PackSet {
  const add = (value: (pack: Pack) => number) =>
    packs.reduce((sum, pack, index) => sum + value(pack) * (counts[index] ?? 0), 0);
  return {
    counts,
    priceTenge: add(({ priceTenge }) => priceTenge),
    holds: add(({ holds }) => Math.round(holds * PARTS)) / PARTS,
    isCheapest,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
