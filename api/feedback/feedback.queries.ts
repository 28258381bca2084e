import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface NewCallback {
  cityCode: string;
  phone: string;
  name: string;
  theme: string;
  productId: number | null;
  userId: number | null;
  language: Locale;
}

/** What those who call should know besides; null when there is no such product. */
export interface StoredCallback {
  id: number;
  cityName: string;
  productName: string | null;
  productCode: string | null;
}

export async function insertCallback(db: Db, callback: NewCallback): Promise<StoredCallback | null> {
  const { cityCode, phone, name, theme, productId, userId, language } = callback;
  const [row] = await db<StoredCallback[]>`
    WITH stored AS (INSERT INTO callbacks (city_id, phone, name, theme, product_id, user_id, language)
    SELECT c.id, ${phone}, ${name}, ${theme}, ${productId}::int, ${userId}::bigint, ${language}
    FROM cities c
    WHERE c.code = ${cityCode}
      AND (${productId}::int IS NULL OR EXISTS (SELECT FROM products WHERE id = ${productId}::int))
    RETURNING id, city_id, product_id)
    SELECT s.id, c.name_ru AS "cityName", p.name_ru AS "productName", p.code AS "productCode"
    FROM stored s JOIN cities c ON c.id = s.city_id LEFT JOIN products p ON p.id = s.product_id`;
  return row ?? null;
}

/** By the person's phone and e-mail too: who asked before they had an account is the same person. */
export async function listAsked(
  db: Db,
  userId: number,
): Promise<{ callbacks: unknown[]; notices: unknown[] }> {
  const callbacks = await db`
    SELECT k.name, k.phone, k.theme, k.state, k.language, c.code AS "cityCode", p.code AS "productCode",
           k.created_at AS "createdAt"
    FROM callbacks k JOIN cities c ON c.id = k.city_id LEFT JOIN products p ON p.id = k.product_id
    WHERE k.user_id = ${userId} OR k.phone = (SELECT phone FROM users WHERE id = ${userId})
    ORDER BY k.id`;
  const notices = await db`
    SELECT n.kind, n.contact, n.language, c.code AS "cityCode", p.code AS "productCode", n.created_at AS "createdAt",
           n.sent_at AS "sentAt"
    FROM product_notices n JOIN cities c ON c.id = n.city_id JOIN products p ON p.id = n.product_id
    WHERE n.user_id = ${userId} OR n.contact IN (SELECT unnest(ARRAY[email, phone]) FROM users WHERE id = ${userId})
    ORDER BY n.id`;
  return { callbacks: [...callbacks], notices: [...notices] };
}

/** That somebody asked stays for the shop's figures; who it was does not. */
export async function forgetAsker(db: Db, userId: number): Promise<void> {
  await db`
    UPDATE callbacks SET name = '***', phone = '+70000000000', user_id = NULL
    WHERE user_id = ${userId} OR phone = (SELECT phone FROM users WHERE id = ${userId})`;
  await db`
    DELETE FROM product_notices
    WHERE user_id = ${userId} OR contact IN (SELECT unnest(ARRAY[email, phone]) FROM users WHERE id = ${userId})`;
}

/** Whatever was asked for, by whichever of the two accounts of one person. */
export async function moveAsker(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE callbacks SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`UPDATE questions SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`UPDATE business_requests SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`UPDATE product_notices SET user_id = ${intoId} WHERE user_id = ${fromId}`;
}
