import type { Db } from '../database.ts';

/** The price of bringing it, once; false where it has one already or the order is over. */
export async function setCarriage(
  tx: Db,
  orderId: number,
  { sum, vat }: { sum: number; vat: number },
): Promise<boolean> {
  const rows = await tx<{ number: string }[]>`
    UPDATE orders SET delivery_sum = delivery_sum + ${sum}, total_sum = total_sum + ${sum}, vat_sum = vat_sum + ${vat},
      is_priced_by_hand = false, updated_at = now()
    WHERE id = ${orderId} AND is_priced_by_hand AND status IN ('new', 'confirmed', 'assembling') RETURNING number`;
  // A bill of the contract was written without it.
  for (const { number } of rows)
    await tx`UPDATE wholesale_bills SET sum = sum + ${sum} WHERE number = ${number} AND paid = 0`;
  return rows.length > 0;
}
