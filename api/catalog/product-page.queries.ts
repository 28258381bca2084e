/** What only the page of one product asks for beside the product itself: one statement, for each costs a process its time. */
import type { Store } from '#contract/stores.ts';
import type { Point } from '#domain/city.ts';
import type { SpecialDay } from '#domain/opening-hours.ts';
import { HISTORY_DAYS, type PriceChange } from '#domain/price-history.ts';
import type { Db } from '../database.ts';

export interface StoreStockRow {
  code: string;
  city: string;
  cityNameRu: string;
  cityNameKz: string;
  nameRu: string;
  nameKz: string;
  addressRu: string;
  addressKz: string;
  count: number;
  hasPickup: boolean;
  isWarehouse: boolean;
  hours: Store['hours'];
  specialDays: SpecialDay[];
  point: Point;
}

export interface PropertyRow {
  code: string;
  nameRu: string;
  nameKz: string;
  unitRu: string | null;
  unitKz: string | null;
  kind: 'list' | 'range' | 'flag';
  isFilter: boolean;
  values: { code: string; ru: string; kz: string }[];
}

export interface ProductPageRow {
  descriptionRu: string;
  descriptionKz: string | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  ntin: string | null;
  gtin: string | null;
  countryCode: string;
  manufacturerRu: string;
  manufacturerKz: string;
  vatPercent: number;
  warrantyMonths: number | null;
  documents: { type: string; ru: string; kz: string; url: string }[];
  /** with their values, in the order of the section */
  properties: PropertyRow[];
  /** every store of the given city with what it has, then the stores elsewhere that have some */
  stores: StoreStockRow[];
  /** the changes of the last days and the one before them, which was valid when they began */
  priceHistory: PriceChange[];
  /** where the given city lies */
  here: Point | null;
}

/** What only the product's own page shows. */
export async function findProductPageRow(
  db: Db,
  code: string,
  cityCode: string,
): Promise<ProductPageRow | null> {
  const [row] = await db<ProductPageRow[]>`
    SELECT p.description_ru AS "descriptionRu", p.description_kz AS "descriptionKz", p.length_mm AS "lengthMm",
           p.width_mm AS "widthMm", p.height_mm AS "heightMm", p.ntin, p.gtin, p.country_code AS "countryCode",
           p.manufacturer_ru AS "manufacturerRu", p.manufacturer_kz AS "manufacturerKz",
           p.vat_percent AS "vatPercent", p.warranty_months AS "warrantyMonths", p.documents,
           coalesce(property.rows, '[]') AS properties, coalesce(store.rows, '[]') AS stores,
           coalesce(history.rows, '[]') AS "priceHistory",
           (SELECT jsonb_build_object('latitude', latitude, 'longitude', longitude)
            FROM cities WHERE code = ${cityCode}) AS here
    FROM products p
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
               'code', q.code, 'nameRu', q.name_ru, 'nameKz', q.name_kz, 'unitRu', q.unit_ru, 'unitKz', q.unit_kz,
               'kind', q.kind, 'isFilter', coalesce(sp.is_filter, false), 'values', own.choices
             ) ORDER BY sp.position NULLS LAST, q.id) AS rows
      FROM (
        SELECT v.property_id,
               jsonb_agg(jsonb_build_object('code', v.code, 'ru', v.name_ru, 'kz', v.name_kz) ORDER BY v.id) AS choices
        FROM property_values v WHERE v.id = ANY(p.value_ids) GROUP BY v.property_id
      ) own
      JOIN properties q ON q.id = own.property_id
      LEFT JOIN section_properties sp ON sp.section_id = p.section_id AND sp.property_id = q.id
    ) property
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
               'code', t.code, 'city', c.code, 'cityNameRu', c.name_ru, 'cityNameKz', c.name_kz, 'nameRu', t.name_ru,
               'nameKz', t.name_kz, 'addressRu', t.address_ru, 'addressKz', t.address_kz, 'count', coalesce(s.count, 0),
               'hasPickup', t.has_pickup, 'isWarehouse', t.is_warehouse, 'hours', t.hours, 'specialDays', t.holidays,
               'point', jsonb_build_object('latitude', c.latitude, 'longitude', c.longitude)
             ) ORDER BY (c.code = ${cityCode}) DESC, c.position, t.position) AS rows
      FROM stores t
      JOIN cities c ON c.id = t.city_id
      LEFT JOIN stocks s ON s.store_id = t.id AND s.product_id = p.id
      WHERE t.is_active AND (c.code = ${cityCode} OR s.count > 0)
    ) store
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('from', to_char(h.valid_from, 'YYYY-MM-DD'), 'price', h.price)
                       ORDER BY h.valid_from) AS rows
      FROM price_history h
      WHERE h.product_id = p.id AND h.valid_from >= coalesce(
        (SELECT max(valid_from) FROM price_history
         WHERE product_id = p.id AND valid_from <= now()::date - ${HISTORY_DAYS}::int), '-infinity')
    ) history
    WHERE p.code = ${code}`;
  return row ?? null;
}
