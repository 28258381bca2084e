/**
 * Work done to the goods of a line. Promises: what a cart shows for it is what an order charges, by `domain/orders/work-price.ts`
 * alone. Relies on the words of the catalogue for what a product is.
 */
import type { CartWork } from '#contract/cart.ts';
import { PLAN_STEPS, withinBudget } from '#domain/cutting/budget.ts';
import type { Locale } from '#domain/locale.ts';
import { type PricedWork, priceWork } from '#domain/orders/work-price.ts';
import { fitWorks, type LineWork } from '#domain/orders/works.ts';
import { toCutStock } from '#domain/sawing/sawing.ts';
import { toTintable } from '#domain/tinting/tinting.ts';
import type { Db } from '../database.ts';
import { listWorkGoods, type WorkGoodsRow } from './works.queries.ts';

export interface FoundWork extends PricedWork {
  goods: WorkGoodsRow;
}

/** All plans of one question together: whoever asks for more is answered with fewer of them. */
const QUESTION_STEPS = 4 * PLAN_STEPS;

/** What is done with the goods that are bought, at its price; what is not done with them is left out. */
export async function priceWorks(
  db: Db,
  works: readonly LineWork[],
  counts: ReadonlyMap<string, number>,
): Promise<FoundWork[]> {
  return priceEach(db, fitWorks(works, counts));
}

/** Those that can be done at all, however many of the goods there are. */
export async function listDone(db: Db, works: readonly LineWork[]): Promise<LineWork[]> {
  const done = await priceEach(db, works);
  return done.map(({ productCode, kind, detail, count }) => ({ productCode, kind, detail, count }));
}

async function priceEach(db: Db, works: readonly LineWork[]): Promise<FoundWork[]> {
  if (works.length === 0) return [];
  const rows = await listWorkGoods(db, [...new Set(works.map(({ productCode }) => productCode))]);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const priced = withinBudget(QUESTION_STEPS, () =>
    works.flatMap((work): FoundWork[] => {
      const goods = byCode.get(work.productCode);
      const known = goods && priceWork(work, { tintable: toTintable(goods), stock: toCutStock(goods) });
      return known ? [{ ...known, goods }] : [];
    }),
  );
  return priced?.value ?? [];
}

/** In which its price is counted. */
export const unitOf = ({ unit, goods }: FoundWork): Readonly<Record<Locale, string>> =>
  unit ?? { ru: goods.unitRu, kz: goods.unitKz };

export const toCartWork = (work: FoundWork, language: Locale): CartWork => ({
  productCode: work.productCode,
  kind: work.kind,
  detail: work.detail,
  count: work.count,
  name: work.name[language],
  hex: work.hex,
  charged: work.charged,
  unit: unitOf(work)[language],
  price: work.priceTenge,
  sum: work.sumTenge,
});
