import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export type TokenKind = 'email' | 'recovery' | 'leaving';

export interface NewMailedToken {
  tokenHash: Buffer;
  kind: TokenKind;
  userId: number;
  email: string;
  seconds: number;
}

/** A new one takes the place of all older ones of its kind. */
export async function insertMailedToken(tx: Db, token: NewMailedToken): Promise<void> {
  const { tokenHash, kind, userId, email, seconds } = token;
  await endMailedTokens(tx, userId, kind);
  await tx`
    INSERT INTO mailed_tokens (token_hash, kind, user_id, email, expires_at)
    VALUES (${tokenHash}, ${kind}, ${userId}, ${email}, now() + make_interval(secs => ${seconds}))`;
}

export async function endMailedTokens(tx: Db, userId: number, kind: TokenKind): Promise<void> {
  await tx`
    UPDATE mailed_tokens SET ended_at = now()
    WHERE user_id = ${userId} AND kind = ${kind} AND ended_at IS NULL`;
}

export interface MailedToken {
  userId: number;
  email: string;
  phone: string | null;
  language: Locale;
  isOver: boolean;
}

export async function findMailedToken(
  db: Db,
  tokenHash: Buffer,
  kind: TokenKind,
): Promise<MailedToken | null> {
  const [row] = await db<MailedToken[]>`
    SELECT t.user_id AS "userId", t.email, u.phone, u.language,
           t.ended_at IS NOT NULL OR t.expires_at <= now() AS "isOver"
    FROM mailed_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.token_hash = ${tokenHash} AND t.kind = ${kind}`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

/** False when it was used or ran out in the meantime: of two at once, one succeeds. */
export async function spendMailedToken(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx`
    UPDATE mailed_tokens SET ended_at = now()
    WHERE token_hash = ${tokenHash} AND ended_at IS NULL AND expires_at > now() RETURNING user_id`;
  return rows.length > 0;
}

/** The address that waits to be confirmed, if there is one. */
export async function findUnconfirmedEmail(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ email: string }[]>`
    SELECT email FROM mailed_tokens
    WHERE user_id = ${userId} AND kind = 'email' AND ended_at IS NULL
    ORDER BY created_at DESC LIMIT 1`;
  return row?.email ?? null;
}

/** False when the address has another account by now, or the user waits for another address or for none any more. */
export async function setConfirmedEmail(tx: Db, userId: number, email: string): Promise<boolean> {
  const rows = await tx`
    UPDATE users SET email = ${email}, email_confirmed_at = now(), pending_email = NULLIF(pending_email, ${email})
    WHERE id = ${userId} AND ${email} IN (email, pending_email)
      AND NOT EXISTS (SELECT FROM users other WHERE other.email = ${email} AND other.id <> ${userId})
    RETURNING id`;
  return rows.length > 0;
}

export async function insertRecoveryRequest(db: Db, login: string, language: Locale): Promise<void> {
  await db`INSERT INTO recovery_requests (login, language) VALUES (${login}, ${language})`;
}

/** The next one, which is gone with this: its login is personal. */
export async function takeRecoveryRequest(tx: Db): Promise<{ login: string; language: Locale } | null> {
  const [row] = await tx<{ login: string; language: Locale }[]>`
    DELETE FROM recovery_requests WHERE id = (
      SELECT id FROM recovery_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING login, language`;
  return row ?? null;
}

export interface Owner {
  userId: number;
  email: string;
  firstName: string;
  language: Locale;
}

/** Only to an address that was proved: otherwise somebody's slip of the pen would open their account to a stranger. */
export async function findOwner(tx: Db, login: string): Promise<Owner | null> {
  const [row] = await tx<Owner[]>`
    SELECT id AS "userId", email, first_name AS "firstName", language FROM users
    WHERE (email = ${login} OR phone = ${login}) AND email IS NOT NULL AND email_confirmed_at IS NOT NULL`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

export async function findOwnerOfEmail(tx: Db, email: string): Promise<Owner | null> {
  const [row] = await tx<Owner[]>`
    SELECT id AS "userId", email, first_name AS "firstName", language FROM users WHERE email = ${email}`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}
