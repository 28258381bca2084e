import type { Db } from '../../database.ts';

/** Prices and stock of goods that nobody has told of yet wait for them; what was told later stands. */
export async function keepOrphans(
  tx: Db,
  packageId: number,
  kind: 'prices' | 'rests',
  ids: readonly string[],
  toldAt: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const wanted = [...ids];
  const same = kind === 'prices' ? tx`external_id, price_type, min_count` : tx`external_id, store`;
  const rows = await tx`
    INSERT INTO exchange_orphans AS old (external_id, kind, record, package_id, at)
    SELECT s.external_id, ${kind}, jsonb_build_object('rows', jsonb_agg(to_jsonb(s) - 'package_id' - 'n'), 'toldAt', ${toldAt}::timestamptz),
           ${packageId}, now()
    FROM (SELECT DISTINCT ON (${same}) * FROM ${tx(kind === 'prices' ? 'exchange_staged_prices' : 'exchange_staged_rests')}
          WHERE package_id = ${packageId} AND external_id = ANY(${wanted}::text[]) ORDER BY ${same}, n DESC) s
    WHERE NOT EXISTS (SELECT FROM products p WHERE p.external_id = s.external_id COLLATE "default")
    GROUP BY s.external_id
    ON CONFLICT (external_id, kind) DO UPDATE SET record = excluded.record, package_id = excluded.package_id, at = now()
    RETURNING external_id`;
  return rows.length;
}

/** Variants whose goods nobody has told of yet. */
export async function keepOrphanOffers(tx: Db, packageId: number, ids: readonly string[]): Promise<number> {
  const rows = await tx`
    INSERT INTO exchange_orphans AS old (external_id, kind, record, package_id, at)
    SELECT DISTINCT ON (s.external_id) s.external_id, 'offer', s.record, ${packageId}::bigint, now()
    FROM exchange_staged s
    WHERE s.package_id = ${packageId} AND s.kind = 'offer' AND s.external_id = ANY(${[...ids]}::text[])
      AND position('#' IN s.external_id) > 1
      AND NOT EXISTS (SELECT FROM products g WHERE g.external_id IN (s.external_id COLLATE "default", split_part(s.external_id COLLATE "default", '#', 1)))
    ORDER BY s.external_id, s.n DESC
    ON CONFLICT (external_id, kind) DO UPDATE SET record = excluded.record, package_id = excluded.package_id, at = now()
    RETURNING external_id`;
  return rows.length;
}

/** Those whose goods are there now join the package that brought them, unless it says something newer itself. */
export async function adoptOrphans(tx: Db, packageId: number): Promise<number> {
  const rows = await tx`
    WITH found AS (
      DELETE FROM exchange_orphans o
      WHERE EXISTS (SELECT FROM products p WHERE p.external_id IN (o.external_id COLLATE "default", split_part(o.external_id COLLATE "default", '#', 1)))
      RETURNING o.external_id, o.kind, o.record),
    offers AS (
      INSERT INTO exchange_staged (package_id, kind, n, external_id, record)
      SELECT ${packageId}, 'offer', 0, f.external_id, f.record FROM found f WHERE f.kind = 'offer'
        AND NOT EXISTS (SELECT FROM exchange_staged s WHERE s.package_id = ${packageId} AND s.kind = 'offer'
                        AND s.external_id = f.external_id)),
    prices AS (
      INSERT INTO exchange_staged_prices (package_id, n, external_id, price_type, amount, currency, ratio, min_count)
      SELECT ${packageId}, 0, f.external_id, r.price_type, r.amount, r.currency, r.ratio, r.min_count
      FROM found f, jsonb_to_recordset(f.record -> 'rows')
        AS r(price_type text, amount numeric, currency text, ratio numeric, min_count numeric)
      WHERE f.kind = 'prices' AND NOT EXISTS (SELECT FROM exchange_staged_prices s
        WHERE s.package_id = ${packageId} AND s.external_id = f.external_id)),
    rests AS (
      INSERT INTO exchange_staged_rests (package_id, n, external_id, store, count, told_at)
      SELECT ${packageId}, 0, f.external_id, r.store, r.count, (f.record ->> 'toldAt')::timestamptz
      FROM found f, jsonb_to_recordset(f.record -> 'rows') AS r(store text, count numeric)
      WHERE f.kind = 'rests' AND NOT EXISTS (SELECT FROM exchange_staged_rests s
        WHERE s.package_id = ${packageId} AND s.external_id = f.external_id))
    SELECT external_id FROM found`;
  return rows.length;
}

/** Nobody came for them in a week. */
export async function forgetOrphans(db: Db): Promise<void> {
  await db`DELETE FROM exchange_orphans WHERE at < now() - interval '7 days'`;
}
