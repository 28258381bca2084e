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

/** At the desk: it stands ready in its store and is paid there, so whoever fetches it may leave some of it. */
export const canLessen = ({
  status,
  method,
  paymentStatus,
  cancelRequestedAt,
}: EditableOrder & { method: string }): boolean =>
  status === 'ready' && method === 'pickup' && paymentStatus === 'none' && cancelRequestedAt === null;

/** Every line as it is or smaller, and something of all of them. */
export function isLess(
  lines: readonly { line: number; count: number }[],
  items: readonly { id: number; count: number }[],
): boolean {
  const leftOf = ({ line, count }: { line: number; count: number }) =>
    items.find(({ id }) => id === line)?.count ?? count;
  const isWithin = items.every(({ id, count }) =>
    lines.some((each) => each.line === id && count <= each.count),
  );
  const [had, left] = [lines.map(({ count }) => count), lines.map(leftOf)].map((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  );
  return isWithin && (left ?? 0) > 0 && (left ?? 0) < (had ?? 0);
}

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
