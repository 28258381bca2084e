/** One walk for several orders: what is to be taken from each shelf, and how much of it is whose. */
import { byShelf, type ShelfPlace } from './pick.ts';

interface GatheredLine {
  article: string;
  name: string;
  unit: string;
  shelf: ShelfPlace | null;
  wanted: number;
}

export interface GatheredRow extends GatheredLine {
  /** By the place of the order among those asked for, counted from one. */
  shares: { order: number; count: number }[];
}

/** The same article on the same shelf is one row, in the order of the walk; what has no shelf comes last. */
export function gatherLines(orders: readonly (readonly GatheredLine[])[]): GatheredRow[] {
  const rows = new Map<string, GatheredRow>();
  orders.forEach((lines, at) => {
    for (const { article, name, unit, shelf, wanted } of lines) {
      if (wanted === 0) continue;
      const row = rows.get(article) ?? { article, name, unit, shelf, wanted: 0, shares: [] };
      const own = row.shares.find(({ order }) => order === at + 1);
      row.wanted += wanted;
      if (own) own.count += wanted;
      else row.shares.push({ order: at + 1, count: wanted });
      rows.set(article, row);
    }
  });
  return [...rows.values()]
    .map((row, line) => ({ row, shelf: row.shelf, line }))
    .toSorted(byShelf)
    .map(({ row }) => row);
}
