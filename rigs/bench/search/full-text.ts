/**
 * The plain PostgreSQL way to the same answer, to stand beside: its full text, its ranking, and by SQL all that a page
 * of results tells: the total, the ids of the page, the sections, and of every filter the counts or the bounds.
 */
import type { Database, Db } from '#api/database.ts';

/** Words and an index over them, for this connection alone. */
export async function openFullText(db: Database): Promise<void> {
  await db.unsafe(`
    SET statement_timeout = 0;
    SET maintenance_work_mem = '256MB';
    SET work_mem = '64MB';
    CREATE TEMP TABLE full_text AS
      SELECT id, to_tsvector('russian', name_ru) || to_tsvector('simple', coalesce(name_kz, '')) AS words
      FROM products WHERE active;
    CREATE INDEX ON full_text USING gin (words);
    CREATE INDEX ON full_text (id);
    ANALYZE full_text`);
}

export interface FullTextAnswer {
  total: number;
  ids: number[];
}

/** One statement that reads what was found once and counts it in every way. */
export async function askFullText(
  db: Db,
  query: string,
  language: 'ru' | 'kz',
  cityCode: string,
): Promise<FullTextAnswer> {
  const config = language === 'ru' ? 'russian' : 'simple';
  const [row] = await db<FullTextAnswer[]>`
    WITH found AS MATERIALIZED (
      SELECT p.id, p.section_id, p.brand_id, p.country_code, p.value_ids, ts_rank(t.words, q) AS rank,
             coalesce(r.discount_price, r.price) AS price, r.discount_price IS NOT NULL AS is_discounted
      FROM plainto_tsquery(${config}::regconfig, ${query}) q
      JOIN full_text t ON t.words @@ q
      JOIN products p ON p.id = t.id JOIN product_prices r ON r.product_id = p.id
    ), by_value AS MATERIALIZED (
      SELECT v, count(*) AS n FROM (SELECT unnest(value_ids) AS v FROM found) u GROUP BY 1
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY rank DESC, id LIMIT 24) AS ids,
           (SELECT jsonb_build_array(min(price), max(price), count(*) FILTER (WHERE is_discounted)) FROM found) AS prices,
           (SELECT count(*) FROM found f WHERE EXISTS (
              SELECT FROM stocks k JOIN stores t ON t.id = k.store_id JOIN cities c ON c.id = t.city_id
              WHERE k.product_id = f.id AND k.count > 0 AND c.code = ${cityCode})) AS in_stock,
           (SELECT jsonb_object_agg(section_id, n) FROM (SELECT section_id, count(*) AS n FROM found GROUP BY 1) s) AS sections,
           (SELECT jsonb_object_agg(brand_id, n) FROM (SELECT brand_id, count(*) AS n FROM found GROUP BY 1) b) AS brands,
           (SELECT jsonb_object_agg(country_code, n) FROM (SELECT country_code, count(*) AS n FROM found GROUP BY 1) c) AS countries,
           (SELECT jsonb_object_agg(v, n) FROM by_value) AS values,
           (SELECT jsonb_object_agg(property_id, n) FROM (
              SELECT property_id, sum(n) AS n FROM by_value JOIN property_values ON id = v GROUP BY 1) p) AS properties`;
  return row ?? { total: 0, ids: [] };
}
