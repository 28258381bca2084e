/**
 * The money of orders. Promises: each message of a provider counts once, whatever its order; money that came is never
 * overlooked, kept twice, or kept for an order that is over; a refund of the same key is given once.
 * Hides: providers behind one face (provider.ts), tries, events, the queue of refunds. Relies on orders for what is to
 * be paid, on receipts for the papers, on somebody calling `settle` about every second.
 * Within an order's own transaction: `takeMoney`, `leavePayments`, `requestRefund`.
 */
import type { z } from 'zod';
import type { getPayment } from '#contract/order-payments.ts';
import {
  findPaymentRefusal,
  firstPaymentStatus,
  type PaymentMethod,
} from '#domain/orders/payment-methods.ts';
import { canPayNow } from '#domain/orders/payment-status.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { applyEvent } from './apply-event.ts';
import { createBegin } from './begin-payment.ts';
import { AT_DESK, BY_PEOPLE, toPayUntil } from './desk.ts';
import { hearMessage } from './hear-message.ts';
import { isOver, moveMoney } from './money.ts';
import {
  findLastPayment,
  findPayable,
  leaveOpenPayments,
  lockPayable,
  setPaymentMethod,
} from './payments.queries.ts';
import type { OwnWords, PaymentProvider, ProviderEvent, Webhook } from './provider.ts';
import { createSettle } from './settle-payments.ts';

export { breakLetter } from './break-letter.ts';
export { listBreaks, type PaymentBreak } from './comparison.queries.ts';
export { COMPARISON_LOCK, type Comparison } from './comparison.ts';
export {
  awaitMoney,
  confirmRefunds,
  countRefundsToTell,
  giveUpMoney,
  repeatRefunds,
  reviseMoney,
  takeMoney,
} from './desk.ts';
export { findDeclineOf, leaveOpenPayments as leavePayments } from './payments.queries.ts';
export { findMoneyLeft, holdMoneyLeft, refundDifference, requestRefund } from './refunds.ts';

export type PaymentView = z.input<typeof getPayment.answer>['data'];

export interface PaymentRules {
  takes(method: PaymentMethod): boolean;
  cashUpToTenge: number;
}

interface PaymentParts {
  db: Database;
  /** Those that take money on the site; the desk is always there. */
  online: readonly PaymentProvider[];
  publicUrl: string;
  /** Tells the buyer's devices of a change; within the transaction. */
  announce?: (tx: Db, order: { id: number; userId: number }) => Promise<void>;
  /** How staff have set it at this moment: which ways are open, how much cash is taken. */
  peekRules(): PaymentRules;
  warn: (error: unknown, words: string) => void;
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({
  db,
  online,
  publicUrl,
  announce = async () => {},
  peekRules,
  warn,
}: PaymentParts) {
  const offered = [...online, ...AT_DESK];
  const providers = [...online, ...BY_PEOPLE];
  const findOnline = (method: PaymentMethod) => online.find(({ methods }) => methods.includes(method));
  const isOffered = (method: PaymentMethod) =>
    offered.some(({ methods }) => methods.includes(method)) && peekRules().takes(method);
  const findProvider = (name: string): PaymentProvider | null =>
    providers.find((each) => each.name === name) ?? null;

  async function apply(provider: string, event: ProviderEvent): Promise<void> {
    await transaction(db, async (tx) => {
      const order = await applyEvent(tx, provider, event);
      if (order) await announce(tx, order);
    });
  }

  const { begin, openPage } = createBegin({ db, online, publicUrl, warn });

  async function getView(orderId: number): Promise<PaymentView> {
    const [order, last] = await Promise.all([findPayable(db, orderId), findLastPayment(db, orderId)]);
    if (order === null) throw new Refusal('order.not_found');
    const canPay =
      canPayNow(order.paymentStatus) && !isOver(order) && findOnline(order.paymentMethod) !== undefined;
    const place = canPay && last?.status === 'open' ? last : null;
    return {
      method: order.paymentMethod,
      status: order.paymentStatus,
      total: order.totalTenge,
      payUntil: order.payUntil?.toISOString() ?? null,
      canPay,
      redirectUrl: place?.redirectUrl ?? null,
      qr: place?.qr ?? null,
      invoiceUrl: order.paymentMethod === 'invoice' ? `/api/v1/orders/${orderId}/documents/invoice/` : null,
    };
  }

  async function changeMethod(tx: Db, orderId: number, method: PaymentMethod): Promise<void> {
    const order = await lockPayable(tx, orderId);
    if (order === null || isOver(order) || !canPayNow(order.paymentStatus)) {
      throw new Refusal('order.cannot_pay');
    }
    const { cashUpToTenge } = peekRules();
    const terms = { ...order, creditLeftTenge: null, hasOverdueDebt: false, cashUpToTenge };
    if (!isOffered(method) || findPaymentRefusal(method, terms) !== null) {
      throw new Refusal('order.payment_not_allowed');
    }
    const last = await findLastPayment(tx, orderId);
    if (last?.status === 'open' && last.method === method && order.paymentStatus === 'pending') return;
    const payUntil = toPayUntil(method, order.createdAt);
    if (payUntil && payUntil.getTime() <= Date.now()) throw new Refusal('order.cannot_pay');
    await leaveOpenPayments(tx, orderId);
    await setPaymentMethod(tx, orderId, method, payUntil);
    const status = firstPaymentStatus(method, { isPricedByHand: false });
    const moved = order.paymentStatus === status ? order : await moveMoney(tx, order, status, 'buyer');
    await announce(tx, moved);
  }

  const settle = createSettle({ db, findProvider, apply, announce, warn });

  return {
    /** For the checkout: methods that the shop can take at all. */
    isOffered,
    begin,
    getView,
    openPage,

    async retry(orderId: number, method: PaymentMethod): Promise<PaymentView> {
      await transaction(db, (tx) => changeMethod(tx, orderId, method));
      await begin(orderId);
      return getView(orderId);
    },

    /** Gives what the provider wants to hear; null: the shop's own words. */
    async tell(name: string, webhook: Webhook): Promise<OwnWords | null> {
      const provider = findProvider(name);
      if (!provider) throw new Refusal('payment.provider_not_found');
      return hearMessage(db, provider, webhook, (event) => apply(name, event));
    },

    settle,
  };
}
