import type { ReturnedItem } from '#domain/orders/order-returns.ts';
import type { Db } from '../database.ts';
import type { KnownPayment } from './provider.ts';

export interface RefundRow {
  id: number;
  paymentId: number;
  orderId: number;
  provider: string;
  payment: KnownPayment;
  operationKey: string;
  amountTenge: number;
  isSurplus: boolean;
  items: ReturnedItem[] | null;
  status: 'waiting' | 'asked' | 'done';
  attempts: number;
  /** Of the other refunds of this payment. */
  known: string[];
}

const columns = (db: Db) => db`
  r.id, r.payment_id AS "paymentId", p.order_id AS "orderId", p.provider,
  json_build_object('id', p.id, 'reference', p.reference, 'providerId', p.provider_id, 'amountTenge', p.amount) AS payment,
  r.operation_key AS "operationKey", r.amount AS "amountTenge", r.is_surplus AS "isSurplus", r.items, r.status, r.attempts,
  ARRAY(SELECT o.provider_event FROM refunds o
        WHERE o.payment_id = r.payment_id AND o.id <> r.id AND o.provider_event IS NOT NULL) AS known`;

interface NewRefund {
  paymentId: number;
  operationKey: string;
  amountTenge: number;
  isSurplus: boolean;
  items: readonly ReturnedItem[] | null;
}

/** False: asked for before. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<boolean> {
  const items = refund.items === null ? null : tx.json(refund.items.map((item) => ({ ...item })));
  const { count } = await tx`
    INSERT INTO refunds (payment_id, operation_key, amount, is_surplus, items)
    VALUES (${refund.paymentId}, ${refund.operationKey}, ${refund.amountTenge}, ${refund.isSurplus}, ${items})
    ON CONFLICT (operation_key) DO NOTHING`;
  return count === 1;
}

export async function findRefund(db: Db, operationKey: string): Promise<RefundRow | null> {
  const [row] = await db<RefundRow[]>`
    SELECT ${columns(db)} FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.operation_key = ${operationKey}`;
  return row ?? null;
}

/** What of an order's money went back or is to. */
export async function sumRefunds(
  db: Db,
  paymentId: number,
): Promise<{ asked: number; done: number; open: number }> {
  const [row] = await db<{ asked: number; done: number; open: number }[]>`
    SELECT coalesce(sum(amount), 0)::int AS asked,
           coalesce(sum(amount) FILTER (WHERE status = 'done'), 0)::int AS done,
           count(*) FILTER (WHERE status <> 'done')::int AS open
    FROM refunds WHERE payment_id = ${paymentId}`;
  return row ?? { asked: 0, done: 0, open: 0 };
}

/** One to be given now; when it was first tried before, of one that is in doubt. */
export interface ClaimedRefund extends RefundRow {
  triedSince: Date | null;
}

/** The next one that is due, for this process alone until the lease ends. */
export async function claimRefund(db: Db, leaseSeconds: number): Promise<ClaimedRefund | null> {
  const [row] = await db<ClaimedRefund[]>`
    WITH next AS (
      SELECT id, first_tried_at AS tried_since FROM refunds r WHERE status = 'waiting' AND due_at <= now()
        -- one at a time of a payment: a message without a key can then mean one of them alone
        AND NOT EXISTS (
          SELECT FROM refunds e WHERE e.payment_id = r.payment_id AND e.status = 'waiting' AND e.id < r.id)
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE refunds SET attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, now()),
             due_at = now() + make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 8)))
      FROM next WHERE refunds.id = next.id
      RETURNING refunds.*, next.tried_since)
    SELECT ${columns(db)}, r.tried_since AS "triedSince" FROM claimed r JOIN payments p ON p.id = r.payment_id`;
  return row ?? null;
}

/** False: it was so already. */
export async function setRefundStatus(tx: Db, id: number, status: 'asked' | 'done'): Promise<boolean> {
  const { count } = await tx`
    UPDATE refunds SET status = ${status}, ended_at = CASE WHEN ${status} = 'done' THEN now() END
    WHERE id = ${id} AND status <> 'done' AND status <> ${status}`;
  return count === 1;
}

/** The one that a message without a key tells of: it was asked for and nobody has heard of its end. */
export async function findToldRefund(
  tx: Db,
  told: { paymentId: number; amountTenge: number; eventId: string },
): Promise<RefundRow | null> {
  const [row] = await tx<RefundRow[]>`
    SELECT ${columns(tx)} FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.payment_id = ${told.paymentId} AND r.amount = ${told.amountTenge} AND r.status <> 'done' AND r.attempts > 0
      AND NOT EXISTS (
        SELECT FROM refunds known WHERE known.payment_id = r.payment_id AND known.provider_event = ${told.eventId})
    ORDER BY r.id LIMIT 1`;
  return row ?? null;
}

export async function setRefundEvent(tx: Db, id: number, eventId: string): Promise<void> {
  await tx`UPDATE refunds SET provider_event = ${eventId} WHERE id = ${id}`;
}

/** Nothing was asked of the provider: the next try is the first. */
export async function setRefundUntried(db: Db, id: number): Promise<void> {
  await db`UPDATE refunds SET first_tried_at = NULL WHERE id = ${id} AND status = 'waiting'`;
}

/** Of an order, by people: refunds that a bookkeeper has sent, and those whose answer is missing for an hour. */
export async function listAskedRefunds(
  db: Db,
  orderId: number,
  providers: readonly string[],
): Promise<RefundRow[]> {
  return db<RefundRow[]>`
    SELECT ${columns(db)} FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${orderId} AND r.status <> 'done' AND (
      p.provider = ANY(${[...providers]}) OR (r.status = 'waiting' AND r.first_tried_at < now() - interval '1 hour'))
    ORDER BY r.id`;
}

/** Of the same refunds, how many there are, and of how many nobody knows whether they were given. */
export async function countRefunds(
  db: Db,
  orderId: number,
  providers: readonly string[],
): Promise<{ refundsToTell: number; refundsInDoubt: number }> {
  const [row] = await db<{ refundsToTell: number; refundsInDoubt: number }[]>`
    SELECT count(*) FILTER (WHERE is_doubt OR provider = ANY(${[...providers]}))::int AS "refundsToTell",
           count(*) FILTER (WHERE is_doubt)::int AS "refundsInDoubt"
    FROM (
      SELECT p.provider, coalesce(r.status = 'waiting' AND r.first_tried_at < now() - interval '1 hour', false) AS is_doubt
      FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${orderId} AND r.status <> 'done') open`;
  return row ?? { refundsToTell: 0, refundsInDoubt: 0 };
}

/** The next try of those refunds is the first. */
export async function clearDoubt(tx: Db, orderId: number): Promise<number> {
  const { count } = await tx`
    UPDATE refunds SET first_tried_at = NULL, due_at = now() FROM payments p
    WHERE p.id = refunds.payment_id AND p.order_id = ${orderId} AND refunds.status = 'waiting'
      AND refunds.first_tried_at < now() - interval '1 hour'`;
  return count;
}
