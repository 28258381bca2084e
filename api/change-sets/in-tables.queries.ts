/** Items of a set whose values stand in columns: judged, ended and turned round where they are. */
import { type ChangeState, changeState } from '#contract/office/changes.ts';
import type { Db } from '../database.ts';
import type { Fragment, InTables, Span, WantedChange } from './subjects.ts';

/** What a set writes to one field, by its extremes. */
export interface FieldOfSet {
  subject: string;
  field: string;
  count: number;
  /** Each is a thing that is there already, and was and shall be a whole number or nothing. */
  isPlain: boolean;
  /** One of them was written before. */
  isBegun: boolean;
  least: number | null;
  most: number | null;
  hasNone: boolean;
}

export const listFieldsOfSet = (db: Db, setId: number): Promise<FieldOfSet[]> =>
  db<FieldOfSet[]>`
    SELECT subject, field, count(*)::int AS count,
           bool_and(subject_id IS NOT NULL AND new_key IS NULL AND kind IN ('number', 'null'))
             AND coalesce(max(scale(told)), 0) = 0 AS "isPlain",
           bool_or(state = 'applied') AS "isBegun",
           min(told)::float8 AS least, max(told)::float8 AS most, bool_or(kind = 'null') AS "hasNone"
    FROM (SELECT subject, field, subject_id, new_key, state, kind, CASE kind WHEN 'number' THEN "to"::numeric END AS told
          FROM (SELECT *, jsonb_typeof("to") AS kind FROM change_items WHERE set_id = ${setId} OFFSET 0) k OFFSET 0) i
    GROUP BY subject, field`;

/** The columns that a set is laid beside, and which of them another system keeps. */
export interface Laid {
  subject: string;
  tables: InTables;
  /** Those that the set names. */
  fields: readonly string[];
  /** In how many items. */
  items: number;
  owned: readonly string[];
}

/** How each item stands now, by the rules of domain/office/changes.ts and in the order of `judge` beside it. */
const judged = (db: Db, setId: number, { tables, owned }: Laid, span?: Span): Fragment => db`
  SELECT j.*, CASE WHEN kept THEN j.known WHEN j.reason IS NULL THEN 'pending' WHEN j.reason = 'one_c' THEN 'held'
                   WHEN j.reason = 'missing' THEN 'wrong' WHEN j.reason = 'same' THEN 'skipped' ELSE 'conflict' END AS state
  FROM (
    SELECT s.*, CASE WHEN s.kept THEN s.why WHEN s.is_owned THEN 'one_c' WHEN s.stored IS NULL THEN 'missing'
                     WHEN s.stored = s."to" THEN 'same' WHEN s.stored = s."from" THEN NULL ELSE 'collides' END AS reason
    FROM (
      SELECT i.ctid AS place, i.n, i.subject_id, i.field, i."from", i."to", i.state AS known, i.why,
             ${tables.stored(db)} AS stored, ${tables.isOwned(db, owned)} AS is_owned,
             i.state = 'applied' OR coalesce(i.why IN ('excluded', 'twice'), false) AS kept
      FROM change_items i ${tables.join(db)}
      WHERE i.set_id = ${setId}
        ${span ? db`AND i.n > ${span.after} AND i.n <= ${span.until}` : db``}
      -- Each value is looked up once.
      OFFSET 0) s OFFSET 0) j`;

export interface Standing {
  counts: Record<ChangeState, number>;
  /** Hexadecimal; of the text that `digestText` makes of those that would be written; null: none would. */
  digest: string | null;
}

/** Grouped by nothing: items come in their order, and need not be sorted by the words of their state. */
export async function readStanding(db: Db, setId: number, laid: Laid): Promise<Standing> {
  const [row] = await db<(Record<ChangeState, number> & { digest: string | null })[]>`
    SELECT ${db.unsafe(changeState.options.map((state) => `(count(*) FILTER (WHERE state = '${state}'))::int AS ${state}`).join(', '))},
           encode(sha256(convert_to(string_agg('[' || n || ',' || ${JSON.stringify(laid.subject)}::text || ',' || subject_id || ',null,"' || field
             || '",' || "from" || ',' || "to" || ']', E'\n' ORDER BY n) FILTER (WHERE state = 'pending'), 'UTF8')), 'hex') AS digest
    FROM (${judged(db, setId, laid)}) j`;
  if (!row) throw new Error('a set of changes was not counted');
  const { digest, ...counts } = row;
  return { counts, digest };
}

