import type { SmsWordsRow } from '#contract/office/sms-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { SmsKind } from '#domain/sms-words.ts';
import type { Db } from '../database.ts';

/** Those that are asked for, or all of them. */
export const listSmsWords = (db: Db, ids: readonly number[] | null = null): Promise<SmsWordsRow[]> => db<
  SmsWordsRow[]
>`
  SELECT id, kind, language, words FROM sms_words
  WHERE ${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY id`;

export async function lockSmsWords(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM sms_words WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function updateSmsWords(tx: Db, id: number, words: string): Promise<void> {
  await tx`UPDATE sms_words SET words = ${words} WHERE id = ${id}`;
}

export async function findSmsWords(db: Db, kind: SmsKind, language: Locale): Promise<string> {
  const [row] = await db<{ words: string }[]>`
    SELECT words FROM sms_words WHERE kind = ${kind} AND language = ${language}`;
  return row?.words ?? '';
}
