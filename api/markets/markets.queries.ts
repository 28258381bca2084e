import type { Db } from '../database.ts';
import type { MarketLine, MarketOrder } from './market.ts';

/** As it was told; of another sum its lines are read anew. */
export async function keepMarketOrder(db: Db, market: string, told: MarketOrder): Promise<void> {
  await db`
    INSERT INTO market_orders AS m (market, external_id, code, stage, status, total, city, made_at)
    VALUES (${market}, ${told.externalId}, ${told.code}, ${told.stage}, ${told.status}, ${told.totalTenge}, ${told.city},
            ${told.madeAt})
    ON CONFLICT (market, external_id) DO UPDATE SET
      lines = CASE WHEN m.total = excluded.total THEN m.lines END,
      changed_at = CASE WHEN (m.stage, m.status, m.total) = (excluded.stage, excluded.status, excluded.total)
                        THEN m.changed_at ELSE now() END,
      code = excluded.code, stage = excluded.stage, status = excluded.status, total = excluded.total, city = excluded.city,
      seen_at = now()`;
}

export async function listUnread(db: Db, market: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT external_id AS id FROM market_orders WHERE market = ${market} AND lines IS NULL
    ORDER BY made_at DESC LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

export async function setMarketLines(
  db: Db,
  market: string,
  externalId: string,
  lines: readonly MarketLine[],
): Promise<void> {
  await db`
    UPDATE market_orders SET lines = ${db.json(lines.map((line) => ({ ...line })))}
    WHERE market = ${market} AND external_id = ${externalId}`;
}

/** Any number: it only must be nobody else's. */
export const MARKETS_LOCK = 7_261_083;

export async function isLookDue(db: Db, market: string, seconds: number): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    SELECT coalesce(greatest(looked_at, failed_at) < now() - make_interval(secs => ${seconds}), true) AS "isDue"
    FROM market_looks WHERE market = ${market}`;
  return row?.isDue ?? true;
}

export async function isArchiveDue(db: Db, market: string): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    SELECT coalesce(archive_at < now() - interval '1 hour', true) AS "isDue" FROM market_looks WHERE market = ${market}`;
  return row?.isDue ?? true;
}

export async function noteLook(db: Db, market: string, hasArchive: boolean): Promise<void> {
  await db`
    INSERT INTO market_looks AS l (market, looked_at, archive_at)
    VALUES (${market}, now(), CASE WHEN ${hasArchive} THEN now() END)
    ON CONFLICT (market) DO UPDATE SET looked_at = now(), failed_at = NULL, failure = NULL,
      archive_at = coalesce(excluded.archive_at, l.archive_at)`;
}

export async function noteLookFailure(db: Db, market: string, failure: string): Promise<void> {
  await db`
    INSERT INTO market_looks (market, failed_at, failure) VALUES (${market}, now(), ${failure})
    ON CONFLICT (market) DO UPDATE SET failed_at = now(), failure = excluded.failure`;
}

export interface KeptMarketOrder extends MarketOrder {
  market: 'kaspi';
  lines: (MarketLine & { productId: number | null })[] | null;
}

/** The newest first; lines know the product of their article. */
export async function listMarketOrders(
  db: Db,
  { isGoing, limit }: { isGoing: boolean; limit: number },
): Promise<KeptMarketOrder[]> {
  return db<KeptMarketOrder[]>`
    SELECT m.market, m.external_id AS "externalId", m.code, m.stage, m.status, m.total AS "totalTenge", m.city,
           m.made_at AS "madeAt",
           CASE WHEN m.lines IS NOT NULL THEN coalesce((
             SELECT jsonb_agg(l.line || jsonb_build_object('productId', (
                      SELECT p.id FROM products p WHERE p.product_code = l.line ->> 'article' LIMIT 1)) ORDER BY l.n)
             FROM jsonb_array_elements(m.lines) WITH ORDINALITY AS l (line, n)), '[]') END AS lines
    FROM market_orders m WHERE (m.stage <> 'ARCHIVE') = ${isGoing}
    ORDER BY m.made_at DESC, m.external_id LIMIT ${limit}`;
}

export async function findLook(
  db: Db,
  market: string,
): Promise<{ lookedAt: Date | null; failedAt: Date | null; failure: string | null } | null> {
  const [row] = await db<{ lookedAt: Date | null; failedAt: Date | null; failure: string | null }[]>`
    SELECT looked_at AS "lookedAt", failed_at AS "failedAt", failure FROM market_looks WHERE market = ${market}`;
  return row ?? null;
}

/** What was over long ago is the market's own memory. */
export async function deleteOldMarketOrders(db: Db, days: number): Promise<void> {
  await db`DELETE FROM market_orders WHERE made_at < now() - make_interval(days => ${days})`;
}
