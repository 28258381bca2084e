import type { Db } from '../database.ts';

/** All in one statement: one commit, one wait for the lock that NOTIFY takes. */
export async function notifyOthers(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  await db`SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`;
}
