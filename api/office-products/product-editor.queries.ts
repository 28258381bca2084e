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

export async function listRelated(db: Db, productId: number): Promise<OfficeProduct['related']> {
  return db<OfficeProduct['related']>`
    SELECT p.id, p.name_ru AS "nameRu", coalesce(p.name_kz, '') AS "nameKz", p.product_code AS "productCode", p.active
    FROM products p WHERE p.id IN (
      SELECT (relation ->> 'id')::int FROM products own CROSS JOIN jsonb_array_elements(own.relations) relation
      WHERE own.id = ${productId})`;
}

export interface CityRow {
  code: string;
  nameRu: string;
  nameKz: string;
  point: { latitude: number; longitude: number };
  count: number;
  held: number;
}

/** Every city of the shop with what its open stores have of a product, and what orders hold there. */
export async function listCityStocks(db: Db, productId: number): Promise<CityRow[]> {
  return db<CityRow[]>`
    SELECT c.code, c.name_ru AS "nameRu", c.name_kz AS "nameKz",
           jsonb_build_object('latitude', c.latitude, 'longitude', c.longitude) AS point,
           coalesce((SELECT sum(greatest(k.count, 0)) FROM stocks k JOIN stores t ON t.id = k.store_id
                     WHERE k.product_id = ${productId} AND t.city_id = c.id), 0)::int AS count,
           coalesce((SELECT -sum(e.count) FROM stock_entries e JOIN stores t ON t.id = e.store_id
                     JOIN orders o ON o.id = e.order_id
                     JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
                     LEFT JOIN pick_lists k ON k.order_id = e.order_id AND k.store_id = e.store_id
                     WHERE e.product_id = ${productId} AND t.city_id = c.id
                       AND o.status IN ('new', 'confirmed', 'assembling') AND k.packed_at IS NULL), 0)::int AS held
    FROM cities c WHERE c.is_active ORDER BY c.position`;
}

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

/** Of each field what stood in it before the first write after a moment; what was not written since is missing. */
export async function listValuesBefore(
  db: Db,
  productId: number,
  { at, fields }: { at: Date; fields: readonly string[] },
): Promise<{ field: string; was: Json }[]> {
  return db<{ field: string; was: Json }[]>`
    SELECT DISTINCT ON (i.field) i.field, i."from" AS was
    FROM change_items i JOIN change_sets s ON s.id = i.set_id
    WHERE i.subject = 'product' AND i.subject_id = ${productId} AND i.state = 'applied' AND s.applied_at > ${at}
      AND i.field = ANY(${[...fields]}::text[])
    ORDER BY i.field, s.applied_at, s.id, i.n`;
}

/** What a set would write to products; a look has no use for more of them than a group has. */
export async function listDrafted(
  db: Db,
  setId: number,
): Promise<{ id: number; field: string; from: Json; to: Json }[]> {
  return db`
    SELECT subject_id AS id, field, "from", "to" FROM change_items
    WHERE set_id = ${setId} AND subject = 'product' AND subject_id IS NOT NULL AND state IN ('pending', 'conflict')
    ORDER BY n LIMIT 400`;
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
