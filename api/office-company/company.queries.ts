import type { Present, SavedView } from '#contract/office/company.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import type { Db } from '../database.ts';

/** Of these roles, with a session that lasts. */
export async function listStaffAtWork(db: Db, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT s.id::float8 AS id FROM staff s
    WHERE s.state = 'active' AND EXISTS (SELECT FROM staff_sessions t WHERE t.staff_id = s.id AND t.expires_at > now())
      AND EXISTS (SELECT FROM staff_roles r WHERE r.staff_id = s.id AND r.role = ANY(${[...roles]}::text[]))`;
  return rows.map(({ id }) => id);
}

/** Gone after so long without a word, by the clock of the database. */
const PRESENT_SECONDS = 45;

export interface Place {
  subject: string;
  id: number;
}

export async function listPresent(db: Db, { subject, id }: Place, butStaffId: number): Promise<Present[]> {
  const rows = await db<{ id: number; name: string; field: string | null; secondsAgo: number }[]>`
    SELECT s.id::float8 AS id, s.name, p.field, extract(epoch FROM now() - p.seen_at)::float8 AS "secondsAgo"
    FROM office_presence p JOIN staff s ON s.id = p.staff_id
    WHERE p.subject = ${subject} AND p.subject_id = ${id} AND p.staff_id <> ${butStaffId}
      AND p.seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})
    ORDER BY p.field IS NULL, p.seen_at`;
  return rows.map(({ id: staffId, name, field, secondsAgo }) => ({
    staff: { id: staffId, name },
    field,
    secondsAgo: Math.round(secondsAgo),
  }));
}

/** True when others see something new: somebody came, or edits another field. */
export async function putPresence(
  db: Db,
  { subject, id }: Place,
  staffId: number,
  field: string | null,
): Promise<boolean> {
  const [before] = await db<{ isHere: boolean; field: string | null }[]>`
    SELECT seen_at > now() - make_interval(secs => ${PRESENT_SECONDS}) AS "isHere", field FROM office_presence
    WHERE subject = ${subject} AND subject_id = ${id} AND staff_id = ${staffId}`;
  await db`
    INSERT INTO office_presence (subject, subject_id, staff_id, field) VALUES (${subject}, ${id}, ${staffId}, ${field})
    ON CONFLICT (subject, subject_id, staff_id) DO UPDATE SET field = excluded.field, seen_at = now()`;
  return !before?.isHere || before.field !== field;
}

export async function deletePresence(db: Db, { subject, id }: Place, staffId: number): Promise<boolean> {
  const rows = await db`
    DELETE FROM office_presence WHERE subject = ${subject} AND subject_id = ${id} AND staff_id = ${staffId}
    RETURNING staff_id`;
  return rows.length > 0;
}

export async function deleteOldPresence(db: Db): Promise<void> {
  await db`DELETE FROM office_presence WHERE seen_at < now() - interval '1 hour'`;
}

export type ViewRow = Omit<SavedView, 'canChange'> & { staffId: number | null };

const viewColumns = (db: Db) => db`id, screen, name, query, role, staff_id::float8 AS "staffId"`;

export const listViews = (db: Db, staffId: number, roles: readonly StaffRole[]): Promise<ViewRow[]> => db<
  ViewRow[]
>`
  SELECT ${viewColumns(db)} FROM saved_views WHERE staff_id = ${staffId} OR role = ANY(${[...roles]}::text[])
  ORDER BY screen, role IS NOT NULL, name`;

export async function findView(db: Db, id: number): Promise<ViewRow | null> {
  const [row] = await db<ViewRow[]>`SELECT ${viewColumns(db)} FROM saved_views WHERE id = ${id}`;
  return row ?? null;
}

export async function countViews(db: Db, staffId: number): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM saved_views WHERE staff_id = ${staffId}`;
  return row?.count ?? 0;
}

type NewView = Omit<ViewRow, 'id'>;

/** Null when there is one of this name already. */
export async function insertView(
  db: Db,
  { screen, name, query, role, staffId }: NewView,
): Promise<ViewRow | null> {
  const [row] = await db<ViewRow[]>`
    INSERT INTO saved_views (screen, name, query, role, staff_id)
    VALUES (${screen}, ${name}, ${query}, ${role}, ${staffId}) ON CONFLICT DO NOTHING RETURNING ${viewColumns(db)}`;
  return row ?? null;
}

export async function updateView(
  db: Db,
  { id, screen, name, query, role, staffId }: ViewRow,
): Promise<ViewRow | null> {
  const [taken] = await db`
    SELECT FROM saved_views WHERE screen = ${screen} AND name = ${name} AND id <> ${id}
      AND staff_id IS NOT DISTINCT FROM ${staffId}::bigint AND role IS NOT DISTINCT FROM ${role}::text`;
  if (taken) return null;
  const [row] = await db<ViewRow[]>`
    UPDATE saved_views SET screen = ${screen}, name = ${name}, query = ${query}, role = ${role}, staff_id = ${staffId}
    WHERE id = ${id} RETURNING ${viewColumns(db)}`;
  return row ?? null;
}

export async function deleteViewRow(db: Db, id: number): Promise<void> {
  await db`DELETE FROM saved_views WHERE id = ${id}`;
}
