import type { ChangeState } from '#contract/office/changes.ts';
import type { Right } from '#contract/office/rights.ts';
import type { ChangeReason, Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

export type SetState = 'draft' | 'scheduled' | 'waiting' | 'running' | 'applied' | 'undone' | 'failed';
export type SetKind = 'edit' | 'bulk' | 'import' | 'prices' | 'undo';

export interface SetRow {
  id: number;
  kind: SetKind;
  title: string;
  state: SetState;
  subjects: string[];
  rights: Right[];
  applyAt: Date | null;
  digest: string | null;
  createdBy: number;
  authorName: string;
  undoOf: number | null;
  undoneBy: number | null;
  createdAt: Date;
  appliedAt: Date | null;
  /** By the database's clock. */
  undoUntil: Date | null;
}

export interface ItemRow {
  n: number;
  subject: string;
  id: number | null;
  newKey: string | null;
  field: string;
  from: Json;
  to: Json;
  state: ChangeState;
  why: ChangeReason | null;
  found: Json | null;
}

const columns = (db: Db, undoDays: number) => db`
  c.id, c.kind, c.title, c.state, c.subjects, c.rights, c.apply_at AS "applyAt", c.digest, c.created_by AS "createdBy",
  s.name AS "authorName", c.undo_of AS "undoOf", c.created_at AS "createdAt", c.applied_at AS "appliedAt",
  (SELECT max(u.id) FROM change_sets u WHERE u.undo_of = c.id AND u.state IN ('running', 'applied', 'undone')) AS "undoneBy",
  CASE WHEN c.state = 'applied' AND c.applied_at + make_interval(days => ${undoDays}) > now()
       THEN c.applied_at + make_interval(days => ${undoDays}) END AS "undoUntil"`;

export async function findSet(db: Db, id: number, undoDays: number): Promise<SetRow | null> {
  const [row] = await db<SetRow[]>`
    SELECT ${columns(db, undoDays)} FROM change_sets c JOIN staff s ON s.id = c.created_by WHERE c.id = ${id}`;
  return row ?? null;
}

/** Nobody else decides on it until the transaction ends. */
export async function lockSet(tx: Db, id: number, undoDays: number): Promise<SetRow | null> {
  await tx`SELECT FROM change_sets WHERE id = ${id} FOR UPDATE`;
  return findSet(tx, id, undoDays);
}

export interface SetFilter {
  /** Only those whose every right is among these, and one's own. */
  rights: readonly Right[];
  reader: number;
  of: 'mine' | 'waiting' | 'all';
  state: SetState | null;
  after: number | null;
  limit: number;
  undoDays: number;
}

export async function listSets(db: Db, filter: SetFilter): Promise<SetRow[]> {
  const { rights, reader, of, state, after, limit, undoDays } = filter;
  return db<SetRow[]>`
    SELECT ${columns(db, undoDays)} FROM change_sets c JOIN staff s ON s.id = c.created_by
    WHERE (c.created_by = ${reader} OR c.rights <@ ${[...rights]}::text[])
      ${of === 'mine' ? db`AND c.created_by = ${reader}` : db``}
      ${of === 'waiting' ? db`AND c.state IN ('waiting', 'scheduled', 'running')` : db``}
      ${state === null ? db`` : db`AND c.state = ${state}`}
      ${after === null ? db`` : db`AND c.id < ${after}`}
    ORDER BY c.id DESC LIMIT ${limit}`;
}

export interface NewSet {
  kind: SetKind;
  title: string;
  subjects: readonly string[];
  rights: readonly Right[];
  createdBy: number;
  requestKey: string | null;
  undoOf: number | null;
}

/** Null when this key has made one before. */
export async function insertSet(tx: Db, set: NewSet): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO change_sets (kind, title, subjects, rights, created_by, request_key, undo_of)
    VALUES (${set.kind}, ${set.title}, ${[...set.subjects]}::text[], ${[...set.rights]}::text[], ${set.createdBy},
            ${set.requestKey}, ${set.undoOf})
    ON CONFLICT (created_by, request_key) DO NOTHING RETURNING id`;
  return row?.id ?? null;
}

export async function findSetByKey(db: Db, createdBy: number, requestKey: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM change_sets WHERE created_by = ${createdBy} AND request_key = ${requestKey}`;
  return row?.id ?? null;
}

