/**
 * A provider's message, from its bytes to what the provider hears. What the shop understood is applied in one transaction
 * each; a question («may I take this money?») is answered from the order as it stands.
 */
import { Counter, register } from 'prom-client';
import type { ErrorCode } from '#contract/errors.ts';
import { canPayNow } from '#domain/orders/payment-status.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { isOver } from './money.ts';
import { findLastPayment, findPayable, findPaymentByReference, isEventKnown } from './payments.queries.ts';
import type { Heard, OwnWords, PaymentProvider, ProviderEvent, Verdict, Webhook } from './provider.ts';

const VERDICTS: Partial<Record<ErrorCode, Verdict>> = {
  'payment.not_found': 'not_found',
  'payment.wrong_amount': 'wrong_amount',
};

const messages =
  (register.getSingleMetric('payment_messages_total') as Counter<'provider' | 'result'> | undefined) ??
  new Counter({
    name: 'payment_messages_total',
    help: 'Messages of payment providers, by provider and what the shop made of them',
    labelNames: ['provider', 'result'] as const,
  });

/** Null: the shop's own answer to a message that was taken. */
export async function hearMessage(
  db: Database,
  provider: PaymentProvider,
  webhook: Webhook,
  apply: (event: ProviderEvent) => Promise<void>,
): Promise<OwnWords | null> {
  const count = (result: string) => messages.inc({ provider: provider.name, result });
  try {
    const { verdict, words } = await understand(db, provider, webhook, apply);
    count(verdict);
    return words;
  } catch (error) {
    count(error instanceof Refusal ? (VERDICTS[error.code] ?? error.code.replace('payment.', '')) : 'fault');
    throw error;
  }
}

async function understand(
  db: Database,
  provider: PaymentProvider,
  webhook: Webhook,
  apply: (event: ProviderEvent) => Promise<void>,
): Promise<{ verdict: Verdict; words: OwnWords | null }> {
  const { events, check, answer } = await provider.readWebhook(webhook);
  try {
    const verdict = check === null ? 'taken' : await judge(db, provider.name, check);
    if (verdict === 'taken') for (const event of events) await apply(event);
    return { verdict, words: answer?.(verdict) ?? null };
  } catch (error) {
    const verdict = error instanceof Refusal ? VERDICTS[error.code] : undefined;
    if (answer === null || verdict === undefined) throw error;
    return { verdict, words: answer(verdict) };
  }
}

/** Whether this money is awaited: of this try, of this sum, before its time is over. */
async function judge(
  db: Database,
  provider: string,
  { reference, amountTenge, eventId }: NonNullable<Heard['check']>,
): Promise<Verdict> {
  if (eventId !== null && (await isEventKnown(db, provider, eventId))) return 'taken';
  const payment = await findPaymentByReference(db, provider, reference);
  const order = payment && (await findPayable(db, payment.orderId));
  if (!payment || !order) return 'not_found';
  if (payment.amountTenge !== amountTenge) return 'wrong_amount';
  const last = await findLastPayment(db, order.id);
  const isAwaited = payment.status === 'open' || payment.status === 'failed';
  const isInTime = payment.expiresAt === null || payment.expiresAt.getTime() > Date.now();
  const canPay = canPayNow(order.paymentStatus) && !isOver(order) && last?.id === payment.id;
  return isAwaited && isInTime && canPay ? 'taken' : 'too_late';
}
