import type { OfficeProduct } from '#contract/office/products.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

export interface ProductAround {
  code: string;
  externalId: string;
  section: OfficeProduct['section'];
  brand: OfficeProduct['brand'];
  stocks: OfficeProduct['stocks'];
  properties: OfficeProduct['properties'];
  changedAt: Date;
  changedBy: OfficeProduct['changedBy'];
}

/** What stands around the fields of a product. */
export async function findProductAround(db: Db, id: number): Promise<ProductAround | null> {
  const [row] = await db<ProductAround[]>`
    SELECT p.code, p.external_id AS "externalId", jsonb_build_object('id', s.id, 'nameRu', s.name_ru, 'nameKz', s.name_kz) AS section,
           jsonb_build_object('id', b.id, 'name', b.name) AS brand, o.changed_at AS "changedAt",
           CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('id', f.id, 'name', f.name) END AS "changedBy",
           coalesce((SELECT jsonb_agg(jsonb_build_object('storeId', t.id, 'nameRu', t.name_ru, 'nameKz', t.name_kz,
                                                         'count', k.count) ORDER BY t.position)
                     FROM stocks k JOIN stores t ON t.id = k.store_id WHERE k.product_id = p.id), '[]') AS stocks,
           ${listProperties(db)} AS properties
    FROM products p JOIN product_office o ON o.product_id = p.id JOIN sections s ON s.id = p.section_id
    JOIN brands b ON b.id = p.brand_id LEFT JOIN office_log l ON l.id = o.log_id LEFT JOIN staff f ON f.id = l.staff_id
    WHERE p.id = ${id}`;
  return row ?? null;
}

/** Numbers among their kind by size, words by name. */
const listProperties = (db: Db) => db`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', y.id, 'nameRu', y.name_ru, 'nameKz', y.name_kz, 'unitRu', y.unit_ru,
                                        'unitKz', y.unit_kz, 'values', v.values) ORDER BY x.position)
    FROM section_properties x JOIN properties y ON y.id = x.property_id
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'nameRu', v.name_ru, 'nameKz', v.name_kz)
                                ORDER BY v.number, v.name_ru), '[]') AS values
      FROM property_values v WHERE v.property_id = y.id) v
    WHERE x.section_id = p.section_id), '[]')`;

/** From the last price before these days on. */
export async function listPriceHistory(
  db: Db,
  productId: number,
  days: number,
): Promise<OfficeProduct['priceHistory']> {
  return db<OfficeProduct['priceHistory']>`
    SELECT to_char(valid_from, 'YYYY-MM-DD') AS "from", price FROM price_history
    WHERE product_id = ${productId} AND valid_from >= coalesce((
      SELECT max(valid_from) FROM price_history
      WHERE product_id = ${productId} AND valid_from <= (now() AT TIME ZONE INTERVAL '5 hours')::date - ${days}::int), '-infinity')
    ORDER BY valid_from`;
}

export interface WrittenField {
  setId: number;
  n: number;
  at: Date;
  staff: { id: number; name: string };
  kind: 'edit' | 'bulk' | 'import' | 'prices' | 'undo';
  field: string;
  from: Json;
  to: Json;
}

export async function listWrittenFields(
  db: Db,
  productId: number,
  { fields, limit }: { fields: readonly string[]; limit: number },
): Promise<WrittenField[]> {
  return db<WrittenField[]>`
    SELECT s.id AS "setId", i.n, s.applied_at AS at, jsonb_build_object('id', f.id, 'name', f.name) AS staff, s.kind,
           i.field, i."from", i."to"
    FROM change_items i JOIN change_sets s ON s.id = i.set_id JOIN staff f ON f.id = s.created_by
    WHERE i.subject = 'product' AND i.subject_id = ${productId} AND i.state = 'applied' AND s.applied_at IS NOT NULL
      AND i.field = ANY(${[...fields]}::text[])
    ORDER BY s.applied_at DESC, s.id DESC, i.n LIMIT ${limit}`;
}

interface ProductChoices {
  sections: { id: number; nameRu: string; nameKz: string; level: number; isLeaf: boolean }[];
  brands: { id: number; name: string }[];
  units: { code: string; nameRu: string; nameKz: string }[];
}

export async function listProductChoices(db: Db): Promise<ProductChoices> {
  const [sections, brands, units] = await Promise.all([
    db<ProductChoices['sections']>`
      SELECT s.id, s.name_ru AS "nameRu", s.name_kz AS "nameKz", 
             NOT EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active) AS "isLeaf",
             (SELECT count(*)::int FROM sections a WHERE a.lft < s.lft AND a.rgt > s.rgt) AS level
      FROM sections s WHERE s.is_active ORDER BY s.lft`,
    db<ProductChoices['brands']>`SELECT id, name FROM brands WHERE is_active ORDER BY lower(name), id`,
    db<
      ProductChoices['units']
    >`SELECT code, name_ru AS "nameRu", name_kz AS "nameKz" FROM units ORDER BY name_ru`,
  ]);
  return { sections, brands, units };
}
