/**
 * Two numbers of stock: what 1C told, and what is sold from. What we know and 1C did not know yet when it counted is
 * added to what it told; in doubt it did not know: one too few rather than one too many.
 */
export interface BookedEntry {
  /** Below zero: taken. */
  count: number;
  bookedAt: Date;
  /** Every time its order was told: when the text was made, and when 1C said that it has it (null: it has not). */
  tellings: readonly { composedAt: Date; confirmedAt: Date | null }[];
  /** When 1C reported that these goods have left; null: not yet. */
  shippedAt: Date | null;
}

/** `free`: 1C sends what is on hand less what it has reserved. `on_hand`: what lies there, reserved or not. */
export type StockMeaning = 'free' | 'on_hand';

function isKnownTo1c(entry: BookedEntry, at: Date, meaning: StockMeaning): boolean {
  if (meaning === 'on_hand') return entry.shippedAt !== null && entry.shippedAt <= at;
  return entry.tellings.some(
    ({ composedAt, confirmedAt }) => confirmedAt !== null && confirmedAt < at && entry.bookedAt <= composedAt,
  );
}

export interface ToldCount {
  told: number;
  at: Date;
  meaning: StockMeaning;
}

/** What staff have said of the shelf: known to 1C only once it has counted again. */
export interface AdjustedCount {
  delta: number;
  at: Date;
}

/** What may be sold; `oversold` tells by how much more was sold than there is. */
export function countToSell(
  { told, at, meaning }: ToldCount,
  entries: readonly BookedEntry[],
  adjusted: readonly AdjustedCount[] = [],
): { count: number; oversold: number } {
  const unknown = entries
    .filter((entry) => !isKnownTo1c(entry, at, meaning))
    .reduce((sum, { count }) => sum + count, 0);
  // Half a bag is not sold, and less than nothing is nothing.
  const since = adjusted.filter((each) => each.at > at).reduce((sum, { delta }) => sum + delta, 0);
  const left = Math.max(0, Math.floor(told)) + unknown + since;
  return { count: Math.max(0, left), oversold: Math.max(0, -left) };
}
