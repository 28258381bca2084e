import type { Database } from '#api/database.ts';

/** One of so many is still open; the rest was received long ago. */
const OPEN_EACH = 200;
const LINES_EACH = 3;
const BUYERS = 5000;

/** So many orders after the likeness of one, with lines and histories, over the last two years. */
export async function addOrders(db: Database, like: number, count: number): Promise<void> {
  const [first] = await db<{ id: number }[]>`
    WITH made AS (
      INSERT INTO users (email, first_name) SELECT 'office-bench-' || n || '@sheber.test', 'Покупатель'
      FROM generate_series(1, ${BUYERS}::int) n RETURNING id)
    SELECT min(id)::float8 AS id FROM made`;
  await db`
    INSERT INTO orders
    SELECT r.* FROM orders o, generate_series(1, ${count}::int) n, LATERAL jsonb_populate_record(o, jsonb_build_object(
      'id', nextval('order_ids'), 'number', 'N-' || n, 'user_id', ${first?.id ?? 0}::bigint + n % ${BUYERS}::int,
      'status', CASE WHEN n % ${OPEN_EACH} = 0 THEN 'confirmed' ELSE 'completed' END,
      'created_at', now() - make_interval(mins => n * 10), 'promised_on', almaty_day(now()) + n % 5)) r
    WHERE o.id = ${like}`;
  await db`
    INSERT INTO order_lines (order_id, line, product_id, product_code, article, external_id, name_ru, name_kz, unit_ru, unit_kz,
                             count, price, regular_price, sum, vat_percent, vat_sum, weight_kg)
    SELECT o.id, l.line, l.product_id, l.product_code, l.article, l.external_id, l.name_ru, l.name_kz, l.unit_ru, l.unit_kz,
           l.count, l.price, l.regular_price, l.sum, l.vat_percent, l.vat_sum, l.weight_kg
    FROM orders o, order_lines l WHERE o.number LIKE 'N-%' AND l.order_id = ${like} AND l.line <= ${LINES_EACH}`;
  await db`
    INSERT INTO order_history (order_id, status, actor, told_at)
    SELECT id, 'new', 'buyer', now() FROM orders WHERE number LIKE 'N-%'`;
  await db`ANALYZE orders, order_lines, order_history`;
}
