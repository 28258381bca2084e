/** Who waits for word of a product. */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { refuseByToken } from '../wanted-letters/wanted-letters.ts';

export interface NewNotice {
  productCode: string;
  kind: 'stock' | 'price';
  contact: string;
  cityCode: string;
  language: Locale;
  userId: number | null;
  /** null: the contact needs no proof */
  tokenHash: Buffer | null;
}

export interface StoredNotice {
  id: number;
  productName: string;
  productCode: string;
  /** Whether its letter is to be written: it waits for a confirmation. */
  isUnconfirmed: boolean;
}

/**
 * Null when there is no such product. Who already waits goes on waiting, once: a confirmed one stays as it is, an
 * unconfirmed one gets the new link; whoever asks as a user makes it theirs.
 */
export async function insertNotice(tx: Db, notice: NewNotice): Promise<StoredNotice | null> {
  const { productCode, kind, contact, cityCode, language, userId, tokenHash } = notice;
  const [row] = await tx<StoredNotice[]>`
    WITH wanted AS (
      SELECT p.id, p.code, CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS name
      FROM products p WHERE p.code = ${productCode}
    ), stored AS (
      INSERT INTO product_notices AS n
        (product_id, kind, contact, city_id, language, user_id, token_hash, confirmed_at, price_then)
      SELECT w.id, ${kind}, ${contact}, c.id, ${language}, ${userId}::bigint, ${tokenHash},
             CASE WHEN ${tokenHash}::bytea IS NULL THEN now() END,
             (SELECT price FROM price_history h WHERE h.product_id = w.id ORDER BY valid_from DESC LIMIT 1)
      FROM wanted w, cities c WHERE c.code = ${cityCode}
      ON CONFLICT (product_id, kind, contact) WHERE sent_at IS NULL DO UPDATE SET
        user_id = coalesce(excluded.user_id, n.user_id),
        confirmed_at = coalesce(n.confirmed_at, excluded.confirmed_at),
        token_hash = CASE WHEN n.confirmed_at IS NULL THEN excluded.token_hash ELSE n.token_hash END
      RETURNING n.id, n.confirmed_at
    )
    SELECT s.id::int AS id, w.name AS "productName", w.code AS "productCode",
           s.confirmed_at IS NULL AS "isUnconfirmed"
    FROM stored s, wanted w`;
  return row ?? null;
}

export async function countWaiting(tx: Db, contact: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM product_notices WHERE contact = ${contact} AND sent_at IS NULL`;
  return row?.count ?? 0;
}

/** How the shop reaches a user by itself: a proved e-mail, otherwise the phone. */
export async function findContactOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ contact: string | null }[]>`
    SELECT CASE WHEN email_confirmed_at IS NOT NULL THEN coalesce(email, phone) ELSE phone END AS contact
    FROM users WHERE id = ${userId}`;
  return row?.contact ?? null;
}

export interface ConfirmedNotice {
  kind: 'stock' | 'price';
  productCode: string;
  productName: string;
}

/** Null when nobody waits by this token any more; pressed twice it says the same. */
export async function confirmNoticeByToken(
  tx: Db,
  tokenHash: Buffer,
  language: Locale,
): Promise<ConfirmedNotice | null> {
  const [row] = await tx<ConfirmedNotice[]>`
    UPDATE product_notices n SET confirmed_at = coalesce(n.confirmed_at, now())
    FROM products p
    WHERE n.token_hash = ${tokenHash} AND n.sent_at IS NULL AND p.id = n.product_id
    RETURNING n.kind, p.code AS "productCode",
              CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS "productName"`;
  return row ?? null;
}

/** Everything that this address waits for, whichever of its letters the token came with. */
export async function endNoticesByToken(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const [row] = await tx<{ contact: string }[]>`
    SELECT contact FROM product_notices WHERE token_hash = ${tokenHash}`;
  // Letters that nobody asked for end by the same link.
  if (!row) return refuseByToken(tx, tokenHash);
  await tx`DELETE FROM product_notices WHERE contact = ${row.contact} AND sent_at IS NULL`;
  return true;
}

export async function setNoticeToken(tx: Db, id: number, tokenHash: Buffer): Promise<void> {
  await tx`UPDATE product_notices SET token_hash = ${tokenHash} WHERE id = ${id}`;
}

export interface UserNotice {
  id: number;
  kind: 'stock' | 'price';
  productCode: string;
  productName: string;
  createdAt: Date;
  toldAt: Date | null;
}

/** What a user waits for, and what they were told of lately. */
export function listNoticesOf(
  db: Db,
  userId: number,
  language: Locale,
  limit: number,
): Promise<UserNotice[]> {
  return db<UserNotice[]>`
    SELECT n.id::int AS id, n.kind, p.code AS "productCode", n.created_at AS "createdAt", n.sent_at AS "toldAt",
           CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS "productName"
    FROM product_notices n JOIN products p ON p.id = n.product_id
    WHERE n.user_id = ${userId}
    ORDER BY n.sent_at IS NOT NULL, n.id DESC LIMIT ${limit}`;
}

export async function findNoticeOwner(db: Db, id: string): Promise<number | null> {
  const [row] = await db<{ userId: string | null }[]>`
    SELECT user_id AS "userId" FROM product_notices WHERE id = ${id}`;
  return row?.userId == null ? null : Number(row.userId);
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db`DELETE FROM product_notices WHERE id = ${id}`;
}

/** What nobody confirmed, and what was told long ago. */
export async function deleteOldNotices(db: Db, unconfirmedDays: number, toldDays: number): Promise<void> {
  await db`
    DELETE FROM product_notices WHERE id IN (
      SELECT id FROM product_notices
      WHERE (confirmed_at IS NULL AND created_at < now() - make_interval(days => ${unconfirmedDays}))
         OR sent_at < now() - make_interval(days => ${toldDays})
      LIMIT 1000)`;
}
