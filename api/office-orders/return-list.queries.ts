import type { Locale } from '#domain/locale.ts';
import type { RefundWay, ReturnReason } from '#domain/orders/order-returns.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

export interface ReturnListRow {
  id: number;
  orderId: number;
  number: string;
  createdAt: Date;
  status: 'requested' | 'accepted' | 'declined';
  reason: ReturnReason;
  recipient: { firstName: string; lastName: string };
  lines: number;
  photos: number;
  refund: number | null;
}

const columns = (db: Db) => db`
  r.id::float8 AS id, r.order_id::float8 AS "orderId", o.number, r.created_at AS "createdAt", r.status, r.reason, o.recipient,
  (SELECT count(*)::int FROM order_return_lines l WHERE l.return_id = r.id) AS lines,
  (SELECT count(*)::int FROM order_return_photos p WHERE p.return_id = r.id) AS photos, r.refund_sum AS refund`;

const isOfStores = (db: Db, stores: readonly number[] | null) =>
  stores === null
    ? db`true`
    : db`(o.store_id = ANY(${[...stores]}::smallint[])
          OR EXISTS (SELECT FROM stock_entries e
                     WHERE e.order_id = o.id AND e.store_id = ANY(${[...stores]}::smallint[])))`;

export async function listReturnRows(
  db: Db,
  wish: { isOpen: boolean; stores: readonly number[] | null; after: number | null; limit: number },
): Promise<ReturnListRow[]> {
  const { isOpen, stores, after, limit } = wish;
  const rows = await db<ReturnListRow[]>`
    SELECT ${columns(db)} FROM order_returns r JOIN orders o ON o.id = r.order_id
    WHERE ${isOpen ? db`r.status = 'requested'` : db`r.status <> 'requested'`} AND ${isOfStores(db, stores)}
      ${after === null ? db`` : isOpen ? db`AND r.id > ${after}` : db`AND r.id < ${after}`}
    ORDER BY ${isOpen ? db`r.id` : db`r.id DESC`} LIMIT ${limit}`;
  return [...rows];
}

export interface ReturnPageRow extends ReturnListRow {
  orderStatus: OrderStatus;
  comment: string;
  refundTo: RefundWay;
  decision: string | null;
  completedAt: Date | null;
}

export async function findReturn(db: Db, id: number): Promise<ReturnPageRow | null> {
  const [row] = await db<ReturnPageRow[]>`
    SELECT ${columns(db)}, o.status AS "orderStatus", r.comment, r.refund_to AS "refundTo", r.decision_comment AS decision,
           o.completed_at AS "completedAt"
    FROM order_returns r JOIN orders o ON o.id = r.order_id WHERE r.id = ${id}`;
  return row ?? null;
}

export async function findOrderOfReturn(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ orderId: number }[]>`
    SELECT order_id::float8 AS "orderId" FROM order_returns WHERE id = ${id}`;
  return row?.orderId ?? null;
}

export interface ReturnLineRow {
  id: number;
  article: string;
  name: string;
  unit: string;
  bought: number;
  count: number;
  accepted: number | null;
  isSellable: boolean | null;
  price: number;
}

export async function listReturnLines(db: Db, id: number, language: Locale): Promise<ReturnLineRow[]> {
  const isKz = language === 'kz';
  const rows = await db<ReturnLineRow[]>`
    SELECT l.line::int AS id, o.article, ${isKz ? db`o.name_kz` : db`o.name_ru`} AS name,
           ${isKz ? db`o.unit_kz` : db`o.unit_ru`} AS unit, o.count AS bought, l.count, l.accepted_count AS accepted,
           l.is_sellable AS "isSellable", o.price
    FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
    JOIN order_lines o ON o.order_id = r.order_id AND o.line = l.line
    WHERE l.return_id = ${id} ORDER BY l.line`;
  return [...rows];
}
