import type { Locale } from '#domain/locale.ts';
import type { SlotLoad } from '#domain/office/slot-week.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
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

export interface SlotOrderRow {
  id: number;
  number: string;
  status: OrderStatus;
  buyer: string;
  weightKg: number;
  part: number | null;
  paymentStatus: PaymentStatus;
  cancelRequestedAt: Date | null;
  confirmUntil: Date | null;
  hasParts: boolean;
}

/** What an hour carries: orders, and parts of orders that are brought in several drives. `stores` null: of all. */
export const listSlotOrders = (
  db: Db,
  {
    city,
    date,
    from,
    stores,
  }: { city: string; date: string; from: string; stores: readonly number[] | null },
): Promise<SlotOrderRow[]> => db<SlotOrderRow[]>`
  SELECT o.id::float8 AS id, o.number, o.status, trim((o.recipient ->> 'firstName') || ' ' || (o.recipient ->> 'lastName')) AS buyer,
         at.kg::int AS "weightKg", at.part::int AS part, o.payment_status AS "paymentStatus",
         o.cancel_requested_at AS "cancelRequestedAt", o.confirm_until AS "confirmUntil",
         EXISTS (SELECT FROM order_parts p WHERE p.order_id = o.id) AS "hasParts"
  FROM (
    SELECT id, weight_kg - coalesce((SELECT sum(p.weight_kg) FROM order_parts p WHERE p.order_id = own.id), 0) AS kg, NULL AS part
    FROM orders own WHERE slot_day = ${date}::text::date AND slot_from = ${from}
    UNION ALL
    SELECT order_id, weight_kg, part FROM order_parts WHERE slot_day = ${date}::text::date AND slot_from = ${from}) at
  JOIN orders o ON o.id = at.id JOIN cities c ON c.id = o.city_id
  WHERE c.code = ${city} AND o.released_at IS NULL
    AND (${stores === null} OR o.store_id = ANY(${[...(stores ?? [])]}::smallint[]) OR EXISTS (
      SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id = ANY(${[...(stores ?? [])]}::smallint[])))
  ORDER BY o.id, at.part NULLS FIRST`;
