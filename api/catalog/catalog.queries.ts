import type { Db } from '../database.ts';

export interface UnitRow {
  code: string;
  nameRu: string;
  nameKz: string;
}

export function listUnitRows(db: Db): Promise<UnitRow[]> {
  return db<UnitRow[]>`SELECT code, name_ru AS "nameRu", name_kz AS "nameKz" FROM units`;
}

export interface ProductRow {
  id: number;
  code: string;
  productCode: string;
  externalId: string;
  nameRu: string;
  nameKz: string | null;
  active: boolean;
  onOrder: boolean;
  isOffline: boolean;
  units: { unit: string; ratio: number; weight?: number | null; step?: number; min?: number }[];
  badges: string[];
  images: string[];
  /** goods that are chosen among belong to one */
  variantGroup: string | null;
  /** how many others of its group are on sale */
  otherVariants: number;
  /** of published reviews of real buyers */
  ratings: { count: number; sum: number } | null;
  isNew: boolean;
  countryCode: string;
  sectionId: number;
  brandCode: string;
  brandName: string;
  price: number;
  regularPrice: number;
  clubPrice: number | null;
  discountPrice: number | null;
  wholesalePrice: number | null;
  wholesaleTiers: { from: number; price: number }[];
  balance: { city: string; count: number }[];
  isHit: boolean;
  /** what promotions put on the tag: of a city, or of every other one (null) */
  tags: {
    city: string | null;
    discountPrice: number | null;
    regularPrice: number | null;
    buy: number | null;
    free: number | null;
    hasGift: boolean;
  }[];
}

/** Cards of products by their codes, in no particular order. */
export function listProductRows(db: Db, codes: readonly string[]): Promise<ProductRow[]> {
  return listRowsWhere(db, db`p.code = ANY(${codes as string[]})`);
}

/** The same by their ids. */
export function listProductRowsById(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return listRowsWhere(db, db`p.id = ANY(${ids as number[]}::int[])`);
}

function listRowsWhere(db: Db, condition: ReturnType<Db>): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    SELECT p.id, p.code, p.product_code AS "productCode", p.external_id AS "externalId",
           p.name_ru AS "nameRu", p.name_kz AS "nameKz", p.active, p.on_order AS "onOrder",
           p.is_offline AS "isOffline", p.units, p.badges, p.images, p.variant_group AS "variantGroup",
           CASE WHEN p.variant_group IS NULL THEN 0 ELSE (
             SELECT count(*)::int FROM products v WHERE v.variant_group = p.variant_group AND v.active
           ) - p.active::int END AS "otherVariants",
           p.first_seen_at > now() - interval '60 days' AS "isNew", p.country_code AS "countryCode",
           p.section_id AS "sectionId", b.code AS "brandCode", b.name AS "brandName",
           r.price, r.regular_price AS "regularPrice", r.club_price AS "clubPrice",
           r.discount_price AS "discountPrice", r.wholesale_price AS "wholesalePrice",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('from', t.from_count, 'price', t.price) ORDER BY t.from_count)
             FROM wholesale_tiers t WHERE t.product_id = p.id
           ), '[]') AS "wholesaleTiers",
           CASE WHEN g.product_id IS NOT NULL THEN jsonb_build_object('count', g.count, 'sum', g.sum) END AS ratings,
           coalesce(stock.balance, '[]'::jsonb) AS balance,
           EXISTS (SELECT FROM hit_products h WHERE h.product_id = p.id) AS "isHit",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
               'city', c.code, 'discountPrice', t.discount_price, 'regularPrice', t.regular_price,
               'buy', t.buy, 'free', t.free, 'hasGift', t.has_gift))
             FROM promotion_tags t LEFT JOIN cities c ON c.id = t.city_id WHERE t.product_id = p.id
           ), '[]') AS tags
    FROM products p
    JOIN product_prices r ON r.product_id = p.id
    JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_ratings g ON g.product_id = p.id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('city', per_city.code, 'count', per_city.count) ORDER BY per_city.position) AS balance
      FROM (
        SELECT c.code, c.position, sum(s.count)::int AS count
        FROM stocks s JOIN stores t ON t.id = s.store_id JOIN cities c ON c.id = t.city_id
        WHERE s.product_id = p.id AND s.count > 0
        GROUP BY c.code, c.position
      ) per_city
    ) stock ON true
    WHERE ${condition}`;
}

export interface StaticFilterRow {
  sectionCode: string;
  code: string;
  nameRu: string;
  nameKz: string;
  titleRu: string;
  titleKz: string;
  descriptionRu: string;
  descriptionKz: string;
  seoTextRu: string;
  seoTextKz: string;
  choice: Record<string, string[]>;
}

export function listStaticFilterRows(db: Db): Promise<StaticFilterRow[]> {
  return db<StaticFilterRow[]>`
    SELECT s.code AS "sectionCode", f.code, f.name_ru AS "nameRu", f.name_kz AS "nameKz", f.title_ru AS "titleRu",
           f.title_kz AS "titleKz", f.description_ru AS "descriptionRu", f.description_kz AS "descriptionKz",
           f.seo_text_ru AS "seoTextRu", f.seo_text_kz AS "seoTextKz", f.choice
    FROM static_filters f JOIN sections s ON s.id = f.section_id WHERE f.is_active
    ORDER BY f.section_id, f.position, f.code`;
}
