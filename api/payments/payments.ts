/**
 * The money of orders. Promises: each message of a provider counts once, whatever its order; money that came is never
 * overlooked, kept twice, or kept for an order that is over; a refund of the same key is given once.
 * Hides: providers behind one face (provider.ts), tries, events, the queue of refunds. Relies on orders for what is to
 * be paid, on receipts for the papers, on somebody calling `settle` about every second.
 * Within an order's own transaction: `takeMoney`, `leavePayments`, `requestRefund`.
 */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { getPayment } from '#contract/order-payments.ts';
import { localePath } from '#domain/locale.ts';
import {
  findPaymentRefusal,
  firstPaymentStatus,
  type PaymentMethod,
} from '#domain/orders/payment-methods.ts';
import { canPayNow } from '#domain/orders/payment-status.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { applyEvent } from './apply-event.ts';
import { AT_DESK, toPayUntil } from './desk.ts';
import { isOver, moveMoney } from './money.ts';
import {
  findLastPayment,
  findPayable,
  insertPayment,
  leaveOpenPayments,
  listOverdue,
  lockPayable,
  type PayableRow,
  type PaymentRow,
  setPaymentMethod,
  setPaymentStart,
} from './payments.queries.ts';
import type { PaymentProvider, ProviderEvent, Webhook } from './provider.ts';
import { claimRefund, setRefundStatus } from './refunds.queries.ts';
import { finishRefund } from './refunds.ts';

export { awaitMoney, confirmRefunds, giveUpMoney, reviseMoney, takeMoney } from './desk.ts';
export { leaveOpenPayments as leavePayments } from './payments.queries.ts';
export { refundDifference, requestRefund } from './refunds.ts';

const LEASE_SECONDS = 30;
const MOST_PER_ROUND = 20;

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
  const providers = [...online, ...AT_DESK];
  const findOnline = (method: PaymentMethod) => online.find(({ methods }) => methods.includes(method));
  const isOffered = (method: PaymentMethod) =>
    providers.some(({ methods }) => methods.includes(method)) && peekRules().takes(method);
  const getProvider = (name: string): PaymentProvider => {
    const provider = providers.find((each) => each.name === name);
    if (!provider) throw new Refusal('payment.provider_not_found');
    return provider;
  };

  async function apply(provider: string, event: ProviderEvent): Promise<void> {
    await transaction(db, async (tx) => {
      const order = await applyEvent(tx, provider, event);
      if (order) await announce(tx, order);
    });
  }

  /** A try that waits for the buyer; null where nothing is to be paid on the site now. */
  async function open(tx: Db, orderId: number): Promise<{ order: PayableRow; payment: PaymentRow } | null> {
    const order = await lockPayable(tx, orderId);
    if (order === null || isOver(order) || !canPayNow(order.paymentStatus)) return null;
    const provider = findOnline(order.paymentMethod);
    if (!provider) return null;
    const last = await findLastPayment(tx, orderId);
    if (last?.status === 'open' && last.method === order.paymentMethod) return { order, payment: last };
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
    return { order, payment };
  }

  /** Asks the provider for a place to pay, as often as one likes. */
  async function begin(orderId: number): Promise<void> {
    const opened = await transaction(db, (tx) => open(tx, orderId));
    if (opened === null || opened.payment.redirectUrl !== null) return;
    const { order, payment } = opened;
    try {
      const start = await getProvider(payment.provider).create({
        reference: payment.reference,
        method: payment.method,
        amountTenge: payment.amountTenge,
        orderNumber: order.number,
        language: order.language,
        returnUrl: `${publicUrl}${localePath(`/order-created?number=${order.number}`, order.language)}`,
        expiresAt: payment.expiresAt,
      });
      await setPaymentStart(db, payment.id, start);
    } catch (error) {
      warn(error, 'a payment could not be begun');
      throw new Refusal('payment.unavailable');
    }
  }

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

  /** A provider whose message was lost is asked; what it knows nothing of has expired. */
  async function endOverdue(): Promise<void> {
    for (const { provider, reference, amountTenge } of await listOverdue(db, MOST_PER_ROUND)) {
      const expired = { eventId: `expired:${reference}`, reference, kind: 'expired', amountTenge } as const;
      const known = await getProvider(provider).findStatus(reference);
      await apply(provider, known?.kind === 'paid' ? known : { ...expired, refundKey: null });
    }
  }

  async function giveRefunds(): Promise<void> {
    for (let round = 0; round < MOST_PER_ROUND; round++) {
      const refund = await claimRefund(db, LEASE_SECONDS);
      if (refund === null) return;
      const { id, orderId, reference, amountTenge, operationKey: key, attempts } = refund;
      try {
        const state = await getProvider(refund.provider).refund({ reference, amountTenge, key });
        await transaction(db, async (tx) => {
          if (state === 'done') await finishRefund(tx, refund, 'job');
          else await setRefundStatus(tx, id, 'asked');
          const order = await findPayable(tx, orderId);
          if (order) await announce(tx, order);
        });
      } catch (error) {
        warn(error, `refund ${id} was not given (try ${attempts}) and will be tried again`);
      }
    }
  }

  return {
    /** For the checkout: methods that the shop can take at all. */
    isOffered,
    begin,
    getView,

    async retry(orderId: number, method: PaymentMethod): Promise<PaymentView> {
      await transaction(db, (tx) => changeMethod(tx, orderId, method));
      await begin(orderId);
      return getView(orderId);
    },

    async tell(name: string, webhook: Webhook): Promise<void> {
      const event = getProvider(name).readWebhook(webhook);
      await apply(name, event);
    },

    async settle(): Promise<void> {
      await endOverdue();
      await giveRefunds();
    },
  };
}
