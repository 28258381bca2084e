import type { Db } from '../database.ts';

/** Counts more hits in the key's window and tells how many there are and how long the window still lasts. */
export async function countHits(
  db: Db,
  key: string,
  windowSeconds: number,
  more: number,
): Promise<{ hits: number; secondsLeft: number }> {
  const [row] = await db<{ hits: number; secondsLeft: number }[]>`
    INSERT INTO rate_counters AS counter (key, hits, expires_at)
    VALUES (${key}, greatest(0, ${more}::int), now() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN counter.expires_at <= now() THEN excluded.hits
                  ELSE greatest(0, counter.hits + ${more}::int) END,
      expires_at = CASE WHEN counter.expires_at <= now() THEN excluded.expires_at ELSE counter.expires_at END
    RETURNING hits, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`;
  if (!row) throw new Error('the counter gave no row');
  return row;
}

/** A few at a time; never those that another request is just counting in. */
export async function deleteSomeExpired(db: Db): Promise<void> {
  await db`
    DELETE FROM rate_counters WHERE key IN (
      SELECT key FROM rate_counters WHERE expires_at < now() LIMIT 20 FOR UPDATE SKIP LOCKED)`;
}
