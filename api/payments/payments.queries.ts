import type { Locale } from '#domain/locale.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentDecline } from '#domain/orders/payment-decline.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';
import type { EventKind, PaymentStart } from './provider.ts';

/** An order as far as its money is concerned. */
export interface PayableRow {
  id: number;
  number: string;
  userId: number;
  language: Locale;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  payUntil: Date | null;
  createdAt: Date;
  totalTenge: number;
  weightKg: number;
  isPickup: boolean;
  hasOrganization: boolean;
  isPricedByHand: boolean;
  confirmUntil: Date | null;
}

const payable = (db: Db) => db`
  o.id, o.number, o.user_id AS "userId", o.language, o.status, o.payment_method AS "paymentMethod",
  o.payment_status AS "paymentStatus", o.pay_until AS "payUntil", o.created_at AS "createdAt",
  o.total_sum AS "totalTenge", o.weight_kg AS "weightKg",
  o.method = 'pickup' AS "isPickup", o.organization IS NOT NULL AS "hasOrganization",
  o.is_priced_by_hand AS "isPricedByHand", o.confirm_until AS "confirmUntil"`;

export async function findPayable(db: Db, orderId: number): Promise<PayableRow | null> {
  const [row] = await db<PayableRow[]>`SELECT ${payable(db)} FROM orders o WHERE o.id = ${orderId}`;
  return row ?? null;
}

/** By its id or the number that is read out. */
export async function findOrderId(db: Db, named: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM orders WHERE number = ${named.toUpperCase()} OR id::text = ${named}`;
  return row?.id ?? null;
}

/** The order is always held before its payments: whoever moves either does it in this order. */
export async function lockPayable(tx: Db, orderId: number): Promise<PayableRow | null> {
  const [row] = await tx<PayableRow[]>`
    SELECT ${payable(tx)} FROM orders o WHERE o.id = ${orderId} FOR NO KEY UPDATE`;
  return row ?? null;
}

export interface PaymentRow {
  id: number;
  orderId: number;
  method: PaymentMethod;
  provider: string;
  reference: string;
  providerId: string | null;
  amountTenge: number;
  status: 'open' | 'paid' | 'failed' | 'expired' | 'left';
  redirectUrl: string | null;
  qr: string | null;
  expiresAt: Date | null;
}

const columns = (db: Db) => db`
  p.id, p.order_id AS "orderId", p.method, p.provider, p.reference, p.provider_id AS "providerId", p.amount AS "amountTenge", p.status,
  p.redirect_url AS "redirectUrl", p.qr, p.expires_at AS "expiresAt"`;

/** The newest try of an order. */
export async function findLastPayment(db: Db, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p WHERE p.order_id = ${orderId} ORDER BY p.id DESC LIMIT 1`;
  return row ?? null;
}

/** The one whose money is the order's. */
export async function findPaidPayment(db: Db, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p
    WHERE p.order_id = ${orderId} AND p.status = 'paid'
      -- one that came twice goes back whole; of one for goods that came to less, only a part
      AND NOT EXISTS (
        SELECT FROM refunds r WHERE r.payment_id = p.id AND r.is_surplus AND r.amount = p.amount)
    ORDER BY p.id LIMIT 1`;
  return row ?? null;
}

export async function findPaymentByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p WHERE p.provider = ${provider} AND p.reference = ${reference}`;
  return row ?? null;
}

