import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

const MOST = 5;

/** What was typed is text, also its signs of a pattern. */
const toPattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

export const findStaffBy = (db: Db, q: string): Promise<{ id: number; name: string; email: string }[]> => db<
  { id: number; name: string; email: string }[]
>`
  SELECT id::float8 AS id, name, email FROM staff
  WHERE state <> 'closed' AND (name ILIKE ${toPattern(q)} OR email ILIKE ${toPattern(q)}) ORDER BY name LIMIT ${MOST}`;

export const findSectionsBy = (
  db: Db,
  q: string,
  language: Locale,
): Promise<{ id: number; name: string; path: string }[]> => db<{ id: number; name: string; path: string }[]>`
  SELECT s.id, CASE WHEN ${language} = 'kz' THEN s.name_kz ELSE s.name_ru END AS name,
         coalesce((SELECT string_agg(CASE WHEN ${language} = 'kz' THEN a.name_kz ELSE a.name_ru END, ' › ' ORDER BY a.lft)
                   FROM sections a WHERE a.lft < s.lft AND a.rgt > s.rgt AND a.level > 0), '') AS path
  FROM sections s WHERE s.is_active AND (s.name_ru ILIKE ${toPattern(q)} OR s.name_kz ILIKE ${toPattern(q)} OR s.code = ${q})
  ORDER BY s.level, s.lft LIMIT ${MOST}`;

export const findOrganizationsBy = (
  db: Db,
  q: string,
): Promise<{ id: number; name: string; bin: string }[]> => db<{ id: number; name: string; bin: string }[]>`
  SELECT id::float8 AS id, form || ' «' || name || '»' AS name, bin FROM organizations
  WHERE name ILIKE ${toPattern(q)} OR bin = ${q.replace(/\s/g, '')} ORDER BY (status = 'active') DESC, name, id LIMIT ${MOST}`;

/** By the beginning of the article or a whole barcode: both are read by an index, however many goods there are. */
export const findProductsBy = (
  db: Db,
  q: string,
  language: Locale,
): Promise<{ id: number; name: string; article: string }[]> => db<
  { id: number; name: string; article: string }[]
>`
  SELECT id::float8 AS id, CASE WHEN ${language} = 'kz' THEN name_kz ELSE name_ru END AS name, product_code AS article FROM products
  WHERE product_code LIKE ${toPattern(q).slice(1)} OR gtin = ${q} ORDER BY product_code, id LIMIT ${MOST}`;

/**
 * By the whole number, or by its counter alone. `stores` null: of all stores; else only those that such a store gives out
 * or gave goods to.
 */
export function findOrdersBy(
  db: Db,
  q: string,
  stores: readonly number[] | null,
): Promise<{ id: number; number: string; status: string }[]> {
  const counter = /^\d{1,12}$/.test(q) ? Number(q) : null;
  return db<{ id: number; number: string; status: string }[]>`
    SELECT o.id::float8 AS id, o.number, o.status FROM orders o
    WHERE (o.number = upper(${q}) OR o.id = ${counter}::bigint)
      AND (${stores === null} OR o.store_id = ANY(${[...(stores ?? [])]}::smallint[])
           OR EXISTS (SELECT FROM stock_entries e
                      WHERE e.order_id = o.id AND e.store_id = ANY(${[...(stores ?? [])]}::smallint[])))
    LIMIT ${MOST}`;
}
