/**
 * An order made again: what can still be had goes into the cart at today's prices, and the report says of every line
 * what became of it. Repeated twice it is the same cart: counts are absolute and nothing in the cart is lowered.
 */
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { isSold, settleIntent } from '#domain/cart.ts';
import { type RepeatReport, toRepeatReport } from '#domain/orders/order-changes.ts';
import type { LineWork } from '#domain/orders/works.ts';
import type { Carts } from '../cart/cart.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Recommendations } from '../recommendations/recommendations.ts';

export interface BoughtLine {
  productCode: string;
  name: string;
  count: number;
}

export type Owner = Parameters<Carts['get']>[0];

export interface RepeatParts {
  carts: Carts;
  catalog: Catalog;
  /** By the code of what is gone: what can be bought in its place. */
  listSubstitutes: Recommendations['listSubstitutes'];
}

export interface Repeated {
  cart: Cart;
  report: RepeatReport & { analogues: Product[] };
}

export async function repeatOrder(
  { carts, catalog, listSubstitutes }: RepeatParts,
  bought: readonly BoughtLine[],
  works: readonly LineWork[],
  owner: Owner,
): Promise<Repeated> {
  const lines = together(bought);
  const products = await catalog.listProducts(
    lines.map(({ productCode }) => productCode),
    owner,
  );
  const byCode = new Map(products.map((product) => [product.code, product]));
  const canHave = ({ productCode, count }: BoughtLine): number => {
    const product = byCode.get(productCode);
    return product && isSold(product) ? settleIntent(product, count, 0).count : 0;
  };
  const available = new Map(lines.map((line) => [line.productCode, canHave(line)]));
  const gone = lines.filter(({ productCode }) => available.get(productCode) === 0);
  const analogues = await listSubstitutes(
    gone.map(({ productCode }) => productCode),
    owner,
  );
  const offer = (productCode: string) => ({
    available: available.get(productCode) ?? 0,
    analogueCode: analogues.get(productCode)?.code,
  });
  const planned = toRepeatReport(lines, offer);
  const wishes = [...planned.added, ...planned.fewer].map(({ productCode, count }) => ({
    productCode,
    count,
  }));
  const cart = await carts.write({ items: wishes, works, registrationBefore: true }, owner);
  // A cart holds so many lines and no more: what found no room is told, not passed over.
  const refused = new Set(
    cart.adjusted.filter(({ reason }) => reason === 'full').map((line) => line.productCode),
  );
  const report =
    refused.size === 0
      ? planned
      : toRepeatReport(lines, (code) => (refused.has(code) ? { available: 0 } : offer(code)));
  return { cart, report: { ...report, analogues: [...analogues.values()] } };
}

/** A product may stand in an order twice, at two prices: in the cart it is one line. */
function together(bought: readonly BoughtLine[]): BoughtLine[] {
  const lines = new Map<string, BoughtLine>();
  for (const line of bought) {
    const count = (lines.get(line.productCode)?.count ?? 0) + line.count;
    lines.set(line.productCode, { ...line, count });
  }
  return [...lines.values()];
}
