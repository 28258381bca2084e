/**
 * A try to pay: the row first, then the provider is asked for a place to pay. Who does not answer is passed over: the try
 * is left and another one, of another reference, goes to the next. Money that comes for a try that was left goes back.
 */
import { randomBytes } from 'node:crypto';
import { localePath } from '#domain/locale.ts';
import { canPayNow } from '#domain/orders/payment-status.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { isOver, moveMoney } from './money.ts';
import {
  findLastPayment,
  findPayable,
  findPaymentOfReference,
  insertPayment,
  leaveOpenPayments,
  lockPayable,
  type PayableRow,
  type PaymentRow,
  setPaymentStart,
} from './payments.queries.ts';
import type { PaymentProvider, PaymentTry } from './provider.ts';

interface BeginParts {
  db: Database;
  online: readonly PaymentProvider[];
  publicUrl: string;
  warn: (error: unknown, words: string) => void;
}

export function createBegin({ db, online, publicUrl, warn }: BeginParts) {
  /** Those who answer first, in the order of preference; who is left alone is the last resort. */
  function listCandidates(method: PaymentRow['method']): PaymentProvider[] {
    const able = online.filter(({ methods }) => methods.includes(method));
    const away = able.filter((provider) => provider.isLeftAlone?.());
    return [...able.filter((provider) => !away.includes(provider)), ...away];
  }

  async function open(
    tx: Db,
    orderId: number,
    failed: ReadonlySet<string>,
  ): Promise<{ order: PayableRow; payment: PaymentRow; provider: PaymentProvider } | null> {
    const order = await lockPayable(tx, orderId);
    if (order === null || isOver(order) || !canPayNow(order.paymentStatus)) return null;
    const candidates = listCandidates(order.paymentMethod).filter(({ name }) => !failed.has(name));
    const last = await findLastPayment(tx, orderId);
    if (last?.status === 'open' && last.method === order.paymentMethod) {
      const own = candidates.find(({ name }) => name === last.provider);
      // One that has a place to pay is good, whoever answers now; one without is asked for again if its provider is the choice.
      if (own && (last.redirectUrl !== null || own === candidates[0]))
        return { order, payment: last, provider: own };
    }
    const [provider] = candidates;
    if (!provider) return null;
    await leaveOpenPayments(tx, orderId);
    const payment = await insertPayment(tx, {
      orderId,
      method: order.paymentMethod,
      provider: provider.name,
      reference: randomBytes(18).toString('base64url'),
      amountTenge: order.totalTenge,
      expiresAt: order.payUntil,
    });
    if (order.paymentStatus !== 'pending') await moveMoney(tx, order, 'pending', 'buyer');
    return { order, payment, provider };
  }

  /** Asks for a place to pay, as often as one likes; nothing where nothing is to be paid on the site now. */
  async function begin(orderId: number): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const opened = await transaction(db, (tx) => open(tx, orderId, failed));
      if (opened === null && failed.size > 0) throw new Refusal('payment.unavailable');
      if (opened === null || opened.payment.redirectUrl !== null) return;
      const { order, payment, provider } = opened;
      try {
        const start = await provider.create(toTry(order, payment, publicUrl));
        return await setPaymentStart(db, payment.id, start);
      } catch (error) {
        warn(error, `a payment could not be begun with ${provider.name}`);
        failed.add(provider.name);
      }
    }
  }

  /** The page of ours that opens a provider's form, or where the buyer goes who has nothing to pay there. */
  async function openPage(reference: string): Promise<{ html: string; policy: string } | { backTo: string }> {
    const payment = await findPaymentOfReference(db, reference);
    const provider = online.find(({ name }) => name === payment?.provider);
    const order = payment && (await findPayable(db, payment.orderId));
    if (!payment || !order || !provider?.writePage) throw new Refusal('payment.not_found');
    const attempt = toTry(order, payment, publicUrl);
    const isInTime = payment.expiresAt === null || payment.expiresAt.getTime() > Date.now();
    if (payment.status !== 'open' || !isInTime || isOver(order)) return { backTo: attempt.returnUrl };
    try {
      return await provider.writePage(attempt);
    } catch (error) {
      warn(error, `the page of ${provider.name} could not be made`);
      throw new Refusal('payment.unavailable');
    }
  }

  return { begin, openPage };
}

const toTry = (order: PayableRow, payment: PaymentRow, publicUrl: string): PaymentTry => ({
  id: payment.id,
  reference: payment.reference,
  method: payment.method,
  amountTenge: payment.amountTenge,
  orderNumber: order.number,
  language: order.language,
  returnUrl: `${publicUrl}${localePath(`/order-created?number=${order.number}`, order.language)}`,
  expiresAt: payment.expiresAt,
});
