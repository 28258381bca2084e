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

/** False when there is no such product. */
export async function insertCallback(db: Db, callback: NewCallback): Promise<boolean> {
  const { cityCode, phone, name, theme, productId, userId, language } = callback;
  const rows = await db`
    INSERT INTO callbacks (city_id, phone, name, theme, product_id, user_id, language)
    SELECT c.id, ${phone}, ${name}, ${theme}, ${productId}::int, ${userId}::bigint, ${language}
    FROM cities c
    WHERE c.code = ${cityCode}
      AND (${productId}::int IS NULL OR EXISTS (SELECT FROM products WHERE id = ${productId}::int))
    RETURNING id`;
  return rows.length > 0;
}

export interface NewNotice {
  productCode: string;
  kind: 'stock' | 'price';
  contact: string;
  cityCode: string;
  language: Locale;
}

/** False when there is no such product. Who already waits goes on waiting, once. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<boolean> {
  const { productCode, kind, contact, cityCode, language } = notice;
  const [found] = await db<{ id: number }[]>`SELECT id FROM products WHERE code = ${productCode}`;
  if (!found) return false;
  await db`
    INSERT INTO product_notices (product_id, kind, contact, city_id, language)
    SELECT ${found.id}, ${kind}, ${contact}, c.id, ${language} FROM cities c WHERE c.code = ${cityCode}
    ON CONFLICT (product_id, kind, contact) WHERE sent_at IS NULL DO NOTHING`;
  return true;
}
