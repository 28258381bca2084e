import type { PackageEffect } from '#domain/exchange/judge-package.ts';
import type { Db } from '../../database.ts';
import { countAbsent } from './runs.queries.ts';

/**
 * Nobody has seen it before this package, or the one that brought it still waits for somebody's word: prices that follow
 * their types in files of their own wait with them, and are not passed over.
 */
const isNew = (db: Db, packageId: number, used: ReturnType<Db>) => db`
  (e.seen_package = ${packageId} OR EXISTS (${used}) AND EXISTS (
    SELECT FROM exchange_packages old WHERE old.id = e.seen_package AND old.state = 'held'))`;

/** What a package would do, counted from staging before a single row is touched. */
export async function countEffect(db: Db, packageId: number): Promise<PackageEffect> {
  const [goods] = await db<Partial<PackageEffect>[]>`
    WITH p AS (SELECT * FROM exchange_packages WHERE id = ${packageId}),
    told AS (SELECT external_id, record FROM exchange_staged WHERE package_id = ${packageId} AND kind = 'goods')
    SELECT (SELECT count(*) FROM products WHERE active)::int AS "onSale",
           (SELECT count(*) FROM products)::int AS goods,
           (SELECT count(DISTINCT section_id) FROM products WHERE active)::int AS sections,
           (SELECT (last.counts ->> 'goods')::int FROM exchange_packages last, p
            WHERE last.kind = 'goods' AND last.scope = 'full' AND last.state = 'applied'
              AND last.catalog_id IS NOT DISTINCT FROM p.catalog_id ORDER BY last.id DESC LIMIT 1) AS "lastFullGoods",
           (SELECT count(*) FROM told JOIN products d USING (external_id)
            WHERE d.active AND (told.record ->> 'isDeleted')::boolean)::int AS "switchedOff",
           (SELECT count(*) FROM told JOIN products d USING (external_id)
            JOIN external_ids e ON e.kind = 'section' AND e.external_id = told.record -> 'groupIds' ->> 0
            WHERE e.id <> d.section_id)::int AS moved,
           (SELECT count(DISTINCT e.id) FROM exchange_staged s
            JOIN external_ids e ON e.kind = 'section' AND e.external_id = s.external_id
            JOIN products d ON d.section_id = e.id AND d.active
            WHERE s.package_id = ${packageId} AND s.kind = 'group'
              AND (s.record ->> 'isDeleted')::boolean)::int AS "sectionsEmptied",
           (SELECT CASE WHEN p.kind = 'goods' AND p.scope = 'full'
                   THEN (SELECT count(DISTINCT external_id) FROM told) END FROM p)::int AS "goodsTold"`;
  const [offers] = await db<Partial<PackageEffect>[]>`
    WITH told AS (
      SELECT s.external_id, floor(max(s.amount / coalesce(nullif(s.ratio, 0), 1)) + 0.5) AS price
      FROM exchange_staged_prices s
      JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role = 'price'
      WHERE s.package_id = ${packageId} AND coalesce(s.min_count, 0) <= 1 GROUP BY s.external_id),
    compared AS (SELECT told.price, r.price AS old FROM told JOIN products p USING (external_id)
                 JOIN product_prices r ON r.product_id = p.id),
    rests AS (
      SELECT p.id AS product_id, e.id AS store_id, sum(greatest(s.count, 0)) AS count
      FROM (SELECT DISTINCT ON (external_id, store) * FROM exchange_staged_rests
            WHERE package_id = ${packageId} ORDER BY external_id, store, n DESC) s
      JOIN external_ids e ON e.kind = 'store' AND e.external_id = coalesce(s.store, '') AND e.id IS NOT NULL
      JOIN products p ON p.external_id = s.external_id
      WHERE s.package_id = ${packageId} GROUP BY p.id, e.id)
    SELECT (SELECT count(*) FROM product_prices)::int AS prices,
           (SELECT count(*) FROM stocks WHERE count > 0)::int AS stocked,
           (SELECT count(*) FROM compared WHERE price > 0 AND (price * 2 < old OR price > old * 1.5))::int AS "pricesHalved",
           (SELECT count(*) FROM compared WHERE price > 0 AND price * 10 < old)::int AS "pricesTenth",
           (SELECT count(*) FROM compared WHERE coalesce(price, 0) <= 0)::int AS "pricesTaken",
           (SELECT count(*) FROM rests JOIN stocks s USING (product_id, store_id)
            WHERE rests.count < 1 AND s.count > 0)::int AS "stockedToZero",
           (SELECT count(*) FROM external_ids e WHERE e.kind = 'price_type' AND NOT e.is_mapped AND ${isNew(
             db,
             packageId,
             db`SELECT FROM exchange_staged_prices s WHERE s.package_id = ${packageId} AND s.price_type = e.external_id`,
           )})::int AS "newPriceTypes",
           (SELECT count(*) FROM external_ids e WHERE e.kind = 'store' AND NOT e.is_mapped AND ${isNew(
             db,
             packageId,
             db`SELECT FROM exchange_staged_rests s WHERE s.package_id = ${packageId} AND coalesce(s.store, '') = e.external_id`,
           )})::int AS "newStores"`;
  const effect = { ...goods, ...offers } as PackageEffect;
  return { ...effect, switchedOff: effect.switchedOff + (await countAbsent(db, packageId)) };
}
