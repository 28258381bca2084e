import type { StaticFilterPage } from '#contract/office/static-filters.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

export type StaticPageRow = StaticFilterPage & { section_id: number };

const columns = (db: Db) => db`
  id, section_id, code, name_ru, name_kz, title_ru, title_kz, description_ru, description_kz, seo_text_ru, seo_text_kz,
  choice, position, is_active`;

export const listStaticPages = (db: Db, ids: readonly number[]): Promise<StaticPageRow[]> =>
  db<StaticPageRow[]>`SELECT ${columns(db)} FROM static_filters WHERE id = ANY(${[...ids]}::int[])`;

export const listStaticPagesOf = (db: Db, sectionId: number): Promise<StaticPageRow[]> => db<StaticPageRow[]>`
  SELECT ${columns(db)} FROM static_filters WHERE section_id = ${sectionId} ORDER BY position, code`;

export async function findSection(
  db: Db,
  id: number,
): Promise<{ id: number; code: string; nameRu: string; nameKz: string } | null> {
  const [row] = await db<{ id: number; code: string; nameRu: string; nameKz: string }[]>`
    SELECT id, code, name_ru AS "nameRu", name_kz AS "nameKz" FROM sections WHERE id = ${id}`;
  return row ?? null;
}

/** Few enough to go one after another. */
export async function lockStaticPages(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('static_filters'))`;
}

export async function hasStaticPage(
  tx: Db,
  sectionId: number,
  code: string,
  but: number | null,
): Promise<boolean> {
  const rows = await tx`
    SELECT FROM static_filters WHERE section_id = ${sectionId} AND code = ${code} AND id IS DISTINCT FROM ${but}::int`;
  return rows.length > 0;
}

export async function updateStaticPage(
  tx: Db,
  id: number,
  wanted: Readonly<Record<string, Json>>,
): Promise<void> {
  const row = JSON.stringify(wanted);
  await tx`
    UPDATE static_filters f SET
      code = n.code, name_ru = n.name_ru, name_kz = n.name_kz, title_ru = n.title_ru, title_kz = n.title_kz,
      description_ru = n.description_ru, description_kz = n.description_kz, seo_text_ru = n.seo_text_ru,
      seo_text_kz = n.seo_text_kz, choice = n.choice, position = n.position, is_active = n.is_active
    FROM static_filters b CROSS JOIN LATERAL jsonb_populate_record(b, ${row}::text::jsonb) n
    WHERE b.id = ${id} AND f.id = b.id`;
}

export async function insertStaticPage(tx: Db, values: Readonly<Record<string, Json>>): Promise<number> {
  const row = JSON.stringify(values);
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO static_filters (section_id, code, name_ru, name_kz, title_ru, title_kz, description_ru, description_kz,
                                seo_text_ru, seo_text_kz, choice, position)
    SELECT n.section_id, n.code, n.name_ru, n.name_kz, n.title_ru, n.title_kz, n.description_ru, n.description_kz,
           n.seo_text_ru, n.seo_text_kz, n.choice,
           coalesce(n.position, (SELECT coalesce(max(position), 0) + 1 FROM static_filters o WHERE o.section_id = n.section_id))
    FROM jsonb_populate_record(NULL::static_filters, ${row}::text::jsonb) n RETURNING id`;
  if (!made) throw new Error('a page just written is not there');
  return made.id;
}
