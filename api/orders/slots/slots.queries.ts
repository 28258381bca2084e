import type { Slot } from '#domain/orders/slots.ts';
import type { Db } from '../../database.ts';

const HOLD_MINUTES = 15;

export interface SlotUse {
  date: string;
  from: string;
  orders: number;
  kg: number;
}

/**
 * How much of the hours of some days is taken or held, but for what this user holds. By the clock, not by now(): who has
 * waited for the lock must see which holds have ended meanwhile.
 */
export function listSlotUses(
  db: Db,
  { cityId, first, last, userId }: { cityId: number; first: string; last: string; userId: number },
): Promise<SlotUse[]> {
  return db<SlotUse[]>`
    SELECT s.day::text AS date, s.starts AS from, s.taken_orders + coalesce(h.orders, 0)::int AS orders,
           s.taken_kg + coalesce(h.kg, 0)::int AS kg
    FROM delivery_slots s
    LEFT JOIN LATERAL (
      SELECT count(*) AS orders, sum(weight_kg) AS kg FROM slot_holds h
      WHERE h.city_id = s.city_id AND h.day = s.day AND h.starts = s.starts AND h.user_id <> ${userId}
        AND h.held_until > clock_timestamp()) h ON true
    WHERE s.city_id = ${cityId} AND s.day BETWEEN ${first}::text::date AND ${last}::text::date`;
}

/** Makes the row where there is none, and holds it until the transaction ends: an hour is given to one after another. */
export async function lockSlot(tx: Db, cityId: number, { date, from }: Slot): Promise<void> {
  await tx`
    INSERT INTO delivery_slots AS s (city_id, day, starts) VALUES (${cityId}, ${date}::text::date, ${from})
    ON CONFLICT (city_id, day, starts) DO UPDATE SET taken_orders = s.taken_orders`;
}

export async function addToSlot(
  tx: Db,
  cityId: number,
  { date, from }: Slot,
  weightKg: number,
): Promise<void> {
  await tx`
    UPDATE delivery_slots SET taken_orders = taken_orders + 1, taken_kg = taken_kg + ${weightKg}
    WHERE city_id = ${cityId} AND day = ${date}::text::date AND starts = ${from}`;
}

export interface HoldRow {
  id: string;
  cityId: number;
  date: string;
  from: string;
  heldAt: Date;
  until: Date;
  isLasting: boolean;
}

const holdColumns = (db: Db) => db`
  h.id, h.city_id AS "cityId", h.day::text AS date, h.starts AS from, 
  h.held_until - make_interval(mins => ${HOLD_MINUTES}) AS "heldAt", h.held_until AS until,
  h.held_until > clock_timestamp() AS "isLasting"`;

/** In place of whatever the user held before. */
export async function putHold(
  tx: Db,
  hold: { userId: number; cityId: number; slot: Slot; weightKg: number },
): Promise<HoldRow> {
  const [row] = await tx<HoldRow[]>`
    INSERT INTO slot_holds AS h (user_id, city_id, day, starts, weight_kg, held_until)
    VALUES (${hold.userId}, ${hold.cityId}, ${hold.slot.date}::text::date, ${hold.slot.from}, ${hold.weightKg},
            clock_timestamp() + make_interval(mins => ${HOLD_MINUTES}))
    ON CONFLICT (user_id) DO UPDATE SET id = gen_random_uuid(), city_id = excluded.city_id, day = excluded.day,
      starts = excluded.starts, weight_kg = excluded.weight_kg, held_until = excluded.held_until
    RETURNING ${holdColumns(tx)}`;
  if (!row) throw new Error('a hold just written is not there');
  return row;
}

export async function findHold(db: Db, userId: number, id: string): Promise<HoldRow | null> {
  const [row] = await db<HoldRow[]>`
    SELECT ${holdColumns(db)} FROM slot_holds h WHERE h.user_id = ${userId} AND h.id = ${id}`;
  return row ?? null;
}

export async function deleteHold(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM slot_holds WHERE user_id = ${userId}`;
}
