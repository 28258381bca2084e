import { askTogether, type Db } from '../database.ts';

interface Hits {
  key: string;
  windowSeconds: number;
  more: number;
}

interface Counted {
  hits: number;
  secondsLeft: number;
}

/**
 * Counts more hits in the key's window and tells how many there are and how long the window still lasts. Fewer than none, where
 * hits are given back, there never are.
 */
export async function countHits(db: Db, key: string, windowSeconds: number, more: number): Promise<Counted> {
  if (more >= 0) return countTogether(db, { key, windowSeconds, more });
  const [row] = await countEach(db, [{ key, windowSeconds, more }]);
  return requireRow(row);
}

/** What hits several keys at one moment is one statement; who hits a key a second time counts after the first. */
const countTogether = askTogether(async (db: Db, asked: readonly Hits[]): Promise<Counted[]> => {
  const sums = new Map<string, Hits>();
  for (const hits of asked)
    sums.set(hits.key, { ...hits, more: hits.more + (sums.get(hits.key)?.more ?? 0) });
  const rows = new Map((await countEach(db, [...sums.values()])).map((row) => [row.key, row]));
  return asked.map(({ key, more }) => {
    const row = requireRow(rows.get(key));
    const sum = sums.get(key);
    // What those behind it add is not its own.
    if (sum) sum.more -= more;
    return { hits: row.hits - (sum?.more ?? 0), secondsLeft: row.secondsLeft };
  });
});

function requireRow(row: Counted | undefined): Counted {
  if (!row) throw new Error('the counter gave no row');
  return row;
}

/** Each key once, in their own order: two processes never wait for each other in a circle. */
function countEach(db: Db, hits: readonly Hits[]): Promise<(Counted & { key: string })[]> {
  const column = <Name extends keyof Hits>(name: Name) => hits.map((each) => each[name]);
  return db<(Counted & { key: string })[]>`
    INSERT INTO rate_counters AS counter (key, hits, expires_at)
    SELECT key, greatest(0, more), now() + make_interval(secs => seconds)
    FROM unnest(${column('key')}::text[], ${column('windowSeconds')}::float8[], ${column('more')}::int[])
      AS asked (key, seconds, more) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN counter.expires_at <= now() THEN excluded.hits
                  ELSE greatest(0, counter.hits + (${JSON.stringify(toMore(hits))}::text::jsonb ->> counter.key)::int) END,
      expires_at = CASE WHEN counter.expires_at <= now() THEN excluded.expires_at ELSE counter.expires_at END
    RETURNING key, hits, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`;
}

const toMore = (hits: readonly Hits[]): Record<string, number> =>
  Object.fromEntries(hits.map(({ key, more }) => [key, more]));

const FORGOTTEN_AT_ONCE = 20;

/** A few for each that is new; never those that another request is just counting in. */
export async function deleteSomeExpired(db: Db, newOnes: number): Promise<void> {
  await db`
    DELETE FROM rate_counters WHERE key IN (
      SELECT key FROM rate_counters WHERE expires_at < now()
      LIMIT ${FORGOTTEN_AT_ONCE * newOnes} FOR UPDATE SKIP LOCKED)`;
}
