/**
 * How a task writes a set. Up to 20 000 changes all or none, and prices however many they are; others beyond that in batches
 * that go on where the last one ended.
 */
import { BATCH, MOST_AT_ONCE, MOST_IN_ONE_TRANSACTION } from '#domain/office/changes.ts';
import type { Database, Db } from '../database.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { TakenTask } from '../tasks/tasks.ts';
import { applyItems, applyWhole, endSet } from './apply.ts';
import { countItems, findSet, lockSet, type SetRow } from './change-sets.queries.ts';
import { listFields, listPages } from './item-pages.queries.ts';
import { getSubject } from './judge.ts';
import { factsOf } from './set-access.ts';
import type { Subjects } from './subjects.ts';

/** How many changes are written how. */
export interface ApplySizes {
  atOnce: number;
  inOneTransaction: number;
  batch: number;
}

export const SIZES: ApplySizes = {
  atOnce: MOST_AT_ONCE,
  inOneTransaction: MOST_IN_ONE_TRANSACTION,
  batch: BATCH,
};

interface TaskWriterParts {
  db: Database;
  /** Connections whose statements may take minutes. */
  longDb: Database;
  subjects: Subjects;
  sizes: ApplySizes;
  undoDays(): number;
}

/** Thrown to take back what was written: its task is not to go on. */
class Stopped extends Error {}

export function createTaskWriter({ db, longDb, subjects, sizes, undoDays }: TaskWriterParts) {
  /** A set, locked, in a transaction with an entry of the log in the name of whoever made it. */
  async function transactionOf(setId: number, work: (tx: Db, set: SetRow) => Promise<void>): Promise<void> {
    const known = await findSet(db, setId, undoDays());
    if (!known) throw new Error('a set of changes is gone');
    await officeTransaction(
      longDb,
      { staffId: known.createdBy, call: 'applyChanges', right: null, requestId: null },
      async (tx) => {
        const set = await lockSet(tx, setId, undoDays());
        if (set) await work(tx, set);
      },
      factsOf(known),
    );
  }

  /** Nothing half done: all of them, or the task tries again. Where it was stopped meanwhile, none. */
  const writeInOne = (setId: number, of: number, task: TakenTask): Promise<void> =>
    transactionOf(setId, async (tx, set) => {
      const onPage = async (done: number) => {
        if (!(await task.keep({ done, of }))) throw new Stopped();
      };
      if (set.state === 'running') await applyWhole(tx, subjects, set, { page: sizes.batch, onPage });
    }).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });

  /** Each batch is done or not; which are done, the states of the items tell. */
  async function writeInBatches(setId: number, of: number, task: TakenTask): Promise<void> {
    const pending = (await countItems(db, setId)).find(({ state }) => state === 'pending')?.count ?? 0;
    let done = of - pending;
    for await (const numbers of listPages(db, setId, sizes.batch)) {
      await transactionOf(setId, async (tx, set) => {
        if (set.state === 'running') await applyItems(tx, subjects, set, { numbers, isLocking: true });
      });
      done += numbers.length;
      if (!(await task.keep({ done, of }))) return;
    }
    await transactionOf(setId, async (tx, set) => {
      if (set.state === 'running') await endSet(tx, set);
    });
  }

  const isWhole = async (setId: number): Promise<boolean> =>
    (await listFields(db, setId)).every(
      ({ subject, field }) => getSubject(subjects, subject).fields[field]?.isWhole,
    );

  return {
    transactionOf,

    async writeAll(setId: number, of: number, task: TakenTask): Promise<void> {
      if (of <= sizes.inOneTransaction || (await isWhole(setId))) await writeInOne(setId, of, task);
      else await writeInBatches(setId, of, task);
    },
  };
}
