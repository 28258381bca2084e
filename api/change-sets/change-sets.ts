/**
 * Sets of changes. Promises: a field is written only where it still is what its author saw, or the author has seen what is
 * there now; a set is applied once, however often it is asked for and whoever dies meanwhile; what was shown is what is
 * applied; what was applied can be taken back where nobody has written since. Hides sets, items and their task. Relies on
 * subjects that read, lock and write their things, and on `runDue` being called every second.
 */
import type { z } from 'zod';
import type { Change, ChangeSet, changeDraft, createChanges } from '#contract/office/changes.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { Duties } from '#domain/office/rights.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { createApplying, type SeenSet } from './applying.ts';
import {
  findEntryOfSet,
  findSet,
  findSetByKey,
  type ItemRow,
  isLater,
  listItems,
  lockSet,
  moveSet,
  type SetKind,
  type SetRow,
  setExcluded,
  setItem,
  setTitle,
} from './change-sets.queries.ts';
import { insertDraft, insertUndo, requireRights } from './drafts.ts';
import { type ChangesViewer, factsOf, requireMay, requireOwn } from './set-access.ts';
import { createReading } from './set-reading.ts';
import type { Subjects } from './subjects.ts';
import { type ApplySizes, SIZES } from './task-writer.ts';

export { listScheduled, rehearseSet, type ScheduledSet } from './rehearse.ts';
export type {
  Fragment,
  InTables,
  Portion,
  Span,
  Subject,
  Subjects,
  Values,
  WantedChange,
} from './subjects.ts';
export type { ApplySizes } from './task-writer.ts';

/** What a request brings beside its input. */
export interface Asking {
  viewer: ChangesViewer;
  language: Locale;
  write: OfficeWrite;
  leaveAsIs(): void;
}

export interface ChangesParts {
  /** Connections of the office. */
  db: Database;
  /** Of the office too, for statements that take minutes. */
  longDb: Database;
  tasks: Tasks;
  approvals: Approvals;
  readLimits(): OfficeLimits;
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
  sizes?: ApplySizes;
}

export type Changes = ReturnType<typeof createChangeSets>;

