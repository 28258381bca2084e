import { type Database, type Db, transaction } from '../database.ts';

/** A tenth of a second of deleting: what took a file minutes to bring is not taken away in one transaction. */
const AT_ONCE = 20_000;
const TABLES = ['exchange_staged', 'exchange_staged_prices', 'exchange_staged_rests'] as const;

/** Forgets what was staged of a package: some rows by themselves; many, where nothing else is staged, at one stroke. */
export async function clearStaged(db: Database, id: number): Promise<void> {
  for (const table of TABLES) {
    let count = await remove(db, table, id);
    if (count === AT_ONCE && (await transaction(db, (tx) => empty(tx, table, id)))) count = 0;
    while (count === AT_ONCE) count = await remove(db, table, id);
  }
}

/**
 * False: somebody reads or writes it just now, or it holds what another package has brought. Nobody can begin to write between
 * the look and the emptying.
 */
async function empty(tx: Db, table: string, id: number): Promise<boolean> {
  const [lock] = await tx<{ has: boolean }[]>`SELECT try_lock_staged(${table}) AS has`;
  if (!lock?.has) return false;
  const [other] = await tx`
    (SELECT FROM ${tx(table)} WHERE package_id < ${id} LIMIT 1) UNION ALL (SELECT FROM ${tx(table)} WHERE package_id > ${id} LIMIT 1)`;
  if (other) return false;
  await tx`TRUNCATE ${tx(table)}`;
  return true;
}

async function remove(db: Database, table: string, id: number): Promise<number> {
  const { count } = await db`
    DELETE FROM ${db(table)} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${db(table)} WHERE package_id = ${id} LIMIT ${AT_ONCE}))`;
  return count;
}

/** So much that was written a moment ago is not known to the planner yet, who would take it for a handful. */
export async function countStaged(db: Db): Promise<void> {
  await db`ANALYZE exchange_staged (package_id, kind, external_id, n)`;
  await db`ANALYZE exchange_staged_prices (package_id, external_id, price_type)`;
  await db`ANALYZE exchange_staged_rests (package_id, external_id, store, count)`;
}
