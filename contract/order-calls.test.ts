import { expect, expectTypeOf, test } from 'vitest';
import {
  calculateDelivery,
  type DeliveryZone,
  getOrderOptions,
  type OrderTerms,
  type OrderTotals,
} from './checkout.ts';
import { type ErrorCode, errorBody, errors } from './errors.ts';
import type { DeliveryMethod, Order, OrderCard } from './order.ts';
import { cancelOrder, cancelReason, getOrder, getOrders, repeatOrder, returnOrder } from './order-life.ts';
import { getOrderDocument, getPayment, retryPayment } from './order-payments.ts';
import { createOrder, type OrderChange, type OrderChanged, orderChanged } from './orders.ts';
import { type DeliverySlot, getSlots, holdSlot, releaseSlot, slotTaken } from './slots.ts';

const all = [
  getOrderOptions,
  calculateDelivery,
  getSlots,
  holdSlot,
  releaseSlot,
  createOrder,
  getOrders,
  getOrder,
  cancelOrder,
  repeatOrder,
  returnOrder,
  getPayment,
  retryPayment,
  getOrderDocument,
];

test('every call of checkout and orders is for whom it belongs to, and says how it may be refused', () => {
  for (const call of all) {
    expect(call.access, call.path).toBe('user');
    expect(call.owned, call.path).toBe(call.path.includes('{orderId}') ? 'order' : null);
    expect(call.refusals, call.path).toContain('session.required');
    for (const code of call.refusals) expect(errors, code).toHaveProperty([code]);
  }
  expect(all.filter(({ requiresKey }) => requiresKey)).toEqual([createOrder]);
});

test('what a refusal brings has a shape', () => {
  const refusal = {
    message: '',
    code: 'order.slot_taken' satisfies ErrorCode,
    requestId: '',
    data: { nearest: [] },
  };
  expect(slotTaken.safeParse(errorBody.parse(refusal).data).success).toBe(true);
  expect(orderChanged.safeParse({ changes: [], total: null }).success).toBe(false);
  expect(cancelReason.options).toHaveLength(7);
});

test('screens and server speak of the same things', () => {
  expectTypeOf<OrderTerms['delivery']['method']>().toEqualTypeOf<DeliveryMethod>();
  expectTypeOf<Order['delivery']['method']>().toEqualTypeOf<DeliveryMethod>();
  expectTypeOf<OrderChanged['changes']>().toEqualTypeOf<OrderChange[]>();
  expectTypeOf<OrderCard['total']>().toEqualTypeOf<OrderTotals['total']>();
  expectTypeOf<DeliverySlot>().toHaveProperty('isFree');
  expectTypeOf<DeliveryZone['kind']>().toEqualTypeOf<'near' | 'far' | 'suburb'>();
});
