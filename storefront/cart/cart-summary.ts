/** What a cart comes to: which lines can be sold now, for how much, and how heavy they are. */
import type { Product } from '#contract/catalog.ts';
import { buttonStatus, totalStock } from '#domain/availability.ts';
import type { CartCount } from '#domain/merge.ts';
import { type PriceView, priceView, type UserType } from '#domain/price.ts';
import { totalWeightKg } from '#domain/weight.ts';

export interface SummaryLine {
  product: Product;
  count: number;
  /** What there is of it in all cities; more cannot be sold. */
  stock: number;
  view: PriceView;
  /** Only what exists is counted. */
  sum: number;
}

export interface CartSummary {
  lines: SummaryLine[];
  /** Lines that will not go into an order: on order, in stores only, gone. */
  apart: SummaryLine[];
  /** Codes that the shop no longer knows. */
  unknown: string[];
  total: number;
  /** What the same goods cost without discounts. */
  totalBefore: number;
  /** The total with a club card; equal to the total where it changes nothing. */
  clubTotal: number;
  weightKg: number;
}

function toLine(product: Product, count: number, type: UserType): SummaryLine {
  const stock = totalStock(product.balance);
  const view = priceView(product, type);
  return { product, count, stock, view, sum: view.price * Math.min(count, stock) };
}

const isSold = ({ product }: SummaryLine) => product.active && buttonStatus(product) === 'active';
const sold = ({ count, stock }: SummaryLine) => Math.min(count, stock);

function priceBefore({ view }: SummaryLine): number {
  return ('struckPrice' in view ? view.struckPrice : null) ?? view.price;
}

export function summarizeCart(
  cart: readonly CartCount[],
  products: readonly Product[],
  type: UserType,
): CartSummary {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const all = cart.flatMap(({ productCode, count }) => {
    const product = byCode.get(productCode);
    return product ? [toLine(product, count, type)] : [];
  });
  const lines = all.filter(isSold);
  const sumOf = (price: (line: SummaryLine) => number) =>
    lines.reduce((sum, line) => sum + price(line) * sold(line), 0);
  return {
    lines,
    apart: all.filter((line) => !isSold(line)),
    unknown: cart.flatMap(({ productCode }) => (byCode.has(productCode) ? [] : [productCode])),
    total: sumOf(({ view }) => view.price),
    totalBefore: sumOf(priceBefore),
    clubTotal: sumOf(({ view }) =>
      view.kind === 'club' ? Math.min(view.clubPrice, view.price) : view.price,
    ),
    weightKg: totalWeightKg(lines.map((line) => ({ product: line.product, count: sold(line) }))),
  };
}
