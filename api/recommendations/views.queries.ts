import type { Db } from '../database.ts';

/** What one visitor's history may hold. */
const MAX_VIEWS_OF_VISITOR = 60;

/** Notes the visitor's look at a product; false when there is no such product. */
export async function insertView(
  db: Db,
  {
    visitor,
    productCode,
    cityCode,
    isCounted,
  }: { visitor: Buffer; productCode: string; cityCode: string; isCounted: boolean },
): Promise<boolean> {
  const rows = await db`
    INSERT INTO product_views AS view (visitor, product_id, city_id, seen_at, is_counted)
    SELECT ${visitor}, p.id, c.id, now(), ${isCounted} FROM products p JOIN cities c ON c.code = ${cityCode}
    WHERE p.code = ${productCode} OR p.product_code = ${productCode}
    ORDER BY p.code = ${productCode} DESC, p.id LIMIT 1
    ON CONFLICT (visitor, product_id) DO UPDATE SET seen_at = excluded.seen_at, city_id = excluded.city_id,
      is_counted = view.is_counted OR excluded.is_counted
    RETURNING 1`;
  return rows.length > 0;
}

export async function trimViewsOfVisitor(db: Db, visitor: Buffer): Promise<void> {
  await db`
    DELETE FROM product_views WHERE visitor = ${visitor} AND product_id IN (
      SELECT product_id FROM product_views WHERE visitor = ${visitor}
      ORDER BY seen_at DESC, product_id OFFSET ${MAX_VIEWS_OF_VISITOR})`;
}
