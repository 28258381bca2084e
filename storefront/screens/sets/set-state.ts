/** A visitor's choice of a set's items, and the lines that follow from it: the same arithmetic as the server's. */
import type { SetItem } from '#contract/sets.ts';
import { priceView, type UserType } from '#domain/price.ts';
import { countFor, type LineStanding, standingOf } from '#domain/sets.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';

export interface SetChoice {
  param: number | null;
  /** By item: which product, or null for an optional one that is left out. Items as they are at first are not named. */
  items: Readonly<Record<number, string | null>>;
}

export interface ShownLine {
  item: SetItem;
  product: CardProduct;
  isTaken: boolean;
  count: number;
  price: number;
  sum: number;
  standing: LineStanding;
}

export function toShownLines(
  items: readonly SetItem[],
  products: ReadonlyMap<string, CardProduct>,
  choice: SetChoice,
  { cityCode, type }: { cityCode: string; type: UserType },
): ShownLine[] {
  return items.flatMap((item): ShownLine[] => {
    const chosen = choice.items[item.id];
    const product = products.get(chosen ?? item.productCode);
    if (!product) return [];
    const count = countFor(item, choice.param ?? 0, product.units);
    const { price } = priceView(product, type, count);
    const isTaken = item.required || (chosen === undefined ? item.isTaken : chosen !== null);
    const standing = standingOf({ product, count }, cityCode);
    return [{ item, product, isTaken, count, price, sum: price * count, standing }];
  });
}

/** What may stand in a line's place, itself first, each for what it would cost there. */
export function listAlternatives(
  { item, count }: Pick<ShownLine, 'item' | 'count'>,
  products: readonly CardProduct[],
  type: UserType,
): { code: string; name: string; price: number }[] {
  const codes = new Set([item.productCode, ...item.alternatives, item.analogue]);
  return [...codes].flatMap((code) => {
    const product = products.find((each) => each.code === code);
    return product
      ? [{ code: product.code, name: product.name, price: priceView(product, type, count).price }]
      : [];
  });
}

/** What can be put into the cart: taken, and to be had; the same product of two items adds up. */
export function toCartLines(lines: readonly ShownLine[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { product, count, isTaken, standing } of lines) {
    if (isTaken && standing !== 'gone') counts.set(product.code, (counts.get(product.code) ?? 0) + count);
  }
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** As the call wants it: only what differs from the set as it is at first. */
export function toChoices({ items }: SetChoice): { item: number; productCode: string | null }[] {
  return Object.entries(items).map(([item, productCode]) => ({ item: Number(item), productCode }));
}

export function withItem(
  choice: SetChoice,
  { id, productCode, isTaken }: SetItem,
  wished: string | null,
): SetChoice {
  const { [id]: _, ...rest } = choice.items;
  const isAsAtFirst = wished === (isTaken ? productCode : null);
  return { ...choice, items: isAsAtFirst ? rest : { ...rest, [id]: wished } };
}
