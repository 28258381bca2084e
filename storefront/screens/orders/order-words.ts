/** Orders in words: states, ways to pay, and the one line that tells a buyer what happens next. */
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentDecline } from '#domain/orders/payment-decline.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { IconName } from '../../design/icon.tsx';
import type { MessageKey } from '../../i18n/translate.ts';

export const STATUS_WORDS: Readonly<Record<OrderStatus, MessageKey>> = {
  new: 'orderStatus.new',
  confirmed: 'orderStatus.confirmed',
  assembling: 'orderStatus.assembling',
  ready: 'orderStatus.ready',
  shipped: 'orderStatus.shipped',
  delivering: 'orderStatus.delivering',
  completed: 'orderStatus.completed',
  return_requested: 'orderStatus.return_requested',
  partially_returned: 'orderStatus.partially_returned',
  returned: 'orderStatus.returned',
  cancelled: 'orderStatus.cancelled',
};

type BadgeLook = 'hit' | 'ok' | 'tint' | 'warn' | 'plain' | 'red';

/** What needs the buyer stands out; what is over is quiet. */
export const STATUS_LOOKS: Readonly<Record<OrderStatus, { look: BadgeLook; icon: IconName }>> = {
  new: { look: 'tint', icon: 'clock' },
  confirmed: { look: 'tint', icon: 'check' },
  assembling: { look: 'tint', icon: 'box' },
  ready: { look: 'hit', icon: 'store' },
  shipped: { look: 'hit', icon: 'truck' },
  delivering: { look: 'hit', icon: 'truck' },
  completed: { look: 'ok', icon: 'check' },
  return_requested: { look: 'warn', icon: 'undo' },
  partially_returned: { look: 'plain', icon: 'undo' },
  returned: { look: 'plain', icon: 'undo' },
  cancelled: { look: 'plain', icon: 'close' },
};

export const PAYMENT_STATUS_WORDS: Readonly<Record<PaymentStatus, MessageKey>> = {
  none: 'paymentStatus.none',
  pending: 'paymentStatus.pending',
  paid: 'paymentStatus.paid',
  failed: 'paymentStatus.failed',
  expired: 'paymentStatus.expired',
  refund_pending: 'paymentStatus.refund_pending',
  refunded: 'paymentStatus.refunded',
  partly_refunded: 'paymentStatus.partly_refunded',
};

export const DECLINE_WORDS: Readonly<Record<PaymentDecline, MessageKey>> = {
  funds: 'paymentDecline.funds',
  limit: 'paymentDecline.limit',
  card: 'paymentDecline.card',
  bank: 'paymentDecline.bank',
  '3ds': 'paymentDecline.3ds',
};

export const PAYMENT_LOOKS: Readonly<Record<PaymentStatus, BadgeLook>> = {
  none: 'plain',
  pending: 'warn',
  paid: 'ok',
  failed: 'red',
  expired: 'red',
  refund_pending: 'warn',
  refunded: 'plain',
  partly_refunded: 'plain',
};

export const PAYMENT_WORDS: Readonly<Record<PaymentMethod, MessageKey>> = {
  kaspi_pay: 'payment.kaspi_pay',
  card_online: 'payment.card_online',
  card_on_receipt: 'payment.card_on_receipt',
  cash_on_receipt: 'payment.cash_on_receipt',
  invoice: 'payment.invoice',
  deferred: 'payment.deferred',
};

export const CHANNEL_WORDS = {
  site: 'orderPage.channel.site',
  store: 'orderPage.channel.store',
  phone: 'orderPage.channel.phone',
} as const;
