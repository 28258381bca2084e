/** Keys of each so many rows of a list of products: where a scroll bar finds its windows. */
import type { GridMark } from '#domain/office/grid.ts';
import type { ProductOrder } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';
import type { GridQuestion } from '../office-grid/office-grid.ts';
import { allOf, type Fragment, ORDERS } from './product-grid-parts.queries.ts';

export async function listProductFences(
  db: Db,
  { conditions, order, every }: GridQuestion & { every: number },
): Promise<GridMark[]> {
  const { key, told, join } = ORDERS[order.order as ProductOrder];
  const way = order.isDescending ? 'DESC' : 'ASC';
  const isByPrice = order.order === 'price';
  if (conditions.length === 0) {
    const fences = await db<GridMark[]>`${pickFences(db, order, every)}`;
    return isByPrice ? [...fences, ...(await stepThroughUnpriced(db, every))] : fences;
  }
  const places = isByPrice
    ? `k.price IS NULL, k.price ${way}, CASE WHEN k.price IS NULL THEN o.product_id END, o.product_id ${way}`
    : `${key} ${way}, o.product_id ${way}`;
  return db<GridMark[]>`
    SELECT id, ${db.unsafe(told('place'))} AS key FROM (
      SELECT o.product_id AS id, ${db.unsafe(key)} AS place, row_number() OVER (ORDER BY ${db.unsafe(places)}) AS n
      FROM product_office o ${db.unsafe(isByPrice ? `LEFT ${join}` : join)} WHERE true ${allOf(db, conditions)}
    ) places WHERE n % ${every}::int = 0 ORDER BY n`;
}

/** Of the whole range: from one fence to the next by the index of one table, without a number or a text for each row between them. */
export function pickFences(db: Db, { order, isDescending }: GridQuestion['order'], every: number): Fragment {
  const { key, told, keptIn, id } = ORDERS[order as ProductOrder];
  const way = isDescending ? 'DESC' : 'ASC';
  const next = (beyond: string) => `
    SELECT ${id} AS id, ${key} AS place FROM ${keptIn} ${beyond}
    ORDER BY ${key} ${way}, ${id} ${way} OFFSET ${Number(every) - 1} LIMIT 1`;
  return db`
    WITH RECURSIVE fences AS (
      (${db.unsafe(next(''))})
      UNION ALL
      SELECT n.id, n.place FROM fences f CROSS JOIN LATERAL (
        ${db.unsafe(next(`WHERE (${key}, ${id}) ${isDescending ? '<' : '>'} (f.place, f.id)`))}) n)
    SELECT id, ${db.unsafe(told('place'))} AS key FROM fences`;
}

/** Numbered on from those that have a price. */
const stepThroughUnpriced = (db: Db, every: number): Promise<GridMark[]> => db<GridMark[]>`
  SELECT id, NULL AS key FROM (
    SELECT o.product_id AS id, (SELECT count(*) FROM product_prices) + row_number() OVER (ORDER BY o.product_id) AS n
    FROM product_office o WHERE NOT o.has_price
  ) places WHERE n % ${every}::int = 0 ORDER BY n`;
