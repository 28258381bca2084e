import type { TermPair } from '#domain/office/said-before.ts';
import type { Db } from '../database.ts';

/** So many are looked at more closely: a text has no more. */
const MOST_PAIRS = 200;
const MOST_NAMES = 400;

/** Words of properties, their values, sections and units that a text has, with how often each pair stands so. */
export async function listTermPairs(db: Db, text: string): Promise<TermPair[]> {
  return db<TermPair[]>`
    SELECT said.ru, said.kz, count(*)::int AS times FROM (
      SELECT name_ru AS ru, name_kz AS kz FROM property_values
      UNION ALL SELECT name_ru, name_kz FROM properties
      UNION ALL SELECT name_ru, name_kz FROM sections
      UNION ALL SELECT name_ru, name_kz FROM units
    ) said
    WHERE said.kz <> '' AND length(said.ru) BETWEEN 3 AND 80
      AND position(translate(lower(said.ru), 'ё', 'е') IN translate(lower(${text}), 'ё', 'е')) > 0
    GROUP BY said.ru, said.kz ORDER BY length(said.ru) DESC, times DESC LIMIT ${MOST_PAIRS}`;
}

/** Names of a section that are there in both languages, the most popular first. */
export async function listTranslatedNames(
  db: Db,
  sectionId: number,
): Promise<{ id: number; ru: string; kz: string }[]> {
  return db<{ id: number; ru: string; kz: string }[]>`
    SELECT id, name_ru AS ru, name_kz AS kz FROM products
    WHERE section_id = ${sectionId} AND active AND name_kz IS NOT NULL AND name_kz <> name_ru
    ORDER BY popularity DESC LIMIT ${MOST_NAMES}`;
}