/** By what only who was sent there knows. */
export async function findPaymentOfReference(db: Db, reference: string): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p WHERE p.reference = ${reference}`;
  return row ?? null;
}

type NewPayment = Pick<
  PaymentRow,
  'orderId' | 'method' | 'provider' | 'reference' | 'amountTenge' | 'expiresAt'
>;

export async function insertPayment(tx: Db, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx<PaymentRow[]>`
    INSERT INTO payments AS p (order_id, method, provider, reference, amount, expires_at)
    VALUES (${payment.orderId}, ${payment.method}, ${payment.provider}, ${payment.reference}, ${payment.amountTenge},
            ${payment.expiresAt})
    RETURNING ${columns(tx)}`;
  if (!row) throw new Error('nothing inserted');
  return row;
}

export async function setPaymentStart(
  db: Db,
  id: number,
  { redirectUrl, qr, providerId }: PaymentStart,
): Promise<void> {
  await db`
    UPDATE payments SET redirect_url = ${redirectUrl}, qr = ${qr}, provider_id = coalesce(provider_id, ${providerId})
    WHERE id = ${id}`;
}

/** What the provider calls the payment whose money came: what is given back is asked for by it. */
export async function setProviderId(tx: Db, id: number, providerId: string): Promise<void> {
  await tx`UPDATE payments SET provider_id = ${providerId} WHERE id = ${id}`;
}

export async function endPayment(tx: Db, id: number, status: 'paid' | 'failed' | 'expired'): Promise<void> {
  await tx`UPDATE payments SET status = ${status}, ended_at = now() WHERE id = ${id}`;
}

export async function setDecline(tx: Db, id: number, decline: PaymentDecline): Promise<void> {
  await tx`UPDATE payments SET decline = ${decline} WHERE id = ${id}`;
}

/** Of the newest try, if the bank said why it declined it. */
export async function findDeclineOf(db: Db, orderId: number): Promise<PaymentDecline | null> {
  const [row] = await db<{ decline: PaymentDecline | null }[]>`
    SELECT decline FROM payments WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`;
  return row?.decline ?? null;
}

/** Another try, or the end of the order, takes the place of what is open. */
export async function leaveOpenPayments(tx: Db, orderId: number): Promise<void> {
  await tx`UPDATE payments SET status = 'left', ended_at = now() WHERE order_id = ${orderId} AND status = 'open'`;
}

/** Of tries that a message may have been lost of: open ones whose time is over. */
export async function listOverdue(db: Db, limit: number): Promise<PaymentRow[]> {
  return db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p
    WHERE p.status = 'open' AND p.expires_at <= now() AND (p.ask_at IS NULL OR p.ask_at <= now())
    ORDER BY p.expires_at LIMIT ${limit}`;
}

/** Tries that the shop has given up, once their time is over: the buyer may have paid at the provider's all the same. */
export async function listUnasked(db: Db, limit: number): Promise<PaymentRow[]> {
  return db<PaymentRow[]>`
    SELECT ${columns(db)} FROM payments p
    WHERE p.status IN ('left', 'failed', 'expired') AND p.redirect_url IS NOT NULL
      AND p.ask_at IS DISTINCT FROM 'infinity' AND (p.ask_at IS NULL OR p.ask_at <= now())
      AND p.expires_at BETWEEN now() - interval '7 days' AND now()
    ORDER BY p.expires_at LIMIT ${limit}`;
}

/** Nobody could tell how it ended: the others are not held up by it. Null: it need not be asked for again. */
export async function setNextAsking(db: Db, id: number, inSeconds: number | null): Promise<void> {
  await db`
    UPDATE payments SET ask_at = coalesce(now() + make_interval(secs => ${inSeconds}::int), 'infinity') WHERE id = ${id}`;
}

/** False: it was told before. */
export async function insertEvent(
  tx: Db,
  event: { provider: string; eventId: string; paymentId: number; kind: EventKind; amountTenge: number },
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO payment_events (provider, event_id, payment_id, kind, amount)
    VALUES (${event.provider}, ${event.eventId}, ${event.paymentId}, ${event.kind}, ${event.amountTenge})
    ON CONFLICT (provider, event_id) DO NOTHING`;
  return count === 1;
}

export async function isEventKnown(db: Db, provider: string, eventId: string): Promise<boolean> {
  const rows = await db`SELECT FROM payment_events WHERE provider = ${provider} AND event_id = ${eventId}`;
  return rows.length > 0;
}

export type MoneyActor = 'buyer' | 'operator' | 'accounting' | 'provider' | 'job';

export async function setPaymentStatus(
  tx: Db,
  orderId: number,
  status: PaymentStatus,
  actor: MoneyActor,
): Promise<void> {
  await tx`
    UPDATE orders SET payment_status = ${status}, updated_at = now(),
           paid_at = CASE WHEN ${status} = 'paid' THEN coalesce(paid_at, now()) ELSE paid_at END
    WHERE id = ${orderId}`;
  await tx`INSERT INTO payment_history (order_id, status, actor) VALUES (${orderId}, ${status}, ${actor})`;
  if (status === 'paid') await tx`INSERT INTO order_exports (order_id, kind) VALUES (${orderId}, 'paid')`;
}

export async function setPaymentMethod(
  tx: Db,
  orderId: number,
  method: PaymentMethod,
  payUntil: Date | null,
): Promise<void> {
  await tx`
    UPDATE orders SET payment_method = ${method}, pay_until = ${payUntil}, updated_at = now() WHERE id = ${orderId}`;
}
