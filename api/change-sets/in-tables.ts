/**
 * Large sets of numbers, looked at and written where they lie: the same verdicts, the same digest and the same states as item by
 * item (judge.ts, apply.ts), without a hundred thousand of them travelling three times.
 */
import { createHash } from 'node:crypto';
import type { ChangeCounts } from '#domain/office/changes.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { attempt, type Db, joinWhole } from '../database.ts';
import {
  countThings,
  endJudged,
  endPending,
  type FieldOfSet,
  type Laid,
  listBorders,
  listFieldsOfSet,
  readStanding,
} from './in-tables.queries.ts';
import type { Span, Subject, Subjects } from './subjects.ts';

export { insertUndoing, type Laid, listStanding, listWanted } from './in-tables.queries.ts';

/** Fewer are as quick one by one. */
const FEWEST = 500;
/** Nothing would be written. */
const EMPTY = createHash('sha256').digest('base64url');

/** What a set can be laid beside; null: it is gone through item by item. */
export async function findLaid(
  tx: Db,
  subjects: Subjects,
  setId: number,
  fewest = FEWEST,
): Promise<Laid | null> {
  const written = await listFieldsOfSet(tx, setId);
  const [first] = written;
  const subject = first && subjects.get(first.subject);
  if (!first || !subject?.inTables || countOf(written) < fewest) return null;
  if (!written.every((each) => each.subject === first.subject && isTaken(subject, each))) return null;
  const fields = written.map(({ field }) => field);
  const { inTables: tables } = subject;
  const items = countOf(written);
  return { subject: first.subject, tables, fields, items, owned: await tables.listOwned(tx) };
}

const countOf = (written: readonly FieldOfSet[]): number =>
  written.reduce((sum, { count }) => sum + count, 0);

/** Whether a field of a set is one of plain numbers, all of which its schema takes. */
function isTaken(subject: Subject, { field, isPlain, isBegun, least, most, hasNone }: FieldOfSet): boolean {
  if (!isPlain || isBegun || !subject.inTables?.fields.has(field)) return false;
  const extremes = [...(least === null ? [] : [least, most]), ...(hasNone ? [null] : [])];
  return extremes.every((value) => subject.fields[field]?.schema.safeParse(value).success);
}

/** So many things are asked for faster by reading all there are, of a million too. */
const MOST_BY_ROW = 50_000;

const joined = <T>(tx: Db, { items }: Laid, work: () => Promise<T>): Promise<T> =>
  items < MOST_BY_ROW ? work() : joinWhole(tx, work);

/** Nobody writes to these fields of its things until the transaction ends. */
export const lockLaid = (tx: Db, setId: number, laid: Laid): Promise<void> =>
  joined(tx, laid, () => laid.tables.lock(tx, setId, laid));

export async function lookInTables(
  tx: Db,
  setId: number,
  laid: Laid,
): Promise<{ digest: string; counts: ChangeCounts }> {
  const { counts, digest } = await joined(tx, laid, () => readStanding(tx, setId, laid));
  return { counts, digest: digest === null ? EMPTY : Buffer.from(digest, 'hex').toString('base64url') };
}

/** Why so many need another's yes, by their number alone. */
export async function whyOfMany(
  tx: Db,
  setId: number,
  laid: Laid,
  { counts, limits }: { counts: ChangeCounts; limits: OfficeLimits },
): Promise<ApprovalReason | null> {
  const { tables, fields } = laid;
  if (!tables.approval || !fields.some((field) => tables.approval?.fields.includes(field))) return null;
  // Of one field each thing stands in a set but once.
  const things =
    fields.length === 1 ? counts.pending : await countThings(tx, setId, laid, tables.approval.fields);
  return tables.approval.whyOfMany(things, limits);
}

/** Whether what a set has written can be turned round where it lies: plain numbers, each with a right that reaches all things. */
export async function listTurnable(
  tx: Db,
  subjects: Subjects,
  setId: number,
  fewest = FEWEST,
): Promise<{ subject: string; field: string }[] | null> {
  const written = (await listFieldsOfSet(tx, setId)).filter(({ isBegun }) => isBegun);
  if (written.length === 0 || countOf(written) < fewest) return null;
  const isTurnable = ({ subject, field, isPlain }: FieldOfSet) => {
    const of = subjects.get(subject);
    return isPlain && !of?.reaches && of?.inTables?.fields.has(field) === true;
  };
  return written.every(isTurnable) ? written : null;
}

/** Things are locked already. Page by page, so that progress is told; `onPage` hears how many are done and stops it by throwing. */
export async function writeInTables(
  tx: Db,
  setId: number,
  laid: Laid,
  { page, onPage }: { page: number; onPage?(done: number): Promise<void> },
): Promise<void> {
  let done = 0;
  let after = 0;
  for (const until of await listBorders(tx, setId, { page, fields: laid.fields })) {
    const span = { after, until };
    done += (await writeAsSeen(tx, setId, laid, span)) ?? (await writeJudged(tx, setId, laid, span));
    await onPage?.(done);
    after = until;
  }
}

/**
 * Mostly nobody has written meanwhile: then each is as the set knew it, and laying it beside what is stored once more is spared. One
 * that is not, and nothing was written here (null).
 */
async function writeAsSeen(
  tx: Db,
  setId: number,
  { tables, fields, owned }: Laid,
  span: Span,
): Promise<number | null> {
  const [field] = fields;
  if (field === undefined || fields.length > 1 || owned.includes(field)) return null;
  const { writeAsSeen: write } = tables;
  if (!write?.fields.has(field)) return null;
  let ended = 0;
  const isWhole = await attempt(tx, async () => {
    ended = await endPending(tx, setId, span);
    return ended === (await write.of(tx, setId, { ...span, field }));
  });
  return isWhole ? ended : null;
}

async function writeJudged(tx: Db, setId: number, laid: Laid, span: Span): Promise<number> {
  const { ended, applied } = await endJudged(tx, setId, laid, span);
  if (applied > 0) await laid.tables.write(tx, setId, { ...span, fields: laid.fields, applied });
  return ended;
}
