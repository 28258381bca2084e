/**
 * A notification of TipTop Pay: a form or JSON, signed over its bytes. Two headers carry a signature, one over the bytes
 * and one over the decoded form; the decoded form can be written in several ways, so only the one over the bytes counts.
 * What a message is about is told by the address it comes to (`?kind=pay`).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { findDecline, type PaymentDecline } from '#domain/orders/payment-decline.ts';
import { Refusal } from '../../http/refusal.ts';
import { parseTenge } from '../parse-tenge.ts';
import type { Webhook } from '../provider.ts';
import { TIPTOP_DECLINES } from './tiptop-declines.ts';

const KINDS = ['check', 'pay', 'fail', 'confirm', 'refund', 'cancel'] as const;
export type TipTopKind = (typeof KINDS)[number];

const messageSchema = z.object({
  TransactionId: z.coerce.string().regex(/^\d{1,20}$/),
  Amount: z.union([z.string(), z.number()]).transform(parseTenge),
  Currency: z.literal('KZT').optional(),
  InvoiceId: z.string().min(1).max(100),
  Status: z.string().optional(),
  ReasonCode: z.union([z.string(), z.number()]).optional(),
  TestMode: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

export interface TipTopMessage {
  kind: TipTopKind;
  transactionId: string;
  amountTenge: number;
  reference: string;
  /** Of a payment: whether the money was taken, not only held. */
  isCompleted: boolean;
  isTest: boolean;
  decline: PaymentDecline | null;
}

export function readMessage(secret: string, { headers, kind, body }: Webhook): TipTopMessage {
  const signatures = [headers['x-content-hmac'], headers['content-hmac']];
  if (!signatures.some((given) => isSignature(secret, given, body)))
    throw new Refusal('payment.bad_signature');
  const known = KINDS.find((each) => each === kind);
  const message = messageSchema.safeParse(parseBody(String(headers['content-type']), body.toString('utf8')));
  if (!known || !message.success) throw new Refusal('request.malformed');
  const { TransactionId, Amount, InvoiceId, Status, TestMode, ReasonCode } = message.data;
  return {
    kind: known,
    transactionId: TransactionId,
    amountTenge: Amount,
    reference: InvoiceId,
    isCompleted: Status === 'Completed',
    isTest: TestMode === true || String(TestMode) === '1' || TestMode === 'true',
    decline: findDecline(TIPTOP_DECLINES, ReasonCode),
  };
}

function isSignature(secret: string, given: unknown, body: Buffer): boolean {
  if (typeof given !== 'string') return false;
  const own = createHmac('sha256', secret).update(body).digest();
  const other = Buffer.from(given, 'base64');
  return other.length === own.length && timingSafeEqual(other, own);
}

function parseBody(type: string, text: string): unknown {
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
