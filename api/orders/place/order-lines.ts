/** From what was reckoned to what is kept: the lines of an order. */
import type { Explanation, PricedQuestion } from '../../promotions/promotions.ts';
import { toKeptGoods } from '../quote/carried-goods.ts';
import type { Quote, QuotedLine } from '../quote/quote.ts';
import type { NewLine } from './create.queries.ts';

const toDiscounts = (all: readonly Explanation[]): NewLine['discounts'] =>
  all.map(({ reason, promotion, titles, amount }) => ({ reason, code: promotion, title: titles, amount }));

type Priced = PricedQuestion['lines'][number];

function toLine(line: number, { row, isGift }: QuotedLine, priced: Priced): NewLine {
  return {
    line,
    ...toKeptGoods(row),
    count: priced.count,
    price: priced.price,
    regularPrice: priced.basePrice,
    discounts: toDiscounts(priced.discounts),
    sum: priced.sum,
    vatPercent: priced.vatPercent,
    vatSum: priced.vat,
    isGift,
  };
}

/** In the order of the cart, gifts last. */
export function toNewLines({ lines, priced }: Quote): NewLine[] {
  const find = (all: readonly Priced[], { row }: QuotedLine) =>
    all.find(({ productCode }) => productCode === row.code);
  return lines.flatMap((line, at): NewLine[] => {
    const found = find(line.isGift ? priced.gifts : priced.lines, line);
    return found ? [toLine(at + 1, line, found)] : [];
  });
}
