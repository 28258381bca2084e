import type { Database } from '../database.ts';

/**
 * Digests that any row of any table names: products, texts, banners, drafts and the log that can bring them back. All
 * tables, so that a new one that names pictures needs nobody to remember this place. Table by table, in short questions.
 */
export async function listNamedDigests(db: Database): Promise<Set<string>> {
  const tables = await db<{ name: string }[]>`
    SELECT quote_ident(t.table_schema) || '.' || quote_ident(t.table_name) AS name FROM information_schema.tables t
    WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')
      AND EXISTS (SELECT FROM information_schema.columns c
                  WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name
                    AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY'))
    ORDER BY 1`;
  const named = new Set<string>();
  for (const { name } of tables) {
    const rows = db<{ digest: string }[]>`
      SELECT DISTINCT found[1] AS digest
      FROM (SELECT t::text AS said FROM ${db.unsafe(name)} t) each,
           regexp_matches(said, '(?:1c/|uploads/|files/)(?:documents/)?(?:[0-9a-f]{2}/)?([0-9a-f]{40,64})', 'g') AS found`;
    for await (const found of rows.cursor(5000)) for (const { digest } of found) named.add(digest);
  }
  return named;
}
