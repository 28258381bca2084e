import type { Locale } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { Db } from '../../database.ts';
import type { EventKind } from '../provider.ts';

export interface SandboxPayment {
  reference: string;
  method: PaymentMethod;
  amount: number;
  language: Locale;
  orderNumber: string;
  returnUrl: string;
  status: 'open' | 'paid' | 'failed' | 'expired';
  refunded: number;
  expiresAt: Date;
}

type NewPayment = Omit<SandboxPayment, 'status' | 'refunded'>;

export async function insertSandboxPayment(db: Db, payment: NewPayment): Promise<void> {
  await db`
    INSERT INTO sandbox_payments (reference, method, amount, language, order_number, return_url, expires_at)
    VALUES (${payment.reference}, ${payment.method}, ${payment.amount}, ${payment.language}, ${payment.orderNumber},
            ${payment.returnUrl}, ${payment.expiresAt})
    ON CONFLICT (reference) DO NOTHING`;
}

const columns = (db: Db) => db`
  reference, method, amount, language, order_number AS "orderNumber", return_url AS "returnUrl", refunded,
  CASE WHEN status = 'open' AND expires_at <= now() THEN 'expired' ELSE status END AS status, expires_at AS "expiresAt"`;

export async function findSandboxPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const [row] = await db<SandboxPayment[]>`
    SELECT ${columns(db)} FROM sandbox_payments WHERE reference = ${reference}`;
  return row ?? null;
}

export async function lockSandboxPayment(tx: Db, reference: string): Promise<SandboxPayment | null> {
  const [row] = await tx<SandboxPayment[]>`
    SELECT ${columns(tx)} FROM sandbox_payments WHERE reference = ${reference} FOR UPDATE`;
  return row ?? null;
}

export async function setSandboxStatus(
  tx: Db,
  reference: string,
  status: 'paid' | 'failed' | 'expired',
): Promise<void> {
  await tx`UPDATE sandbox_payments SET status = ${status} WHERE reference = ${reference}`;
}

export async function addSandboxRefund(tx: Db, reference: string, amount: number): Promise<void> {
  await tx`UPDATE sandbox_payments SET refunded = refunded + ${amount} WHERE reference = ${reference}`;
}

export interface SandboxMessage {
  eventId: string;
  reference: string;
  kind: EventKind;
  amount: number;
  refundKey: string | null;
}

/** False: a message of this refund stands there already. */
export async function insertSandboxMessage(tx: Db, message: SandboxMessage): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO sandbox_messages (event_id, reference, kind, amount, refund_key)
    VALUES (${message.eventId}, ${message.reference}, ${message.kind}, ${message.amount}, ${message.refundKey})
    ON CONFLICT (refund_key) DO NOTHING`;
  return count === 1;
}

export async function findLastMessage(db: Db, reference: string): Promise<SandboxMessage | null> {
  const [row] = await db<SandboxMessage[]>`
    SELECT event_id AS "eventId", reference, kind, amount, refund_key AS "refundKey" FROM sandbox_messages
    WHERE reference = ${reference} AND refund_key IS NULL ORDER BY created_at DESC, event_id LIMIT 1`;
  return row ?? null;
}

/** The next message that is due, for this process alone until the lease ends. */
export async function claimSandboxMessage(
  db: Db,
  leaseSeconds: number,
  reference: string | null,
): Promise<SandboxMessage | null> {
  const [row] = await db<SandboxMessage[]>`
    UPDATE sandbox_messages SET attempts = attempts + 1,
           due_at = now() + make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 8)))
    WHERE event_id = (
      SELECT event_id FROM sandbox_messages
      WHERE delivered_at IS NULL AND due_at <= now() AND (${reference}::text IS NULL OR reference = ${reference})
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING event_id AS "eventId", reference, kind, amount, refund_key AS "refundKey"`;
  return row ?? null;
}

export async function endSandboxMessage(db: Db, eventId: string): Promise<void> {
  await db`UPDATE sandbox_messages SET delivered_at = now() WHERE event_id = ${eventId}`;
}
