import type { OfficeProduct } from '#contract/office/products.ts';
import type { Db } from '../database.ts';

export interface ProductAround {
  code: string;
  section: OfficeProduct['section'];
  brand: OfficeProduct['brand'];
  stocks: OfficeProduct['stocks'];
  changedAt: Date;
  changedBy: OfficeProduct['changedBy'];
}

/** What stands around the fields of a product. */
export async function findProductAround(db: Db, id: number): Promise<ProductAround | null> {
  const [row] = await db<ProductAround[]>`
    SELECT p.code, jsonb_build_object('id', s.id, 'nameRu', s.name_ru, 'nameKz', s.name_kz) AS section,
           jsonb_build_object('id', b.id, 'name', b.name) AS brand, o.changed_at AS "changedAt",
           CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('id', f.id, 'name', f.name) END AS "changedBy",
           coalesce((SELECT jsonb_agg(jsonb_build_object('storeId', t.id, 'nameRu', t.name_ru, 'nameKz', t.name_kz,
                                                         'count', k.count) ORDER BY t.position)
                     FROM stocks k JOIN stores t ON t.id = k.store_id WHERE k.product_id = p.id), '[]') AS stocks
    FROM products p JOIN product_office o ON o.product_id = p.id JOIN sections s ON s.id = p.section_id
    JOIN brands b ON b.id = p.brand_id LEFT JOIN office_log l ON l.id = o.log_id LEFT JOIN staff f ON f.id = l.staff_id
    WHERE p.id = ${id}`;
  return row ?? null;
}
