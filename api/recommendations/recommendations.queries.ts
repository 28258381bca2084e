import type { Db } from '../database.ts';

/** What can be put into a cart right now: on sale, on the shelf of a store, not for the shop floor alone. */
const sellable = (db: Db, cityCode: string | null) => db`
  p.active AND NOT p.on_order AND NOT p.is_offline AND EXISTS (
    SELECT FROM stocks s JOIN stores t ON t.id = s.store_id JOIN cities c ON c.id = t.city_id
    WHERE s.product_id = p.id AND s.count > 0 AND (c.code = ${cityCode} OR ${cityCode}::text IS NULL))`;

/** The most popular goods that can be bought in the city (null: anywhere). */
export async function listPopularCodes(db: Db, cityCode: string | null, limit: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    SELECT p.code FROM products p WHERE ${sellable(db, cityCode)} ORDER BY p.popularity DESC, p.id LIMIT ${limit}`;
  return rows.map((row) => row.code);
}

/** The newest goods that can be bought in the city (null: anywhere). */
export async function listNewestCodes(db: Db, cityCode: string | null, limit: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    SELECT p.code FROM products p WHERE ${sellable(db, cityCode)} ORDER BY p.first_seen_at DESC, p.id LIMIT ${limit}`;
  return rows.map((row) => row.code);
}
