/**
 * What is recommended, computed from past baskets and looks. Works in temporary tables of one transaction; PostgreSQL
 * keeps the memory bounded, the limits below the time. Only rows that differ are written.
 */
import type { Db } from '../database.ts';

/** The newest facts tell enough: more would only make the work longer. */
const MAX_LINES = 1_000_000;
/** The list of a whole building site says little about what goes with what. */
const MAX_BASKET_LINES = 40;
/** Fewer common baskets than this are chance. */
const MIN_PAIR_BASKETS = 2;
const MIN_SECTION_BASKETS = 5;
const PAIRS_OF_A_PRODUCT = 24;
const PAIRS_OF_A_SECTION = 12;
const POPULAR_OF_A_CITY = 300;
const MAX_VIEWS = 1_000_000;
const MAX_EVENTS = 2_000_000;

/** Any number: it only must be nobody else's. */
export const RECOMMENDATIONS_LOCK = 7_261_005;

/** True for one process at a time, until its transaction ends. */
export async function tryLock(tx: Db): Promise<boolean> {
  const [row] = await tx<
    { locked: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${RECOMMENDATIONS_LOCK}) AS locked`;
  return row?.locked === true;
}

export async function isRefreshedSince(db: Db, seconds: number): Promise<boolean> {
  const [row] = await db<{ fresh: boolean }[]>`
    SELECT EXISTS (SELECT FROM recommendation_refreshes
                   WHERE finished_at > now() - make_interval(secs => ${seconds})) AS fresh`;
  return row?.fresh === true;
}

export async function markRefreshed(tx: Db): Promise<void> {
  await tx`
    INSERT INTO recommendation_refreshes (finished_at) VALUES (now())
    ON CONFLICT (is_only) DO UPDATE SET finished_at = excluded.finished_at`;
}

/** The lines of past baskets that count, with their products' sections; gone with the transaction. */
export async function gatherLines(tx: Db): Promise<void> {
  await tx`
    CREATE TEMP TABLE basket_lines ON COMMIT DROP AS
    SELECT line.basket_id, line.product_id, p.section_id, line.city_id, line.bought_at
    FROM (
      SELECT *, row_number() OVER (PARTITION BY basket_id ORDER BY product_id) AS number
      FROM (SELECT basket_id, product_id, city_id, bought_at FROM purchases
            WHERE bought_at > now() - interval '2 years' AND bought_at <= now()
            ORDER BY bought_at DESC, basket_id, product_id LIMIT ${MAX_LINES}) newest
    ) line
    JOIN products p ON p.id = line.product_id
    WHERE line.number <= ${MAX_BASKET_LINES}`;
  await tx`ANALYZE basket_lines`;
}

/** What goes with products. */
export const refreshPairs = (tx: Db): Promise<void> =>
  refreshLift(tx, {
    lines: 'basket_lines',
    subject: 'product_id',
    target: 'recommended_pairs',
    minBaskets: MIN_PAIR_BASKETS,
    most: PAIRS_OF_A_PRODUCT,
  });

/** The same between sections: what goes with products of which too little was bought. */
export async function refreshSections(tx: Db): Promise<void> {
  await tx`
    CREATE TEMP TABLE section_lines ON COMMIT DROP AS SELECT DISTINCT basket_id, section_id FROM basket_lines`;
  await tx`ANALYZE section_lines`;
  await refreshLift(tx, {
    lines: 'section_lines',
    subject: 'section_id',
    target: 'recommended_sections',
    minBaskets: MIN_SECTION_BASKETS,
    most: PAIRS_OF_A_SECTION,
  });
}

interface Lift {
  /** a table with a line per basket and subject */
  lines: string;
  /** the column that names what is recommended; its partner is `with_…` */
  subject: string;
  target: string;
  minBaskets: number;
  /** of one subject */
  most: number;
}

/**
 * Lift tells how much more often two subjects meet than by chance; alone it loves rare coincidences, so it counts once
 * for every basket that bears it out.
 */
async function refreshLift(tx: Db, { lines, subject, target, minBaskets, most }: Lift): Promise<void> {
  const [from, one, other, kept, fresh] = [
    tx(lines),
    tx(subject),
    tx(`with_${subject}`),
    tx(target),
    tx(`fresh_${target}`),
  ];
  await tx`
    CREATE TEMP TABLE ${fresh} ON COMMIT DROP AS
    WITH baskets AS (SELECT count(DISTINCT basket_id)::float8 AS count FROM ${from}),
    bought AS (SELECT ${one}, count(*)::float8 AS count FROM ${from} GROUP BY 1),
    together AS (
      SELECT a.${one}, b.${one} AS ${other}, count(*)::float8 AS count
      FROM ${from} a JOIN ${from} b ON b.basket_id = a.basket_id AND b.${one} <> a.${one}
      GROUP BY 1, 2 HAVING count(*) >= ${minBaskets}
    ),
    scored AS (
      SELECT t.${one}, t.${other}, (t.count * ln(t.count * baskets.count / (a.count * b.count)))::real AS score
      FROM together t JOIN bought a ON a.${one} = t.${one} JOIN bought b ON b.${one} = t.${other} CROSS JOIN baskets
    )
    SELECT ${one}, ${other}, score
    FROM (SELECT *, row_number() OVER (PARTITION BY ${one} ORDER BY score DESC, ${other}) AS place
          FROM scored WHERE score > 0) placed
    WHERE place <= ${most}`;
  await tx`ANALYZE ${fresh}`;
  await tx`
    DELETE FROM ${kept} old WHERE NOT EXISTS (
      SELECT FROM ${fresh} f WHERE f.${one} = old.${one} AND f.${other} = old.${other})`;
  await tx`
    INSERT INTO ${kept} AS old (${one}, ${other}, score)
    SELECT ${one}, ${other}, score FROM ${fresh}
    ON CONFLICT (${one}, ${other}) DO UPDATE SET score = excluded.score WHERE old.score <> excluded.score`;
}

/**
 * The first places of every city that has stores, among what can be bought there: by purchases (half as much after
 * 30 days), what visitors put into carts (three tenths, 14 days) and looks (a tenth, 7 days), then by the products' own popularity.
 */
export async function refreshPopular(tx: Db): Promise<void> {
  await tx`
    CREATE TEMP TABLE interest ON COMMIT DROP AS
    SELECT city_id, product_id, sum(weight) AS score
    FROM (
      SELECT city_id, product_id, power(0.5, extract(epoch FROM now() - bought_at) / 86400 / 30)::float8 AS weight
      FROM basket_lines WHERE bought_at > now() - interval '180 days'
      UNION ALL
      SELECT city_id, product_id, 0.1 * power(0.5, extract(epoch FROM now() - seen_at) / 86400 / 7)::float8
      FROM (SELECT city_id, product_id, seen_at FROM product_views
            WHERE is_counted AND seen_at > now() - interval '60 days' AND seen_at <= now()
            ORDER BY seen_at DESC LIMIT ${MAX_VIEWS}) looks
      UNION ALL
      SELECT city_id, product_id, 0.3 * power(0.5, extract(epoch FROM now() - at) / 86400 / 14)::float8
      FROM (SELECT city_id, product_id, max(at) AS at FROM shop_events
            WHERE kind = 'add' AND is_counted AND at > now() - interval '60 days'
            GROUP BY visitor, city_id, product_id ORDER BY 3 DESC LIMIT ${MAX_EVENTS}) adds
    ) facts
    GROUP BY city_id, product_id`;
  await tx`
    CREATE TEMP TABLE fresh_popular ON COMMIT DROP AS
    WITH places AS (SELECT city_id, array_agg(id) AS store_ids FROM stores GROUP BY city_id),
    wanted AS (
      SELECT places.city_id, best.id, best.popularity, best.score
      FROM places CROSS JOIN LATERAL (
        SELECT p.id, p.popularity, i.score FROM interest i JOIN products p ON p.id = i.product_id
        WHERE i.city_id = places.city_id AND p.active AND NOT p.on_order AND NOT p.is_offline
          AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0 AND s.store_id = ANY(places.store_ids))
        ORDER BY i.score DESC, p.id LIMIT ${POPULAR_OF_A_CITY}) best
    ),
    known AS (
      SELECT places.city_id, best.id, best.popularity, 0::float8 AS score
      FROM places CROSS JOIN LATERAL (
        SELECT p.id, p.popularity FROM products p
        WHERE p.active AND NOT p.on_order AND NOT p.is_offline
          AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0 AND s.store_id = ANY(places.store_ids))
        ORDER BY p.popularity DESC, p.id LIMIT ${POPULAR_OF_A_CITY}) best
    ),
    merged AS (
      SELECT city_id, id, max(popularity) AS popularity, max(score) AS score
      FROM (SELECT * FROM wanted UNION ALL SELECT * FROM known) each_of GROUP BY city_id, id
    )
    SELECT city_id, place, id AS product_id
    FROM (SELECT *, row_number() OVER (PARTITION BY city_id ORDER BY score DESC, popularity DESC, id) AS place
          FROM merged) placed
    WHERE place <= ${POPULAR_OF_A_CITY}`;
  await tx`
    DELETE FROM popular_products old
    WHERE NOT EXISTS (SELECT FROM fresh_popular f WHERE f.city_id = old.city_id AND f.place = old.place)`;
  await tx`
    INSERT INTO popular_products AS old (city_id, place, product_id)
    SELECT city_id, place, product_id FROM fresh_popular
    ON CONFLICT (city_id, place) DO UPDATE SET product_id = excluded.product_id
    WHERE old.product_id <> excluded.product_id`;
}

/** The stream of events forgets what is older than a season, and the oldest of too many. */
export async function trimEvents(tx: Db, keep = MAX_EVENTS): Promise<void> {
  await tx`
    DELETE FROM shop_events
    WHERE at < greatest(
      now() - interval '90 days',
      (SELECT at FROM shop_events ORDER BY at DESC OFFSET ${keep - 1} LIMIT 1))`;
}

/** Forgets looks of more than a season, and the oldest of too many. */
export async function trimViews(tx: Db, keep = MAX_VIEWS): Promise<void> {
  await tx`
    DELETE FROM product_views
    WHERE seen_at < greatest(
      now() - interval '90 days',
      (SELECT seen_at FROM product_views ORDER BY seen_at DESC OFFSET ${keep - 1} LIMIT 1))`;
}
