/**
 * For a big load: takes foreign keys, unique constraints, secondary indexes and triggers off the given tables
 * and gives back a function that restores them. Building an index once is several times cheaper than keeping
 * it up row by row. Definitions come from the catalogue, so a migration that adds an index is followed by itself.
 */
import type postgres from 'postgres';

interface Definition {
  drop: string;
  create: string;
}

/** Primary keys stay: rows come in their order. So does a unique constraint that another table points at. */
async function listDefinitions(
  db: postgres.TransactionSql,
  tables: readonly string[],
): Promise<Definition[]> {
  return db<Definition[]>`
    WITH loaded AS (SELECT unnest(string_to_array(${tables.join()}, ','))::regclass AS oid)
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname,
                  pg_get_constraintdef(c.oid)) AS create,
           CASE c.contype WHEN 'f' THEN 1 ELSE 2 END AS rank
      FROM pg_constraint c JOIN loaded ON loaded.oid = c.conrelid
     WHERE c.contype = 'f'
        OR c.contype = 'u' AND NOT EXISTS (
             SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conindid = c.conindid AND f.oid <> c.oid)
    UNION ALL
    SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 3
      FROM pg_index i JOIN loaded ON loaded.oid = i.indrelid
     WHERE NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
     ORDER BY rank, 1`;
}

export async function deferIndexes(
  db: postgres.TransactionSql,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const definitions = await listDefinitions(db, tables);
  for (const { drop } of definitions) await db.unsafe(drop);
  for (const table of tables) await db.unsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return async () => {
    for (const { create } of definitions.toReversed()) await db.unsafe(create);
    for (const table of tables) await db.unsafe(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
}
