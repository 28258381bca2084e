import type { Db } from '../database.ts';

/**
 * The price of bringing it, once: where nobody had counted it, or lower than the farthest zone's where that was assumed.
 * False where it is agreed already or the order is over.
 */
export async function setCarriage(
  tx: Db,
  orderId: number,
  { sum, vat, oldVat }: { sum: number; vat: number; oldVat: number },
): Promise<boolean> {
  const rows = await tx<{ number: string; total: number }[]>`
    UPDATE orders SET
      -- Cheaper than the farthest zone is the nearest one.
      zone = CASE WHEN is_zone_assumed AND ${sum} < delivery_sum THEN (
        SELECT z.id FROM delivery_zones z WHERE z.city_id = orders.city_id ORDER BY z.position LIMIT 1) ELSE zone END,
      delivery_sum = ${sum}, total_sum = total_sum - delivery_sum + ${sum},
      vat_sum = vat_sum - ${oldVat} + ${vat}, is_priced_by_hand = false, is_zone_assumed = false, updated_at = now()
    WHERE id = ${orderId} AND (is_priced_by_hand OR (is_zone_assumed AND ${sum} <= delivery_sum))
      AND status IN ('new', 'confirmed', 'assembling') RETURNING number, total_sum AS total`;
  // A bill of the contract follows.
  for (const { number, total } of rows)
    await tx`UPDATE wholesale_bills SET sum = ${total} WHERE number = ${number} AND paid = 0`;
  return rows.length > 0;
}
