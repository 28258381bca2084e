/** How states of orders and of their money look: one table, so that a list and a page never disagree. */
import type { OrderRow } from '#contract/office/orders.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import type { TagTone } from '../design/tag.tsx';

interface Look {
  tone: TagTone;
  icon: IconName;
}

export const STATUS_LOOKS: Readonly<Record<OrderStatus, Look>> = {
  new: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'tint', icon: 'check' },
  assembling: { tone: 'now', icon: 'box' },
  ready: { tone: 'good', icon: 'check' },
  shipped: { tone: 'tint', icon: 'truck' },
  delivering: { tone: 'now', icon: 'truck' },
  completed: { tone: 'good', icon: 'success' },
  return_requested: { tone: 'bad', icon: 'undo' },
  partially_returned: { tone: 'plain', icon: 'undo' },
  returned: { tone: 'plain', icon: 'undo' },
  cancelled: { tone: 'plain', icon: 'close' },
};

export const PAYMENT_LOOKS: Readonly<Record<PaymentStatus, Look>> = {
  none: { tone: 'plain', icon: 'card' },
  pending: { tone: 'warn', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'error' },
  expired: { tone: 'bad', icon: 'error' },
  refund_pending: { tone: 'warn', icon: 'undo' },
  refunded: { tone: 'plain', icon: 'undo' },
  partly_refunded: { tone: 'plain', icon: 'undo' },
};

export const METHOD_ICONS: Readonly<Record<OrderRow['method'], IconName>> = {
  pickup: 'store',
  delivery: 'truck',
  express: 'bolt',
  transport: 'truck',
};
