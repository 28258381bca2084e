/** Writing a set: field by field where nobody has written meanwhile; what cannot be written is left out and says why. */
import { countStates, endStateOf } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';
import {
  countItems,
  endItems,
  type ItemEnd,
  listItems,
  moveSet,
  type SetRow,
} from './change-sets.queries.ts';
import { findLaid, lockLaid, writeInTables } from './in-tables.ts';
import { listPages } from './item-pages.queries.ts';
import { getSubject, type Judged, judgeItems, lockThings } from './judge.ts';
import type { Subjects } from './subjects.ts';

/** So many things in one statement: none of them travels. */
const PAGE_IN_TABLES = 20_000;

/** Writes these items of a set, which hold whole things; what the caller has locked is not locked again. */
export async function applyItems(
  tx: Db,
  subjects: Subjects,
  set: SetRow,
  { numbers, isLocking }: { numbers: readonly number[]; isLocking: boolean },
): Promise<void> {
  const items = await listItems(tx, set.id, { among: numbers });
  const judged = await judgeItems(tx, subjects, items, { isLocking, isNamed: false });
  const ids = await writePending(tx, subjects, judged);
  await endItems(
    tx,
    set.id,
    judged.map((item) => toEnd(item, ids.get(item.n))),
  );
}

/**
 * All of it, in this transaction; `digest`: as it was looked at. Page by page: whoever asks for a page of the shop meanwhile does
 * not wait until a hundred thousand are judged. `onPage` hears how many are done and stops it by throwing.
 */
export async function applyWhole(
  tx: Db,
  subjects: Subjects,
  set: SetRow,
  {
    digest,
    page,
    fewestInTables,
    onPage,
  }: {
    digest?: string;
    page: number;
    fewestInTables?: number | undefined;
    onPage?(done: number): Promise<void>;
  },
): Promise<void> {
  const laid = await findLaid(tx, subjects, set.id, fewestInTables);
  if (laid) {
    await lockLaid(tx, set.id, laid);
    await writeInTables(tx, set.id, laid, { page: PAGE_IN_TABLES, ...(onPage ? { onPage } : {}) });
    return endSet(tx, set, digest);
  }
  await lockThings(tx, subjects, set.id);
  let done = 0;
  for await (const numbers of listPages(tx, set.id, page)) {
    await applyItems(tx, subjects, set, { numbers, isLocking: false });
    done += numbers.length;
    await onPage?.(done);
  }
  await endSet(tx, set, digest);
}

/** Every item has been tried. What an undo has taken back is undone, in whatever part. */
export async function endSet(tx: Db, set: SetRow, digest?: string): Promise<void> {
  const counts = countStates([]);
  for (const { state, count } of await countItems(tx, set.id)) counts[state] = count;
  await moveSet(tx, set.id, { state: endStateOf(counts), ...(digest ? { digest } : {}) });
  if (set.undoOf !== null && counts.applied > 0) await moveSet(tx, set.undoOf, { state: 'undone' });
}

/** Gives the ids of what was made. */
export async function writePending(
  tx: Db,
  subjects: Subjects,
  judged: readonly Judged[],
): Promise<Map<number, number>> {
  const made = new Map<number, number>();
  const pending = judged.filter(({ state }) => state === 'pending');
  for (const name of [...new Set(pending.map(({ subject }) => subject))].sort()) {
    const subject = getSubject(subjects, name);
    const own = pending.filter((item) => item.subject === name);
    const wanted = own.flatMap(({ id, field, from, to }) => (id === null ? [] : [{ id, field, from, to }]));
    if (wanted.length > 0) await subject.write(tx, wanted);
    const fresh = own.filter(({ id }) => id === null);
    for (const key of new Set(fresh.map(({ newKey }) => newKey))) {
      const items = fresh.filter(({ newKey }) => newKey === key);
      const id = await subject.create?.(tx, Object.fromEntries(items.map(({ field, to }) => [field, to])));
      if (id !== undefined) for (const { n } of items) made.set(n, id);
    }
  }
  return made;
}

function toEnd({ n, id: known, state, why, current }: Judged, made: number | undefined): ItemEnd {
  const head = { n, id: made ?? known, isMade: made !== undefined };
  return state === 'pending'
    ? { ...head, state: 'applied', why: null, found: null }
    : { ...head, state, why, found: state === 'conflict' ? (current ?? null) : null };
}
