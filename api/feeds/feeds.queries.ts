import type { Db } from '../database.ts';

/**
 * How far the catalogue has got, for a file that is made of it: its newest change, the oldest transaction that may still be
 * open, and how many changes there are from that one on. Read before the file is made.
 */
export async function findCatalogVersion(db: Db): Promise<string> {
  const [row] = await db<{ version: string }[]>`
    SELECT concat_ws('-', (SELECT coalesce(max(seq), 0) FROM catalog_changes), now_open.horizon,
                     (SELECT count(*) FROM catalog_changes WHERE txid >= now_open.horizon)) AS version
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon) now_open`;
  return row?.version ?? '0-0-0';
}

/** Whether nothing has been committed since, however late and whatever number it got. */
export async function isCatalogVersion(db: Db, version: string): Promise<boolean> {
  const [, newest, horizon, count] = /^(\d+)-(\d+)-(\d+)$/.exec(version) ?? [];
  if (newest === undefined || horizon === undefined || count === undefined) return false;
  const [row] = await db<{ isSame: boolean }[]>`
    SELECT (SELECT coalesce(max(seq), 0) FROM catalog_changes) = ${newest}::bigint
           AND (SELECT count(*) FROM catalog_changes WHERE txid >= ${horizon}::text::xid8) = ${count}::bigint AS "isSame"`;
  return row?.isSame ?? false;
}

export interface FeedCity {
  code: string;
  nameRu: string;
  kato: string | null;
}

/** Cities with stores, the default one first. */
export function listFeedCities(db: Db): Promise<FeedCity[]> {
  return db<FeedCity[]>`
    SELECT c.code, c.name_ru AS "nameRu", c.kato FROM cities c
    WHERE EXISTS (SELECT FROM stores t WHERE t.city_id = c.id AND t.is_active) ORDER BY c.position`;
}

export interface FeedSection {
  id: number;
  parentId: number | null;
  nameRu: string;
  nameKz: string;
}

export function listFeedSections(db: Db): Promise<FeedSection[]> {
  return db<FeedSection[]>`
    SELECT id, parent_id AS "parentId", name_ru AS "nameRu", name_kz AS "nameKz" FROM sections ORDER BY lft`;
}

export interface FeedValue {
  id: number;
  nameRu: string;
  nameKz: string;
  propertyRu: string;
  propertyKz: string;
  unitRu: string | null;
  unitKz: string | null;
}

export function listFeedValues(db: Db): Promise<FeedValue[]> {
  return db<FeedValue[]>`
    SELECT v.id, v.name_ru AS "nameRu", v.name_kz AS "nameKz", p.name_ru AS "propertyRu", p.name_kz AS "propertyKz",
           p.unit_ru AS "unitRu", p.unit_kz AS "unitKz"
    FROM property_values v JOIN properties p ON p.id = v.property_id`;
}

/** What a feed tells of a product beyond its card. */
export interface FeedRow {
  id: number;
  sectionId: number;
  descriptionRu: string;
  descriptionKz: string | null;
  gtin: string | null;
  countryCode: string;
  warrantyMonths: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  valueIds: number[];
  /** `{"3": 12}`: stock by store. */
  stocks: Record<string, number>;
}

/** The next products on sale after an id. */
export function listFeedRows(db: Db, after: number, limit: number): Promise<FeedRow[]> {
  return db<FeedRow[]>`
    SELECT p.id, p.section_id AS "sectionId", p.description_ru AS "descriptionRu", p.description_kz AS "descriptionKz",
           p.gtin, p.country_code AS "countryCode", p.warranty_months AS "warrantyMonths", p.length_mm AS "lengthMm",
           p.width_mm AS "widthMm", p.height_mm AS "heightMm", p.value_ids AS "valueIds",
           coalesce((SELECT jsonb_object_agg(s.store_id, s.count) FROM stocks s
                     WHERE s.product_id = p.id AND s.count > 0), '{}') AS stocks
    FROM products p WHERE p.active AND p.id > ${after} ORDER BY p.id LIMIT ${limit}`;
}

export function listFeedStores(db: Db): Promise<{ id: number; cityCode: string; hasPickup: boolean }[]> {
  return db<{ id: number; cityCode: string; hasPickup: boolean }[]>`
    SELECT t.id, c.code AS "cityCode", t.has_pickup AS "hasPickup"
    FROM stores t JOIN cities c ON c.id = t.city_id WHERE t.is_active ORDER BY t.id`;
}
