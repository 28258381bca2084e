import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface Credentials {
  userId: number;
  email: string | null;
  phone: string | null;
  firstName: string;
  language: Locale;
  /** null: comes in by code alone */
  passwordHash: string | null;
}

/** Whose password to check: by e-mail in lower case or by phone in E.164. */
export async function findCredentials(db: Db, login: string): Promise<Credentials | null> {
  const [row] = await db<Credentials[]>`
    SELECT id AS "userId", email, phone, first_name AS "firstName", language, password_hash AS "passwordHash"
    FROM users WHERE email = ${login} OR phone = ${login}`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

export async function findCredentialsOf(db: Db, userId: number): Promise<Credentials | null> {
  const [row] = await db<Credentials[]>`
    SELECT id AS "userId", email, phone, first_name AS "firstName", language, password_hash AS "passwordHash"
    FROM users WHERE id = ${userId}`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db`UPDATE users SET password_hash = ${passwordHash} WHERE id = ${userId}`;
}

/** The code of a phone that counts for its asker from now on, in place of the one before. */
export async function keepCode(
  db: Db,
  { phone, asker, codeHash }: { phone: string; asker: Buffer; codeHash: Buffer },
  seconds: number,
): Promise<void> {
  await db`
    INSERT INTO sms_codes (phone, asker, code_hash, expires_at)
    VALUES (${phone}, ${asker}, ${codeHash}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (phone, asker) DO UPDATE SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`;
}

/** Counts the try first: of a hundred tries at once no more are answered than are allowed. */
export async function tryCode(
  db: Db,
  { phone, asker }: { phone: string; asker: Buffer },
  mostTries: number,
): Promise<Buffer | null> {
  const [row] = await db<{ codeHash: Buffer }[]>`
    UPDATE sms_codes SET tries = tries + 1
    WHERE phone = ${phone} AND asker = ${asker} AND expires_at > now() AND tries < ${mostTries}
    RETURNING code_hash AS "codeHash"`;
  return row?.codeHash ?? null;
}

/** False when another request has used it. */
export async function spendCode(tx: Db, phone: string, codeHash: Buffer): Promise<boolean> {
  const rows =
    await tx`DELETE FROM sms_codes WHERE phone = ${phone} AND code_hash = ${codeHash} RETURNING phone`;
  return rows.length > 0;
}

export async function findIdOfPhone(db: Db, phone: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`SELECT id FROM users WHERE phone = ${phone}`;
  return row ? Number(row.id) : null;
}

/** Of somebody who has proved the phone. */
export async function findUserIdByPhone(tx: Db, phone: string): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    UPDATE users SET phone_confirmed_at = coalesce(phone_confirmed_at, now()) WHERE phone = ${phone} RETURNING id`;
  return row ? Number(row.id) : null;
}

export async function insertUserWithPhone(
  tx: Db,
  { phone, firstName, language }: { phone: string; firstName: string; language: Locale },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO users (phone, first_name, language, phone_confirmed_at)
    VALUES (${phone}, ${firstName}, ${language}, now()) RETURNING id`;
  return Number(row?.id);
}

export async function isPhoneTaken(db: Db, phone: string): Promise<boolean> {
  const [row] = await db<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM users WHERE phone = ${phone}) AS taken`;
  return row?.taken === true;
}

/** False when it became somebody's in the meantime. */
export async function setPhone(tx: Db, userId: number, phone: string): Promise<boolean> {
  const rows = await tx`
    UPDATE users SET phone = ${phone}, phone_confirmed_at = now()
    WHERE id = ${userId} AND NOT EXISTS (SELECT FROM users other WHERE other.phone = ${phone} AND other.id <> ${userId})
    RETURNING id`;
  return rows.length > 0;
}

/** The city a user gave at the registration. */
/** Whether the account waits for the day on which it is forgotten. */
export async function isToBeForgotten(db: Db, userId: number): Promise<boolean> {
  const rows = await db`
    SELECT FROM users WHERE id = ${userId} AND delete_at IS NOT NULL AND deleted_at IS NULL`;
  return rows.length > 0;
}

export async function findOwnCity(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ code: string }[]>`
    SELECT c.code FROM users u JOIN cities c ON c.id = u.city_id WHERE u.id = ${userId}`;
  return row?.code ?? null;
}
