/** Which papers an order has at the moment: each when there is something true to write in it. */
import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-methods.ts';

export const ORDER_PAPERS = ['invoice', 'waybill', 'act', 'warranty'] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];

export interface OrderOfPapers {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  hasOrganization: boolean;
  /** Delivery, lifting: work that is done. */
  hasServices: boolean;
  hasWarranty: boolean;
  /** Its carriage has no price, or the shop has not confirmed it: a bill would ask for what nobody has agreed on. */
  isUnagreed: boolean;
}

/** From here on the goods have been laid together and are named in a waybill. */
const COLLECTED: ReadonlySet<OrderStatus> = new Set([
  'ready',
  'shipped',
  'delivering',
  'completed',
  'return_requested',
  'partially_returned',
]);
const RECEIVED: ReadonlySet<OrderStatus> = new Set(['completed', 'return_requested', 'partially_returned']);

export function listOrderPapers(order: OrderOfPapers): OrderPaper[] {
  const { status } = order;
  const has: Record<OrderPaper, boolean> = {
    invoice:
      status !== 'cancelled' &&
      !order.isUnagreed &&
      (order.hasOrganization || order.paymentMethod === 'invoice'),
    waybill: COLLECTED.has(status),
    act: RECEIVED.has(status) && order.hasServices,
    warranty: RECEIVED.has(status) && order.hasWarranty,
  };
  return ORDER_PAPERS.filter((paper) => has[paper]);
}
