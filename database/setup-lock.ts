import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

// Any number that no other program on the same server is likely to lock.
const lockKey = 7_305_511_829;

/**
 * Runs `work` while no other process prepares the same database. The lock belongs to the session: `sql` must have
 * exactly one connection, and the lock goes with it when the process dies.
 */
export async function withSetupLock<T>(
  sql: postgres.Sql,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  if (sql.options.max !== 1) throw new Error('The setup lock needs a pool of one connection.');
  for (let isTold = false; ; ) {
    // Tried again and again instead of waited for: lock_timeout would end the wait.
    const [row] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${lockKey}::int8) as locked`;
    if (row?.locked) break;
    if (!isTold) onWait();
    isTold = true;
    await sleep(200);
  }
  const unlock = () => sql`select pg_advisory_unlock(${lockKey}::int8)`;
  try {
    const result = await work();
    await unlock();
    return result;
  } catch (error) {
    // A lost connection has given the lock back already; what went wrong first is what the caller must hear.
    await unlock().then(
      () => {},
      () => {},
    );
    throw error;
  }
}
