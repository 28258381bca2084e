import { describe, expect, test } from 'vitest';
import {
  cancelWay,
  canMove,
  canReturn,
  givesBack,
  isOver,
  listNext,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
  storageDays,
} from './order-status.ts';
import {
  canPaymentMove,
  canPayNow,
  hasMoney,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './payment-status.ts';

describe('the states of an order', () => {
  const operator: Record<OrderStatus, string> = {
    new: 'confirmed cancelled',
    confirmed: 'assembling cancelled',
    assembling: 'ready shipped cancelled',
    ready: 'completed cancelled',
    shipped: 'delivering cancelled',
    delivering: 'completed returned',
    completed: 'return_requested',
    return_requested: 'returned partially_returned completed',
    partially_returned: 'return_requested',
    returned: '',
    cancelled: '',
  };
  test.each(ORDER_STATUSES)('an operator moves %s only where it may go', (status) => {
    expect(listNext(status, 'operator').join(' ')).toBe(operator[status]);
  });

  test.each<[OrderStatus, 'cancel' | 'request' | null]>([
    ['new', 'cancel'],
    ['confirmed', 'cancel'],
    ['assembling', 'request'],
    ['ready', 'cancel'],
    ['shipped', 'request'],
    ['delivering', null],
    ['completed', null],
    ['return_requested', null],
    ['partially_returned', null],
    ['returned', null],
    ['cancelled', null],
  ])('a buyer of an order that is %s: %s', (status, way) => {
    expect(cancelWay(status)).toBe(way);
  });

  test('nobody confirms, collects, hands over or takes back but the shop; what a carrier has is moved by a job', () => {
    const own: OrderStatus[] = ['cancelled', 'return_requested'];
    const carried = ['assembling → shipped', 'shipped → delivering', 'delivering → completed'];
    for (const actor of ['buyer', 'job'] satisfies OrderActor[])
      for (const from of ORDER_STATUSES)
        for (const to of ORDER_STATUSES)
          if (!own.includes(to))
            expect(canMove(from, to, actor), `${actor}: ${from} → ${to}`).toBe(
              actor === 'job' && carried.includes(`${from} → ${to}`),
            );
  });

  test('every state is reached from a new order, and every order can end', () => {
    const reached = new Set<OrderStatus>(['new']);
    for (const from of reached) for (const to of listNext(from, 'operator')) reached.add(to);
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    expect(ORDER_STATUSES.filter(isOver)).toEqual(['returned', 'cancelled']);
  });

  test('what an order holds is given back once, whichever way it ends', () => {
    expect(givesBack('new', 'cancelled')).toBe(true);
    expect(givesBack('delivering', 'returned')).toBe(true);
    expect(givesBack('cancelled', 'cancelled')).toBe(false);
    expect(givesBack('completed', 'return_requested')).toBe(false);
    expect(givesBack('return_requested', 'returned')).toBe(false);
  });

  test('goods are taken back to the end of the fourteenth day after they were received', () => {
    const received = new Date('2026-11-01T10:00:00Z');
    const daysLater = (days: number) => new Date(received.getTime() + days * 86_400_000);
    expect(canReturn('completed', received, daysLater(14))).toBe(true);
    expect(canReturn('completed', received, daysLater(15))).toBe(true);
    expect(canReturn('completed', received, daysLater(15.001))).toBe(false);
    expect(canReturn('ready', received, daysLater(1))).toBe(false);
    expect(canReturn('completed', null, daysLater(1))).toBe(false);
  });

  test('a paid order waits for a week, another for three days', () => {
    expect([storageDays(true), storageDays(false)]).toEqual([7, 3]);
  });
});

describe("the states of an order's money", () => {
  const allowed: Record<PaymentStatus, string> = {
    none: 'pending paid',
    pending: 'paid failed expired none',
    failed: 'pending paid none',
    expired: 'pending paid none',
    paid: 'refund_pending',
    refund_pending: 'refunded partly_refunded paid',
    partly_refunded: 'refund_pending',
    refunded: '',
  };
  test.each(PAYMENT_STATUSES)('from %s', (from) => {
    const next = PAYMENT_STATUSES.filter((to) => canPaymentMove(from, to));
    expect(next.toSorted()).toEqual(allowed[from].split(' ').filter(Boolean).toSorted());
  });

  test('only what was paid can be given back, only what is awaited can be paid', () => {
    expect(PAYMENT_STATUSES.filter(hasMoney)).toEqual(['paid', 'refund_pending', 'partly_refunded']);
    expect(PAYMENT_STATUSES.filter(canPayNow)).toEqual(['pending', 'failed', 'expired']);
  });
});
