import type { Db } from '../database.ts';

/** Codes of everything that has a page of its own beside products. */
export async function listCodes(db: Db, table: 'sections' | 'brands'): Promise<string[]> {
  const rows = await db<{ code: string }[]>`SELECT code FROM ${db(table)} ORDER BY id`;
  return rows.map(({ code }) => code);
}

export async function listStaticFilterPaths(db: Db): Promise<string[]> {
  const rows = await db<{ path: string }[]>`
    SELECT '/c/' || s.code || '/' || f.code AS path
    FROM static_filters f JOIN sections s ON s.id = f.section_id WHERE f.is_active ORDER BY f.section_id, f.position`;
  return rows.map(({ path }) => path);
}

/** Promotions that have a page in the list, whether they run, come or are over. */
export async function listPromotionPaths(db: Db): Promise<string[]> {
  const rows = await db<{ path: string }[]>`
    SELECT '/promo/' || code AS path FROM promotions WHERE is_listed AND (state = 'live' OR stopped_at > starts_at) ORDER BY code`;
  return rows.map(({ path }) => path);
}

/** Sections of sets with their named choices, and every set that is shown. */
export async function listSetPaths(db: Db): Promise<string[]> {
  const rows = await db<{ path: string }[]>`
    SELECT '/sets/' || mode || '/' || code AS path FROM set_sections
    UNION ALL SELECT '/sets/' || mode || '/' || section_code || '/' || code FROM set_static_filters
    UNION ALL SELECT '/p/sets/' || mode || '/' || code FROM product_sets WHERE active
    ORDER BY path`;
  return rows.map(({ path }) => path);
}

export async function findLastProductId(db: Db): Promise<number> {
  const [row] = await db<{ id: number }[]>`SELECT id FROM products ORDER BY id DESC LIMIT 1`;
  return row?.id ?? 0;
}

export interface ProductPageRow {
  id: number;
  code: string;
  /** The day it came, or the day its price last changed. */
  changedOn: string;
}

/** The next products on sale of a range of ids. */
export function listProductPages(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<ProductPageRow[]> {
  return db<ProductPageRow[]>`
    SELECT p.id, p.code,
           greatest(p.first_seen_at::date, (SELECT max(valid_from) FROM price_history WHERE product_id = p.id))::text
             AS "changedOn"
    FROM products p
    WHERE p.id > ${after} AND p.id <= ${upTo} AND p.active
    ORDER BY p.id LIMIT ${limit}`;
}
