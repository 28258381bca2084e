/**
 * Whose interest makes a product popular: one browser counts once a day for a product, however often it comes, and a
 * network for no more than a few of them, so that nobody puts a product first by asking. Who has no mark yet counts for
 * nothing: the next page makes up for it.
 */
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import { countLimited } from '../http/limits.ts';

const DAY_SECONDS = 24 * 60 * 60;
const OF_A_NETWORK = 5;

export async function isInterest(
  db: Db,
  { mark, network }: Client,
  kind: string,
  productCode: string,
): Promise<boolean> {
  if (mark === null || network === null) return false;
  const what = `${kind} ${productCode}`;
  const own = { name: 'interest', windowSeconds: DAY_SECONDS };
  if ((await countLimited(db, own, `${what} ${mark}`, 1)).hits > 1) return false;
  const all = { name: 'interest-network', windowSeconds: DAY_SECONDS };
  return (await countLimited(db, all, `${what} ${network}`, 1)).hits <= OF_A_NETWORK;
}
