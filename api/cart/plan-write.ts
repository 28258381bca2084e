/** What a write comes to: counts within what there is, lines in their order, and what was lowered or left out. */
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { MAX_CART_LINES, settleIntent } from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { priceView, userType } from '#domain/price.ts';
import type { LineRow } from './cart.queries.ts';
import type { CartAsker } from './cart-prices.ts';

export interface CartWrite {
  items: readonly CartCount[];
  /** Work on the lines; those that are not named stay. */
  works?: readonly LineWork[];
  /** The cart collected before the login: per product the larger count stays. */
  registrationBefore?: boolean;
  /** The state the writer knew. */
  eventId?: string | undefined;
}

export interface Plan {
  /** The whole cart afterwards. */
  lines: LineRow[];
  put: LineRow[];
  gone: string[];
  adjusted: Cart['adjusted'];
}

export const toCounts = (lines: readonly CartCount[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ productCode, count }) => [productCode, count]));

export function planWrite(
  held: readonly LineRow[],
  write: CartWrite,
  products: readonly Product[],
  viewer: CartAsker['viewer'],
): Plan {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const lines = new Map(held.map((line) => [line.productCode, line]));
  const put = new Map<string, LineRow>();
  const gone = new Set<string>();
  const adjusted: Cart['adjusted'] = [];
  for (const { productCode, count: wished } of write.items) {
    const product = byCode.get(productCode) ?? null;
    const line = lines.get(productCode);
    const there = line?.count ?? 0;
    // A merge lowers nothing: a count above the stock stays and is marked as such.
    const settled =
      write.registrationBefore && product
        ? { count: Math.max(there, wished), reason: null }
        : settleIntent(product, wished, there);
    const isFull = !line && settled.count > 0 && lines.size >= MAX_CART_LINES;
    const count = isFull ? 0 : settled.count;
    const reason = isFull ? ('full' as const) : settled.reason;
    if (reason !== null)
      adjusted.push({
        productCode,
        name: product?.name ?? line?.name ?? productCode,
        wished,
        count,
        reason,
      });
    put.delete(productCode);
    gone.delete(productCode);
    if (count === 0) {
      lines.delete(productCode);
      gone.add(productCode);
    } else if (line || product) {
      const row = line ? { ...line, count } : toRow(product, productCode, count, viewer);
      lines.set(productCode, row);
      put.set(productCode, row);
    }
  }
  return { lines: [...lines.values()], put: [...put.values()], gone: [...gone], adjusted };
}

/** The name and the price of the moment stay with the line: what it was, should the product go. */
function toRow(
  product: Product | null,
  productCode: string,
  count: number,
  viewer: CartAsker['viewer'],
): LineRow {
  return {
    productCode,
    count,
    name: product?.name ?? productCode,
    addedPrice: product ? priceView(product, userType(viewer)).price : 0,
  };
}
