/** Which ways to pay an order has, and why another is not offered: the checkout shows it, the server insists on it. */
import { LIGHT_ORDER_KG } from './delivery-price.ts';
import type { PaymentStatus } from './payment-status.ts';

export const PAYMENT_METHODS = [
  'kaspi_pay',
  'card_online',
  'card_on_receipt',
  'cash_on_receipt',
  'invoice',
  'deferred',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface PayableOrder {
  totalTenge: number;
  weightKg: number;
  isPickup: boolean;
  hasOrganization: boolean;
  /** What the contract still allows; null without a contract for deferred payment. */
  creditLeftTenge: number | null;
  hasOverdueDebt: boolean;
  cashUpToTenge: number;
}

export type PaymentRefusal =
  | 'too_small'
  | 'too_heavy_at_door'
  | 'too_much_cash'
  | 'organization_needed'
  | 'contract_needed'
  | 'over_credit'
  | 'overdue_debt';

const KASPI_FROM_TENGE = 100;

/** Null: it is offered. */
export function findPaymentRefusal(method: PaymentMethod, order: PayableOrder): PaymentRefusal | null {
  switch (method) {
    case 'card_online':
      return null;
    case 'kaspi_pay':
      return order.totalTenge < KASPI_FROM_TENGE ? 'too_small' : null;
    case 'card_on_receipt':
      return isTooHeavyAtDoor(order) ? 'too_heavy_at_door' : null;
    case 'cash_on_receipt':
      if (order.totalTenge > order.cashUpToTenge) return 'too_much_cash';
      return isTooHeavyAtDoor(order) ? 'too_heavy_at_door' : null;
    case 'invoice':
      return order.hasOrganization ? null : 'organization_needed';
    case 'deferred':
      if (order.creditLeftTenge === null) return 'contract_needed';
      if (order.hasOverdueDebt) return 'overdue_debt';
      return order.totalTenge > order.creditLeftTenge ? 'over_credit' : null;
  }
}

export const listPaymentMethods = (order: PayableOrder): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => findPaymentRefusal(method, order) === null);

/** A lorry is unloaded before it is paid for: what comes on one is paid ahead. */
const isTooHeavyAtDoor = ({ isPickup, weightKg }: PayableOrder): boolean =>
  !isPickup && weightKg > LIGHT_ORDER_KG;

/** Whether the money comes before the goods. */
export const isPaidAhead = (method: PaymentMethod): boolean => PAY_WITHIN_MINUTES[method] !== null;

/**
 * How the money stands when the order has just been made. Until its carriage has a price nothing is awaited: nobody pays
 * for an order whose sum is not agreed on.
 */
export function firstPaymentStatus(
  method: PaymentMethod,
  { isPricedByHand }: { isPricedByHand: boolean },
): PaymentStatus {
  return isPaidAhead(method) && !isPricedByHand ? 'pending' : 'none';
}

/** Null: it is paid when the goods are handed over, or by contract later. */
export const payWithinMinutes = (method: PaymentMethod): number | null => PAY_WITHIN_MINUTES[method];

const DAY_MINUTES = 24 * 60;
const PAY_WITHIN_MINUTES: Readonly<Record<PaymentMethod, number | null>> = {
  kaspi_pay: DAY_MINUTES,
  card_online: 20,
  card_on_receipt: null,
  cash_on_receipt: null,
  // Three days on which banks work, so five by the calendar.
  invoice: 5 * DAY_MINUTES,
  deferred: null,
};
