/**
 * When and by whom a set is written: at once, later by the queue, after another's yes. Few changes in the request itself,
 * many by a task: up to 20 000 all or none, and prices however many they are; others beyond that in batches that go on where the
 * last one ended.
 */
import type { Locale } from '#domain/locale.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { TakenTask, Tasks } from '../tasks/tasks.ts';
import { applyWhole, endSet } from './apply.ts';
import { previewSet } from './approval-preview.ts';
import {
  countItems,
  findSet,
  freeItems,
  hasMoreItems,
  holdItems,
  isDue,
  listLeft,
  lockSet,
  moveSet,
  type SetRow,
} from './change-sets.queries.ts';
import { listWanted, whyOfMany } from './in-tables.ts';
import { getSubject, type Judged, lookThrough, type SetLook } from './judge.ts';
import type { Subjects, WantedChange } from './subjects.ts';
import { type ApplySizes, createTaskWriter } from './task-writer.ts';

export interface ApplyingParts {
  db: Database;
  /** Connections whose statements may take minutes: by these the task writes. */
  longDb: Database;
  tasks: Tasks;
  approvals: Approvals;
  subjects: Subjects;
  readLimits(): OfficeLimits;
  /** What somebody may do now; null: they do not work here any more. */
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
  sizes: ApplySizes;
}

/** As a set stands now, and why another must say yes to what would be written; null: nobody needs to. */
type FullLook = SetLook & { why: ApprovalReason | null };

export interface SeenSet {
  set: SetRow;
  look: FullLook;
}

const KIND = 'changes';

