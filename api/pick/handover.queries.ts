import type { Locale } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';

export interface WaitingRow {
  orderId: number;
  number: string;
  storeId: number;
  firstName: string;
  phone: string;
  readyAt: Date | null;
  totalSum: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  isCancelRequested: boolean;
  places: { n: number; kg: number; gate: string }[];
  lines: { id: number; name: string; count: number; unit: string }[];
  /** All of it was taken from the shelves of the store that hands it over. */
  isOwnGoods: boolean;
}

interface WaitingWish {
  /** Of a pickup code, a phone (E.164) or a number; all null: everything. */
  code: string | null;
  phone: string | null;
  number: string | null;
  stores: readonly number[] | null;
  language: Locale;
}

const MOST = 100;

/** What stands ready for its buyer, the longest first. */
export function listWaiting(
  db: Db,
  { code, phone, number, stores, language }: WaitingWish,
): Promise<WaitingRow[]> {
  const isKz = language === 'kz';
  return db<WaitingRow[]>`
    SELECT o.id::float8 AS "orderId", o.number, o.store_id::int AS "storeId", o.recipient ->> 'firstName' AS "firstName",
           o.recipient ->> 'phone' AS phone, o.ready_at AS "readyAt", o.total_sum AS "totalSum",
           o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus",
           o.cancel_requested_at IS NOT NULL AS "isCancelRequested",
           coalesce((SELECT jsonb_agg(jsonb_build_object('n', w.n, 'kg', w.kg, 'gate', w.gate) ORDER BY w.store_id, w.n)
                     FROM order_places w WHERE w.order_id = o.id), '[]') AS places,
           (SELECT jsonb_agg(jsonb_build_object('id', l.line, 'name', CASE WHEN ${isKz} THEN l.name_kz ELSE l.name_ru END,
                     'count', l.count, 'unit', CASE WHEN ${isKz} THEN l.unit_kz ELSE l.unit_ru END) ORDER BY l.line)
            FROM order_lines l WHERE l.order_id = o.id) AS lines,
           NOT EXISTS (SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id <> o.store_id) AS "isOwnGoods"
    FROM orders o
    WHERE o.status = 'ready' AND o.method = 'pickup'
      AND (${stores === null} OR o.store_id = ANY(${[...(stores ?? [])]}::smallint[]))
      AND (${code === null && phone === null && number === null} OR o.pickup_code = ${code}
           OR o.recipient ->> 'phone' = ${phone} OR o.number = ${number})
    ORDER BY o.ready_at NULLS FIRST, o.id LIMIT ${MOST}`;
}

/** Of a pickup, whatever its state; null: there is none. */
export async function findPickupStore(db: Db, orderId: number): Promise<number | null> {
  const [row] = await db<{ storeId: number }[]>`
    SELECT store_id::int AS "storeId" FROM orders WHERE id = ${orderId} AND method = 'pickup'`;
  return row?.storeId ?? null;
}

/** Whether all of an order was taken from the store that hands it over. */
export async function isOfOwnGoods(db: Db, orderId: number): Promise<boolean> {
  const rows = await db`
    SELECT FROM orders o JOIN stock_entries e ON e.order_id = o.id AND e.store_id <> o.store_id WHERE o.id = ${orderId} LIMIT 1`;
  return rows.length === 0;
}
