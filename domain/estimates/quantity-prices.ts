/**
 * Prices by quantity are of all that an estimate has of a product, in whichever rooms it lies: the cart adds it up and so
 * does the shop.
 */
interface SteppedProduct {
  price: number;
  priceSteps?: readonly { from: number; price: number }[] | undefined;
}

interface PricedLine {
  id: string;
  kind: string;
  productCode: string | null;
  count: number;
  price: number;
}

type Sections = readonly { items: readonly PricedLine[] }[];

/** What one of so many costs today. */
export function priceForCount({ price, priceSteps = [] }: SteppedProduct, count: number): number {
  return priceSteps.findLast(({ from }) => from <= count)?.price ?? price;
}

/** The same of a product whose price may not be shown to this reader. */
export const todayPrice = (
  { price, priceSteps }: { price?: number | undefined; priceSteps?: SteppedProduct['priceSteps'] },
  count: number,
): number | undefined => (price === undefined ? undefined : priceForCount({ price, priceSteps }, count));

/** How many of each product there are in all rooms. */
export function countProducts(sections: Sections): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { items } of sections)
    for (const { kind, productCode, count } of items)
      if (kind === 'product' && productCode !== null)
        counts.set(productCode, (counts.get(productCode) ?? 0) + count);
  return counts;
}

/**
 * After a change: where there is another count of a product with prices by quantity, or a new line of it, all its lines
 * have the price of the count. Others keep theirs, and what does not change stays the same object.
 */
export function withQuantityPrices<S extends { items: readonly PricedLine[] }>(
  sections: readonly S[],
  before: Sections,
  findProduct: (
    code: string,
  ) => { price?: number | undefined; priceSteps?: SteppedProduct['priceSteps'] } | undefined,
  also: Partial<S['items'][number]> = {},
): S[] {
  const [had, has] = [countProducts(before), countProducts(sections)];
  const known = new Set(before.flatMap(({ items }) => items.map(({ id }) => id)));
  const renewed = new Set(
    sections.flatMap(({ items }) =>
      items.flatMap(({ id, productCode }) =>
        productCode !== null && (!known.has(id) || had.get(productCode) !== has.get(productCode))
          ? [productCode]
          : [],
      ),
    ),
  );
  type Line = S['items'][number];
  const toNow = (line: Line): Line => {
    if (line.kind !== 'product' || line.productCode === null || !renewed.has(line.productCode)) return line;
    const product = findProduct(line.productCode);
    const price = product?.priceSteps && todayPrice(product, has.get(line.productCode) ?? line.count);
    return price === undefined || price === line.price ? line : { ...line, ...also, price };
  };
  return sections.map((section) => {
    const items = section.items.map(toNow);
    return items.every((line, at) => line === section.items[at]) ? section : { ...section, items };
  });
}
