import type { Locale } from '#domain/locale.ts';
import type { TextStep } from '#domain/office/text-versions.ts';
import type { Db } from '../database.ts';

const MOST_STEPS = 200;

/** What was written of it, the oldest first; of a text that was written more often, the last. */
export async function listTextSteps(db: Db, path: string): Promise<TextStep[]> {
  const rows = await db<(Omit<TextStep, 'at'> & { at: Date })[]>`
    SELECT * FROM (
      SELECT l.id::float8 AS id, l.at, s.name AS by, r.pk->>'language' AS language, r.after, r.n
      FROM row_changes r JOIN office_log l ON l.id = r.log_id LEFT JOIN staff s ON s.id = l.staff_id
      WHERE r.tbl = 'texts' AND r.pk = ANY(ARRAY[jsonb_build_object('path', ${path}::text, 'language', 'ru'),
                                                 jsonb_build_object('path', ${path}::text, 'language', 'kz')])
      ORDER BY r.log_id DESC, r.n DESC LIMIT ${MOST_STEPS}) newest
    ORDER BY id, n`;
  return rows.map(({ id, at, by, language, after }) => ({ id, at: at.toISOString(), by, language, after }));
}

export const listNamedSections = (
  db: Db,
  codes: readonly string[],
  language: Locale,
): Promise<{ code: string; name: string | null; products: number }[]> => db<
  { code: string; name: string | null; products: number }[]
>`
  SELECT a.code, ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS name,
         (SELECT count(*)::int FROM products p JOIN sections o ON o.id = p.section_id
          WHERE p.active AND o.lft BETWEEN s.lft AND s.rgt) AS products
  FROM unnest(${[...codes]}::text[]) AS a(code) LEFT JOIN sections s ON s.code = a.code AND s.is_active`;
