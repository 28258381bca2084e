/**
 * When and by whom a set is written: at once, later by the queue, after another's yes. Few changes in the request itself,
 * many by a task: up to 20 000 all or none, beyond that in batches that go on where the last one ended.
 */
import type { Locale } from '#domain/locale.ts';
import { BATCH, MOST_AT_ONCE, MOST_IN_ONE_TRANSACTION } from '#domain/office/changes.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { TakenTask, Tasks } from '../tasks/tasks.ts';
import { applyItems, applyWhole, endSet } from './apply.ts';
import {
  findNextPending,
  findSet,
  isDue,
  listItems,
  lockSet,
  moveSet,
  type SetRow,
} from './change-sets.queries.ts';
import { digestOf, getSubject, type Judged, judgeItems } from './judge.ts';
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

export interface ApplyingParts {
  db: Database;
  /** Connections that wait for statements longer than a request may: many rows are written by one. */
  taskDb: Database;
  tasks: Tasks;
  approvals: Approvals;
  subjects: Subjects;
  readLimits(): OfficeLimits;
  /** What somebody may do now; null: they do not work here any more. */
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
  sizes: ApplySizes;
}

const KIND = 'changes';

export function createApplying(parts: ApplyingParts) {
  const { db, taskDb, tasks, approvals, subjects, readLimits, findDuties, sizes } = parts;
  const undoDays = () => readLimits().undoDays;

  const judgeAll = async (tx: Db, set: Pick<SetRow, 'id'>, isLocking: boolean): Promise<Judged[]> =>
    judgeItems(tx, subjects, await listItems(tx, set.id), isLocking);

  /** Why another must say yes to what would be written; null: nobody needs to. */
  function findReason(judged: readonly Judged[]): ApprovalReason | null {
    const pending = judged.filter(({ state }) => state === 'pending');
    for (const name of new Set(pending.map(({ subject }) => subject))) {
      const wanted = pending.flatMap(({ subject, id, field, from, to }) =>
        subject === name && id !== null ? [{ id, field, from, to }] : [],
      );
      const why = getSubject(subjects, name).needsApproval?.(wanted, readLimits());
      if (why) return why;
    }
    return null;
  }

  async function ask(
    tx: Db,
    set: SetRow,
    judged: readonly Judged[],
    askedBy: number,
  ): Promise<number | null> {
    const why = findReason(judged);
    const [right] = set.rights;
    if (why === null || right === undefined) return null;
    const digest = digestOf(judged);
    await moveSet(tx, set.id, { state: 'waiting', digest });
    const about = { changeSetId: set.id, call: null, payload: null, aboutStaff: null };
    return approvals.ask(tx, { ...about, digest, why, right, askedBy });
  }

  /** Few at once, many by a task. */
  async function write(tx: Db, set: SetRow, judged: readonly Judged[]): Promise<void> {
    if (judged.length <= sizes.atOnce) return applyWhole(tx, subjects, set);
    await moveSet(tx, set.id, { state: 'running', digest: digestOf(judged) });
    await tasks.put(tx, {
      kind: KIND,
      key: `apply:${set.id}`,
      payload: { setId: set.id },
      askedBy: set.createdBy,
    });
  }

  async function putOff(tx: Db, set: SetRow, at: string): Promise<void> {
    await moveSet(tx, set.id, { state: 'scheduled', applyAt: at });
    await tasks.put(tx, {
      kind: KIND,
      key: `apply:${set.id}:${at}`,
      payload: { setId: set.id, at },
      dueAt: new Date(at),
      askedBy: set.createdBy,
    });
  }

  /** Nothing half done: all of them, or the task tries again. */
  const applyInOne = (setId: number): Promise<void> =>
    officeTransactionOf(setId, async (tx, set) => {
      if (set.state === 'running') await applyWhole(tx, subjects, set);
    });

  async function officeTransactionOf(
    setId: number,
    work: (tx: Db, set: SetRow) => Promise<void>,
  ): Promise<void> {
    const known = await findSet(db, setId, undoDays());
    if (!known) throw new Error('a set of changes is gone');
    await officeTransaction(
      taskDb,
      { staffId: known.createdBy, call: 'applyChanges', right: null, requestId: null },
      async (tx) => {
        const set = await lockSet(tx, setId, undoDays());
        if (set) await work(tx, set);
      },
      factsOf(known),
    );
  }

  /** Each batch is done or not; which are done, the states of the items tell. */
  async function applyInBatches(setId: number, of: number, task: TakenTask): Promise<void> {
    for (;;) {
      const first = await findNextPending(db, setId);
      if (first === null) break;
      await officeTransactionOf(setId, async (tx, set) => {
        if (set.state !== 'running') return;
        await applyItems(tx, subjects, set, { after: first - 1, limit: sizes.batch });
      });
      if (!(await task.keep({ done: Math.min(of, first - 1 + sizes.batch), of }))) return;
    }
    await officeTransactionOf(setId, async (tx, set) => {
      if (set.state === 'running') await endSet(tx, set);
    });
  }

  /** Whoever set the time may have left, or may do less now: then nothing is done, and the set says so. */
  const begin = (setId: number, at: string): Promise<void> =>
    officeTransactionOf(setId, async (tx, set) => {
      if (set.state !== 'scheduled' || !(await isDue(tx, setId, at))) return;
      const duties = await findDuties(tx, set.createdBy);
      const isAllowed = duties && set.rights.every((right) => findReach(duties, right, 'write'));
      await moveSet(tx, setId, { state: isAllowed ? 'running' : 'failed' });
    });

  async function run(task: TakenTask): Promise<void> {
    const { setId, at } = task.open() as { setId: number; at?: string };
    if (at !== undefined) await begin(setId, at);
    const set = await findSet(db, setId, undoDays());
    // Begun by an earlier try that did not come to its end: it goes on.
    if (set?.state !== 'running') return;
    const of = (await listItems(db, setId)).length;
    try {
      if (of <= sizes.inOneTransaction) await applyInOne(setId);
      else await applyInBatches(setId, of, task);
    } catch (error) {
      // What its subject refuses, it refuses every time.
      if (!(error instanceof Refusal)) throw error;
      await officeTransactionOf(setId, (tx) => moveSet(tx, setId, { state: 'failed' }));
    }
  }

  approvals.acts.set('changes', {
    async preview(
      tx: Db,
      { changeSetId }: ApprovalRow,
      language: Locale,
      isLocking: boolean,
    ): Promise<Preview | null> {
      const set = changeSetId === null ? null : await findSet(tx, changeSetId, undoDays());
      if (!set) return null;
      const judged = await judgeAll(tx, set, isLocking);
      const seen = judged.filter(({ state }) => state === (set.state === 'waiting' ? 'pending' : 'applied'));
      const lines = seen.map(({ subject, id, field, from, to, values }) => ({
        ...{ subject, id, field, from, to },
        name: (values && getSubject(subjects, subject).nameOf?.(values, language)) ?? null,
      }));
      return { digest: digestOf(judged), title: set.title, lines, count: lines.length };
    },
    async run(tx, { changeSetId }) {
      const set = changeSetId === null ? null : await lockSet(tx, changeSetId, undoDays());
      if (set?.state !== 'waiting') throw new Error('a set that was approved does not wait');
      if (set.applyAt !== null) await putOff(tx, set, set.applyAt.toISOString());
      else await write(tx, set, await judgeAll(tx, set, true));
    },
    async drop(tx, { changeSetId }) {
      if (changeSetId !== null) await moveSet(tx, changeSetId, { state: 'draft', applyAt: null });
    },
  });

  return {
    /** Within the caller's transaction, on a set that it has locked: written, begun, or asked for (the approval's id). */
    async start(tx: Db, set: SetRow, staffId: number): Promise<number | null> {
      const judged = await judgeAll(tx, set, true);
      const approvalId = await ask(tx, set, judged, staffId);
      if (approvalId === null) await write(tx, set, judged);
      return approvalId;
    },

    async schedule(tx: Db, set: SetRow, at: string, staffId: number): Promise<number | null> {
      const judged = await judgeAll(tx, set, true);
      const approvalId = await ask(tx, set, judged, staffId);
      if (approvalId === null) await putOff(tx, set, at);
      else await moveSet(tx, set.id, { state: 'waiting', applyAt: at });
      return approvalId;
    },

    runDue: (signal?: AbortSignal): Promise<number> => tasks.runDue({ ...kind, run }, signal),
  };
}

const kind = {
  kind: KIND,
  /** Longer than 20 000 changes in one transaction may take. */
  leaseSeconds: 300,
  mostTries: 5,
  firstPauseSeconds: 5,
  longestPauseSeconds: 300,
};
