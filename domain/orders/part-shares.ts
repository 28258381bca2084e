/** What each drive of an order brings, to the tenge: goods, discounts and points of all drives together are those of the order. */
import { type OrderPart, type PartLine, restOf } from './parts.ts';

interface SharedLine extends PartLine {
  /** Of all of it, as it is paid. */
  sum: number;
  /** Of one, before discounts. */
  regularPrice: number;
}

interface SharedOrder {
  lines: readonly SharedLine[];
  /** What is paid besides the goods: agreed once, so it comes with the first drive. */
  besides: number;
  pointsSpent: number;
  pointsEarned: number;
}

export interface PartShare {
  /** From one on. */
  part: number;
  lines: { line: number; count: number; sum: number; discount: number }[];
  goods: number;
  discount: number;
  pointsSpent: number;
  pointsEarned: number;
  total: number;
}

/** Whole shares of a whole sum, by weight: each is what all up to it have, less what all before it have. */
function shareOut(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((one, other) => one + other, 0);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = all === 0 ? sum : Math.floor((sum * before) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

export function sharesOf(
  order: SharedOrder,
  parts: readonly Pick<OrderPart, 'part' | 'lines'>[],
): PartShare[] {
  const counts = [
    { part: 1, lines: restOf<PartLine>(order.lines, parts) },
    ...parts.map(({ part, lines }) => ({ part, lines })),
  ];
  const drives = counts.map(({ part }) => ({ part, lines: [] as PartShare['lines'] }));
  for (const { line, count, sum, regularPrice } of order.lines) {
    const weights = counts.map(({ lines }) => lines.find((each) => each.line === line)?.count ?? 0);
    const sums = shareOut(sum, weights);
    const discounts = shareOut(regularPrice * count - sum, weights);
    weights.forEach((own, at) => {
      if (own > 0)
        drives[at]?.lines.push({ line, count: own, sum: sums[at] ?? 0, discount: discounts[at] ?? 0 });
    });
  }
  const goods = drives.map(({ lines }) => lines.reduce((sum, each) => sum + each.sum, 0));
  const spent = shareOut(order.pointsSpent, goods);
  const earned = shareOut(order.pointsEarned, goods);
  return drives.map(({ part, lines }, at) => ({
    part,
    lines,
    goods: goods[at] ?? 0,
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    pointsSpent: spent[at] ?? 0,
    pointsEarned: earned[at] ?? 0,
    total: (goods[at] ?? 0) + (at === 0 ? order.besides : 0),
  }));
}
