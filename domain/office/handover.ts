/** What is taken when goods are handed over: the same rule shows it and books it. */
import { isPaidAhead, type PaymentMethod } from '../orders/payment-methods.ts';
import { canPayNow, type PaymentStatus } from '../orders/payment-status.ts';

export interface HandedOver {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalTenge: number;
}

/** Null: it is to be paid ahead and is not, so it stays here. */
export function dueOnReceipt({ paymentMethod, paymentStatus, totalTenge }: HandedOver): number | null {
  if (canPayNow(paymentStatus)) return null;
  if (paymentStatus !== 'none') return 0;
  if (paymentMethod === 'deferred') return 0;
  return isPaidAhead(paymentMethod) ? null : totalTenge;
}
