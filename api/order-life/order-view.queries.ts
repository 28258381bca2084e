import type { Order } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReturnReason } from '#domain/orders/order-returns.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

export interface HistoryStep {
  status: OrderStatus;
  actor: OrderActor;
  comment: string | null;
  at: Date;
  about: Order['statusHistory'][number]['about'];
}

export interface StoreRow {
  id: number;
  name: string;
  address: string;
  phones: string[];
  latitude: number;
  longitude: number;
}

export interface ReturnRow {
  id: number;
  status: Order['returns'][number]['status'];
  reason: ReturnReason;
  comment: string;
  refundTo: string;
  refundSum: number | null;
  decisionComment: string | null;
  createdAt: Date;
  lines: { id: number; count: number }[];
  /** Their numbers among all pictures of the order, from 1. */
  photos: number[];
}

export async function findStore(db: Db, id: number, language: Locale): Promise<StoreRow | null> {
  const [row] = await db<StoreRow[]>`
    SELECT id::int, ${language === 'kz' ? db`name_kz` : db`name_ru`} AS name,
           ${language === 'kz' ? db`address_kz` : db`address_ru`} AS address, phones, latitude, longitude
    FROM stores WHERE id = ${id}`;
  return row ?? null;
}

/** Of one return, their numbers among all pictures of the order. */
export async function listReturnPhotoNumbers(db: Db, orderId: number, returnId: number): Promise<number[]> {
  return (await listReturns(db, orderId)).find(({ id }) => Number(id) === returnId)?.photos ?? [];
}

export async function listReturns(db: Db, orderId: number): Promise<ReturnRow[]> {
  const rows = await db<ReturnRow[]>`
    WITH photos AS (
      SELECT p.return_id, row_number() OVER (ORDER BY p.return_id, p.position) AS number
      FROM order_return_photos p JOIN order_returns r ON r.id = p.return_id WHERE r.order_id = ${orderId})
    SELECT r.id, r.status, r.reason, r.comment, r.refund_to AS "refundTo", r.refund_sum AS "refundSum",
           r.decision_comment AS "decisionComment", r.created_at AS "createdAt",
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.line, 'count', l.count) ORDER BY l.line)
                     FROM order_return_lines l WHERE l.return_id = r.id), '[]') AS lines,
           coalesce((SELECT array_agg(p.number::int ORDER BY p.number) FROM photos p WHERE p.return_id = r.id), '{}') AS photos
    FROM order_returns r WHERE r.order_id = ${orderId} ORDER BY r.id`;
  return [...rows];
}
