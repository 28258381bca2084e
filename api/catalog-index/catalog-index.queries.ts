import type { Readable } from 'node:stream';
import type { Db } from '../database.ts';

/** One picture of the catalogue for all that the builder reads; big sorts may use more memory than a request. */
export async function beginReading(db: Db): Promise<void> {
  await db.unsafe(`
    SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY;
    SET LOCAL statement_timeout = 0;
    SET LOCAL work_mem = '64MB'`);
}

export async function countProducts(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`SELECT count(*)::int AS count FROM products WHERE active`;
  return row?.count ?? 0;
}

export interface SectionRow {
  id: number;
  parentId: number | null;
  code: string;
  nameRu: string;
  nameKz: string;
  seoTextRu: string | null;
  seoTextKz: string | null;
  lft: number;
  rgt: number;
}

/** All sections in the order of the tree. */
export function listSectionRows(db: Db): Promise<SectionRow[]> {
  return db<SectionRow[]>`
    SELECT id, parent_id AS "parentId", code, name_ru AS "nameRu", name_kz AS "nameKz",
           seo_text_ru AS "seoTextRu", seo_text_kz AS "seoTextKz", lft, rgt
    FROM sections ORDER BY lft`;
}

export interface BrandRow {
  id: number;
  code: string;
  name: string;
  countryCode: string;
  isOwnLabel: boolean;
  descriptionRu: string;
  descriptionKz: string;
}

/** All brands by name. */
export function listBrandRows(db: Db): Promise<BrandRow[]> {
  return db<BrandRow[]>`
    SELECT id, code, name, country_code AS "countryCode", is_own_label AS "isOwnLabel",
           description_ru AS "descriptionRu", description_kz AS "descriptionKz"
    FROM brands ORDER BY lower(name), id`;
}

export interface PropertyRow {
  id: number;
  code: string;
  nameRu: string;
  nameKz: string;
  kind: 'list' | 'range' | 'flag';
  unitRu: string | null;
  unitKz: string | null;
}

export function listPropertyRows(db: Db): Promise<PropertyRow[]> {
  return db<PropertyRow[]>`
    SELECT id, code, name_ru AS "nameRu", name_kz AS "nameKz", kind, unit_ru AS "unitRu", unit_kz AS "unitKz"
    FROM properties ORDER BY id`;
}

export interface ValueRow {
  id: number;
  propertyId: number;
  code: string;
  number: number | null;
  nameRu: string;
  nameKz: string;
}

/** Property after property, so that the values of one stand together. */
export function listValueRows(db: Db): Promise<ValueRow[]> {
  return db<ValueRow[]>`
    SELECT id, property_id AS "propertyId", code, number::float8 AS number, name_ru AS "nameRu", name_kz AS "nameKz"
    FROM property_values ORDER BY property_id, number, id`;
}

export interface FilterRow {
  sectionId: number;
  propertyId: number;
}

/** Which properties a section filters by, in their order. */
export function listFilterRows(db: Db): Promise<FilterRow[]> {
  return db<FilterRow[]>`
    SELECT section_id AS "sectionId", property_id AS "propertyId"
    FROM section_properties WHERE is_filter ORDER BY section_id, position, property_id`;
}

export interface StoreRow {
  id: number;
  cityCode: string;
}

/** City after city, so that the stores of one share a word of the mask. */
export function listStoreRows(db: Db): Promise<StoreRow[]> {
  return db<StoreRow[]>`
    SELECT t.id, c.code AS "cityCode" FROM stores t JOIN cities c ON c.id = t.city_id ORDER BY t.city_id, t.id`;
}

// The fields of `copyProducts`, in their order.
export const productFields = {
  id: 0,
  sectionId: 1,
  brandId: 2,
  countryCode: 3,
  popularity: 4,
  firstSeenDay: 5,
  ratio: 6,
  price: 7,
  regularPrice: 8,
  discountPrice: 9,
  wholesalePrice: 10,
  valueIds: 11,
} as const;

/**
 * What a promotion puts on the tag (t) stands before the product's own discount (r). Where nothing honest can be struck
 * through, the price that is paid is also the regular one.
 */
const DISCOUNT_PRICE = 'coalesce(t.discount_price, r.discount_price)';
const REGULAR_PRICE = `CASE WHEN t.discount_price IS NULL THEN r.regular_price
                            ELSE coalesce(t.regular_price, t.discount_price) END`;

