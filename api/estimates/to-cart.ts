/** From lines of an estimate to the cart: what can be had goes in, and every line is told of. */
import type { Cart } from '#contract/cart.ts';
import type { EstimateReport } from '#contract/estimate-exchange.ts';
import { totalStock } from '#domain/availability.ts';
import { isSold } from '#domain/cart.ts';
import { toRepeatReport } from '#domain/orders/order-changes.ts';
import { toSaleCount } from '#domain/quantity.ts';
import { saleRule } from '#domain/units.ts';
import type { Carts } from '../cart/cart.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Recommendations } from '../recommendations/recommendations.ts';
import type { StoredLine, StoredSection } from './estimates.queries.ts';

export interface CartWish {
  itemIds?: readonly string[] | undefined;
  sectionIds?: readonly string[] | undefined;
}

export interface ToCartParts {
  carts: Pick<Carts, 'write'>;
  catalog: Pick<Catalog, 'listProducts'>;
  recommendations: Pick<Recommendations, 'listSubstitutes'>;
}

export type CartOwner = Parameters<Carts['write']>[1];

export async function putIntoCart(
  { carts, catalog, recommendations }: ToCartParts,
  sections: readonly StoredSection[],
  wish: CartWish,
  owner: CartOwner,
): Promise<{ cart: Cart; report: EstimateReport }> {
  const chosen = chooseLines(sections, wish);
  const wanted = addUp(chosen.filter(({ kind }) => kind === 'product'));
  const products = new Map(
    (await catalog.listProducts([...wanted.keys()], owner)).map((product) => [product.code, product]),
  );
  const availableOf = (code: string): number => {
    const product = products.get(code);
    return product && isSold(product) ? totalStock(product.balance) : 0;
  };
  const lines = [...wanted].map(([productCode, { name, count }]) => {
    const product = products.get(productCode);
    const stock = availableOf(productCode);
    // Goods of a step (two metres at a time) are taken as they are sold: rather more than too little.
    const rounded =
      product && stock > 0 ? toSaleCount(count, saleRule(product.units), stock) || stock : count;
    return { productCode, name: product?.name ?? name, count: Math.max(count, rounded) };
  });
  const gone = lines.filter(({ productCode }) => availableOf(productCode) === 0);
  const analogues = await recommendations.listSubstitutes(
    gone.map(({ productCode }) => productCode),
    owner,
  );
  const report = toRepeatReport(lines, (code) => ({
    available: availableOf(code),
    analogueCode: analogues.get(code)?.code,
  }));
  // As after a login: of what lies in the cart already nothing is taken away, and a second press doubles nothing.
  const items = [...report.added, ...report.fewer].map(({ productCode, count }) => ({ productCode, count }));
  const cart = await carts.write({ items, registrationBefore: true }, owner);
  const nameOf = (code: string): string => products.get(code)?.name ?? wanted.get(code)?.name ?? code;
  const named = <T extends { productCode: string }>(all: readonly T[]) =>
    all.map((each) => ({ ...each, name: nameOf(each.productCode) }));
  return {
    cart,
    report: {
      added: named(report.added),
      fewer: named(report.fewer),
      gone: named(report.gone),
      kept: chosen.filter(({ kind }) => kind !== 'product').map(({ name }) => ({ name })),
    },
  };
}

/** Lines and sections that are named; without a name the whole. */
function chooseLines(sections: readonly StoredSection[], { itemIds, sectionIds }: CartWish): StoredLine[] {
  if (itemIds === undefined && sectionIds === undefined) return sections.flatMap(({ items }) => items);
  const named = new Set(itemIds ?? []);
  const whole = new Set(sectionIds ?? []);
  return sections.flatMap(({ id, items }) => items.filter((line) => whole.has(id) || named.has(line.id)));
}

/** The same product in two rooms is one line of the cart. */
function addUp(lines: readonly StoredLine[]): Map<string, { name: string; count: number }> {
  const sums = new Map<string, { name: string; count: number }>();
  for (const { productCode, name, count } of lines) {
    if (productCode === null || count <= 0) continue;
    sums.set(productCode, { name, count: Math.ceil(count) + (sums.get(productCode)?.count ?? 0) });
  }
  return sums;
}
