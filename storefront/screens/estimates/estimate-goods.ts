/** The goods of the shop in an estimate: each product once, counts of several lines together; works and own lines are left out. */
import type { CountedLine } from '#domain/estimates/estimates.ts';

export interface EstimateGood {
  productCode: string;
  count: number;
}

export function listEstimateGoods(sections: readonly { items: readonly CountedLine[] }[]): EstimateGood[] {
  const counts = new Map<string, number>();
  for (const { kind, productCode, count } of sections.flatMap(({ items }) => items)) {
    if (kind !== 'product' || productCode === null || count < 1) continue;
    counts.set(productCode, (counts.get(productCode) ?? 0) + count);
  }
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}
