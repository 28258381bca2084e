/** What the shop's people do with webhooks by the command line. */
import type { Db } from '../database.ts';
import { insertReplays, listWebhooks as listRows } from './webhooks.queries.ts';

const MOST_REPLAYED = 10_000;

export const listWebhooks = (db: Db) => listRows(db);

/** Sent by the running shop a second later. Null: nobody is told there. */
export async function replayByOperator(
  tx: Db,
  endpointId: number,
  times: { since: string; until: string },
): Promise<number | null> {
  const [found] = await listRows(tx, { id: endpointId });
  if (found?.state !== 'active') return null;
  return (await insertReplays(tx, endpointId, times, MOST_REPLAYED, true)).length;
}
