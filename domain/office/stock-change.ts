/**
 * What a word about the stock of a store does to the count that can be sold. The shop sells what is free; what orders hold and
 * nobody has packed yet still stands on the shelf, so whoever counts the shelf counts both.
 */
export interface ShelfStock {
  /** What can be sold. */
  free: number;
  /** Sold, and not packed yet. */
  held: number;
}

export type StockWord =
  /** «Counted so many on the shelf.» */
  { kind: 'count'; counted: number } | { kind: 'in' | 'out' | 'damage'; count: number };

export type StockKind = StockWord['kind'];

/** By how much the free count moves; null: more is held than there would be. */
export function findStockDelta({ free, held }: ShelfStock, word: StockWord): number | null {
  const delta =
    word.kind === 'count' ? word.counted - held - free : word.kind === 'in' ? word.count : -word.count;
  return free + delta < 0 ? null : delta;
}

/** Which reasons may be given, by the kind of the word. */
export const STOCK_REASONS = {
  count: ['stock_taking', 'check', 'mistake'],
  in: ['supply', 'found', 'returned', 'mistake'],
  out: ['lost', 'own_use', 'to_supplier', 'mistake'],
  damage: ['broken', 'expired', 'water', 'defect'],
} as const satisfies Record<StockKind, readonly string[]>;

export const isStockReason = (kind: StockKind, reason: string): boolean =>
  (STOCK_REASONS[kind] as readonly string[]).includes(reason);
