import type { LetterThing, LetterWordsRow } from '#contract/office/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** Only letters that somebody has worded have a row. */
export const listLetterWords = (db: Db): Promise<LetterWordsRow[]> => db<LetterWordsRow[]>`
  SELECT id, kind, language, subject, opening FROM letter_words ORDER BY id`;

export async function lockLetterWords(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM letter_words WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function writeLetterWords(tx: Db, words: LetterWordsRow): Promise<void> {
  const { id, kind, language, subject, opening } = words;
  await tx`
    INSERT INTO letter_words (id, kind, language, subject, opening)
    VALUES (${id}, ${kind}, ${language}, ${subject}, ${opening})
    ON CONFLICT (kind, language) DO UPDATE SET subject = excluded.subject, opening = excluded.opening`;
}

/** The newest, without a word of who ordered. */
export const listOrdersToShow = (
  db: Db,
  limit: number,
): Promise<{ id: number; number: string; isPickup: boolean; total: number }[]> => db<
  { id: number; number: string; isPickup: boolean; total: number }[]
>`
  SELECT id::float8 AS id, number, method = 'pickup' AS "isPickup", total_sum AS total FROM orders
  ORDER BY id DESC LIMIT ${limit}`;

export const listProductsToShow = (db: Db, language: Locale, limit: number): Promise<LetterThing[]> => db<
  LetterThing[]
>`
  SELECT p.id, CASE WHEN ${language === 'kz'} THEN coalesce(nullif(p.name_kz, ''), p.name_ru) ELSE p.name_ru END AS title
  FROM products p JOIN product_prices r ON r.product_id = p.id
  WHERE p.active ORDER BY p.popularity DESC, p.id LIMIT ${limit}`;

export interface ShownProduct {
  id: number;
  code: string;
  externalId: string;
  name: string;
  price: number;
}

/** This one, or the most wanted of all. */
export async function findProductToShow(
  db: Db,
  id: number | null,
  language: Locale,
): Promise<ShownProduct | null> {
  const [row] = await db<ShownProduct[]>`
    SELECT p.id, p.code, p.external_id AS "externalId", least(r.price, r.discount_price) AS price,
           CASE WHEN ${language === 'kz'} THEN coalesce(nullif(p.name_kz, ''), p.name_ru) ELSE p.name_ru END AS name
    FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE CASE WHEN ${id}::int IS NULL THEN p.active ELSE p.id = ${id} END
    ORDER BY p.popularity DESC, p.id LIMIT 1`;
  return row ?? null;
}

export async function findNewestOrderId(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number | null }[]>`SELECT max(id)::float8 AS id FROM orders`;
  return row?.id ?? null;
}
