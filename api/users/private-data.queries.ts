import type { PrivateUser } from '#contract/users.ts';
import type { Db } from '../database.ts';

export type PrivateRow = Pick<
  PrivateUser,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'emailConfirmed'
  | 'pendingEmail'
  | 'birthday'
  | 'gender'
  | 'languageId'
  | 'subscribe'
  | 'hasPassword'
  | 'cityCode'
>;

export async function findPrivateRow(db: Db, userId: number): Promise<PrivateRow | null> {
  const [row] = await db<PrivateRow[]>`
    SELECT first_name AS "firstName", last_name AS "lastName", email, phone,
           email_confirmed_at IS NOT NULL AS "emailConfirmed", pending_email AS "pendingEmail",
           to_char(birthday, 'YYYY-MM-DD') AS birthday, gender, language AS "languageId", is_subscribed AS subscribe,
           password_hash IS NOT NULL AS "hasPassword", (SELECT code FROM cities WHERE id = city_id) AS "cityCode"
    FROM users WHERE id = ${userId}`;
  return row ?? null;
}

/** Two changes at once follow one another: each finds what the other has written. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

export type PrivateChange = Pick<
  PrivateRow,
  'firstName' | 'lastName' | 'pendingEmail' | 'birthday' | 'gender' | 'languageId' | 'subscribe'
>;

export async function updatePrivateRow(db: Db, userId: number, change: PrivateChange): Promise<void> {
  await db`
    UPDATE users SET first_name = ${change.firstName}, last_name = ${change.lastName},
      pending_email = ${change.pendingEmail}, birthday = ${change.birthday}::text::date, gender = ${change.gender},
      language = ${change.languageId}, is_subscribed = ${change.subscribe}
    WHERE id = ${userId}`;
}

/** False when the address is somebody's by now, or nobody waits for it any more. */
export async function movePendingEmail(db: Db, userId: number, email: string): Promise<boolean> {
  const rows = await db`
    UPDATE users SET email = pending_email, pending_email = NULL, email_confirmed_at = now()
    WHERE id = ${userId} AND pending_email = ${email}
      AND NOT EXISTS (SELECT FROM users other WHERE other.email = ${email})
    RETURNING id`;
  return rows.length > 0;
}

export async function markLeaving(db: Db, userId: number, days: number): Promise<string | null> {
  const [row] = await db<{ deleteAt: Date }[]>`
    UPDATE users SET delete_at = now() + make_interval(days => ${days})
    WHERE id = ${userId} AND deleted_at IS NULL RETURNING delete_at AS "deleteAt"`;
  return row ? new Date(row.deleteAt).toISOString() : null;
}

export async function deleteSessions(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM sessions WHERE user_id = ${userId}`;
}

/** Without the hash of the token: it opens the session. */
export async function listSessions(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db<{ session: unknown }[]>`
    SELECT to_jsonb(s) - 'token_hash' - 'user_id' AS session FROM sessions s
    WHERE user_id = ${userId} ORDER BY created_at`;
  return rows.map(({ session }) => session);
}

/** One person whose day has come; who else does this work goes on to the next. */
export async function lockLeaving(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM users WHERE delete_at <= now() AND deleted_at IS NULL
    ORDER BY delete_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ? Number(row.id) : null;
}

/** The row stays for what refers to it, and says nothing of anybody. */
export async function emptyUser(db: Db, userId: number): Promise<void> {
  await db`
    UPDATE users SET email = NULL, phone = NULL, pending_email = NULL, email_confirmed_at = NULL, first_name = '',
      last_name = '', birthday = NULL, gender = NULL, is_subscribed = false, organization_id = NULL,
      city_id = NULL, password_hash = '', deleted_at = now()
    WHERE id = ${userId}`;
}

/** Nobody is asked to be forgotten any more; false: nobody was. */
export async function unmarkLeaving(db: Db, userId: number): Promise<boolean> {
  const rows = await db`
    UPDATE users SET delete_at = NULL
    WHERE id = ${userId} AND delete_at IS NOT NULL AND deleted_at IS NULL RETURNING id`;
  return rows.length > 0;
}

/** The account that stays takes what it has not: a contact, a name, a password to come in by. The other is emptied. */
export async function absorbUser(db: Db, fromId: number, intoId: number): Promise<void> {
  const [from] = await db<Record<string, never>[]>`SELECT * FROM users WHERE id = ${fromId}`;
  if (!from) throw new Error('an account that is to end is not there');
  // First: a phone and an e-mail are nobody else's.
  await emptyUser(db, fromId);
  await db`UPDATE users SET merged_into = ${intoId}, delete_at = NULL WHERE id = ${fromId}`;
  await db`
    UPDATE users SET
      phone_confirmed_at = CASE WHEN phone IS NULL THEN ${from.phone_confirmed_at ?? null}::timestamptz ELSE phone_confirmed_at END,
      email_confirmed_at = CASE WHEN email IS NULL THEN ${from.email_confirmed_at ?? null}::timestamptz ELSE email_confirmed_at END,
      phone = coalesce(phone, ${from.phone ?? null}), email = coalesce(email, ${from.email ?? null}),
      password_hash = coalesce(password_hash, ${from.password_hash ?? null}),
      last_name = CASE WHEN last_name = '' THEN ${from.last_name ?? ''} ELSE last_name END,
      birthday = coalesce(birthday, ${from.birthday ?? null}::date), gender = coalesce(gender, ${from.gender ?? null}),
      city_id = coalesce(city_id, ${from.city_id ?? null}::smallint),
      is_subscribed = is_subscribed OR ${Boolean(from.is_subscribed)}
    WHERE id = ${intoId}`;
}

/** What staff have noted of somebody among themselves. */
export async function listNotes(db: Db, userId: number): Promise<object[]> {
  const rows = await db<object[]>`
    SELECT text, at FROM staff_notes WHERE subject = 'user' AND subject_id = ${userId} ORDER BY id`;
  return [...rows];
}

export async function forgetNotes(db: Db, userId: number): Promise<void> {
  await db`UPDATE staff_notes SET text = '' WHERE subject = 'user' AND subject_id = ${userId}`;
}

export async function moveNotes(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE staff_notes SET subject_id = ${intoId} WHERE subject = 'user' AND subject_id = ${fromId}`;
}
