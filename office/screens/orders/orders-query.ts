/** The filters of the list of orders between the address and the call; what means nothing there is left out. */
import type { OrderView } from '#contract/office/orders.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/orders/payment-status.ts';

/** As the tabs stand. */
export const ORDER_VIEWS = [
  'open',
  'mine',
  'called',
  'confirm',
  'collect',
  'cancel',
  'unpaid',
  'returns',
  'wholesale',
  'ready',
  'all',
] as const satisfies readonly OrderView[];

export const ORDER_METHODS = ['pickup', 'delivery', 'express', 'transport'] as const;

export interface OrdersQuery {
  view: OrderView;
  order?: 'newest';
  status?: OrderStatus;
  payment?: PaymentStatus;
  method?: (typeof ORDER_METHODS)[number];
}

const pick = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word);

export function toOrdersQuery(address: URLSearchParams): OrdersQuery {
  const status = pick(ORDER_STATUSES, address.get('status'));
  const payment = pick(PAYMENT_STATUSES, address.get('payment'));
  const method = pick(ORDER_METHODS, address.get('method'));
  return {
    view: pick(ORDER_VIEWS, address.get('view')) ?? 'open',
    ...(address.get('order') === 'newest' ? { order: 'newest' as const } : {}),
    ...(status ? { status } : {}),
    ...(payment ? { payment } : {}),
    ...(method ? { method } : {}),
  };
}

/** A number may stand in an address; whatever could be a phone or a name is asked for by a body alone. */
export const isOrderNumber = (typed: string): boolean =>
  /^[A-Za-z]-?\d{6}-?\d+$/.test(typed) || /^\d{1,7}$/.test(typed);
