/** What staff must look at in a set: goods that are not sold, that a city lacks, whose price is another than was last seen. */
import type { SetFault } from '#contract/office/office-sets.ts';
import { type SetLine, standingOf } from '../sets.ts';

export interface CheckedItem {
  /** The chosen product in the count it is taken in; null: it exists no more. */
  line: SetLine | null;
  price: number;
  seenPrice: number | null;
}

export const isOnSale = ({ active, onOrder, isOffline }: SetLine['product']): boolean =>
  active && !onOrder && !isOffline;

/** Nobody has seen a price of what was put in before prices were looked at: nothing is told of it. */
export function faultsOf({ line, price, seenPrice }: CheckedItem, cityCode: string): SetFault[] {
  if (line === null || !isOnSale(line.product)) return ['not_sold'];
  const faults: SetFault[] = [];
  if (standingOf(line, cityCode) !== 'here') faults.push('not_here');
  if (seenPrice !== null && seenPrice !== price) faults.push('price');
  return faults;
}

export interface PublishedSet {
  words: readonly string[];
  itemCount: number;
}

/** Fewer are no set. */
export const LEAST_ITEMS = 2;

/** Why buyers cannot be shown it; null: they can. */
export function findSetGap({ words, itemCount }: PublishedSet): 'words' | 'items' | null {
  if (words.some((word) => word.trim() === '')) return 'words';
  return itemCount < LEAST_ITEMS ? 'items' : null;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a mark lies: within the picture, to a tenth of a per cent. */
export const toSpot = ({ x, y }: Spot): Spot => ({ x: toTenth(x), y: toTenth(y) });

const toTenth = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One press of an arrow is a half per cent, with Shift five; null: the key moves nothing. */
export function moveSpot(spot: Spot, key: string, isFar: boolean): Spot | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = isFar ? 5 : 0.5;
  return toSpot({ x: spot.x + step[0] * by, y: spot.y + step[1] * by });
}
