/**
 * What running promotions put on price tags, and the histories that make struck-through prices honest. In SQL because
 * a promotion may touch a million products; `settle.test.ts` holds every tag against the engine.
 */
import type { Db } from '../database.ts';

export type Fragment = ReturnType<Db>;

/** Any number: it only must be nobody else's. */
export const PROMOTIONS_LOCK = 7_261_025;

export async function tryLock(tx: Db): Promise<boolean> {
  const [row] = await tx<
    { locked: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${PROMOTIONS_LOCK}) AS locked`;
  return row?.locked === true;
}

export interface Due {
  /** a promotion has changed, begun or ended, or a day has: the tags must follow at once */
  isUrgent: boolean;
  /** a price has changed since, or the products have */
  isChanged: boolean;
  /** more than single products have changed: all tags are in question */
  isWhole: boolean;
  secondsAgo: number;
  areHitsDue: boolean;
  isNewDay: boolean;
  changeSeq: number;
}

/** The time as the database has it. */
export async function readClock(db: Db): Promise<Date> {
  const [row] = await db<[{ now: Date }]>`SELECT now() AS now`;
  return row.now;
}

/**
 * Whether a change came after the last time. Numbers are given before changes can be seen: one of a slow transaction may
 * turn up behind others, so what is recent is looked at again.
 */
const isNew = (db: Db): Fragment => db`(c.seq > s.change_seq OR c.at > s.settled_at - interval '10 minutes')`;

/**
 * Null when nothing was ever settled. A promotion saved by a transaction that was open the last time is looked for once a
 * minute, not at every look: while a long one stays open, those saved beside it stand behind the horizon too.
 */
export async function findDue(db: Db, at: Date): Promise<Due | null> {
  const [row] = await db<Due[]>`
    SELECT (EXISTS (SELECT FROM catalog_changes c WHERE kind = 'promotions' AND (c.seq > s.change_seq
                      OR (c.txid >= s.horizon AND ${at}::timestamptz >= s.settled_at + interval '1 minute')))
            OR EXISTS (SELECT FROM promotions p WHERE (p.starts_at > s.settled_at AND p.starts_at <= ${at})
                       OR (p.ends_at >= date_trunc('second', s.settled_at) AND p.ends_at < date_trunc('second', ${at}::timestamptz)))
            OR days.is_new) AS "isUrgent", days.is_new AS "isNewDay", s.change_seq::float8 AS "changeSeq",
           coalesce((SELECT max(seq) FROM catalog_changes) > s.change_seq, false) AS "isChanged",
           EXISTS (SELECT FROM catalog_changes c WHERE ${isNew(db)} AND kind = 'structure' AND product_id IS NULL) AS "isWhole",
           extract(epoch FROM ${at}::timestamptz - s.settled_at)::float8 AS "secondsAgo",
           s.hits_at < ${at}::timestamptz - interval '1 hour' AS "areHitsDue"
    FROM promotion_settlements s, LATERAL (
      SELECT (s.settled_at AT TIME ZONE INTERVAL '5 hours')::date < (${at}::timestamptz AT TIME ZONE INTERVAL '5 hours')::date AS is_new) days`;
  return row ?? null;
}

export async function markSettled(
  tx: Db,
  at: Date,
  { seq, horizon }: LastChange,
  hasHits: boolean,
): Promise<void> {
  await tx`
    INSERT INTO promotion_settlements (settled_at, hits_at, change_seq, horizon) VALUES (${at}, ${at}, ${seq}, ${horizon}::text::xid8)
    ON CONFLICT (is_only) DO UPDATE SET settled_at = excluded.settled_at, change_seq = excluded.change_seq, horizon = excluded.horizon,
      hits_at = CASE WHEN ${hasHits} THEN excluded.hits_at ELSE promotion_settlements.hits_at END`;
}

export interface LastChange {
  seq: number;
  /** the oldest transaction that was open then */
  horizon: string;
}

/** Before the work, so that what changes meanwhile is looked at next time. */
export async function findLastChange(tx: Db): Promise<LastChange> {
  const [row] = await tx<[LastChange]>`
    SELECT coalesce(max(seq), 0)::float8 AS seq, pg_snapshot_xmin(pg_current_snapshot())::text AS horizon FROM catalog_changes`;
  return row;
}

/** Those of the demo begin anew when they are over, as many rounds later as it takes. */
export async function renewPromotions(tx: Db, at: Date): Promise<void> {
  // Asked first: an update, even of nothing, tells everyone that promotions have changed.
  const [over] =
    await tx`SELECT FROM promotions WHERE renew_days IS NOT NULL AND state = 'live' AND ends_at < ${at} LIMIT 1`;
  if (!over) return;
  await tx`
    UPDATE promotions SET starts_at = starts_at + later, ends_at = ends_at + later
    FROM (SELECT code, make_interval(days => renew_days * ceil(
            extract(epoch FROM ${at}::timestamptz - ends_at) / (renew_days * 86400.0))::int) AS later
          FROM promotions WHERE renew_days IS NOT NULL AND state = 'live' AND ends_at < ${at}) over
    WHERE promotions.code = over.code`;
}

/** Products that have changed since the last time: the only ones whose tags are in question, unless all are. */
export async function gatherQuestioned(tx: Db): Promise<void> {
  await tx`
    CREATE TEMP TABLE questioned ON COMMIT DROP AS
    SELECT DISTINCT c.product_id FROM catalog_changes c, promotion_settlements s
    WHERE c.product_id IS NOT NULL AND NOT c.is_count AND ${isNew(tx)}`;
  await tx`ANALYZE questioned`;
}

/** `all`: the tags of all products are in question. */
export const isQuestioned = (tx: Db, product: Fragment, all: boolean): Fragment =>
  all ? tx`true` : tx`${product} IN (SELECT product_id FROM questioned)`;

/**
 * Tags as they should be at a moment. A price goes on a tag when anyone pays it for one unit: no code, card, group,
 * least sum or limit. The wider badges only ask that anyone may use the promotion.
 */
export async function gatherTags(tx: Db, at: Date, all: boolean): Promise<void> {
  const only = () => isQuestioned(tx, tx`p.id`, all);
  await tx`
    CREATE TEMP TABLE wanted_tags ON COMMIT DROP AS
    WITH running AS (
      SELECT code, mechanic->>'type' AS type, priority, (starts_at AT TIME ZONE INTERVAL '5 hours')::date AS since,
             (SELECT array_agg(c.id) FROM cities c WHERE c.code = ANY(p.cities)) AS city_ids, cities <> '{}' AS is_local,
             exclusive_group IS NULL AND NOT is_exclusive AND min_sum IS NULL AS is_certain,
             (mechanic->>'percent')::numeric AS percent, (mechanic->>'tenge')::int AS tenge, mechanic->'prices' AS prices,
             (mechanic->>'buy')::smallint AS buy, (mechanic->>'free')::smallint AS free,
             scope->'sections' AS sections, scope->'brands' AS brands, scope->'products' AS products,
             scope->'except' AS outside
      FROM promotions p
      WHERE state = 'live' AND promo_code IS NULL AND NOT takes_codes AND audience = 'all' AND NOT needs_card AND per_user IS NULL AND total_uses IS NULL
        AND starts_at <= ${at} AND (ends_at IS NULL OR ends_at >= date_trunc('second', ${at}::timestamptz))
        AND (mechanic->>'type' IN ('percent', 'price', 'n_plus_m', 'threshold_gift')
             OR mechanic->>'type' = 'fixed' AND mechanic->>'per' = 'unit')
    ), scoped AS MATERIALIZED (
      SELECT r.*,
             CASE WHEN type = 'price' THEN ARRAY(SELECT jsonb_object_keys(prices))
                  ELSE ARRAY(SELECT jsonb_array_elements_text(products)) END AS product_codes,
             CASE WHEN jsonb_array_length(sections) > 0 THEN ARRAY(
               SELECT DISTINCT below.id FROM sections above JOIN sections below ON below.lft BETWEEN above.lft AND above.rgt
               WHERE sections ? above.code) END AS section_ids,
             CASE WHEN jsonb_array_length(brands) > 0
                  THEN ARRAY(SELECT id FROM brands b WHERE brands ? b.code) END AS brand_ids,
             ARRAY(SELECT below.id FROM sections above JOIN sections below ON below.lft BETWEEN above.lft AND above.rgt
                   WHERE outside->'sections' ? above.code) AS no_sections,
             ARRAY(SELECT id FROM brands b WHERE outside->'brands' ? b.code) AS no_brands,
             ARRAY(SELECT jsonb_array_elements_text(outside->'products')) AS no_products
      FROM running r
    ), aimed AS (
      -- Each way to name products is a join of its own, so that every one goes by an index.
      SELECT s.code, p.id FROM scoped s CROSS JOIN LATERAL unnest(s.product_codes) named (code)
      JOIN products p ON p.code = named.code AND ${only()}
      UNION
      SELECT s.code, p.id FROM scoped s CROSS JOIN LATERAL unnest(s.section_ids) within (id)
      JOIN products p ON p.section_id = within.id AND (s.brand_ids IS NULL OR p.brand_id = ANY(s.brand_ids))
      WHERE s.type <> 'price' AND ${only()}
      UNION
      SELECT s.code, p.id FROM scoped s CROSS JOIN LATERAL unnest(s.brand_ids) made (id)
      JOIN products p ON p.brand_id = made.id
      WHERE s.type <> 'price' AND s.section_ids IS NULL AND ${only()}
      UNION
      -- A gift for whatever is bought says nothing about a product.
      SELECT s.code, p.id FROM scoped s CROSS JOIN products p
      WHERE s.type NOT IN ('price', 'threshold_gift') AND s.section_ids IS NULL AND s.brand_ids IS NULL
        AND s.product_codes = '{}' AND ${only()}
    ), offers AS MATERIALIZED (
      SELECT s.code, s.type, s.priority, s.since, s.city_ids, s.is_local, s.buy, s.free, p.id AS product_id,
             CASE WHEN s.is_certain THEN CASE s.type
               WHEN 'percent' THEN greatest(1, floor(r.price * (100 - s.percent) / 100 + 0.5))::int
               WHEN 'fixed' THEN greatest(1, r.price - s.tenge)
               WHEN 'price' THEN (s.prices->>p.code)::int END END AS offered,
             least(r.price, r.discount_price) AS own
      FROM aimed a JOIN scoped s USING (code) JOIN products p USING (id) JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND p.code <> ALL(s.no_products) AND p.brand_id <> ALL(s.no_brands)
        AND p.section_id <> ALL(s.no_sections)
    ), local AS (
      SELECT DISTINCT product_id, unnest(city_ids) AS city_id FROM offers WHERE is_local
    ), placed AS (
      SELECT o.*, 0::smallint AS city_id FROM offers o WHERE NOT o.is_local
      UNION ALL
      SELECT o.*, unnest(o.city_ids) FROM offers o WHERE o.is_local
      UNION ALL
      -- A city with a promotion of its own has a tag that is whole in itself.
      SELECT o.*, local.city_id FROM offers o JOIN local USING (product_id) WHERE NOT o.is_local
    )
    SELECT product_id, city_id,
           (array_agg(offered ORDER BY offered, priority DESC, code) FILTER (WHERE offered < own))[1] AS discount_price,
           (array_agg(code ORDER BY offered, priority DESC, code) FILTER (WHERE offered < own))[1] AS promotion_code,
           (array_agg(since ORDER BY offered, priority DESC, code) FILTER (WHERE offered < own))[1] AS since,
           (array_agg(buy ORDER BY priority DESC, code) FILTER (WHERE type = 'n_plus_m'))[1] AS buy,
           (array_agg(free ORDER BY priority DESC, code) FILTER (WHERE type = 'n_plus_m'))[1] AS free,
           bool_or(type = 'threshold_gift') AS has_gift, NULL::int AS regular_price
    FROM placed GROUP BY product_id, city_id`;
  await tx`DELETE FROM wanted_tags WHERE discount_price IS NULL AND buy IS NULL AND NOT has_gift`;
}

/** Writes only what differs. */
export async function writeTags(tx: Db, all: boolean): Promise<void> {
  const cities = () =>
    tx`SELECT array_agg(DISTINCT city_id ORDER BY city_id) AS ids FROM promotion_tags WHERE city_id <> 0`;
  const [before] = await cities();
  await tx`
    DELETE FROM promotion_tags t WHERE ${isQuestioned(tx, tx`t.product_id`, all)} AND NOT EXISTS (
      SELECT FROM wanted_tags w WHERE w.product_id = t.product_id AND w.city_id = t.city_id)`;
  await tx`
    INSERT INTO promotion_tags AS t (product_id, city_id, discount_price, promotion_code, since, regular_price, buy, free, has_gift)
    SELECT product_id, city_id, discount_price, promotion_code, since, regular_price, buy, free, has_gift FROM wanted_tags w
    WHERE NOT EXISTS (
      SELECT FROM promotion_tags o WHERE o.product_id = w.product_id AND o.city_id = w.city_id
        AND (o.discount_price, o.promotion_code, o.since, o.regular_price, o.buy, o.free, o.has_gift)
            IS NOT DISTINCT FROM (w.discount_price, w.promotion_code, w.since, w.regular_price, w.buy, w.free, w.has_gift))
    ON CONFLICT (product_id, city_id) DO UPDATE SET discount_price = excluded.discount_price,
      promotion_code = excluded.promotion_code, since = excluded.since, regular_price = excluded.regular_price,
      buy = excluded.buy, free = excluded.free, has_gift = excluded.has_gift`;
  const [after] = await cities();
  // The index has a column of prices for each such city: another set of them needs another copy.
  if (String(before?.ids) !== String(after?.ids))
    await tx`INSERT INTO catalog_changes (kind) VALUES ('structure')`;
}

/** Of every leaf the three percent that were bought most in the last 30 days. */
export async function refreshHits(tx: Db, at: Date): Promise<void> {
  await tx`
    CREATE TEMP TABLE wanted_hits ON COMMIT DROP AS
    SELECT id AS product_id FROM (
      SELECT p.id, sold.units, row_number() OVER (PARTITION BY p.section_id ORDER BY sold.units DESC NULLS LAST, p.id) AS place,
             count(*) OVER (PARTITION BY p.section_id) AS in_all
      FROM products p LEFT JOIN (
        SELECT product_id, sum(count) AS units FROM purchases
        WHERE bought_at > ${at}::timestamptz - interval '30 days' AND bought_at <= ${at} GROUP BY product_id
      ) sold ON sold.product_id = p.id
      WHERE p.active
    ) ranked WHERE units > 0 AND place <= ceil(in_all * 0.03)`;
  await tx`DELETE FROM hit_products WHERE product_id NOT IN (SELECT product_id FROM wanted_hits)`;
  await tx`INSERT INTO hit_products SELECT product_id FROM wanted_hits ON CONFLICT DO NOTHING`;
}
