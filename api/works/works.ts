/**
 * Work done to the goods of a line. Promises: what a cart shows for it is what an order charges, by `domain/orders/work-price.ts`
 * alone. Relies on the words of the catalogue for what a product is.
 */
import type { CartWork } from '#contract/cart.ts';
import type { Locale } from '#domain/locale.ts';
import { type PricedWork, priceWork } from '#domain/orders/work-price.ts';
import { fitWorks, type LineWork } from '#domain/orders/works.ts';
import { toTintable } from '#domain/tinting/tinting.ts';
import type { Db } from '../database.ts';
import { listWorkGoods, type WorkGoodsRow } from './works.queries.ts';

export interface FoundWork extends PricedWork {
  goods: WorkGoodsRow;
}

/** What is done with the goods that are bought, at its price; what is not done with them is left out. */
export async function priceWorks(
  db: Db,
  works: readonly LineWork[],
  counts: ReadonlyMap<string, number>,
): Promise<FoundWork[]> {
  if (works.length === 0) return [];
  const rows = await listWorkGoods(db, [...new Set(works.map(({ productCode }) => productCode))]);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return fitWorks(works, counts).flatMap((work): FoundWork[] => {
    const goods = byCode.get(work.productCode);
    const priced = goods && priceWork(work, { tintable: toTintable(goods) });
    return priced ? [{ ...priced, goods }] : [];
  });
}

/** Whether each of them can be done at all, however many there are. */
export async function areDone(db: Db, works: readonly LineWork[]): Promise<boolean> {
  const counts = new Map(works.map(({ productCode }) => [productCode, Number.MAX_SAFE_INTEGER]));
  const done = await priceWorks(
    db,
    works.map((work) => ({ ...work, count: 1 })),
    counts,
  );
  return done.length === works.length;
}

export const toCartWork = (work: FoundWork, language: Locale): CartWork => ({
  productCode: work.productCode,
  kind: work.kind,
  detail: work.detail,
  count: work.count,
  name: work.name[language],
  hex: work.hex,
  unit: language === 'kz' ? work.goods.unitKz : work.goods.unitRu,
  price: work.priceTenge,
  sum: work.sumTenge,
});
