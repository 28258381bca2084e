/** The life of an order's money, beside the life of its goods: a paid order may be cancelled, a cancelled one refunded. */
export const PAYMENT_STATUSES = [
  'none',
  'pending',
  'paid',
  'failed',
  'expired',
  'refund_pending',
  'refunded',
  'partly_refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  // Paid on receipt: nothing is awaited until the goods are handed over.
  none: ['pending', 'paid'],
  // Nothing is awaited any more once the buyer chooses to pay on receipt.
  pending: ['paid', 'failed', 'expired', 'none'],
  // A bank may tell of success after the shop gave up waiting: money that came is never overlooked.
  failed: ['pending', 'paid', 'none'],
  expired: ['pending', 'paid', 'none'],
  paid: ['refund_pending'],
  refund_pending: ['refunded', 'partly_refunded', 'paid'],
  partly_refunded: ['refund_pending'],
  refunded: [],
};

export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether there is money of the buyer's to give back. */
export const hasMoney = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'refund_pending' || status === 'partly_refunded';

/** Whether money may come that is not here yet: a refund on its way is no reason to take it twice. */
export const canTakeMoney = (status: PaymentStatus): boolean =>
  !hasMoney(status) && canPaymentMove(status, 'paid');

export const canPayNow = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'failed' || status === 'expired';
