import type { Db } from '../database.ts';

export interface JudgedValues {
  id: number;
  language: 'ru' | 'kz';
  query: string;
  section_id: number;
  name_part: string;
  is_active: boolean;
}

export const listJudgedValues = (db: Db, ids: readonly number[]): Promise<JudgedValues[]> => db<
  JudgedValues[]
>`
  SELECT id, language, query, section_id, name_part, is_active FROM judged_queries WHERE id = ANY(${[...ids]}::int[])`;

export async function lockJudged(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM judged_queries WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function hasSection(tx: Db, id: number): Promise<boolean> {
  const rows = await tx`SELECT FROM sections WHERE id = ${id}`;
  return rows.length > 0;
}

/** False: another line has this query already. */
export async function updateJudged(tx: Db, row: JudgedValues): Promise<boolean> {
  const { count } = await tx`
    UPDATE judged_queries j SET language = ${row.language}, query = ${row.query}, section_id = ${row.section_id},
      name_part = ${row.name_part}, is_active = ${row.is_active}
    WHERE id = ${row.id} AND NOT EXISTS (
      SELECT FROM judged_queries o WHERE o.language = ${row.language} AND o.query = ${row.query} AND o.id <> ${row.id})`;
  return count === 1;
}

/** One that was taken back is brought back; null: there is one already. */
export async function insertJudged(tx: Db, row: Omit<JudgedValues, 'id'>): Promise<number | null> {
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO judged_queries (language, query, section_id, name_part)
    VALUES (${row.language}, ${row.query}, ${row.section_id}, ${row.name_part})
    ON CONFLICT (language, query) DO UPDATE
      SET section_id = excluded.section_id, name_part = excluded.name_part, is_active = true
      WHERE NOT judged_queries.is_active
    RETURNING id`;
  return made?.id ?? null;
}
