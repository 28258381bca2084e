import type { Db } from '../database.ts';

/** What is older is taken away with the next mark. */
export async function addMark(db: Db, mark: string): Promise<void> {
  await db`
    WITH gone AS (DELETE FROM kept_copies WHERE made_at < now() - interval '2 days')
    INSERT INTO kept_copies (mark, newest_change) SELECT ${mark}::uuid, max(seq) FROM catalog_changes`;
}

/**
 * Whether this database has made the mark, not too long ago, and still has the change that was the newest then: the outbox
 * keeps a day, and always its newest.
 */
export async function hasMark(db: Db, mark: string): Promise<boolean> {
  const rows = await db`
    SELECT FROM kept_copies k
    WHERE k.mark = ${mark}::uuid AND k.made_at BETWEEN now() - interval '12 hours' AND now()
      AND (k.newest_change IS NULL OR EXISTS (SELECT FROM catalog_changes c WHERE c.seq = k.newest_change))`;
  return rows.length === 1;
}
