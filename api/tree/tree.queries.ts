import type { OfficeSection } from '#contract/office/tree.ts';
import type { PlacesLeft } from '#domain/office/tree-order.ts';
import type { Db } from '../database.ts';

/** Those that are not switched off, in the order of the tree, with the goods of each and of all below it. */
export async function listOfficeSections(db: Db): Promise<OfficeSection[]> {
  return db<OfficeSection[]>`
    WITH goods AS (
      SELECT section_id, count(*) AS products, count(*) FILTER (WHERE coalesce(name_kz, '') = '') AS missing
      FROM products WHERE active GROUP BY section_id)
    SELECT s.id, s.parent_id AS "parentId", s.code, s.name_ru AS "nameRu", s.name_kz AS "nameKz", s.position,
           coalesce(sum(g.products), 0)::int AS products, coalesce(sum(g.missing), 0)::int AS "productsWithoutKz",
           (s.name_kz = '' OR s.name_kz = s.name_ru) AS "isKzMissing"
    FROM (SELECT *, row_number() OVER (PARTITION BY parent_id ORDER BY lft)::int AS position FROM sections) s
    JOIN sections below ON below.lft BETWEEN s.lft AND s.rgt
    LEFT JOIN goods g ON g.section_id = below.id
    WHERE s.is_active
    GROUP BY s.id, s.parent_id, s.code, s.name_ru, s.name_kz, s.position, s.lft ORDER BY s.lft`;
}

export interface SectionValues {
  id: number;
  code: string;
  name_ru: string;
  name_kz: string;
  seo_text_ru: string | null;
  seo_text_kz: string | null;
  parent_id: number | null;
  is_active: boolean;
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
    SELECT id, code, name_ru, name_kz, seo_text_ru, seo_text_kz, parent_id, is_active, position FROM (
      SELECT id, code, name_ru, name_kz, seo_text_ru, seo_text_kz, parent_id, is_active,
             row_number() OVER (PARTITION BY parent_id ORDER BY lft)::int AS position FROM sections) places
    WHERE id = ANY(${[...ids]}::int[])`;
}

/** What is given is set, the rest stays. */
export async function setSections(
  tx: Db,
  rows: readonly ({ id: number } & Partial<Omit<SectionValues, 'id' | 'position'>>)[],
): Promise<void> {
  await tx`
    UPDATE sections s SET
      code = CASE WHEN r.wanted ? 'code' THEN r.wanted ->> 'code' ELSE s.code END,
      name_ru = CASE WHEN r.wanted ? 'name_ru' THEN r.wanted ->> 'name_ru' ELSE s.name_ru END,
      name_kz = CASE WHEN r.wanted ? 'name_kz' THEN r.wanted ->> 'name_kz' ELSE s.name_kz END,
      seo_text_ru = CASE WHEN r.wanted ? 'seo_text_ru' THEN r.wanted ->> 'seo_text_ru' ELSE s.seo_text_ru END,
      seo_text_kz = CASE WHEN r.wanted ? 'seo_text_kz' THEN r.wanted ->> 'seo_text_kz' ELSE s.seo_text_kz END,
      parent_id = CASE WHEN r.wanted ? 'parent_id' THEN (r.wanted ->> 'parent_id')::int ELSE s.parent_id END,
      is_active = CASE WHEN r.wanted ? 'is_active' THEN (r.wanted ->> 'is_active')::boolean ELSE s.is_active END
    FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) AS r(wanted)
    WHERE s.id = (r.wanted ->> 'id')::int`;
}

export interface Place {
  id: number;
  parentId: number | null;
  level: number;
  lft: number;
  rgt: number;
  placesLeft: PlacesLeft;
}

export async function listPlaces(db: Db): Promise<Place[]> {
  return db<Place[]>`
    SELECT id, parent_id AS "parentId", level, lft, rgt, places_left AS "placesLeft" FROM sections ORDER BY lft`;
}

/** Before they come under another parent: behind which sisters they do not stand any more. */
export async function keepPlacesLeft(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`
    UPDATE sections s SET places_left = s.places_left || jsonb_build_object(coalesce(s.parent_id, 0)::text, (
      SELECT coalesce(jsonb_agg(o.id ORDER BY o.lft), '[]') FROM sections o
      WHERE o.parent_id IS NOT DISTINCT FROM s.parent_id AND o.lft > s.lft))
    WHERE s.id = ANY(${[...ids]}::int[])`;
}

/** Only those that have moved. */
export async function setPlaces(
  tx: Db,
  places: readonly Pick<Place, 'id' | 'lft' | 'rgt' | 'level'>[],
): Promise<void> {
  await tx`
    UPDATE sections s SET lft = p.lft, rgt = p.rgt, level = p.level
    FROM jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) AS p(id int, lft int, rgt int, level smallint)
    WHERE s.id = p.id AND (s.lft, s.rgt, s.level) <> (p.lft, p.rgt, p.level)`;
}

export interface NewSection {
  parentId: number | null;
  code: string;
  nameRu: string;
  nameKz: string;
  seoTextRu: string | null;
  seoTextKz: string | null;
  family: string | null;
}

/** Behind all others; its place under its parent is counted afterwards. */
export async function insertSection(tx: Db, section: NewSection): Promise<number> {
  const { parentId, code, nameRu, nameKz, seoTextRu, seoTextKz, family } = section;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO sections (parent_id, code, name_ru, name_kz, seo_text_ru, seo_text_kz, family, level, lft, rgt)
    SELECT ${parentId}::int, ${code}, ${nameRu}, ${nameKz}, ${seoTextRu}, ${seoTextKz}, ${family}, 1,
           coalesce(max(rgt), 0) + 1, coalesce(max(rgt), 0) + 2 FROM sections RETURNING id`;
  if (!row) throw new Error('a section just written is not there');
  return row.id;
}

export interface SectionState {
  id: number;
  parentId: number | null;
  isActive: boolean;
}

export const findSectionByCode = async (db: Db, code: string): Promise<SectionState | null> => {
  const [row] = await db<SectionState[]>`
    SELECT id, parent_id AS "parentId", is_active AS "isActive" FROM sections WHERE code = ${code}`;
  return row ?? null;
};

/**
 * Of these and what stands above them: goods in one that has others below it, something alive under one that is switched off,
 * or too deep a place.
 */
export async function findTreeFault(
  tx: Db,
  ids: readonly number[],
  deepest: number,
): Promise<'goods' | 'off' | 'deep' | null> {
  const [row] = await tx<{ fault: 'goods' | 'off' | 'deep' }[]>`
    WITH near AS (
      SELECT id, is_active, level FROM sections
      WHERE id = ANY(${[...ids]}::int[]) OR id IN (SELECT parent_id FROM sections WHERE id = ANY(${[...ids]}::int[])))
    SELECT 'goods' AS fault FROM near s
    WHERE s.is_active AND EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active)
      AND EXISTS (SELECT FROM product_office o WHERE o.section_id = s.id)
    UNION ALL
    SELECT 'off' FROM near s
    WHERE NOT s.is_active AND (EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active)
                               OR EXISTS (SELECT FROM product_office o WHERE o.section_id = s.id AND o.active))
    UNION ALL
    SELECT 'deep' FROM near WHERE is_active AND level > ${deepest} LIMIT 1`;
  return row?.fault ?? null;
}

export const listSectionCodes = (db: Db): Promise<{ id: number; code: string; isActive: boolean }[]> =>
  db<
    { id: number; code: string; isActive: boolean }[]
  >`SELECT id, code, is_active AS "isActive" FROM sections`;
