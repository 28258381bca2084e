import type { LetterWordsRow } from '#contract/office/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { LetterKind } from './order-letter-words.ts';
import type { OwnWords } from './own-letter-words.ts';

/** Those that are asked for, or all of them. */
export const listLetterWords = (
  db: Db,
  ids: readonly number[] | null = null,
): Promise<LetterWordsRow[]> => db<LetterWordsRow[]>`
  SELECT id, kind, language, subject, opening FROM letter_words
  WHERE ${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY id`;

export async function lockLetterWords(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM letter_words WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function updateLetterWords(tx: Db, { id, subject, opening }: LetterWordsRow): Promise<void> {
  await tx`UPDATE letter_words SET subject = ${subject}, opening = ${opening} WHERE id = ${id}`;
}

export async function findOwnWords(
  db: Db,
  kind: LetterKind,
  language: Locale,
): Promise<OwnWords | undefined> {
  const [row] = await db<OwnWords[]>`
    SELECT subject, opening FROM letter_words WHERE kind = ${kind} AND language = ${language}`;
  return row;
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
