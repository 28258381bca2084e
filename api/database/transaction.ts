import type postgres from 'postgres';
import { sendCommit } from './commit.queries.ts';
import { askPatiently, requirePatience } from './patience.ts';

const attempts = 3;

/** What waits for the end of each open attempt; what a lost attempt had waiting is forgotten with it. */
const waitingForCommit = new WeakMap<postgres.ISql, (() => void)[]>();

const committed = new WeakSet<postgres.ISql>();

/**
 * Sends the commit right behind the last statements of `work`, so that what they hold is held for no round trip more. If one of
 * them fails PostgreSQL undoes all of them, whatever the word. After this `work` sends nothing more; what it still has open is empty.
 */
export async function commitBehind(
  tx: postgres.ISql,
  statements: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.all([...statements, sendCommit(tx)]);
  committed.add(tx);
}

/** Runs `work` once `tx` has committed, never if it does not. On the pool itself every statement is its own: at once. */
export function afterCommit(tx: postgres.ISql, work: () => void): void {
  const waiting = waitingForCommit.get(tx);
  if (waiting) waiting.push(work);
  else work();
}

/**
 * Runs `work` in one transaction and gives its result. When PostgreSQL had to sacrifice the transaction
 * to another one (serialization failure, deadlock), the whole of it is tried again: `work` must have no
 * effect outside the database.
 */
export async function transaction<T>(db: postgres.Sql, work: (tx: postgres.ISql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    requirePatience();
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt === attempts || !isSacrificed(error)) throw error;
      await new Promise((wake) => setTimeout(wake, 10 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

// postgres.js gives the connection of a lost transaction to others, but still lets `work` go on with it: what
// `work` sends then would be committed on its own, and its rollback would crash the process. So after a loss
// `work` can send nothing more, and postgres.js never hears how it ended.
async function attemptOnce<T>(db: postgres.Sql, work: (tx: postgres.ISql) => Promise<T>): Promise<T> {
  let isLost = false;
  const afterwards: (() => void)[] = [];
  try {
    const result = await db.begin(async (tx) => {
      try {
        const guarded = guard(tx, () => isLost);
        waitingForCommit.set(guarded, afterwards);
        const value = await work(guarded);
        // Not half done, even if `work` did not mind that a question was given up.
        if (!committed.has(guarded)) requirePatience();
        if (!isLost) return value;
      } catch (error) {
        await new Promise((nextTurn) => setImmediate(nextTurn));
        if (!isLost) throw error;
      }
      return new Promise<never>(() => {});
    });
    for (const waiting of afterwards) waiting();
    return result as T;
  } catch (error) {
    isLost = true;
    throw error;
  }
}

function guard(tx: postgres.TransactionSql, isLost: () => boolean): postgres.ISql {
  const refuseIfLost = <Args extends unknown[], R>(send: (...args: Args) => R) => {
    return (...args: Args): R => {
      if (isLost()) throw lostConnection();
      return askPatiently(send(...args));
    };
  };
  const send = refuseIfLost(tx as unknown as (...args: unknown[]) => unknown);
  return Object.assign(send, tx, {
    unsafe: refuseIfLost(tx.unsafe),
    file: refuseIfLost(tx.file),
    notify: refuseIfLost(tx.notify),
  }) as unknown as postgres.ISql;
}

function lostConnection(): Error {
  return Object.assign(new Error('The connection of this transaction was lost.'), {
    code: 'CONNECTION_CLOSED',
  });
}

function isSacrificed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
