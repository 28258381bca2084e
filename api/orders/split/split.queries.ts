import type { PartLine } from '#domain/orders/parts.ts';
import type { Slot } from '#domain/orders/slots.ts';
import type { Db } from '../../database.ts';

export async function insertPart(
  tx: Db,
  orderId: number,
  part: { part: number; slot: Slot; weightKg: number; lines: readonly PartLine[] },
): Promise<void> {
  const { slot } = part;
  await tx`
    INSERT INTO order_parts (order_id, part, slot_day, slot_from, slot_to, weight_kg, lines)
    VALUES (${orderId}, ${part.part}, ${slot.date}::text::date, ${slot.from}, ${slot.to}, ${part.weightKg},
            ${JSON.stringify(part.lines)}::text::jsonb)`;
}

/** A line of the history, of which the buyer's letter is made. */
export async function writeDrives(tx: Db, orderId: number, drives: number): Promise<void> {
  await tx`
    INSERT INTO order_history (order_id, status, actor, drives)
    SELECT id, status, 'operator', ${drives} FROM orders WHERE id = ${orderId}`;
}

/** Goods that leave an hour without the order leaving it. */
export async function weighSlotAnew(
  tx: Db,
  { cityId, slot, kg }: { cityId: number; slot: Slot; kg: number },
): Promise<void> {
  await tx`
    UPDATE delivery_slots SET taken_kg = greatest(0, taken_kg + ${kg})
    WHERE city_id = ${cityId} AND day = ${slot.date}::text::date AND starts = ${slot.from}`;
}

/** The hours of the parts are free again; what they took of kilograms goes back to the order's own. */
export async function deleteParts(tx: Db, orderId: number): Promise<void> {
  await tx`
    WITH gone AS (DELETE FROM order_parts WHERE order_id = ${orderId} RETURNING *),
    back AS (
      UPDATE delivery_slots s SET taken_orders = s.taken_orders - 1, taken_kg = greatest(0, s.taken_kg - gone.weight_kg)
      FROM gone JOIN orders o ON o.id = gone.order_id
      WHERE s.city_id = o.city_id AND s.day = gone.slot_day AND s.starts = gone.slot_from)
    UPDATE delivery_slots s SET taken_kg = s.taken_kg + sums.kg
    FROM orders o, (SELECT sum(weight_kg)::int AS kg FROM gone) sums
    WHERE o.id = ${orderId} AND s.city_id = o.city_id AND s.day = o.slot_day AND s.starts = o.slot_from AND sums.kg IS NOT NULL`;
}

/** False: there is no such part, or it was delivered already. */
export async function markDelivered(tx: Db, orderId: number, part: number): Promise<boolean> {
  const rows = await tx`
    UPDATE order_parts SET delivered_at = now()
    WHERE order_id = ${orderId} AND part = ${part} AND delivered_at IS NULL RETURNING part`;
  return rows.length > 0;
}
