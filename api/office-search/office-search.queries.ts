import type { OwnWords } from '#contract/office/trade-words.ts';
import type { Db } from '../database.ts';

/** Those that are asked for, or all of them, the newest first. */
export const listOwnWords = (db: Db, ids: readonly number[] | null = null): Promise<OwnWords[]> =>
  db<OwnWords[]>`
    SELECT id, words, means, is_active FROM search_synonyms
    WHERE ${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY id DESC`;

export async function lockWords(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM search_synonyms WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

/** All of them by one statement, however many. */
export async function updateWords(tx: Db, rows: readonly OwnWords[]): Promise<void> {
  await tx`
    UPDATE search_synonyms s SET words = ARRAY(SELECT jsonb_array_elements_text(w.words)),
      means = ARRAY(SELECT jsonb_array_elements_text(w.means)), is_active = w.is_active
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS w(id int, words jsonb, means jsonb, is_active boolean)
    WHERE s.id = w.id`;
}

export async function insertWords(
  tx: Db,
  { words, means }: Pick<OwnWords, 'words' | 'means'>,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO search_synonyms (words, means) VALUES (${words}, ${means}) RETURNING id`;
  if (!row) throw new Error('words just written are not there');
  return row.id;
}
