import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../orders/order-status.ts';
import { compareLines, findGoal, isPaidInFull, type ToldOrder } from './told-order.ts';

const told = (more: Partial<ToldOrder>): ToldOrder => ({
  isCancelled: false,
  isShipped: false,
  status: null,
  payments: [],
  lines: null,
  sum: null,
  ...more,
});

describe('where an order is to go by what 1C says', () => {
  it.each([
    ['says nothing', 'new', true, {}, null],
    ['a state ahead', 'new', false, { status: 'confirmed' }, 'confirmed'],
    ['an echo of an earlier state', 'assembling', false, { status: 'confirmed' }, null],
    ['shipped, delivered', 'assembling', false, { isShipped: true }, 'shipped'],
    ['shipped, fetched', 'ready', true, { isShipped: true }, 'completed'],
    ['the further of two', 'new', false, { isShipped: true, status: 'completed' }, 'completed'],
    ['collected, delivered', 'new', false, { status: 'ready' }, 'assembling'],
    ['collected, fetched', 'new', true, { status: 'ready' }, 'ready'],
    ['a cancellation', 'confirmed', true, { isCancelled: true, status: 'ready' }, 'cancelled'],
    ['a word that means it', 'confirmed', true, { status: 'cancelled', isShipped: true }, 'cancelled'],
    ['a cancellation of what is cancelled', 'cancelled', true, { isCancelled: true }, null],
    ['papers of what came back', 'return_requested', true, { isShipped: true }, null],
  ] as [string, OrderStatus, boolean, Partial<ToldOrder>, OrderStatus | null][])(
    '%s',
    (_what, at, isPickup, more, goal) => expect(findGoal(told(more), at, { isPickup })).toBe(goal),
  );
});

it.each([
  [[], false],
  [[{ key: '1', sum: null }], true],
  [[{ key: '1', sum: 600 }], false],
  [
    [
      { key: '1', sum: 600 },
      { key: '2', sum: 400 },
    ],
    true,
  ],
])('of 1000 tenge %j pays all: %s', (payments, isPaid) => expect(isPaidInFull(payments, 1000)).toBe(isPaid));

it('lines are compared by their goods, and only what differs is told', () => {
  const line = (id: string, count: number) => ({ id, name: id, count });
  expect(
    compareLines([line('a', 10), line('b', 1)], [line('b', 1), line('a', 4), line('a', 4), line('c', 2)]),
  ).toEqual([
    { id: 'a', name: 'a', ours: 10, theirs: 8 },
    { id: 'c', name: 'c', ours: 0, theirs: 2 },
  ]);
});
