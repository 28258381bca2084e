import type { LetterName } from '#contract/office/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { OwnWords } from './letter.ts';

export async function findOwnWords(
  db: Db,
  name: LetterName,
  language: Locale,
): Promise<OwnWords | undefined> {
  const [row] = await db<OwnWords[]>`
    SELECT subject, opening FROM letter_words WHERE kind = ${name} AND language = ${language}`;
  return row;
}
