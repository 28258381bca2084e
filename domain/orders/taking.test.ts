import { describe, expect, test } from 'vitest';
import { findLeadDays } from '../pickup.ts';
import { expressTenge, findExpressRefusal, USUAL_EXPRESS_RATES } from './express.ts';
import { findReadiness } from './readiness.ts';
import { planStock } from './stock-plan.ts';

describe('where goods are taken from', () => {
  const rankOf = (storeId: number) => ({ 3: 0, 1: 1, 2: 2 })[storeId] ?? 9;
  const stock = [
    { productId: 7, storeId: 1, count: 5 },
    { productId: 7, storeId: 3, count: 2 },
    { productId: 4, storeId: 2, count: 1 },
    { productId: 4, storeId: 1, count: 0 },
  ];
  test('the store asked first gives all it has, and takes come by product and store', () => {
    const lines = [
      { line: 1, productId: 7, count: 4 },
      { line: 2, productId: 4, count: 1 },
    ];
    expect(planStock(lines, stock, rankOf)).toEqual({
      takes: [
        { line: 2, productId: 4, storeId: 2, count: 1 },
        { line: 1, productId: 7, storeId: 1, count: 2 },
        { line: 1, productId: 7, storeId: 3, count: 2 },
      ],
      short: [],
    });
  });
  test('a unit is promised once, also when two lines want the same product', () => {
    const lines = [
      { line: 1, productId: 7, count: 6 },
      { line: 2, productId: 7, count: 2 },
    ];
    expect(planStock(lines, stock, rankOf).short).toEqual([{ line: 2, available: 1 }]);
  });
  test('what is nowhere is short by all of it', () => {
    expect(planStock([{ line: 1, productId: 9, count: 1 }], stock, rankOf).short).toEqual([
      { line: 1, available: 0 },
    ]);
  });
});

describe('when it can be fetched', () => {
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' }));
  const now = new Date('2026-11-16T12:10:00+05:00');
  const store = { id: 1, hours, specialDays: [] };
  const here = { count: 2, stock: [{ storeId: 1, days: 0, count: 2 }] };
  const nextDoor = { count: 2, stock: [{ storeId: 2, days: 0, count: 9 }] };
  const far = {
    count: 3,
    stock: [
      { storeId: 1, days: 0, count: 1 },
      { storeId: 5, days: 3, count: 2 },
    ],
  };
  test('everything here: today, two working hours from now', () => {
    expect(findReadiness([here], store, now)).toMatchObject({
      linesToday: 1,
      ready: { date: '2026-11-16', from: '14:30' },
      whole: { date: '2026-11-16', from: '14:30' },
    });
  });
  test('a part from the store next door is there tomorrow, from another city in days', () => {
    expect(findReadiness([here, nextDoor], store, now)).toMatchObject({
      lines: 2,
      linesToday: 1,
      whole: { date: '2026-11-17', from: null },
    });
    expect(findReadiness([nextDoor, far], store, now)).toMatchObject({
      linesToday: 0,
      ready: null,
      whole: { date: '2026-11-19', from: null },
    });
    expect(findLeadDays([nextDoor], null)).toBe(0);
  });
  test('what is not enough anywhere has no day', () => {
    expect(findReadiness([{ ...far, count: 4 }], store, now).whole).toBeNull();
  });
});

test.each([
  [{ weightKg: 20, volumeM3: 0.5 }, 'near', null, 2500],
  [{ weightKg: 20, volumeM3: 0.5 }, 'far', null, 3500],
  [{ weightKg: 21, volumeM3: 0.1 }, 'near', 'too_heavy', 2500],
  [{ weightKg: 5, volumeM3: 0.51 }, 'near', 'too_large', 2500],
  [{ weightKg: 5, volumeM3: 0.1 }, 'suburb', 'not_local', null],
] as const)('a taxi takes %o to the zone %s: %s', (load, zone, refusal, tenge) => {
  expect(findExpressRefusal(load, zone)).toBe(refusal);
  expect(expressTenge(zone, USUAL_EXPRESS_RATES)).toBe(tenge);
});
