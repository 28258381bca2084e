/**
 * The listing in plain SQL: what the index must agree with, and what it is measured against. One statement reads the
 * rows of the place with the filters each fails, the rest counts them. Slow on large sections, and meant to be plain.
 */
import type { Db } from '#api/database.ts';
import type { NumberRange, Sort } from '#domain/listing.ts';

export interface ReferenceRequest {
  sectionCode?: string;
  brandCode?: string;
  storeId?: number;
  cityCode: string;
  /** by the facet's code: `brand`, `country`, `discount` or a property's */
  values: Record<string, string[]>;
  ranges: Record<string, NumberRange>;
  price: NumberRange;
  isInStock: boolean;
  priceType: 'retail' | 'wholesale';
  sort: Sort;
  language: 'ru' | 'kz';
  page: number;
  pageSize: number;
}

export interface ReferenceListing {
  total: number;
  price: { min: number; max: number } | null;
  /** how many cost what, in 24 equal parts of the price's range */
  histogram: number[] | undefined;
  ids: number[];
  /** products behind each value, as `facet=value`; those of nobody are missing */
  counts: Map<string, number>;
  /** the smallest and the largest number among the values of a property */
  bounds: Map<string, { min: number; max: number }>;
}

/** A property value by its id. */
export type Dictionary = Map<number, { property: string; code: string; number: number | null }>;

export async function loadDictionary(db: Db): Promise<Dictionary> {
  const rows = await db<{ id: number; property: string; code: string; number: number | null }[]>`
    SELECT v.id, q.code AS property, v.code, v.number::float8 AS number
    FROM property_values v JOIN properties q ON q.id = v.property_id`;
  return new Map(rows.map((row) => [row.id, row]));
}

interface AnswerRow {
  total: number;
  min: number | null;
  max: number | null;
  histogram: number[];
  ids: number[];
  /** [value id, the filters failed, products] after each other */
  values: number[];
  own: { what: string; code: string; count: number }[];
}

const PRICE = 1;
const STOCK = 2;
const BRAND = 4;
const COUNTRY = 8;
const DISCOUNT = 16;
const FIRST_PROPERTY = 32;

export async function listByReference(
  db: Db,
  dictionary: Dictionary,
  request: ReferenceRequest,
): Promise<ReferenceListing> {
  const properties = [
    ...Object.keys(request.values).filter((code) => !['brand', 'country', 'discount'].includes(code)),
    ...Object.keys(request.ranges),
  ];
  const marked = markRows(db, request, properties);
  const [row] = await db<AnswerRow[]>`
    WITH m AS MATERIALIZED (${marked})
    SELECT (SELECT count(*)::int FROM m WHERE fails = 0) AS total,
           (SELECT min(price) FROM m WHERE fails IN (0, ${PRICE})) AS min,
           (SELECT max(price) FROM m WHERE fails IN (0, ${PRICE})) AS max,
           ARRAY(SELECT count(price)::int FROM generate_series(0, 23) AS part
                   CROSS JOIN (SELECT min(price), max(price) FROM m WHERE fails IN (0, ${PRICE})) AS b
                   LEFT JOIN m ON fails IN (0, ${PRICE}) AND part = least(
                     23, (price - b.min)::bigint * 24 / greatest(1, b.max - b.min))
                 GROUP BY part ORDER BY part) AS histogram,
           ARRAY(SELECT id FROM m WHERE fails = 0 ORDER BY ${orderOf(db, request)}, id
                 LIMIT ${request.pageSize} OFFSET ${(request.page - 1) * request.pageSize}) AS ids,
           ARRAY(SELECT unnest(ARRAY[value_id, fails, count]) FROM (
             SELECT value_id, fails, count(*)::int AS count
             FROM (SELECT unnest(value_ids) AS value_id, fails FROM m
                   WHERE fails = 0 OR (fails >= ${FIRST_PROPERTY} AND fails & (fails - 1) = 0)) u
             GROUP BY 1, 2) c) AS values,
           (SELECT jsonb_agg(jsonb_build_object('what', what, 'code', code, 'count', count)) FROM (
              SELECT 'brand' AS what, b.code, count(*)::int AS count
                FROM m JOIN brands b ON b.id = m.brand_id WHERE fails IN (0, ${BRAND}) GROUP BY b.code
              UNION ALL SELECT 'country', country_code, count(*)::int
                FROM m WHERE fails IN (0, ${COUNTRY}) GROUP BY country_code
              UNION ALL SELECT 'inStock', '1', count(*)::int FROM m WHERE fails IN (0, ${STOCK}) AND is_here
              UNION ALL SELECT 'discount', 'yes', count(*)::int
                FROM m WHERE fails IN (0, ${DISCOUNT}) AND percent > 0
            ) counted) AS own`;
  if (!row) throw new Error('the reference has no answer');
  const { total, min, max, histogram, ids, values, own } = row;
  return {
    total,
    price: min === null || max === null ? null : { min, max },
    histogram: min === max ? undefined : histogram,
    ids,
    ...countValues(dictionary, properties, values, own),
  };
}

function countValues(
  dictionary: Dictionary,
  properties: readonly string[],
  values: readonly number[],
  own: AnswerRow['own'],
): Pick<ReferenceListing, 'counts' | 'bounds'> {
  const counts: ReferenceListing['counts'] = new Map(
    own.filter(({ count }) => count > 0).map(({ what, code, count }) => [`${what}=${code}`, count]),
  );
  const bounds: ReferenceListing['bounds'] = new Map();
  for (let at = 0; at < values.length; at += 3) {
    const [valueId = 0, fails = 0, count = 0] = values.slice(at, at + 3);
    const value = dictionary.get(valueId);
    if (!value) continue;
    const { property, code, number } = value;
    if (fails !== 0 && fails !== FIRST_PROPERTY << properties.indexOf(property)) continue;
    counts.set(`${property}=${code}`, (counts.get(`${property}=${code}`) ?? 0) + count);
    if (number === null) continue;
    const known = bounds.get(property) ?? { min: number, max: number };
    bounds.set(property, { min: Math.min(known.min, number), max: Math.max(known.max, number) });
  }
  return { counts, bounds };
}