/** The numbers of those that stand so, in the order of the set. */
export async function listStanding(
  db: Db,
  setId: number,
  laid: Laid,
  { state, after, limit }: { state: ChangeState | undefined; after: number; limit: number },
): Promise<number[]> {
  const rows = await db<{ n: number }[]>`
    SELECT n FROM (${judged(db, setId, laid)}) j
    WHERE n > ${after} AND ${state === undefined ? db`true` : db`state = ${state}`} ORDER BY n LIMIT ${limit}`;
  return rows.map(({ n }) => n);
}

/** What would be written: of these fields. */
export async function listWanted(db: Db, setId: number, laid: Laid): Promise<WantedChange[]> {
  return db<WantedChange[]>`
    SELECT subject_id AS id, field, "from", "to" FROM (${judged(db, setId, laid)}) j
    WHERE state = 'pending' ORDER BY n`;
}

/** Of how many things one of these fields would be written. */
export async function countThings(
  db: Db,
  setId: number,
  laid: Laid,
  fields: readonly string[],
): Promise<number> {
  const [row] = await db<{ things: number }[]>`
    SELECT count(DISTINCT subject_id)::int AS things FROM (${judged(db, setId, laid)}) j
    WHERE state = 'pending' AND field = ANY(${[...fields]}::text[])`;
  return row?.things ?? 0;
}

/** Of a set of one field each thing stands in it but once: any border will do. */
const listNumbers = (db: Db, setId: number): Fragment => db`
  SELECT n, n AS reach FROM change_items WHERE set_id = ${setId}`;

/** How far the things reach that have begun by then: a thing of several fields is written in one piece. */
const listReaches = (db: Db, setId: number): Fragment => db`
  SELECT n, max(last) OVER (ORDER BY n) AS reach
  FROM (SELECT n, max(n) OVER (PARTITION BY subject_id) AS last FROM change_items WHERE set_id = ${setId}) i`;

/** The numbers after which a page of about so many items may end; the last of them ends the set. */
export async function listBorders(
  db: Db,
  setId: number,
  { page, fields }: { page: number; fields: readonly string[] },
): Promise<number[]> {
  const rows = await db<{ until: number }[]>`
    SELECT max(n) AS until FROM (${fields.length === 1 ? listNumbers(db, setId) : listReaches(db, setId)}) i
    WHERE n = reach GROUP BY (n - 1) / ${page} ORDER BY 1`;
  return rows.map(({ until }) => until);
}

/** Writes down of every item that was not tried how it ends; those that are `applied` then are to be written. */
export async function endJudged(
  tx: Db,
  setId: number,
  laid: Laid,
  span: Span,
): Promise<{ ended: number; applied: number }> {
  const [row] = await tx<{ ended: number; applied: number }[]>`
    WITH ended AS (
      UPDATE change_items i SET state = CASE WHEN j.state = 'pending' THEN 'applied' ELSE j.state END, why = j.reason,
                                found = CASE WHEN j.state = 'conflict' THEN j.stored END
      FROM (${judged(tx, setId, laid, span)}) j
      -- By its place: a set that was drafted a moment ago is in no statistics, and joined by its numbers each would look at all.
      WHERE i.ctid = j.place AND i.state = 'pending'
      RETURNING i.state)
    SELECT count(*)::int AS ended, (count(*) FILTER (WHERE state = 'applied'))::int AS applied FROM ended`;
  return row ?? { ended: 0, applied: 0 };
}

/** Before anything of them is written, those that would be are said to be. */
export async function endPending(tx: Db, setId: number, { after, until }: Span): Promise<number> {
  const { count } = await tx`
    UPDATE change_items SET state = 'applied', why = NULL, found = NULL
    WHERE set_id = ${setId} AND n > ${after} AND n <= ${until} AND state = 'pending'`;
  return count;
}

/** Back to what was, of what a set has written; each field of a thing but once, as it was there. */
export async function insertUndoing(tx: Db, setId: number, undoneId: number): Promise<number> {
  const { count } = await tx`
    INSERT INTO change_items (set_id, n, subject, subject_id, field, "from", "to", state)
    SELECT ${setId}, row_number() OVER (ORDER BY n), subject, subject_id, field, "to", "from", 'pending'
    FROM change_items WHERE set_id = ${undoneId} AND state = 'applied' ORDER BY n`;
  return count;
}
