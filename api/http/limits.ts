/**
 * Rate limits: at most `max` hits of a key within a window that starts with the first hit. Counted in PostgreSQL,
 * so that several workers and machines share them. The key names the limit and who is limited, hashed: addresses
 * and logins are personal.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database.ts';
import type { Client } from './client.ts';
import { type LimitState, noteLimit } from './limit-headers.ts';
import { countHits, deleteSomeExpired } from './limits.queries.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
  /** Beyond so many nobody is refused yet, but each waits a moment: a person hardly notices, a program does. */
  slowAfter?: number;
}

const SLOW_MS = 2000;

/** Whoever is refused is told by which limit. */
export class TooManyRefusal extends Refusal {
  readonly limit: LimitState;
  constructor({ name, max, windowSeconds }: Limit, seconds: number) {
    super('request.too_many', { seconds: Math.max(1, seconds) });
    this.limit = { name, max, windowSeconds, left: 0, seconds };
  }
}

/** Counts so many hits and tells how many there are now, and for how long. Fewer than none there never are. */
export function countLimited(
  db: Db,
  { name, windowSeconds }: Pick<Limit, 'name' | 'windowSeconds'>,
  who: string,
  hits: number,
): Promise<{ hits: number; secondsLeft: number }> {
  const digest = createHash('sha256').update(who).digest('base64url').slice(0, 22);
  return countHits(db, `${name}:${digest}`, windowSeconds, hits);
}

/** So often in a second one process looks for expired counters; in a rush one look does for many new ones. */
const LOOKS = 20;
let looks = { since: 0, left: LOOKS };
let newOnes = 0;

/** A few of the old ones leave for every new one: the table holds little more than the open windows. */
async function forgetExpired(db: Db): Promise<void> {
  newOnes += 1;
  const now = performance.now();
  if (now - looks.since >= 1000) looks = { since: now, left: LOOKS };
  if (looks.left === 0) return;
  looks.left -= 1;
  const more = newOnes;
  newOnes = 0;
  await deleteSomeExpired(db, more);
}

/** Counts a hit and refuses with 429 and Retry-After when it is one too many; tells what is left. */
export async function requireWithinLimit(db: Db, limit: Limit, who: string): Promise<LimitState> {
  const { hits, secondsLeft } = await countLimited(db, limit, who, 1);
  if (hits === 1) await forgetExpired(db);
  if (hits > limit.max) throw new TooManyRefusal(limit, secondsLeft);
  if (limit.slowAfter !== undefined && hits > limit.slowAfter) await sleep(SLOW_MS);
  const { name, max, windowSeconds } = limit;
  return { name, max, windowSeconds, left: max - hits, seconds: secondsLeft };
}

/** What one client may do, and all clients of its network together. */
export interface ClientLimit {
  name: string;
  windowSeconds: number;
  /** of one mark or user */
  perClient: number;
  /** of all of a network, with a mark or without */
  perNetwork: number;
}

/** A client's own limit first: whoever is refused by it takes nothing from the others of the network. */
export async function requireClientWithin(
  db: Db,
  { name, windowSeconds, perClient, perNetwork }: ClientLimit,
  client: Client,
  userId: number | null = null,
): Promise<void> {
  const { mark, network } = client;
  if (network === null) return;
  const own = mark !== null ? `mark ${mark}` : userId !== null ? `user ${userId}` : null;
  if (own !== null)
    noteLimit(client, await requireWithinLimit(db, { name, max: perClient, windowSeconds }, own));
  const ofNetwork = { name: `${name}-network`, max: perNetwork, windowSeconds };
  const whole = await requireWithinLimit(db, ofNetwork, network);
  if (own === null) noteLimit(client, whole);
}
