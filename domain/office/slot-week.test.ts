import { expect, test } from 'vitest';
import { USUAL_SLOT_RULES } from '../orders/slots.ts';
import { fullnessOf, listWeek, loadDay } from './slot-week.ts';

const load = { date: '2026-11-18', from: '09:00', takenOrders: 12, takenKg: 3000, heldOrders: 1, heldKg: 40 };

test('a week is seven days from its first', () => {
  expect(listWeek('2026-11-28')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
});

test('every span of the day stands there with what is taken of it', () => {
  const spans = loadDay(USUAL_SLOT_RULES, 1, '2026-11-18', [load, { ...load, date: '2026-11-19' }]);
  expect(spans.map(({ from, takenOrders }) => [from, takenOrders])).toEqual([
    ['09:00', 12],
    ['13:00', 0],
    ['17:00', 0],
  ]);
  expect(spans[0]).toMatchObject({ to: '13:00', capacityOrders: 30, heldOrders: 1, isGone: false });
});

test('what was taken before a day was closed stays, and nothing is offered', () => {
  const rules = {
    ...USUAL_SLOT_RULES,
    days: [{ cityId: null, date: '2026-11-18', isClosed: true, capacityKg: null, capacityOrders: null }],
  };
  expect(loadDay(rules, 1, '2026-11-18', [load])).toMatchObject([
    { from: '09:00', isGone: true, takenOrders: 12 },
  ]);
  expect(loadDay(rules, 1, '2026-11-18', [])).toEqual([]);
});

test.each([
  ['by orders', { ...load, capacityOrders: 26, capacityKg: 12_000 }, 0.5],
  ['by kilograms', { ...load, capacityOrders: 100, capacityKg: 3040 }, 1],
  ['closed with orders is full', { ...load, capacityOrders: 0, capacityKg: 0 }, 1],
  [
    'closed and empty',
    { ...load, takenOrders: 0, takenKg: 0, heldOrders: 0, heldKg: 0, capacityOrders: 0, capacityKg: 0 },
    0,
  ],
])('how full: %s', (_words, span, part) => {
  expect(fullnessOf(span)).toBe(part);
});
