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

/**
 * What a package would do, counted from staging before a single row is touched. What there is of goods, prices and stock is
 * counted only where a package does something that is measured by it: most do not, and a large range takes seconds.
 */
export async function countEffect(db: Db, packageId: number): Promise<PackageEffect> {
  const [goods] = await db<Partial<PackageEffect>[]>`
    WITH p AS (SELECT * FROM exchange_packages WHERE id = ${packageId}),
    told AS MATERIALIZED (
      SELECT external_id, (record ->> 'isDeleted')::boolean AS is_deleted, record -> 'groupIds' ->> 0 AS group_id
      FROM exchange_staged WHERE package_id = ${packageId} AND kind = 'goods'),
    known AS (
      SELECT count(*) FILTER (WHERE d.active AND told.is_deleted) AS off,
             count(*) FILTER (WHERE e.id <> d.section_id) AS moved
      FROM told JOIN products d ON d.external_id = told.external_id COLLATE "default"
      LEFT JOIN external_ids e ON e.kind = 'section' AND e.external_id = told.group_id),
    emptied AS (
      SELECT count(DISTINCT e.id) AS count FROM exchange_staged s
      JOIN external_ids e ON e.kind = 'section' AND e.external_id = s.external_id
      JOIN products d ON d.section_id = e.id AND d.active
      WHERE s.package_id = ${packageId} AND s.kind = 'group' AND (s.record ->> 'isDeleted')::boolean)
    SELECT known.off::int AS "switchedOff", known.moved::int, emptied.count::int AS "sectionsEmptied",
           CASE WHEN known.moved > 0 THEN (SELECT count(*) FROM products) ELSE 0 END::int AS goods,
           CASE WHEN emptied.count > 0 THEN (SELECT count(DISTINCT section_id) FROM products WHERE active) ELSE 0 END::int AS sections,
           (SELECT (last.counts ->> 'goods')::int FROM exchange_packages last, p
            WHERE last.kind = 'goods' AND last.scope = 'full' AND last.state = 'applied'
              AND last.catalog_id IS NOT DISTINCT FROM p.catalog_id ORDER BY last.id DESC LIMIT 1) AS "lastFullGoods",
           (SELECT CASE WHEN p.kind = 'goods' AND p.scope = 'full'
                   THEN (SELECT count(DISTINCT external_id) FROM told) END FROM p)::int AS "goodsTold"
    FROM known, emptied`;
  const [offers] = await db<Partial<PackageEffect>[]>`
    WITH told AS (
      SELECT s.external_id, floor(max(s.amount / coalesce(nullif(s.ratio, 0), 1)) + 0.5) AS price
      FROM exchange_staged_prices s
      JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role = 'price'
      WHERE s.package_id = ${packageId} AND coalesce(s.min_count, 0) <= 1 GROUP BY s.external_id),
    compared AS (
      SELECT count(*) FILTER (WHERE told.price > 0 AND (told.price * 2 < r.price OR told.price > r.price * 1.5)) AS halved,
             count(*) FILTER (WHERE told.price > 0 AND told.price * 10 < r.price) AS tenth,
             count(*) FILTER (WHERE coalesce(told.price, 0) <= 0) AS taken
      FROM told JOIN products p ON p.external_id = told.external_id COLLATE "default" JOIN product_prices r ON r.product_id = p.id),
    -- Most goods have some: only those that would have none are looked for in the shop.
    lacking AS MATERIALIZED (
      SELECT DISTINCT external_id FROM exchange_staged_rests WHERE package_id = ${packageId} AND count < 1),
    rests AS (
      SELECT lacking.external_id, e.id AS store_id
      FROM lacking CROSS JOIN LATERAL (
        SELECT DISTINCT ON (store) store, count FROM exchange_staged_rests told
        WHERE told.package_id = ${packageId} AND told.external_id = lacking.external_id ORDER BY store, n DESC) s
      JOIN external_ids e ON e.kind = 'store' AND e.external_id = coalesce(s.store, '') AND e.id IS NOT NULL
      GROUP BY lacking.external_id, e.id HAVING sum(greatest(s.count, 0)) < 1),
    emptied AS (
      SELECT count(*) FROM rests JOIN products p ON p.external_id = rests.external_id COLLATE "default"
      JOIN stocks s ON s.product_id = p.id AND s.store_id = rests.store_id WHERE s.count > 0)
    SELECT c.halved::int AS "pricesHalved", c.tenth::int AS "pricesTenth", c.taken::int AS "pricesTaken",
           emptied.count::int AS "stockedToZero",
           CASE WHEN c.halved + c.tenth + c.taken > 0 THEN (SELECT count(*) FROM product_prices) ELSE 0 END::int AS prices,
           CASE WHEN emptied.count > 0 THEN (SELECT count(*) FROM stocks WHERE count > 0) ELSE 0 END::int AS stocked,
           (SELECT count(*) FROM external_ids e WHERE e.kind = 'price_type' AND NOT e.is_mapped AND ${isNew(
             db,
             packageId,
             db`SELECT FROM exchange_staged_prices s WHERE s.package_id = ${packageId} AND s.price_type = e.external_id`,
           )})::int AS "newPriceTypes",
           (SELECT count(*) FROM external_ids e WHERE e.kind = 'store' AND NOT e.is_mapped AND ${isNew(
             db,
             packageId,
             db`SELECT FROM exchange_staged_rests s WHERE s.package_id = ${packageId} AND coalesce(s.store, '') = e.external_id`,
           )})::int AS "newStores"
    FROM compared c, emptied`;
  const effect = { ...goods, ...offers } as PackageEffect;
  const switchedOff = effect.switchedOff + (await countAbsent(db, packageId));
  return { ...effect, switchedOff, onSale: switchedOff > 0 ? await countOnSale(db) : 0 };
}

async function countOnSale(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`SELECT count(*)::int FROM products WHERE active`;
  return row?.count ?? 0;
}
