import type { Db } from '../database.ts';

export interface BrandRow {
  id: number;
  code: string;
  name: string;
  countryCode: string;
  isOwnLabel: boolean;
  descriptionRu: string;
  descriptionKz: string;
  /** products on sale by section: [{"sectionId", "count"}] */
  sections: { sectionId: number; count: number }[];
}

/** All brands with their counts. Counts every product: for the snapshot, never for a request. */
export function listBrandRows(db: Db): Promise<BrandRow[]> {
  return db<BrandRow[]>`
    SELECT b.id, b.code, b.name, b.country_code AS "countryCode", b.is_own_label AS "isOwnLabel",
           b.description_ru AS "descriptionRu", b.description_kz AS "descriptionKz",
           coalesce(c.sections, '[]'::jsonb) AS sections
    FROM brands b
    LEFT JOIN (
      SELECT brand_id, jsonb_agg(jsonb_build_object('sectionId', section_id, 'count', count) ORDER BY count DESC) AS sections
      FROM (SELECT brand_id, section_id, count(*)::int AS count FROM products WHERE active GROUP BY 1, 2) per_section
      GROUP BY brand_id
    ) c ON c.brand_id = b.id
    ORDER BY lower(b.name)`;
}

export async function listBrandProductCodes(db: Db, brandId: number, limit: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    SELECT code FROM products WHERE active AND brand_id = ${brandId} ORDER BY popularity DESC, id LIMIT ${limit}`;
  return rows.map((row) => row.code);
}
