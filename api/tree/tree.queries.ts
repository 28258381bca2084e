import type { OfficeSection } from '#contract/office/tree.ts';
import type { Db } from '../database.ts';

/** In the order of the tree, with the goods of each and of all below it. */
export async function listOfficeSections(db: Db): Promise<OfficeSection[]> {
  return db<OfficeSection[]>`
    WITH goods AS (
      SELECT section_id, count(*) AS products, count(*) FILTER (WHERE coalesce(name_kz, '') = '') AS missing
      FROM products WHERE active GROUP BY section_id)
    SELECT s.id, s.parent_id AS "parentId", s.code, s.name_ru AS "nameRu", s.name_kz AS "nameKz",
           row_number() OVER (PARTITION BY s.parent_id ORDER BY s.lft)::int AS position,
           coalesce(sum(g.products), 0)::int AS products, coalesce(sum(g.missing), 0)::int AS "productsWithoutKz",
           (s.name_kz = '' OR s.name_kz = s.name_ru) AS "isKzMissing"
    FROM sections s
    JOIN sections below ON below.lft BETWEEN s.lft AND s.rgt
    LEFT JOIN goods g ON g.section_id = below.id
    GROUP BY s.id ORDER BY s.lft`;
}

export interface SectionValues {
  id: number;
  name_ru: string;
  name_kz: string;
  seo_text_ru: string | null;
  seo_text_kz: string | null;
  position: number;
}

/**
 * Places depend on each other: whoever may move some waits for whoever is moving others. Goods may come into a section
 * meanwhile: its number stays.
 */
export async function lockSections(tx: Db): Promise<void> {
  await tx`SELECT FROM sections ORDER BY id FOR NO KEY UPDATE`;
}

export async function listSectionValues(db: Db, ids: readonly number[]): Promise<SectionValues[]> {
  return db<SectionValues[]>`
    SELECT id, name_ru, name_kz, seo_text_ru, seo_text_kz, position FROM (
      SELECT id, name_ru, name_kz, seo_text_ru, seo_text_kz,
             row_number() OVER (PARTITION BY parent_id ORDER BY lft)::int AS position FROM sections) places
    WHERE id = ANY(${[...ids]}::int[])`;
}

/** What is given is set, the rest stays. */
export async function setSectionTexts(
  tx: Db,
  rows: readonly ({ id: number } & Partial<Omit<SectionValues, 'id' | 'position'>>)[],
): Promise<void> {
  await tx`
    UPDATE sections s SET
      name_ru = CASE WHEN r.wanted ? 'name_ru' THEN r.wanted ->> 'name_ru' ELSE s.name_ru END,
      name_kz = CASE WHEN r.wanted ? 'name_kz' THEN r.wanted ->> 'name_kz' ELSE s.name_kz END,
      seo_text_ru = CASE WHEN r.wanted ? 'seo_text_ru' THEN r.wanted ->> 'seo_text_ru' ELSE s.seo_text_ru END,
      seo_text_kz = CASE WHEN r.wanted ? 'seo_text_kz' THEN r.wanted ->> 'seo_text_kz' ELSE s.seo_text_kz END
    FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) AS r(wanted)
    WHERE s.id = (r.wanted ->> 'id')::int`;
}

export interface Place {
  id: number;
  parentId: number | null;
  level: number;
  lft: number;
  rgt: number;
}

export async function listPlaces(db: Db): Promise<Place[]> {
  return db<Place[]>`SELECT id, parent_id AS "parentId", level, lft, rgt FROM sections ORDER BY lft`;
}

/** Only those that have moved. */
export async function setPlaces(tx: Db, places: readonly Pick<Place, 'id' | 'lft' | 'rgt'>[]): Promise<void> {
  await tx`
    UPDATE sections s SET lft = p.lft, rgt = p.rgt
    FROM jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) AS p(id int, lft int, rgt int)
    WHERE s.id = p.id AND (s.lft, s.rgt) <> (p.lft, p.rgt)`;
}