/** The products on sale, section after section in the order of the tree, as binary COPY. */
export function copyProducts(db: Db): Promise<Readable> {
  return copyOut(
    db,
    `SELECT p.id, p.section_id, p.brand_id, p.country_code, p.popularity,
            floor(extract(epoch FROM p.first_seen_at) / 86400)::int,
            jsonb_path_query_first(p.units, '$[1 to last].ratio ? (@ > 0)')::float8,
            r.price, ${REGULAR_PRICE}, ${DISCOUNT_PRICE}, r.wholesale_price, p.value_ids
     FROM products p JOIN product_prices r ON r.product_id = p.id JOIN sections s ON s.id = p.section_id
     LEFT JOIN promotion_tags t ON t.product_id = p.id AND t.city_id = 0
     WHERE p.active ORDER BY s.lft, p.id`,
  );
}

/** Pairs of a product and a store that has it. */
export function copyStocks(db: Db): Promise<Readable> {
  return copyOut(db, 'SELECT product_id, store_id FROM stocks WHERE count > 0');
}

/** The ids of the products on sale in the order of their names; a server without ICU orders by its own rules. */
export async function copyIdsByName(db: Db, language: 'ru' | 'kz'): Promise<Readable> {
  const collation = language === 'kz' ? 'kk-x-icu' : 'ru-x-icu';
  const [known] = await db`SELECT FROM pg_collation WHERE collname = ${collation}`;
  const name = language === 'kz' ? 'coalesce(name_kz, name_ru)' : 'name_ru';
  const order = known ? `${name} COLLATE "${collation}"` : name;
  return copyOut(
    db,
    `SELECT p.id FROM products p JOIN product_prices r ON r.product_id = p.id WHERE p.active ORDER BY ${order}, p.id`,
  );
}

export async function copyOut(db: Db, select: string): Promise<Readable> {
  const copying = db.unsafe(`COPY (${select}) TO STDOUT (FORMAT binary)`);
  const stream = await copying.readable();
  // postgres.js has resolved the query by now, and would tell nobody when the server fails in the middle of it.
  Object.assign(copying, { reject: (error: Error) => stream.destroy(error) });
  return stream;
}

export interface OfferRow {
  id: number;
  price: number;
  regularPrice: number;
  discountPrice: number | null;
  wholesalePrice: number | null;
  /** the stores that have it */
  storeIds: number[];
  /** cities where it costs something else */
  cityOffers: CityOffer[];
}

interface CityOffer {
  city: string;
  discountPrice: number | null;
  regularPrice: number;
}

export function listOfferRows(db: Db, productIds: readonly number[]): Promise<OfferRow[]> {
  return db<OfferRow[]>`
    SELECT r.product_id AS id, r.price, ${db.unsafe(REGULAR_PRICE)} AS "regularPrice",
           ${db.unsafe(DISCOUNT_PRICE)} AS "discountPrice", r.wholesale_price AS "wholesalePrice",
           ARRAY(SELECT store_id FROM stocks s WHERE s.product_id = r.product_id AND s.count > 0) AS "storeIds",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('city', c.code, 'discountPrice', ${db.unsafe(DISCOUNT_PRICE)},
                                                 'regularPrice', ${db.unsafe(REGULAR_PRICE)}))
             FROM promotion_tags t JOIN cities c ON c.id = t.city_id WHERE t.product_id = r.product_id
           ), '[]') AS "cityOffers"
    FROM product_prices r LEFT JOIN promotion_tags t ON t.product_id = r.product_id AND t.city_id = 0
    WHERE r.product_id = ANY(${productIds as number[]}::int[])`;
}

export interface CityOfferRow extends CityOffer {
  id: number;
  price: number;
  wholesalePrice: number | null;
}

/** Products that cost something else in one city, city after city. */
export function listCityOfferRows(db: Db): Promise<CityOfferRow[]> {
  return db<CityOfferRow[]>`
    SELECT t.product_id AS id, c.code AS city, r.price, r.wholesale_price AS "wholesalePrice",
           ${db.unsafe(REGULAR_PRICE)} AS "regularPrice", ${db.unsafe(DISCOUNT_PRICE)} AS "discountPrice"
    FROM promotion_tags t JOIN product_prices r ON r.product_id = t.product_id JOIN cities c ON c.id = t.city_id
    WHERE t.city_id <> 0 ORDER BY c.id`;
}
