import type { StaffRole } from '#contract/office/rights.ts';
import type { StaffMember, StaffStore } from '#contract/office/staff.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export type StaffState = StaffMember['state'];

export interface StaffRow {
  id: number;
  email: string;
  name: string;
  language: Locale;
  state: StaffState;
  passwordHash: string | null;
  totpSealed: Buffer | null;
  totpLastStep: number;
}

/** `FOR UPDATE` within a transaction that decides by what it reads. */
async function findOne(db: Db, where: ReturnType<Db>, lock: ReturnType<Db>): Promise<StaffRow | null> {
  const [row] = await db<StaffRow[]>`
    SELECT id, email, name, language, state, password_hash AS "passwordHash", totp_sealed AS "totpSealed",
           totp_last_step AS "totpLastStep"
    FROM staff WHERE ${where} ${lock}`;
  return row ? { ...row, id: Number(row.id), totpLastStep: Number(row.totpLastStep) } : null;
}

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRow | null> =>
  findOne(db, db`email = ${email}`, db``);

export const findStaffById = (db: Db, id: number): Promise<StaffRow | null> =>
  findOne(db, db`id = ${id}`, db``);

export const lockStaff = (tx: Db, id: number): Promise<StaffRow | null> =>
  findOne(tx, tx`id = ${id}`, tx`FOR UPDATE`);

export interface NewStaff {
  email: string;
  name: string;
  language: Locale;
  createdBy: number | null;
}

/** Null when somebody has this e-mail. */
export async function insertStaff(
  tx: Db,
  { email, name, language, createdBy }: NewStaff,
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO staff (email, name, language, created_by) VALUES (${email}, ${name}, ${language}, ${createdBy})
    ON CONFLICT (email) DO NOTHING RETURNING id`;
  return row ? Number(row.id) : null;
}

export async function setStaffState(tx: Db, id: number, state: StaffState): Promise<void> {
  await tx`UPDATE staff SET state = ${state} WHERE id = ${id}`;
}

export async function setStaffLanguage(db: Db, id: number, language: Locale): Promise<void> {
  await db`UPDATE staff SET language = ${language} WHERE id = ${id}`;
}

/** Only from one state into the next: of two at once, one succeeds. */
export async function lockOut(tx: Db, id: number): Promise<boolean> {
  const rows = await tx`UPDATE staff SET state = 'locked' WHERE id = ${id} AND state = 'active' RETURNING id`;
  return rows.length > 0;
}

export async function setStaffRoles(tx: Db, id: number, roles: readonly StaffRole[]): Promise<void> {
  await tx`DELETE FROM staff_roles WHERE staff_id = ${id}`;
  await tx`INSERT INTO staff_roles (staff_id, role) SELECT DISTINCT ${id}::bigint, unnest(${[...roles]}::text[])`;
}

/** False when one of the stores does not exist. */
export async function setStaffStores(tx: Db, id: number, stores: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(stores)];
  await tx`DELETE FROM staff_stores WHERE staff_id = ${id}`;
  const rows = await tx`
    INSERT INTO staff_stores (staff_id, store_id)
    SELECT ${id}, id FROM stores WHERE id = ANY(${wanted}::int[]) RETURNING store_id`;
  return rows.length === wanted.length;
}

/** Who may still come in as an administrator. Locked against each other: two may not leave at once. */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT s.id FROM staff s JOIN staff_roles r ON r.staff_id = s.id
    WHERE r.role = 'administrator' AND s.state IN ('active', 'locked') ORDER BY s.id FOR UPDATE OF s`;
  return rows.map(({ id }) => Number(id));
}

/** Everybody, or the one that is asked for. */
export async function listStaffMembers(db: Db, id: number | null = null): Promise<StaffMember[]> {
  const rows = await db<
    (Omit<StaffMember, 'seenAt' | 'createdAt'> & { seenAt: Date | null; createdAt: Date })[]
  >`
    SELECT s.id, s.email, s.name, s.language, s.state, s.totp_sealed IS NOT NULL AS "hasFactor",
           s.created_at AS "createdAt",
           ARRAY(SELECT role FROM staff_roles WHERE staff_id = s.id ORDER BY role) AS roles,
           ARRAY(SELECT store_id FROM staff_stores WHERE staff_id = s.id ORDER BY store_id) AS stores,
           (SELECT max(seen_at) FROM staff_sessions WHERE staff_id = s.id) AS "seenAt"
    FROM staff s WHERE ${id}::bigint IS NULL OR s.id = ${id} ORDER BY s.state = 'closed', s.name, s.id`;
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    seenAt: row.seenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

export const listStaffStores = (db: Db): Promise<StaffStore[]> =>
  db<StaffStore[]>`
    SELECT t.id, t.name_ru AS "nameRu", t.name_kz AS "nameKz"
    FROM stores t JOIN cities c ON c.id = t.city_id WHERE t.is_active ORDER BY c.position, t.position`;
/** Roles and stores of somebody who works here now; null: they do not. */
export async function findStaffDuties(
  db: Db,
  id: number,
): Promise<{ roles: StaffRole[]; stores: number[] } | null> {
  const [row] = await db<{ roles: StaffRole[]; stores: number[] }[]>`
    SELECT ARRAY(SELECT role FROM staff_roles WHERE staff_id = s.id ORDER BY role) AS roles,
           ARRAY(SELECT store_id FROM staff_stores WHERE staff_id = s.id ORDER BY store_id) AS stores
    FROM staff s WHERE s.id = ${id} AND s.state IN ('active', 'locked')`;
  return row ?? null;
}
