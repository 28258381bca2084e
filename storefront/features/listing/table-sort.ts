import type { Sort } from '#domain/listing.ts';

export type SortedColumn = 'name' | 'unit' | 'price';

/** What a press on a column's name asks for: prices go up first, then down; the others know one way. */
export function sortAfterPress(
  column: SortedColumn,
  current: Sort,
): { sort: Sort; isCurrent: boolean; isDown: boolean } {
  if (column === 'name') return { sort: 'name', isCurrent: current === 'name', isDown: false };
  if (column === 'unit') return { sort: 'unit-price', isCurrent: current === 'unit-price', isDown: false };
  return {
    sort: current === 'price-asc' ? 'price-desc' : 'price-asc',
    isCurrent: current === 'price-asc' || current === 'price-desc',
    isDown: current === 'price-desc',
  };
}
