/** What the buyer may change of an order that is made, what it keeps, and what the change means in money. */
import type { OrderStatus } from './order-status.ts';
import { hasMoney, type PaymentStatus } from './payment-status.ts';
import { isUnconfirmed, type MaybeUnconfirmed } from './unconfirmed.ts';

export interface EditableOrder extends MaybeUnconfirmed {
  paymentStatus: PaymentStatus;
  cancelRequestedAt: Date | null;
  /** Drives beside the first: they are taken back before anything else changes. */
  parts?: readonly unknown[];
}

const BEFORE_PICKING: ReadonlySet<OrderStatus> = new Set(['new', 'confirmed']);
const MONEY_AT_REST: ReadonlySet<PaymentStatus> = new Set(['none', 'pending', 'failed', 'expired', 'paid']);

/** Until picking starts, while no money is on its way back, nobody has asked to stop it and it holds its goods. */
export const canEdit = (order: EditableOrder): boolean =>
  BEFORE_PICKING.has(order.status) &&
  MONEY_AT_REST.has(order.paymentStatus) &&
  order.cancelRequestedAt === null &&
  (order.parts ?? []).length === 0 &&
  !isUnconfirmed(order);

interface AgreedLine {
  count: number;
  price: number;
  discounts: readonly { reason: string }[];
}

/**
 * The price that a line keeps: what was agreed, as long as no more is wanted of it. A price that was given for the
 * count goes with the count. Null: priced as today.
 */
export function agreedPrice({ count: had, price, discounts }: AgreedLine, count: number): number | null {
  if (count > had) return null;
  const isByCount = discounts.some(({ reason }) => reason === 'tier' || reason === 'qty_tier');
  return count < had && isByCount ? null : price;
}

/** What of the difference is to be paid, and what goes back: money moves only where some has come. */
export function toMoneyDifference(
  paymentStatus: PaymentStatus,
  { fromTenge, toTenge }: { fromTenge: number; toTenge: number },
): { differenceTenge: number; backTenge: number; isUnpayable: boolean } {
  const differenceTenge = toTenge - fromTenge;
  const isPaid = hasMoney(paymentStatus);
  return {
    differenceTenge,
    backTenge: isPaid ? Math.max(0, -differenceTenge) : 0,
    // A second payment for one order does not exist: what is missing is ordered apart.
    isUnpayable: isPaid && differenceTenge > 0,
  };
}
