/** The plain PostgreSQL way to the same answer, to stand beside: its full text, its ranking, the filters counted by SQL. */
import type { Database, Db } from '#api/database.ts';

/** Words and an index over them, for this connection alone. */
export async function openFullText(db: Database): Promise<void> {
  await db.unsafe(`
    SET statement_timeout = 0;
    SET maintenance_work_mem = '256MB';
    CREATE TEMP TABLE full_text AS
      SELECT id, to_tsvector('russian', name_ru) || to_tsvector('simple', coalesce(name_kz, '')) AS words
      FROM products WHERE active;
    CREATE INDEX ON full_text USING gin (words);
    CREATE INDEX ON full_text (id);
    ANALYZE full_text`);
}

export function askFullText(db: Db, query: string, language: 'ru' | 'kz') {
  const config = language === 'ru' ? 'russian' : 'simple';
  return db`
    WITH found AS MATERIALIZED (
      SELECT p.id, p.brand_id, p.value_ids, ts_rank(t.words, q) AS rank
      FROM plainto_tsquery(${config}::regconfig, ${query}) q
      JOIN full_text t ON t.words @@ q JOIN products p ON p.id = t.id
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY rank DESC, id LIMIT 24) AS ids,
           (SELECT jsonb_object_agg(brand_id, n) FROM (SELECT brand_id, count(*) AS n FROM found GROUP BY 1) b) AS brands,
           (SELECT jsonb_object_agg(v, n) FROM (
              SELECT v, count(*) AS n FROM (SELECT unnest(value_ids) AS v FROM found) u GROUP BY 1) c) AS values`;
}
