/**
 * Rate limits: at most `max` hits of a key within a window that starts with the first hit. Counted in PostgreSQL,
 * so that several workers and machines share them. The key names the limit and who is limited, hashed: addresses
 * and logins are personal.
 */
import { createHash } from 'node:crypto';
import type { Db } from '../database.ts';
import { countHits, deleteSomeExpired } from './limits.queries.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

/** Counts so many hits and tells how many there are now, and for how long. */
export function countLimited(
  db: Db,
  { name, windowSeconds }: Limit,
  who: string,
  hits: number,
): Promise<{ hits: number; secondsLeft: number }> {
  const digest = createHash('sha256').update(who).digest('base64url').slice(0, 22);
  return countHits(db, `${name}:${digest}`, windowSeconds, hits);
}

/** Counts a hit and refuses with 429 and Retry-After when it is one too many. */
export async function requireWithinLimit(db: Db, limit: Limit, who: string): Promise<void> {
  const { hits, secondsLeft } = await countLimited(db, limit, who, 1);
  // A few of the old ones leave with every new one: the table holds little more than the open windows.
  if (hits === 1) await deleteSomeExpired(db);
  if (hits > limit.max) throw new Refusal('request.too_many', { seconds: Math.max(1, secondsLeft) });
}