export function createApplying(parts: ApplyingParts) {
  const { db, longDb, tasks, approvals, subjects, readLimits, findDuties, sizes } = parts;
  const undoDays = () => readLimits().undoDays;
  const { transactionOf, writeAll } = createTaskWriter({ db, longDb, subjects, sizes, undoDays });

  /**
   * What is written in this transaction is locked as it is looked at. What a task will write is judged again there, item by item:
   * locks of a hundred thousand things would end with this transaction, before it begins, and hold up everybody until then.
   */
  const isLocked = async (tx: Db, setId: number, atOnce = sizes.atOnce): Promise<boolean> =>
    !(await hasMoreItems(tx, setId, atOnce));

  async function look(tx: Db, set: SetRow, atOnce?: number): Promise<FullLook> {
    const watched = set.subjects.filter((name) => getSubject(subjects, name).needsApproval);
    const wanted: (WantedChange & { subject: string })[] = [];
    const onPage = (items: readonly Judged[]) => {
      for (const { state, subject, id, field, from, to } of items)
        if (state === 'pending' && id !== null && watched.includes(subject))
          wanted.push({ subject, id, field, from, to });
    };
    const isLocking = await isLocked(tx, set.id, atOnce);
    const { laid, digest, counts } = await lookThrough(tx, subjects, set.id, { isLocking, onPage });
    const seen = { digest, counts };
    for (const name of watched) {
      const whyMany =
        laid?.subject === name && (await whyOfMany(tx, set.id, laid, { counts, limits: readLimits() }));
      if (whyMany) return { ...seen, why: whyMany };
      const own = laid
        ? await listWanted(tx, set.id, laid)
        : wanted.filter(({ subject }) => subject === name);
      const why = own.length > 0 && (await getSubject(subjects, name).needsApproval?.(own, readLimits(), tx));
      if (why) return { ...seen, why };
    }
    return { ...seen, why: null };
  }

  async function ask(
    tx: Db,
    set: SetRow,
    { why, digest }: FullLook,
    askedBy: number,
  ): Promise<number | null> {
    const [right] = set.rights;
    if (why === null || right === undefined) return null;
    await moveSet(tx, set.id, { state: 'waiting', digest });
    const about = { changeSetId: set.id, call: null, payload: null, aboutStaff: null };
    return approvals.ask(tx, { ...about, digest, why, right, askedBy });
  }

  /** Few at once, many by a task. */
  async function write(tx: Db, set: SetRow, digest: string, atOnce: number = sizes.atOnce): Promise<void> {
    if (await isLocked(tx, set.id, atOnce))
      return applyWhole(tx, subjects, set, { digest, page: sizes.batch });
    await moveSet(tx, set.id, { state: 'running', digest });
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
      // Set to the same moment once more, after it was stopped: another task.
      key: `apply:${set.id}:${at}:${crypto.randomUUID()}`,
      payload: { setId: set.id, at },
      dueAt: new Date(at),
      askedBy: set.createdBy,
    });
  }

  /** Whoever set the time may have left, or may do less now: then nothing is done, and the set says so. */
  const begin = (setId: number, at: string): Promise<void> =>
    transactionOf(setId, async (tx, set) => {
      if (set.state !== 'scheduled' || !(await isDue(tx, setId, at))) return;
      await moveSet(tx, setId, { state: (await mayStill(tx, set)) ? 'running' : 'failed' });
    });

  async function mayStill(tx: Db, { createdBy, rights }: SetRow): Promise<boolean> {
    const duties = await findDuties(tx, createdBy);
    return duties !== null && rights.every((right) => findReach(duties, right, 'write') !== null);
  }

  /** Its task was stopped and is to go on: what was left is tried after all, unless it was taken back meanwhile. */
  const goOn = (setId: number): Promise<void> =>
    transactionOf(setId, async (tx, set) => {
      if (set.undoneBy !== null || set.state === 'running') return;
      if (!(await mayStill(tx, set)) || (await freeItems(tx, setId)) === 0) return;
      await moveSet(tx, setId, { state: 'running' });
    });

  /** No task writes these any more. What was begun ends with what is written, and the rest says so; a time is given back. */
  async function endLeft(): Promise<void> {
    for (const setId of await listLeft(db))
      await transactionOf(setId, async (tx, set) => {
        if (set.state === 'scheduled') await moveSet(tx, setId, { state: 'draft', applyAt: null });
        if (set.state !== 'running') return;
        await holdItems(tx, setId);
        await endSet(tx, set);
      });
  }

  async function run(task: TakenTask): Promise<void> {
    const { setId, at } = task.open() as { setId: number; at?: string };
    if (at !== undefined) await begin(setId, at);
    const ended = await findSet(db, setId, undoDays());
    if (ended?.state === 'applied' || ended?.state === 'failed') await goOn(setId);
    const set = await findSet(db, setId, undoDays());
    // Begun by an earlier try that did not come to its end: it goes on.
    if (set?.state !== 'running') return;
    const of = await countAll(db, setId);
    try {
      await writeAll(setId, of, task);
    } catch (error) {
      // What its subject refuses, it refuses every time.
      if (!(error instanceof Refusal)) throw error;
      await transactionOf(setId, (tx) => moveSet(tx, setId, { state: 'failed' }));
    }
  }

  approvals.acts.set('changes', {
    async preview(
      tx: Db,
      { changeSetId }: ApprovalRow,
      language: Locale,
      isDeciding: boolean,
    ): Promise<Preview | null> {
      const set = changeSetId === null ? null : await findSet(tx, changeSetId, undoDays());
      if (!set) return null;
      const isLocking = isDeciding && (await isLocked(tx, set.id));
      return previewSet(tx, subjects, set, { language, isDeciding, isLocking });
    },
    async run(tx, { changeSetId }, { digest }) {
      const set = changeSetId === null ? null : await lockSet(tx, changeSetId, undoDays());
      if (set?.state !== 'waiting') throw new Error('a set that was approved does not wait');
      if (set.applyAt !== null) return putOff(tx, set, set.applyAt.toISOString());
      // What is written now is locked since it was looked at for the decision.
      await write(tx, set, digest);
    },
    async drop(tx, { changeSetId }) {
      if (changeSetId !== null) await moveSet(tx, changeSetId, { state: 'draft', applyAt: null });
    },
  });

  return {
    look,

    /** Within the caller's transaction, on a set that it has locked: written, begun, or asked for (the approval's id). */
    async start(
      tx: Db,
      set: SetRow,
      staffId: number,
      { look: seen, atOnce }: { look?: FullLook; atOnce?: number | undefined } = {},
    ): Promise<number | null> {
      const now = seen ?? (await look(tx, set, atOnce));
      const approvalId = await ask(tx, set, now, staffId);
      if (approvalId === null) await write(tx, set, now.digest, atOnce);
      return approvalId;
    },

    async schedule(
      tx: Db,
      { set, look: seen }: SeenSet,
      at: string,
      staffId: number,
    ): Promise<number | null> {
      const approvalId = await ask(tx, set, seen, staffId);
      if (approvalId === null) await putOff(tx, set, at);
      else await moveSet(tx, set.id, { state: 'waiting', applyAt: at });
      return approvalId;
    },

    async runDue(signal?: AbortSignal): Promise<number> {
      const done = await tasks.runDue({ ...kind, run }, signal);
      await endLeft();
      return done;
    },
  };
}

const countAll = async (db: Db, setId: number): Promise<number> =>
  (await countItems(db, setId)).reduce((sum, { count }) => sum + count, 0);

const kind = {
  kind: KIND,
  /** Longer than 20 000 changes in one transaction may take. */
  leaseSeconds: 300,
  mostTries: 5,
  firstPauseSeconds: 5,
  longestPauseSeconds: 300,
};
