import type { LogEntry, RowChange } from '#contract/office/log.ts';
import type { Right } from '#contract/office/rights.ts';
import type { Db } from '../database.ts';

/** From here on all that this transaction writes belongs to the entry whose number this gives, and to whoever does it. */
export async function beginEntry(tx: Db, staffId: number | null): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    WITH entry AS MATERIALIZED (SELECT nextval('office_log_ids') AS id)
    SELECT id, set_config('sheber.office', 'on', true), set_config('sheber.log_id', id::text, true),
           set_config('sheber.staff_id', ${String(staffId ?? '')}, true) FROM entry`;
  if (!row) throw new Error('there is no number for an entry of the log');
  return row.id;
}

export interface NewEntry {
  id: number;
  staffId: number | null;
  call: string;
  right: Right | null;
  subject: string | null;
  subjectId: number | null;
  words: Readonly<Record<string, unknown>>;
  requestId: string | null;
  changeSetId: number | null;
  approvalId: number | null;
  undoOf: number | null;
}

export async function insertEntry(tx: Db, entry: NewEntry): Promise<void> {
  const { id, staffId, call, right, subject, subjectId, requestId, changeSetId, approvalId, undoOf } = entry;
  await tx`
    INSERT INTO office_log (id, staff_id, call, "right", subject, subject_id, words, request_id, change_set_id,
                            approval_id, undo_of)
    VALUES (${id}, ${staffId}, ${call}, ${right}, ${subject}, ${subjectId}, ${JSON.stringify(entry.words)}::text::jsonb,
            ${requestId}, ${changeSetId}, ${approvalId}, ${undoOf})`;
}

export interface LogFilter {
  /** Entries of these rights alone, and the reader's own; null: all. */
  rights: readonly Right[] | null;
  reader: number;
  id?: number | undefined;
  staff?: number | undefined;
  subject?: string | undefined;
  subjectId?: number | undefined;
  changeSet?: number | undefined;
  call?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: number | undefined;
  limit: number;
}

type EntryRow = Omit<LogEntry, 'at' | 'staff'> & {
  at: Date;
  staffId: number | null;
  staffName: string | null;
};

export async function listEntries(db: Db, filter: LogFilter): Promise<LogEntry[]> {
  const { rights, reader, id, staff, subject, subjectId, changeSet, call, from, to, after, limit } = filter;
  const rows = await db<EntryRow[]>`
    SELECT l.id, l.at, l.staff_id AS "staffId", s.name AS "staffName", l.call, l."right", l.subject,
           l.subject_id AS "subjectId", l.words, l.request_id AS "requestId", l.change_set_id AS "changeSetId",
           l.approval_id AS "approvalId", l.undo_of AS "undoOf",
           (SELECT count(*)::int FROM row_changes r WHERE r.log_id = l.id) AS rows
    FROM office_log l LEFT JOIN staff s ON s.id = l.staff_id
    WHERE true
      ${rights === null ? db`` : db`AND (l."right" = ANY(${[...rights]}::text[]) OR l.staff_id = ${reader})`}
      ${id === undefined ? db`` : db`AND l.id = ${id}`}
      ${staff === undefined ? db`` : db`AND l.staff_id = ${staff}`}
      ${subject === undefined ? db`` : isAbout(db, subject, subjectId)}
      ${changeSet === undefined ? db`` : db`AND l.change_set_id = ${changeSet}`}
      ${call === undefined ? db`` : db`AND l.call = ${call}`}
      ${from === undefined ? db`` : db`AND l.at >= ${from}::timestamptz`}
      ${to === undefined ? db`` : db`AND l.at < ${to}::timestamptz`}
      ${after === undefined ? db`` : db`AND l.id < ${after}`}
    ORDER BY l.id DESC LIMIT ${limit}`;
  return rows.map(({ staffId, staffName, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    staff: staffId === null ? null : { id: staffId, name: staffName ?? '' },
  }));
}

/** Of a thing: what was done with it alone, and every set of changes that has written to it. */
const isAbout = (db: Db, subject: string, id: number | undefined) =>
  id === undefined
    ? db`AND l.subject = ${subject}`
    : db`AND ((l.subject = ${subject} AND l.subject_id = ${id}) OR l.change_set_id IN (
           SELECT set_id FROM change_items WHERE subject = ${subject} AND subject_id = ${id} AND state = 'applied'))`;

export async function listRowChanges(
  db: Db,
  logId: number,
  after: number,
  limit: number,
): Promise<RowChange[]> {
  return db<RowChange[]>`
    SELECT n, tbl AS "table", pk AS key, before, after FROM row_changes
    WHERE log_id = ${logId} AND n > ${after} ORDER BY n LIMIT ${limit}`;
}
