import type { Db } from '../../database.ts';

/** False when it was given back before: whoever gets true, and nobody else, gives back. */
export async function markReleased(tx: Db, orderId: number): Promise<boolean> {
  const rows = await tx`
    UPDATE orders SET released_at = now() WHERE id = ${orderId} AND released_at IS NULL RETURNING id`;
  return rows.length > 0;
}

/**
 * Puts back what each line took and has not been brought back since, where it was taken from. Rows are held in the order
 * in which orders take them.
 */
export async function giveStockBack(tx: Db, orderId: number): Promise<void> {
  await tx`
    WITH back AS (
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
      SELECT e.order_id, e.line, e.store_id, 'release', e.product_id, -sum(e.count)
      FROM stock_entries e
      -- Goods that another product took the place of were not found: they do not go back on sale.
      JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
      WHERE e.order_id = ${orderId}
      GROUP BY e.order_id, e.line, e.store_id, e.product_id HAVING sum(e.count) < 0
      RETURNING product_id, store_id, count
    ), sums AS (
      SELECT product_id, store_id, sum(count)::int AS count FROM back GROUP BY product_id, store_id
    ), held AS (
      SELECT s.product_id, s.store_id, sums.count FROM stocks s JOIN sums USING (product_id, store_id)
      ORDER BY s.product_id, s.store_id FOR UPDATE OF s
    )
    UPDATE stocks s SET count = s.count + held.count FROM held
    WHERE s.product_id = held.product_id AND s.store_id = held.store_id`;
}

/** Of every drive its own: what another carries was never the first one's. */
export async function giveSlotBack(tx: Db, orderId: number): Promise<void> {
  await tx`
    UPDATE delivery_slots s SET taken_orders = s.taken_orders - 1, taken_kg = greatest(0, s.taken_kg - held.kg)
    FROM (SELECT o.city_id, o.slot_day AS day, o.slot_from AS starts,
                 o.weight_kg - coalesce((SELECT sum(p.weight_kg) FROM order_parts p WHERE p.order_id = o.id), 0) AS kg
          FROM orders o WHERE o.id = ${orderId}
          UNION ALL
          SELECT o.city_id, p.slot_day, p.slot_from, p.weight_kg
          FROM order_parts p JOIN orders o ON o.id = p.order_id WHERE p.order_id = ${orderId}) held
    WHERE s.city_id = held.city_id AND s.day = held.day AND s.starts = held.starts`;
}

/**
 * Goods of a deferred order came back: their price is not owed any more. Gives by how much the bill fell; what was paid of
 * it already stays in it and goes back as money.
 */
export async function lowerBillBy(tx: Db, orderNumber: string, tenge: number): Promise<number> {
  const [bill] = await tx<{ sum: number; paid: number }[]>`
    SELECT sum, paid FROM wholesale_bills WHERE number = ${orderNumber} FOR UPDATE`;
  if (!bill) return 0;
  const sum = Math.max(bill.paid, bill.sum - tenge);
  if (sum === 0) await tx`DELETE FROM wholesale_bills WHERE number = ${orderNumber}`;
  else await tx`UPDATE wholesale_bills SET sum = ${sum} WHERE number = ${orderNumber}`;
  return bill.sum - sum;
}

/** A debt for what is not delivered; one that somebody has begun to pay is left to people. */
export async function deleteBill(tx: Db, orderNumber: string): Promise<void> {
  await tx`DELETE FROM wholesale_bills WHERE number = ${orderNumber} AND paid = 0`;
}
