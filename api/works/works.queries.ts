import type { Db } from '../database.ts';

export interface WorkGoodsRow {
  code: string;
  article: string;
  unitRu: string;
  unitKz: string;
  units: { unit: string; ratio: number }[];
  isTintable: boolean;
  base: string | null;
  family: string | null;
  baseUnit: string;
  /** of a sheet */
  lengthMm: number | null;
  widthMm: number | null;
  /** of a board */
  lengthM: number | null;
}

/** What work on the products depends on. */
export function listWorkGoods(db: Db, codes: readonly string[]): Promise<WorkGoodsRow[]> {
  return db<WorkGoodsRow[]>`
    SELECT p.code, p.product_code AS article, u.name_ru AS "unitRu", u.name_kz AS "unitKz", p.units,
           EXISTS (SELECT FROM property_values v JOIN properties q ON q.id = v.property_id
                   WHERE v.id = ANY(p.value_ids) AND q.code = 'paint_tintable' AND v.code = 'yes') AS "isTintable",
           (SELECT v.code FROM property_values v JOIN properties q ON q.id = v.property_id
            WHERE v.id = ANY(p.value_ids) AND q.code = 'paint_tint_base' LIMIT 1) AS base,
           s.family, p.units -> 0 ->> 'unit' AS "baseUnit", size."lengthMm", size."widthMm", size."lengthM"
    FROM products p JOIN sections s ON s.id = p.section_id
    CROSS JOIN LATERAL (
      SELECT max(v.number) FILTER (WHERE q.code = 'length_mm')::float8 AS "lengthMm",
             max(v.number) FILTER (WHERE q.code = 'width_mm')::float8 AS "widthMm",
             max(v.number) FILTER (WHERE q.code = 'length_m')::float8 AS "lengthM"
      FROM property_values v JOIN properties q ON q.id = v.property_id WHERE v.id = ANY(p.value_ids)) size
    JOIN units u ON u.code = p.units -> 0 ->> 'unit'
    WHERE p.code = ANY(${codes as string[]})`;
}

/** The nearest paint of another base that can be bought: of the same brand and can, as like as can be. */
export async function findOtherBase(db: Db, code: string, base: string): Promise<string | null> {
  const [row] = await db<{ code: string }[]>`
    SELECT p.code
    FROM products own
    JOIN products p ON p.section_id = own.section_id AND p.id <> own.id AND p.active AND NOT p.on_order AND NOT p.is_offline
    JOIN property_values v ON v.id = ANY(p.value_ids) AND v.code = ${base}
    JOIN properties q ON q.id = v.property_id AND q.code = 'paint_tint_base'
    WHERE own.code = ${code} AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0)
    ORDER BY (p.units -> 1 ->> 'ratio' = own.units -> 1 ->> 'ratio') DESC, (p.brand_id = own.brand_id) DESC,
             (SELECT count(*) FROM unnest(p.value_ids) AS theirs WHERE theirs = ANY(own.value_ids)) DESC, p.id
    LIMIT 1`;
  return row?.code ?? null;
}
