import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import ruMessages from '../../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../../i18n/translate.ts';
import { listNextSteps } from './next-steps.ts';

const t = createTranslate('ru', ruMessages);
const order = (parts: object, delivery: object = {}) =>
  ({
    payment: 'cash_on_receipt',
    paymentStatus: 'none',
    payUntil: null,
    promised: { date: '2026-11-17', from: '16:00', to: null },
    ...parts,
    delivery: { method: 'pickup', isPricedByHand: false, keptUntil: null, ...delivery },
  }) as unknown as Order;
const steps = (made: Order) =>
  listNextSteps(made, t, 'ru').map(({ key, when }) => `${key}: ${when?.replaceAll('\u00A0', ' ') ?? '—'}`);

test('a pickup that is paid in the store is kept for three days', () => {
  expect(steps(order({}))).toEqual([
    'ready: 17 ноября с 16:00',
    'kept: до 20 ноября',
    'return: до 1 декабря',
  ]);
});

test('what is paid ahead comes first, by the clock of Kazakhstan, and is kept for seven days', () => {
  const awaited = { payment: 'card_online', paymentStatus: 'pending', payUntil: '2026-11-15T19:30:00.000Z' };
  expect(steps(order(awaited))).toEqual([
    'pay: до 16 ноября, 00:30',
    'ready: 17 ноября с 16:00',
    'kept: до 24 ноября',
    'return: до 1 декабря',
  ]);
});

test('the day of storage that the shop has told is the one', () => {
  expect(steps(order({}, { keptUntil: '2026-11-22' }))).toContain('kept: до 22 ноября');
});

test('a delivery is brought in its hours, and nothing is kept in a store', () => {
  const promised = { date: '2026-11-17', from: '13:00', to: '17:00' };
  expect(steps(order({ promised }, { method: 'delivery' }))).toEqual([
    'brought: 17 ноября, 13:00–17:00',
    'return: до 1 декабря',
  ]);
});

test('what a manager counts has a call and no day', () => {
  expect(steps(order({ promised: null }, { method: 'transport', isPricedByHand: true }))).toEqual([
    'call: —',
    'brought: —',
  ]);
});

test('of an order that the shop has to confirm nothing else is promised', () => {
  expect(steps(order({ confirmUntil: '2026-11-19T10:30:00.000Z' }))).toEqual(['shop: до 19 ноября, 15:30']);
});