export function createChangeSets(parts: ChangesParts) {
  const { db, approvals, readLimits, sizes = SIZES } = parts;
  const subjects: Subjects = new Map();
  const view = { db, subjects, approvals };
  const undoDays = () => readLimits().undoDays;
  const applying = createApplying({ ...parts, subjects, sizes });
  const reading = createReading(view, undoDays);
  const { show } = reading;

  interface Done {
    set: SetRow;
    /** What another must say yes to first; null: it is done or begun. */
    approvalId: number | null;
  }

  async function answer({ set, approvalId }: Done, asking: Asking): Promise<ChangeSet> {
    if (approvalId !== null) throw await approvals.needed(approvalId, asking.viewer, asking.language);
    return show(set.id, asking.language);
  }

  /** A repeat whose first answer was lost: the set that it has made. */
  async function findRepeated(requestKey: string, asking: Asking): Promise<ChangeSet | null> {
    const known = await findSetByKey(db, asking.viewer.id, requestKey);
    if (known === null) return null;
    asking.leaveAsIs();
    return show(known, asking.language);
  }

  /** An own set that is not decided yet, locked. */
  async function lockOpen(tx: Db, id: number, viewer: ChangesViewer): Promise<SetRow> {
    const set = requireOwn(await lockSet(tx, id, undoDays()), viewer);
    if (set.state !== 'draft' && set.state !== 'scheduled') throw new Refusal('changes.wrong_state');
    return set;
  }

  /** And with its things looked at, once: they are as they were shown. */
  async function lockSeen(tx: Db, id: number, digest: string, viewer: ChangesViewer): Promise<SeenSet> {
    const set = await lockOpen(tx, id, viewer);
    const look = await applying.look(tx, set);
    if (look.digest !== digest) throw new Refusal('changes.moved');
    return { set, look };
  }

  return {
    subjects,
    runDue: applying.runDue,

    list: reading.list,
    get: reading.get,
    listSome: reading.listSome,
    requireReadable: reading.requireReadable,

    /** A set to be looked through, without looking at it: there may be a hundred thousand items. */
    async draft(
      { title, kind, items }: { title: string; kind: SetKind; items: readonly Change[] },
      requestKey: string,
      { viewer, write }: Pick<Asking, 'viewer' | 'write'>,
    ): Promise<number> {
      const rights = requireRights(subjects, items, viewer);
      const known = await findSetByKey(db, viewer.id, requestKey);
      if (known !== null) return known;
      const set = await write((tx) => {
        const made = { kind, title, rights, createdBy: viewer.id, requestKey, undoOf: null };
        return insertDraft(tx, made, items, undoDays());
      }, factsOf);
      return set.id;
    },

    /** What became of each item of a set, by its number. */
    listOutcomes: (id: number): Promise<Pick<ItemRow, 'n' | 'state' | 'why'>[]> => listItems(db, id),

    /** With `apply` a save: made and applied in one transaction, or not at all; more than `atOnce` by a task. */
    async create(
      { title, kind, items, apply }: Omit<z.output<typeof createChanges.body>, 'kind'> & { kind: SetKind },
      requestKey: string,
      asking: Asking,
      atOnce?: number,
    ): Promise<ChangeSet> {
      const { viewer, write } = asking;
      const rights = requireRights(subjects, items, viewer);
      const repeated = await findRepeated(requestKey, asking);
      if (repeated) return repeated;
      const done = await write(
        async (tx) => {
          const made = { kind, title, rights, createdBy: viewer.id, requestKey, undoOf: null };
          const set = await insertDraft(tx, made, items, undoDays());
          return { set, approvalId: apply ? await applying.start(tx, set, viewer.id, { atOnce }) : null };
        },
        ({ set, approvalId }) => ({ ...factsOf(set), approvalId }),
      );
      return answer(done, asking);
    },

    async change(
      id: number,
      { title, exclude, fields = [] }: z.output<typeof changeDraft.body>,
      asking: Asking,
    ): Promise<ChangeSet> {
      await asking.write(async (tx) => {
        const set = await lockOpen(tx, id, asking.viewer);
        if (set.state !== 'draft') throw new Refusal('changes.wrong_state');
        if (title !== undefined) await setTitle(tx, id, title);
        const named = await listItems(tx, id, { among: fields.map(({ n }) => n) });
        const items = new Map(named.map((item) => [item.n, item]));
        for (const { n, from, to } of fields) {
          const item = items.get(n);
          if (!item || !(await setItem(tx, id, { n, to, from: from === undefined ? item.from : from })))
            throw new Refusal('changes.wrong_state');
        }
        if (exclude) await setExcluded(tx, id, exclude);
        return set;
      }, factsOf);
      return show(id, asking.language);
    },

    async apply(id: number, digest: string, asking: Asking): Promise<ChangeSet> {
      const { viewer, write } = asking;
      const known = requireMay(await findSet(db, id, undoDays()), viewer, 'write');
      // Done already, by whoever asked first: the same, and not once more.
      if ((known.state === 'applied' || known.state === 'running') && known.digest === digest) {
        asking.leaveAsIs();
        return show(id, asking.language);
      }
      const done = await write(
        async (tx) => {
          const { set, look } = await lockSeen(tx, id, digest, viewer);
          return { set, approvalId: await applying.start(tx, set, viewer.id, { look }) };
        },
        ({ set, approvalId }) => ({ ...factsOf(set), approvalId }),
      );
      return answer(done, asking);
    },

    async schedule(
      id: number,
      { at, digest }: { at: string | null; digest: string },
      asking: Asking,
    ): Promise<ChangeSet> {
      const done = await asking.write(
        async (tx) => {
          if (at === null) {
            const set = await lockOpen(tx, id, asking.viewer);
            await moveSet(tx, id, { state: 'draft', applyAt: null });
            return { set, approvalId: null };
          }
          const seen = await lockSeen(tx, id, digest, asking.viewer);
          if (!(await isLater(tx, at))) throw new Refusal('changes.past');
          return { set: seen.set, approvalId: await applying.schedule(tx, seen, at, asking.viewer.id) };
        },
        ({ set, approvalId }) => ({ ...factsOf(set), approvalId, words: { title: set.title, at } }),
      );
      return answer(done, asking);
    },

    async undo(id: number, apply: boolean, requestKey: string, asking: Asking): Promise<ChangeSet> {
      const { viewer, write } = asking;
      const repeated = await findRepeated(requestKey, asking);
      if (repeated) return repeated;
      const done = await write(
        async (tx) => {
          const { state, undoneBy, undoUntil, title, rights } = requireMay(
            await lockSet(tx, id, undoDays()),
            viewer,
            'write',
          );
          if (state !== 'applied' || undoneBy !== null) throw new Refusal('changes.wrong_state');
          if (undoUntil === null) throw new Refusal('changes.too_old');
          const entry = await findEntryOfSet(tx, id);
          const undoing = {
            kind: 'undo' as const,
            title,
            rights,
            createdBy: viewer.id,
            requestKey,
            undoOf: id,
          };
          const set = await insertUndo(tx, subjects, undoing, { viewer, undoDays: undoDays() });
          return { set, entry, approvalId: apply ? await applying.start(tx, set, viewer.id) : null };
        },
        ({ set, entry, approvalId }) => ({ ...factsOf(set), approvalId, undoOf: entry }),
      );
      return answer(done, asking);
    },
  };
}