export type NewItem = Pick<
  ItemRow,
  'n' | 'subject' | 'id' | 'newKey' | 'field' | 'from' | 'to' | 'state' | 'why'
>;

/** So many at a time: a request may not leave the database silent for long. */
const INSERTED_AT_ONCE = 2_000;

export async function insertItems(tx: Db, setId: number, items: readonly NewItem[]): Promise<void> {
  for (let at = 0; at < items.length; at += INSERTED_AT_ONCE)
    await insertSome(tx, setId, items.slice(at, at + INSERTED_AT_ONCE));
}

async function insertSome(tx: Db, setId: number, items: readonly NewItem[]): Promise<void> {
  await tx`
    INSERT INTO change_items (set_id, n, subject, subject_id, new_key, field, "from", "to", state, why)
    SELECT ${setId}, n, subject, id, "newKey", field, coalesce("from", 'null'), coalesce("to", 'null'), state, why
    FROM jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb)
      AS i(n int, subject text, id bigint, "newKey" text, field text, "from" jsonb, "to" jsonb, state text, why text)`;
}

export interface ItemFilter {
  state?: ChangeState | undefined;
  after?: number | undefined;
  limit?: number | undefined;
  /** Only these numbers. */
  among?: readonly number[] | undefined;
}

export async function listItems(db: Db, setId: number, filter: ItemFilter = {}): Promise<ItemRow[]> {
  const { state, after = 0, limit = null, among } = filter;
  return db<ItemRow[]>`
    SELECT n, subject, subject_id AS id, new_key AS "newKey", field, "from", "to", state, why, found
    FROM change_items WHERE set_id = ${setId} AND n > ${after}
      ${state === undefined ? db`` : db`AND state = ${state}`}
      ${among === undefined ? db`` : db`AND n = ANY(${[...among]}::int[])`}
    ORDER BY n LIMIT ${limit}`;
}

export async function countItems(db: Db, setId: number): Promise<{ state: ChangeState; count: number }[]> {
  return db<{ state: ChangeState; count: number }[]>`
    SELECT state, count(*)::int AS count FROM change_items WHERE set_id = ${setId} GROUP BY state`;
}

