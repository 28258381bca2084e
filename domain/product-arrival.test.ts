import { describe, expect, test, vi } from 'vitest';
import { USUAL_DELIVERY_DAYS } from './arrival.ts';
import type { Hours } from './opening-hours.ts';
import { findProductDelivery, findProductPickup, toElsewhere } from './product-arrival.ts';

const daily: Hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' }));
const weekdays: Hours = daily.map((day, index) => (index < 5 ? day : null));
const never: Hours = daily.map(() => null);
const always: Hours = daily.map(() => ({ from: '00:00', to: '23:59' }));

const store = (over: Partial<ReturnType<typeof plain>> = {}) => ({ ...plain(), ...over });
const plain = () => ({ code: 'centre', count: 5, hasPickup: true, hours: daily });

/** Sunday, 15 November 2026, by the clock of Kazakhstan. */
const at = (time: string) => `2026-11-15T${time}:00+05:00`;
const pickupOf = (
  here: ReturnType<typeof plain>[],
  time: string,
  { count = 1, elsewhere = [] as { days: number; count: number }[] } = {},
) => findProductPickup({ here, elsewhere }, count, at(time))?.pickup ?? null;

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
    expect(pickupOf([store()], time)).toEqual(expected);
  });

  test('stores are laid beside each other as figures: a phone loads no tables of an alphabet for it', () => {
    const compared = vi.spyOn(String.prototype, 'localeCompare');
    const late = store({ code: 'late', hours: weekdays });
    expect(pickupOf([late, store()], '12:00')).toMatchObject({ daysAhead: 0 });
    expect(compared).not.toHaveBeenCalled();
    compared.mockRestore();
  });

  test('a closed day is passed over', () => {
    expect(pickupOf([store({ hours: weekdays })], '12:00')).toMatchObject({ daysAhead: 1, from: '11:00' });
  });

  test('the earliest of the stores that have it and give it out is told', () => {
    const stores = [
      store({ hours: weekdays }),
      store({ code: 'north' }),
      store({ code: 'east', count: 0, hours: always }),
      store({ code: 'warehouse', hasPickup: false, hours: always }),
    ];
    expect(pickupOf(stores, '07:00')).toMatchObject({ daysAhead: 0, from: '11:00' });
  });

  test('the day moves with the count: in the store, in the city, from other cities', () => {
    const stores = [store(), store({ code: 'north', count: 3 })];
    const elsewhere = [
      { days: 3, count: 10 },
      { days: 5, count: 10 },
    ];
    const dates = [5, 6, 8, 9, 18, 19, 28, 29].map(
      (count) => pickupOf(stores, '12:00', { count, elsewhere })?.daysAhead,
    );
    expect(dates).toEqual([0, 1, 1, 3, 3, 5, 5, undefined]);
  });

  test('what stands in other cities comes from the nearest, a day later in the evening', () => {
    const stores = [store({ count: 0 })];
    const elsewhere = [
      { days: 5, count: 5 },
      { days: 3, count: 5 },
    ];
    expect(pickupOf(stores, '12:00', { elsewhere })).toEqual({
      daysAhead: 3,
      date: '2026-11-18',
      from: null,
    });
    expect(pickupOf(stores, '20:00', { elsewhere })).toMatchObject({ daysAhead: 4, date: '2026-11-19' });
  });

  test('what is brought is handed out on a day on which the store works', () => {
    const elsewhere = [{ days: 6, count: 5 }];
    expect(pickupOf([store({ count: 0, hours: weekdays })], '12:00', { elsewhere })).toMatchObject({
      daysAhead: 8,
      date: '2026-11-23',
    });
  });

  test('no store in the city, none of it anywhere, a store that never opens: no pickup', () => {
    expect(pickupOf([], '12:00', { elsewhere: [{ days: 3, count: 5 }] })).toBeNull();
    expect(pickupOf([store({ count: 0 })], '12:00')).toBeNull();
    expect(pickupOf([store({ hours: never })], '12:00')).toBeNull();
  });
});

test('the day of delivery moves with the count', () => {
  const places = { here: [store()], elsewhere: [{ days: 3, count: 10 }] };
  const days = [5, 6, 16].map(
    (count) => findProductDelivery(places, count, at('09:00'), USUAL_DELIVERY_DAYS)?.daysAhead,
  );
  expect(days).toEqual([0, 3, undefined]);
});

test('stores that are equally far are told as one', () => {
  const stores = [
    { transferDays: 0, count: 9 },
    { transferDays: 3, count: 1 },
    { transferDays: 4, count: 2 },
    { transferDays: 3, count: 5 },
  ];
  expect(toElsewhere(stores)).toEqual([
    { days: 3, count: 6 },
    { days: 4, count: 2 },
  ]);
});
