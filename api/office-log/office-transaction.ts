/**
 * The only way in which the office writes: one transaction, one entry of the log, and under it every row before and after
 * (by triggers). Nothing of it without the rest.
 */
import { type Database, type Db, transaction } from '../database.ts';
import type { LogActor, LogFacts } from '../http/office-write.ts';
import { beginEntry, insertEntry } from './office-log.queries.ts';

/** The facts are known before, or told by what the work gives. */
export function officeTransaction<T>(
  db: Database,
  actor: LogActor,
  work: (tx: Db) => Promise<T>,
  facts: LogFacts | ((result: T) => LogFacts),
): Promise<T> {
  return transaction(db, async (tx) => {
    const id = await beginEntry(tx, actor.staffId);
    const result = await work(tx);
    const told = typeof facts === 'function' ? facts(result) : facts;
    await insertEntry(tx, {
      id,
      ...actor,
      right: told.right === undefined ? actor.right : told.right,
      subject: told.subject ?? null,
      subjectId: told.subjectId ?? null,
      words: told.words ?? {},
      changeSetId: told.changeSetId ?? null,
      approvalId: told.approvalId ?? null,
      undoOf: told.undoOf ?? null,
    });
    return result;
  });
}