/** Of a hundred thousand no more are gone through than it takes to say so. */
export async function hasMoreItems(db: Db, setId: number, than: number): Promise<boolean> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM change_items WHERE set_id = ${setId} LIMIT ${than + 1}) i`;
  return (row?.count ?? 0) > than;
}

export type ItemEnd = Pick<ItemRow, 'n' | 'id' | 'state' | 'why' | 'found'> & {
  /** Its thing came into being with it. */
  isMade: boolean;
};

export async function endItems(tx: Db, setId: number, ends: readonly ItemEnd[]): Promise<void> {
  const isPlain = ({ state, why, found, isMade }: ItemEnd) =>
    state === 'applied' && why === null && found === null && !isMade;
  const plain = ends.filter(isPlain);
  if (plain.length > 0)
    await tx`
      UPDATE change_items SET state = 'applied', why = NULL, found = NULL
      WHERE set_id = ${setId} AND n = ANY(${plain.map(({ n }) => n)}::int[])`;
  const others = ends.filter((end) => !isPlain(end));
  if (others.length > 0) await endOneByOne(tx, setId, others);
}

/** Between their ends: of a set that is in no statistics yet PostgreSQL would go through all of it, batch by batch. */
async function endOneByOne(tx: Db, setId: number, ends: readonly ItemEnd[]): Promise<void> {
  const numbers = ends.map(({ n }) => n);
  await tx`
    UPDATE change_items i SET state = e.state, why = e.why, found = e.found, subject_id = e.id
    FROM jsonb_to_recordset(${JSON.stringify(ends)}::text::jsonb) AS e(n int, id bigint, state text, why text, found jsonb)
    WHERE i.set_id = ${setId} AND i.n = e.n AND i.n BETWEEN ${Math.min(...numbers)} AND ${Math.max(...numbers)}`;
}

export async function setItem(
  tx: Db,
  setId: number,
  { n, from, to }: { n: number; from: Json; to: Json },
): Promise<boolean> {
  const rows = await tx`
    UPDATE change_items SET "from" = ${JSON.stringify(from)}::text::jsonb, "to" = ${JSON.stringify(to)}::text::jsonb,
                            state = 'pending', why = NULL, found = NULL
    WHERE set_id = ${setId} AND n = ${n} AND why IS DISTINCT FROM 'twice' RETURNING n`;
  return rows.length > 0;
}

/** These are left out; those that were and are not any more come back. */
export async function setExcluded(tx: Db, setId: number, excluded: readonly number[]): Promise<void> {
  await tx`
    UPDATE change_items SET state = CASE WHEN n = ANY(${[...excluded]}::int[]) THEN 'skipped' ELSE 'pending' END,
                            why = CASE WHEN n = ANY(${[...excluded]}::int[]) THEN 'excluded' END
    WHERE set_id = ${setId} AND (why = 'excluded' OR n = ANY(${[...excluded]}::int[])) AND why IS DISTINCT FROM 'twice'`;
}

export async function setTitle(tx: Db, setId: number, title: string): Promise<void> {
  await tx`UPDATE change_sets SET title = ${title} WHERE id = ${setId}`;
}

/** `applied_at` is the clock's, not the transaction's: what waited for a lock is not older than it. */
export async function moveSet(
  tx: Db,
  setId: number,
  { state, digest, applyAt }: { state: SetState; digest?: string; applyAt?: string | null },
): Promise<void> {
  await tx`
    UPDATE change_sets SET state = ${state}, digest = coalesce(${digest ?? null}, digest),
      apply_at = CASE WHEN ${applyAt === undefined} THEN apply_at ELSE ${applyAt ?? null}::timestamptz END,
      applied_at = CASE WHEN ${state === 'applied'} THEN clock_timestamp() ELSE applied_at END
    WHERE id = ${setId}`;
}

export async function isLater(db: Db, at: string): Promise<boolean> {
  const [row] = await db<{ later: boolean }[]>`SELECT ${at}::timestamptz > clock_timestamp() AS later`;
  return row?.later ?? false;
}

/** The newest entry under which a set was applied: what an undo takes back. */
export async function findEntryOfSet(db: Db, setId: number): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT max(id) AS id FROM office_log WHERE change_set_id = ${setId}
      AND EXISTS (SELECT FROM row_changes r WHERE r.log_id = office_log.id)`;
  return row?.id ?? null;
}

/** Those that shall be written and that no task will write: it was stopped, or given up. */
export async function listLeft(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT c.id FROM change_sets c WHERE c.state IN ('running', 'scheduled') AND NOT EXISTS (
      SELECT FROM tasks t WHERE t.kind = 'changes' AND t.state = 'waiting'
        AND split_part(t.key, ':', 2) = c.id::text)
    ORDER BY c.id`;
  return rows.map(({ id }) => id);
}

/** What was not tried stays as it was and says so; or it is to be tried after all. */
export async function holdItems(tx: Db, setId: number): Promise<void> {
  await tx`
    UPDATE change_items SET state = 'held', why = 'stopped' WHERE set_id = ${setId} AND state = 'pending'`;
}

export async function freeItems(tx: Db, setId: number): Promise<number> {
  const rows = await tx`
    UPDATE change_items SET state = 'pending', why = NULL WHERE set_id = ${setId} AND why = 'stopped' RETURNING n`;
  return rows.length;
}

/** It is still to be applied at this time, and the time has come. */
export async function isDue(db: Db, setId: number, at: string): Promise<boolean> {
  const rows = await db`
    SELECT FROM change_sets WHERE id = ${setId} AND apply_at = ${at}::timestamptz AND apply_at <= clock_timestamp()`;
  return rows.length > 0;
}

export interface ScheduledSet {
  id: number;
  title: string;
  applyAt: Date;
  subjects: string[];
  createdBy: number;
  rights: Right[];
}

/** The sets that wait for a time, the earliest first. */
export const listScheduled = (
  db: Db,
  { after, until }: { after: Date; until: Date | null },
): Promise<ScheduledSet[]> => db<ScheduledSet[]>`
  SELECT id, title, apply_at AS "applyAt", subjects, created_by AS "createdBy", rights FROM change_sets
  WHERE state = 'scheduled' AND apply_at > ${after} AND (${until}::timestamptz IS NULL OR apply_at <= ${until})
  ORDER BY apply_at, id LIMIT 500`;
