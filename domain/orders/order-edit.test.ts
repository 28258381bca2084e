import { expect, test } from 'vitest';
import { agreedPrice, canEdit, canLessen, isLess, toMoneyDifference } from './order-edit.ts';

test('an order can be changed until picking starts, while no money goes back and nobody asked to stop it', () => {
  const order = {
    status: 'new',
    paymentStatus: 'none',
    cancelRequestedAt: null,
    confirmUntil: null,
  } as const;
  expect(canEdit(order)).toBe(true);
  expect(canEdit({ ...order, status: 'confirmed', paymentStatus: 'paid' })).toBe(true);
  expect(canEdit({ ...order, status: 'assembling' })).toBe(false);
  expect(canEdit({ ...order, status: 'cancelled' })).toBe(false);
  expect(canEdit({ ...order, paymentStatus: 'refund_pending' })).toBe(false);
  expect(canEdit({ ...order, cancelRequestedAt: new Date() })).toBe(false);
  expect(canEdit({ ...order, confirmUntil: new Date() })).toBe(false);
});

test('a line that is not raised keeps its price, but one that was given for the count goes with it', () => {
  const line = { count: 5, price: 900, discounts: [] };
  expect([5, 3, 6].map((count) => agreedPrice(line, count))).toEqual([900, 900, null]);
  const byCount = { ...line, discounts: [{ reason: 'tier' }] };
  expect([5, 4].map((count) => agreedPrice(byCount, count))).toEqual([900, null]);
});

test('of money that came the difference goes back; more of it is not asked for', () => {
  const down = { fromTenge: 5000, toTenge: 3000 };
  const up = { fromTenge: 3000, toTenge: 5000 };
  expect(toMoneyDifference('paid', down)).toMatchObject({ backTenge: 2000, isUnpayable: false });
  expect(toMoneyDifference('paid', up)).toMatchObject({ differenceTenge: 2000, isUnpayable: true });
  expect(toMoneyDifference('pending', down)).toMatchObject({ backTenge: 0, differenceTenge: -2000 });
  expect(toMoneyDifference('none', up)).toMatchObject({ backTenge: 0, isUnpayable: false });
});

test('of what stands ready and is paid at the desk some may be left there', () => {
  const order = {
    status: 'ready',
    method: 'pickup',
    paymentStatus: 'none',
    cancelRequestedAt: null,
    confirmUntil: null,
  } as const;
  expect(canLessen(order)).toBe(true);
  expect(canLessen({ ...order, status: 'assembling' })).toBe(false);
  expect(canLessen({ ...order, method: 'delivery' })).toBe(false);
  expect(canLessen({ ...order, paymentStatus: 'paid' })).toBe(false);
  expect(canLessen({ ...order, cancelRequestedAt: new Date() })).toBe(false);
});

test.each<[string, { id: number; count: number }[], boolean]>([
  ['one less of a line', [{ id: 1, count: 2 }], true],
  ['a whole line left', [{ id: 2, count: 0 }], true],
  ['all as it is', [{ id: 1, count: 3 }], false],
  ['more than there is', [{ id: 1, count: 4 }], false],
  ['a line that is not there', [{ id: 9, count: 0 }], false],
  [
    'nothing at all',
    [
      { id: 1, count: 0 },
      { id: 2, count: 0 },
    ],
    false,
  ],
])('%s is less: %s', (_what, items, expected) => {
  const lines = [
    { line: 1, count: 3 },
    { line: 2, count: 1 },
  ];
  expect(isLess(lines, items)).toBe(expected);
});
