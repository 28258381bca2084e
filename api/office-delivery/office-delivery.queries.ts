import type { Locale } from '#domain/locale.ts';
import type { SlotLoad } from '#domain/office/slot-week.ts';
import type { Db } from '../database.ts';

export interface DeliveryCity {
  id: number;
  code: string;
  name: string;
}

/** Those that the shop's own vehicles go to. */
export const listDeliveryCities = (db: Db, language: Locale): Promise<DeliveryCity[]> => db<DeliveryCity[]>`
  SELECT id::int AS id, code, CASE WHEN ${language} = 'kz' THEN name_kz ELSE name_ru END AS name
  FROM cities WHERE is_local AND is_active ORDER BY position`;

export const listSlotLoads = (
  db: Db,
  { cityId, first, last }: { cityId: number; first: string; last: string },
): Promise<SlotLoad[]> => db<SlotLoad[]>`
  SELECT s.day::text AS date, s.starts AS from, s.taken_orders AS "takenOrders", s.taken_kg AS "takenKg",
         coalesce(h.orders, 0)::int AS "heldOrders", coalesce(h.kg, 0)::int AS "heldKg"
  FROM delivery_slots s
  LEFT JOIN LATERAL (
    SELECT count(*) AS orders, sum(weight_kg) AS kg FROM slot_holds h
    WHERE h.city_id = s.city_id AND h.day = s.day AND h.starts = s.starts AND h.held_until > now()) h ON true
  WHERE s.city_id = ${cityId} AND s.day BETWEEN ${first}::text::date AND ${last}::text::date`;

export interface SaidDay {
  id: number;
  cityId: number | null;
  date: string;
  isClosed: boolean;
  capacityOrders: number | null;
  capacityKg: number | null;
  note: string;
}

/** Of the city before those of all. */
export const listSaidDays = (
  db: Db,
  { cityId, first, last }: { cityId: number; first: string; last: string },
): Promise<SaidDay[]> => db<SaidDay[]>`
  SELECT id::int AS id, city_id::int AS "cityId", day::text AS date, is_closed AS "isClosed", capacity_orders AS "capacityOrders",
         capacity_kg AS "capacityKg", note
  FROM slot_days WHERE (city_id IS NULL OR city_id = ${cityId}) AND day BETWEEN ${first}::text::date AND ${last}::text::date
  ORDER BY city_id NULLS LAST`;
