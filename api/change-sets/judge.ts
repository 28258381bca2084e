/** Items of a set against what is stored now: which will be written, which collide, which cannot be. */
import { createHash } from 'node:crypto';
import type { ChangeState } from '#contract/office/changes.ts';
import {
  type ChangeCounts,
  countStates,
  digestText,
  type Json,
  judgeChange,
  type Verdict,
} from '#domain/office/changes.ts';
import type { Db } from '../database.ts';
import { type ItemRow, listItems } from './change-sets.queries.ts';
import { findLaid, type Laid, listStanding, lockLaid, lookInTables } from './in-tables.ts';
import { listThings } from './item-pages.queries.ts';
import type { Needed, Subject, Subjects, Values } from './subjects.ts';

export interface Judged extends ItemRow {
  /** As stored now; undefined: there is no such thing. */
  current: Json | undefined;
  values: Values | undefined;
}

export function getSubject(subjects: Subjects, name: string): Subject {
  const subject = subjects.get(name);
  if (!subject) throw new Error(`Nobody edits a ${name}: subjects.set(…)`);
  return subject;
}

const idsOf = (items: readonly ItemRow[]): number[] => [
  ...new Set(items.flatMap(({ id }) => (id === null ? [] : [id]))),
];

/**
 * In the order of the set. With `isLocking` what was read stays so until the transaction ends; what is to be shown to somebody is
 * asked for with its name.
 */
export async function judgeItems(
  tx: Db,
  subjects: Subjects,
  items: readonly ItemRow[],
  { isLocking = false, isNamed }: { isLocking?: boolean; isNamed: boolean },
): Promise<Judged[]> {
  const stored = new Map<string, Map<number, Values>>();
  const owned = new Map<string, Map<number, ReadonlySet<string>>>();
  // By name: two that lock the things of two subjects do it in one order.
  for (const name of [...new Set(items.map(({ subject }) => subject))].sort()) {
    const own = items.filter(({ subject }) => subject === name);
    // By number, for the same reason.
    const ids = idsOf(own).sort((one, other) => one - other);
    const fields = new Set(own.map(({ field }) => field));
    const subject = getSubject(subjects, name);
    stored.set(name, await subject.read(tx, ids, isLocking, { fields, isNamed }));
    if (subject.listOwned) owned.set(name, await subject.listOwned(tx, ids));
  }
  return items.map((item) => {
    const values = item.id === null ? undefined : stored.get(item.subject)?.get(item.id);
    const current = values?.[item.field];
    const isOwned = item.id !== null && owned.get(item.subject)?.get(item.id)?.has(item.field) === true;
    const verdict = judge(getSubject(subjects, item.subject), item, current, isOwned);
    return { ...item, ...verdict, current, values };
  });
}

function judge(subject: Subject, item: ItemRow, current: Json | undefined, isOwned: boolean): Verdict {
  // Taken out by hand, named twice, or done in an earlier batch: that stays.
  if (item.state === 'applied' || item.why === 'excluded' || item.why === 'twice')
    return { state: item.state, why: item.why };
  if (!subject.fields[item.field]?.schema.safeParse(item.to).success)
    return { state: 'wrong', why: 'invalid' };
  if (isOwned) return { state: 'held', why: 'one_c' };
  if (item.id !== null) return judgeChange(item, current);
  return subject.create ? { state: 'pending', why: null } : { state: 'wrong', why: 'not_new' };
}

/** Over all that would be written, page after page: as if it were one text. */
function openDigest() {
  const hash = createHash('sha256');
  let isBegun = false;
  return {
    add(items: readonly Judged[]): void {
      const text = digestText(
        items.map(({ newKey, ...item }) => (newKey === null ? item : { ...item, newKey })),
      );
      if (text === '') return;
      hash.update(isBegun ? `\n${text}` : text);
      isBegun = true;
    },
    end: (): string => hash.digest('base64url'),
  };
}

/** How a set stands now. */
export interface SetLook {
  digest: string;
  counts: ChangeCounts;
}

/** Locking needs none of them. */
const NOTHING: Needed = { fields: new Set(), isNamed: false };

/** So many things are in memory at once, however large a set is; and so long nobody else is served while they are judged. */
const PAGE = 2_000;

export async function lockThings(tx: Db, subjects: Subjects, setId: number, page = PAGE): Promise<void> {
  for await (const { subject, ids } of listThings(tx, setId, page))
    await getSubject(subjects, subject).read(tx, ids, true, NOTHING);
}

export interface LookOptions {
  isLocking: boolean;
  /** Which items are to be shown to somebody: the first of them. */
  shown?: { state?: ChangeState | undefined; after?: number; limit: number };
  onPage?(items: Judged[]): void;
  page?: number;
  /** From so many items on a set of plain numbers is looked through where it lies. */
  fewestInTables?: number;
}

export interface Look extends SetLook {
  shown: Judged[];
  /** What it was laid beside: then nobody was told of its pages. */
  laid: Laid | null;
}

/**
 * Looks through a whole set, page after page; what a reader needs of the items they take from each page. With `isLocking` all
 * things are locked first, in one order for everybody: pages follow the set's own order, in which two sets could wait for
 * each other.
 */
export async function lookThrough(
  tx: Db,
  subjects: Subjects,
  setId: number,
  options: LookOptions,
): Promise<Look> {
  const laid = await findLaid(tx, subjects, setId, options.fewestInTables);
  if (!laid) return lookItemByItem(tx, subjects, setId, options);
  if (options.isLocking) await lockLaid(tx, setId, laid);
  const look = await lookInTables(tx, setId, laid);
  return { ...look, laid, shown: await judgeShown(tx, subjects, setId, laid, options.shown) };
}

/** The first are mostly those that are asked for; only where they are not all of them are laid beside what is stored once more. */
async function judgeShown(
  tx: Db,
  subjects: Subjects,
  setId: number,
  laid: Laid,
  { state, after = 0, limit = 0 }: Partial<NonNullable<LookOptions['shown']>> = {},
): Promise<Judged[]> {
  if (limit === 0) return [];
  const judge = async (items: readonly ItemRow[]) =>
    (await judgeItems(tx, subjects, items, { isNamed: true })).filter(
      (item) => state === undefined || item.state === state,
    );
  const first = await judge(await listItems(tx, setId, { after, limit }));
  if (first.length === limit) return first;
  return judge(
    await listItems(tx, setId, { among: await listStanding(tx, setId, laid, { state, after, limit }) }),
  );
}

async function lookItemByItem(
  tx: Db,
  subjects: Subjects,
  setId: number,
  { isLocking, shown: wanted, onPage, page = PAGE }: LookOptions,
): Promise<Look> {
  if (isLocking) await lockThings(tx, subjects, setId, page);
  const { state: asked, after: from = 0, limit = 0 } = wanted ?? {};
  const digest = openDigest();
  const counts = countStates([]);
  const shown: Judged[] = [];
  for (let after = 0; ; ) {
    const items = await listItems(tx, setId, { after, limit: page });
    const judged = await judgeItems(tx, subjects, items, { isNamed: shown.length < limit });
    for (const { state } of judged) counts[state]++;
    digest.add(judged);
    onPage?.(judged);
    const own = judged.filter(({ n, state }) => n > from && (asked === undefined || state === asked));
    shown.push(...own.slice(0, limit - shown.length));
    const last = items.at(-1);
    if (last === undefined || items.length < page) return { digest: digest.end(), counts, shown, laid: null };
    after = last.n;
  }
}
