/** The rows of the compare table as they are shown: the price first, then the properties in their groups. */
import type { CompareTable } from '#contract/lists.ts';
import { barShares, type CompareGroup, findBest } from '#domain/compare.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView, type UserType } from '#domain/price.ts';
import { secondUnitPrice } from '#domain/units.ts';

export type ComparedItem = CompareTable['items'][number];

export interface CompareCell {
  text: string;
  isBest: boolean;
  /** How long the bar under the number is, of a hundred; null: none. */
  share: number | null;
}

export interface CompareRow {
  code: string;
  name: string;
  isDifferent: boolean;
  cells: CompareCell[];
}

export const GROUPS: readonly CompareGroup[] = ['main', 'size', 'features', 'maker'];

export function listRows(items: readonly ComparedItem[], group: CompareGroup): CompareRow[] {
  const [first] = items;
  if (!first) return [];
  return first.compareProperty.flatMap((property, place) => {
    if (property.group !== group) return [];
    const cells = items.flatMap(({ compareProperty }) => compareProperty[place] ?? []);
    const shares = barShares(cells.map(({ number }) => number));
    return [
      {
        code: property.code,
        name: property.name,
        isDifferent: property.isDifferent,
        cells: cells.map(({ value, isBest }, at) => ({ text: value, isBest, share: shares[at] ?? null })),
      },
    ];
  });
}

/** The price of the unit by which such goods are compared; null where they do not share one. */
export function findUnitPrices(items: readonly ComparedItem[], type: UserType): CompareRow | null {
  const prices = items.map((item) => secondUnitPrice(priceView(item, type).price, item.units));
  const [unit] = prices.map((price) => price?.name);
  if (unit === undefined || prices.some((price) => price?.name !== unit)) return null;
  const numbers = prices.map((price) => price?.price ?? null);
  const best = findBest('unit_price', numbers);
  const shares = barShares(numbers);
  return {
    code: 'unit_price',
    name: unit,
    isDifferent: new Set(numbers).size > 1,
    cells: numbers.map((number, at) => ({
      text: number === null ? '' : formatTenge(number),
      isBest: best[at] ?? false,
      share: shares[at] ?? null,
    })),
  };
}

/** How many rows each product is the best of. */
export function countBest(items: readonly ComparedItem[], rows: readonly CompareRow[]): number[] {
  return items.map((_item, at) => rows.filter(({ cells }) => cells[at]?.isBest).length);
}
