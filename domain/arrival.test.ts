import { describe, expect, test } from 'vitest';
import { type ArrivalStore, findDelivery, findPickup, transferDays } from './arrival.ts';
import type { Hours } from './opening-hours.ts';

const daily: Hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' }));
const weekdays: Hours = daily.map((day, index) => (index < 5 ? day : null));
const never: Hours = daily.map(() => null);

const store = (over: Partial<ArrivalStore> = {}): ArrivalStore => ({
  count: 5,
  hasPickup: true,
  hours: daily,
  transferDays: 0,
  ...over,
});

/** Sunday, 15 November 2026, by the clock of Kazakhstan. */
const at = (time: string) => `2026-11-15T${time}:00+05:00`;
const here = { hasStoreHere: true };

describe('pickup', () => {
  test.each([
    ['before the store opens', '07:10', { daysAhead: 0, date: '2026-11-15', from: '11:00' }],
    ['in the middle of the day', '13:55', { daysAhead: 0, date: '2026-11-15', from: '16:00' }],
    ['to the half hour', '13:05', { daysAhead: 0, date: '2026-11-15', from: '15:30' }],
    ['when two hours are just left', '18:00', { daysAhead: 0, date: '2026-11-15', from: '20:00' }],
    [
      'when they are not, the rest is worked tomorrow',
      '19:00',
      { daysAhead: 1, date: '2026-11-16', from: '10:00' },
    ],
    ['after closing', '21:00', { daysAhead: 1, date: '2026-11-16', from: '11:00' }],
  ])('%s', (_when, time, expected) => {
    expect(findPickup([store()], here, at(time))).toEqual(expected);
  });

  test('a closed day is passed over', () => {
    expect(findPickup([store({ hours: weekdays })], here, at('12:00'))).toMatchObject({
      daysAhead: 1,
      from: '11:00',
    });
  });

  test('the earliest of the stores that have it and give it out is told', () => {
    const stores = [
      store({ hours: weekdays }),
      store(),
      store({ count: 0, hours: daily.map(() => ({ from: '00:00', to: '23:59' })) }),
      store({ hasPickup: false, hours: daily.map(() => ({ from: '00:00', to: '23:59' })) }),
    ];
    expect(findPickup(stores, here, at('07:00'))).toMatchObject({ daysAhead: 0, from: '11:00' });
  });

  test('what stands in other cities comes from the nearest, a day later in the evening', () => {
    const stores = [
      store({ transferDays: 5 }),
      store({ transferDays: 3 }),
      store({ transferDays: 1, count: 0 }),
    ];
    expect(findPickup(stores, here, at('12:00'))).toEqual({ daysAhead: 3, date: '2026-11-18', from: null });
    expect(findPickup(stores, here, at('20:00'))).toMatchObject({ daysAhead: 4, date: '2026-11-19' });
  });

  test('no store in the city, none of it anywhere, a store that never opens: no pickup', () => {
    expect(findPickup([store({ transferDays: 3 })], { hasStoreHere: false }, at('12:00'))).toBeNull();
    expect(findPickup([store({ count: 0 })], here, at('12:00'))).toBeNull();
    expect(findPickup([store({ hours: never })], here, at('12:00'))).toBeNull();
  });
});

describe('delivery', () => {
  test.each([
    ['before noon it comes today', '11:59', 0],
    ['from noon tomorrow', '12:00', 1],
    ['until eight in the evening', '19:59', 1],
    ['then the day after', '20:00', 2],
  ])('%s', (_when, time, daysAhead) => {
    expect(findDelivery([store()], at(time))).toMatchObject({ daysAhead });
  });

  test('a day on which no store that has it works is passed over', () => {
    expect(findDelivery([store({ hours: weekdays })], at('09:00'))).toMatchObject({ daysAhead: 1 });
    expect(findDelivery([store({ hours: weekdays }), store()], at('09:00'))).toMatchObject({ daysAhead: 0 });
    expect(findDelivery([store({ hours: never })], at('09:00'))).toBeNull();
  });

  test('from another city it takes the days of the way', () => {
    expect(findDelivery([store({ transferDays: 4 })], at('09:00'))).toEqual({
      daysAhead: 4,
      date: '2026-11-19',
    });
  });

  test('nothing anywhere is never promised', () => {
    expect(findDelivery([store({ count: 0 }), store({ count: 0, transferDays: 3 })], at('09:00'))).toBeNull();
  });

  test('the month turns', () => {
    expect(findDelivery([store()], '2026-12-31T21:00:00+05:00')).toMatchObject({ date: '2027-01-02' });
  });
});

test.each([
  [0, 0],
  [1, 3],
  [300, 3],
  [301, 4],
  [800, 4],
  [1500, 5],
  [1501, 7],
  [Number.NaN, 0],
])('%d km are %d days on the way', (km, days) => {
  expect(transferDays(km)).toBe(days);
});
