import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { ClaimedCard } from '../loyalty/loyalty.ts';

export interface NewRegistration {
  email: string;
  phone: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: Locale;
  isSubscribed: boolean;
  network: string;
  browserHash: Buffer;
  cityCode: string | null;
  card: ClaimedCard | null;
}

/** A newer registration of the same e-mail takes the place of older ones. */
export async function insertRegistration(db: Db, asked: NewRegistration, seconds: number): Promise<void> {
  await db`UPDATE registrations SET ended_at = now() WHERE email = ${asked.email} AND ended_at IS NULL`;
  await db`
    INSERT INTO registrations (email, phone, password_hash, first_name, last_name, language, is_subscribed, network,
                               browser_hash, city_id, card_number, card_code_hash, expires_at)
    VALUES (${asked.email}, ${asked.phone}, ${asked.passwordHash}, ${asked.firstName}, ${asked.lastName},
            ${asked.language}, ${asked.isSubscribed}, ${asked.network}, ${asked.browserHash},
            (SELECT id FROM cities WHERE code = ${asked.cityCode}), ${asked.card?.number ?? ''},
            ${asked.card?.codeHash ?? null}, now() + make_interval(secs => ${seconds}))`;
}

export interface WaitingRegistration {
  id: number;
  email: string;
  firstName: string;
  language: Locale;
}

/** One whose letter is still to be written; nobody else writes it meanwhile. */
export async function claimRegistration(tx: Db): Promise<WaitingRegistration | null> {
  const [row] = await tx<WaitingRegistration[]>`
    SELECT id, email, first_name AS "firstName", language FROM registrations
    WHERE letter_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export async function markLetterWritten(tx: Db, id: number, tokenHash: Buffer | null): Promise<void> {
  await tx`UPDATE registrations SET letter_at = now(), token_hash = ${tokenHash} WHERE id = ${id}`;
}

/** The link of the letter before is worth nothing from now on. */
export async function askForLetterAgain(
  db: Db,
  who: { browserHash: Buffer } | { id: number },
  seconds: number,
): Promise<void> {
  await db`
    UPDATE registrations
    SET letter_at = NULL, token_hash = NULL, expires_at = now() + make_interval(secs => ${seconds})
    WHERE ${'id' in who ? db`id = ${who.id}` : db`browser_hash = ${who.browserHash}`} AND ended_at IS NULL`;
}

/** The newest that waits for its confirmation, by e-mail in lower case or by phone in E.164. */
export async function findUnconfirmed(
  db: Db,
  login: string,
): Promise<{ id: number; email: string; passwordHash: string } | null> {
  const [row] = await db<{ id: number; email: string; passwordHash: string }[]>`
    SELECT id, email, password_hash AS "passwordHash" FROM registrations
    WHERE (email = ${login} OR phone = ${login}) AND ended_at IS NULL ORDER BY id DESC LIMIT 1`;
  return row ?? null;
}

export interface ConfirmedRegistration {
  id: number;
  email: string;
  phone: string;
  network: string;
  language: Locale;
  isSubscribed: boolean;
  browserHash: Buffer;
  cardNumber: string;
  cardCodeHash: Buffer | null;
  isOver: boolean;
}

export async function findRegistration(tx: Db, tokenHash: Buffer): Promise<ConfirmedRegistration | null> {
  const [row] = await tx<ConfirmedRegistration[]>`
    SELECT id, email, phone, network, language, is_subscribed AS "isSubscribed", browser_hash AS "browserHash",
           card_number AS "cardNumber", card_code_hash AS "cardCodeHash",
           ended_at IS NOT NULL OR expires_at <= now() AS "isOver"
    FROM registrations WHERE token_hash = ${tokenHash} FOR UPDATE`;
  return row ?? null;
}

/** The account itself; null when the e-mail has one by now. A phone of another account stays with that one. */
export async function makeAccount(tx: Db, id: number): Promise<{ userId: number; hasPhone: boolean } | null> {
  const [row] = await tx<{ userId: number; hasPhone: boolean }[]>`
    INSERT INTO users (email, phone, password_hash, first_name, last_name, language, is_subscribed, city_id,
                       email_confirmed_at)
    SELECT r.email, CASE WHEN EXISTS (SELECT FROM users u WHERE u.phone = r.phone) THEN NULL ELSE r.phone END,
           r.password_hash, r.first_name, r.last_name, r.language, r.is_subscribed, r.city_id, now()
    FROM registrations r WHERE r.id = ${id}
    ON CONFLICT DO NOTHING
    RETURNING id AS "userId", phone IS NOT NULL AS "hasPhone"`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

/** Its personal words are needed no more. */
export async function endRegistration(tx: Db, id: number): Promise<void> {
  await tx`
    UPDATE registrations SET ended_at = now(), password_hash = '', phone = '', first_name = '', last_name = '',
      card_number = '', card_code_hash = NULL
    WHERE id = ${id}`;
}

export async function deleteOldRequests(db: Db): Promise<void> {
  await db`DELETE FROM registrations WHERE expires_at < now() - interval '7 days'`;
  await db`DELETE FROM mailed_tokens WHERE expires_at < now() - interval '7 days'`;
  await db`DELETE FROM sms_codes WHERE expires_at < now() - interval '1 day'`;
  await db`DELETE FROM sessions WHERE expires_at < now() - interval '7 days'`;
}
