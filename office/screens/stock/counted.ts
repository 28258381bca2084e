/** A round of stock-taking as this phone keeps it until it is written: a closed page loses nothing. */
import type { StockRow } from '#contract/office/stock.ts';

export interface Counted {
  row: StockRow;
  counted: number;
  /** By which it was found. */
  codes: readonly string[];
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const keyOf = (store: number) => `office-count:${store}`;

export function readCounted(storage: Store, store: number): Counted[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(store)) ?? '[]');
    return Array.isArray(kept) ? (kept as Counted[]) : [];
  } catch {
    return [];
  }
}

export function keepCounted(storage: Store, store: number, round: readonly Counted[]): void {
  if (round.length === 0) storage.removeItem(keyOf(store));
  else storage.setItem(keyOf(store), JSON.stringify(round));
}

/** The newest first; one more of what is known already. */
export function countOne(round: readonly Counted[], row: StockRow, code: string): Counted[] {
  const known = round.find((each) => each.row.productId === row.productId);
  const codes = [...new Set([...(known?.codes ?? []), code])];
  return [{ row, counted: (known?.counted ?? 0) + 1, codes }, ...round.filter((each) => each !== known)];
}

export const setCount = (round: readonly Counted[], productId: number, counted: number): Counted[] =>
  round.map((each) => (each.row.productId === productId ? { ...each, counted } : each));

/** What differs from the books, in pieces: below zero is missing. */
export const differenceOf = ({ row, counted }: Counted): number => counted - row.free - row.held;

/** What a code means of what was counted already: without a network the next package of it still counts. */
export const findCounted = (round: readonly Counted[], code: string): StockRow | null =>
  round.find(({ codes }) => codes.includes(code))?.row ?? null;
