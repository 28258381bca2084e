import type { ReturnableOrder, ReturnReason } from '#domain/orders/order-returns.ts';
import type { Db } from '../database.ts';

export interface ReturnedLine {
  line: number;
  count: number;
}

interface NewReturn {
  orderId: number;
  reason: ReturnReason;
  comment: string;
  refundTo: string;
  lines: readonly ReturnedLine[];
  photos: readonly Buffer[];
}

export async function insertReturn(
  tx: Db,
  { orderId, reason, comment, refundTo, lines, photos }: NewReturn,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO order_returns (order_id, reason, comment, refund_to)
    VALUES (${orderId}, ${reason}, ${comment}, ${refundTo}) RETURNING id`;
  if (!row) throw new Error('a return was not written');
  await tx`
    INSERT INTO order_return_lines (return_id, line, count)
    SELECT ${row.id}, line, count
    FROM unnest(${lines.map(({ line }) => line)}::smallint[], ${lines.map(({ count }) => count)}::int[]) AS l (line, count)`;
  for (const [index, picture] of photos.entries())
    await tx`
      INSERT INTO order_return_photos (return_id, position, picture) VALUES (${row.id}, ${index + 1}, ${picture})`;
  return Number(row.id);
}

export interface OpenReturn {
  id: number;
  reason: ReturnReason;
  lines: ReturnedLine[];
}

/** The one that waits for a decision; the caller holds the order. */
export async function findOpenReturn(tx: Db, orderId: number): Promise<OpenReturn | null> {
  const [row] = await tx<{ id: number; reason: ReturnReason }[]>`
    SELECT id, reason FROM order_returns WHERE order_id = ${orderId} AND status = 'requested'`;
  if (!row) return null;
  const lines = await tx<ReturnedLine[]>`
    SELECT line, count FROM order_return_lines WHERE return_id = ${row.id} ORDER BY line`;
  return { id: Number(row.id), reason: row.reason, lines: [...lines] };
}

/** All that was ever asked for of an order. */
export async function listReturned(tx: Db, orderId: number): Promise<ReturnableOrder['returns']> {
  return tx<ReturnableOrder['returns'][number][]>`
    SELECT r.status, r.reason,
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.line, 'count', coalesce(l.accepted_count, l.count)))
                     FROM order_return_lines l
                     WHERE l.return_id = r.id AND l.accepted_count IS DISTINCT FROM 0), '[]') AS items
    FROM order_returns r WHERE r.order_id = ${orderId} ORDER BY r.id`;
}

interface Decided {
  status: 'accepted' | 'declined';
  comment: string;
  refundSum?: number;
  pointsBack?: number;
  pointsTaken?: number;
}

export async function decideReturn(
  tx: Db,
  id: number,
  { status, comment, refundSum, pointsBack, pointsTaken }: Decided,
): Promise<void> {
  await tx`
    UPDATE order_returns SET status = ${status}, decision_comment = ${comment === '' ? null : comment},
      decided_at = now(), refund_sum = ${refundSum ?? null}, points_back = ${pointsBack ?? null},
      points_taken = ${pointsTaken ?? null}
    WHERE id = ${id} AND status = 'requested'`;
}

/** What the shop takes of each line that was asked for; of one that is not named, nothing. */
export async function setTaken(
  tx: Db,
  returnId: number,
  taken: readonly (ReturnedLine & { isSellable: boolean })[],
): Promise<void> {
  await tx`
    UPDATE order_return_lines l SET accepted_count = coalesce(t.count, 0), is_sellable = t."isSellable"
    FROM order_return_lines own
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(taken)}::text::jsonb) AS t (line smallint, count int, "isSellable" boolean)
      ON t.line = own.line
    WHERE own.return_id = ${returnId} AND l.return_id = own.return_id AND l.line = own.line`;
}

export async function raiseReturned(tx: Db, orderId: number, lines: readonly ReturnedLine[]): Promise<void> {
  await tx`
    UPDATE order_lines o SET returned_count = o.returned_count + back.count
    FROM unnest(${lines.map(({ line }) => line)}::smallint[], ${lines.map(({ count }) => count)}::int[]) AS back (line, count)
    WHERE o.order_id = ${orderId} AND o.line = back.line`;
}

/**
 * Puts goods back where they were taken from, the first store first; a line may have been taken from several. Rows of the
 * stock are held in the order in which orders take them.
 */
export async function putStockBack(
  tx: Db,
  orderId: number,
  returnId: number,
  lines: readonly ReturnedLine[],
): Promise<void> {
  await tx`
    WITH wanted AS (
      SELECT * FROM unnest(${lines.map(({ line }) => line)}::smallint[], ${lines.map(({ count }) => count)}::int[]) AS w (line, count)
    ), taken AS (
      SELECT e.line, e.store_id, e.product_id, -sum(e.count)::int AS out
      FROM stock_entries e WHERE e.order_id = ${orderId}
      GROUP BY e.line, e.store_id, e.product_id HAVING sum(e.count) < 0
    ), placed AS (
      SELECT t.line, t.store_id, t.product_id,
             least(t.out, greatest(0, w.count - (sum(t.out) OVER (PARTITION BY t.line ORDER BY t.store_id) - t.out)))::int AS count
      FROM taken t JOIN wanted w USING (line)
    ), back AS (
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count, part)
      SELECT ${orderId}, line, store_id, 'return', product_id, count, ${returnId} FROM placed WHERE count > 0
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

/** The pictures of an order are numbered through all its returns. */
export async function findPhoto(db: Db, orderId: number, photo: number): Promise<Buffer | null> {
  const [row] = await db<{ picture: Buffer }[]>`
    SELECT p.picture FROM order_return_photos p JOIN order_returns r ON r.id = p.return_id
    WHERE r.order_id = ${orderId} ORDER BY r.id, p.position LIMIT 1 OFFSET ${photo - 1}`;
  return row?.picture ?? null;
}

/** Of everything that a person ever brought back: what they wrote and showed. */
export async function forgetReturns(db: Db, userId: number): Promise<void> {
  await db`
    DELETE FROM order_return_photos WHERE return_id IN (
      SELECT r.id FROM order_returns r JOIN orders o ON o.id = r.order_id WHERE o.user_id = ${userId})`;
  await db`
    UPDATE order_returns SET comment = '', decision_comment = NULL
    WHERE order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`;
}

export async function listReturnRecords(db: Db, userId: number): Promise<unknown> {
  const rows = await db`
    SELECT o.number, r.created_at AS "createdAt", r.status, r.reason, r.comment, r.refund_to AS "refundTo",
           r.refund_sum AS "refund", r.decided_at AS "decidedAt", r.decision_comment AS "decision",
           (SELECT count(*)::int FROM order_return_photos p WHERE p.return_id = r.id) AS photos
    FROM order_returns r JOIN orders o ON o.id = r.order_id WHERE o.user_id = ${userId} ORDER BY r.id`;
  return [...rows];
}