/** The rows of the listing's place, each with its price, its stock here, and a bit for every filter it fails. */
function markRows(db: Db, request: ReferenceRequest, properties: readonly string[]) {
  const { sectionCode, brandCode, storeId, cityCode, values, ranges, price, isInStock, priceType } = request;
  const chosen = (code: string) => (values[code] ? db`${values[code]}::text[]` : db`NULL::text[]`);
  const shown = db`CASE WHEN r.discount_price < r.price THEN r.discount_price ELSE r.price END`;
  const paid = priceType === 'wholesale' ? db`least(r.wholesale_price, ${shown})` : shown;
  const hasBits = properties.map((code, index) => {
    const range = ranges[code];
    const wanted = range
      ? db`v.number BETWEEN ${range.from ?? 0} AND ${range.to ?? 1e12}`
      : db`v.code = ANY(${values[code] ?? []}::text[])`;
    return db` + CASE WHEN value_ids && ARRAY(SELECT v.id FROM property_values v JOIN properties q
                        ON q.id = v.property_id WHERE q.code = ${code} AND ${wanted})
                      THEN 0 ELSE ${FIRST_PROPERTY << index}::int END`;
  });
  const nothing = db``;
  return db`
    SELECT id, value_ids, brand_id, country_code, price, percent, is_here, popularity, day, unit_price, name_ru, name_kz,
           CASE WHEN price BETWEEN ${price.from ?? 0} AND ${price.to ?? 2_000_000_000} THEN 0 ELSE ${PRICE}::int END
           + CASE WHEN ${isInStock} AND NOT is_here THEN ${STOCK}::int ELSE 0 END
           + CASE WHEN brand_code <> ALL(${chosen('brand')}) THEN ${BRAND}::int ELSE 0 END
           + CASE WHEN country_code <> ALL(${chosen('country')}) THEN ${COUNTRY}::int ELSE 0 END
           + CASE WHEN ${values.discount !== undefined} AND percent = 0 THEN ${DISCOUNT}::int ELSE 0 END
           ${hasBits.reduce((all, each) => db`${all}${each}`, nothing)} AS fails
    FROM (
      SELECT p.id, p.value_ids, p.brand_id, b.code AS brand_code, p.country_code, p.popularity,
             (p.first_seen_at AT TIME ZONE 'UTC')::date AS day, p.name_ru, coalesce(p.name_kz, p.name_ru) AS name_kz,
             ${paid} AS price,
             (${paid}::float8 / coalesce(jsonb_path_query_first(p.units, '$[1 to last].ratio ? (@ > 0)')::float8, 1))::float4
               AS unit_price,
             CASE WHEN r.discount_price < least(r.price, r.regular_price)
                  THEN least(99, greatest(1, floor((1 - r.discount_price::float8 / least(r.price, r.regular_price))
                                                   * 100 + 0.5)))::int
                  ELSE 0 END AS percent,
             stock.is_here IS NOT NULL AS is_here
      FROM products p JOIN brands b ON b.id = p.brand_id
      JOIN LATERAL (
        SELECT o.price, o.wholesale_price, coalesce(t.discount_price, o.discount_price) AS discount_price,
               CASE WHEN t.discount_price IS NULL THEN o.regular_price
                    ELSE coalesce(t.regular_price, t.discount_price) END AS regular_price
        FROM product_prices o LEFT JOIN promotion_tags t ON t.product_id = o.product_id AND t.city_id = (
          SELECT max(x.city_id) FROM promotion_tags x LEFT JOIN cities c ON c.id = x.city_id
          WHERE x.product_id = o.product_id AND (x.city_id = 0 OR c.code = ${cityCode}))
        WHERE o.product_id = p.id
      ) r ON true
      LEFT JOIN LATERAL (
        SELECT true AS is_here FROM stocks s WHERE s.product_id = p.id AND s.count > 0 AND s.store_id = ANY(ARRAY(
          SELECT t.id FROM stores t JOIN cities c ON c.id = t.city_id WHERE c.code = ${cityCode})) LIMIT 1
      ) stock ON true
      WHERE p.active
      ${
        sectionCode === undefined
          ? nothing
          : db`AND p.section_id = ANY(ARRAY(
                 SELECT s.id FROM sections s JOIN sections place
                 ON place.code = ${sectionCode} AND s.lft BETWEEN place.lft AND place.rgt))`
      }
      ${brandCode === undefined ? nothing : db`AND b.code = ${brandCode}`}
      ${
        storeId === undefined
          ? nothing
          : db`AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.store_id = ${storeId} AND s.count > 0)`
      }
    ) here`;
}

function orderOf(db: Db, { sort, language }: ReferenceRequest) {
  switch (sort) {
    case 'popular':
      return db`popularity DESC`;
    case 'price-asc':
      return db`price`;
    case 'price-desc':
      return db`price DESC`;
    case 'unit-price':
      return db`unit_price`;
    case 'name':
      return language === 'kz' ? db`name_kz COLLATE "kk-x-icu"` : db`name_ru COLLATE "ru-x-icu"`;
    case 'new':
      return db`day DESC`;
    case 'discount':
      return db`percent DESC`;
  }
}
