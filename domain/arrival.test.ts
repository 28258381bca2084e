import { describe, expect, test } from 'vitest';
import { findDelivery as findBy, transferDays, USUAL_DELIVERY_DAYS } from './arrival.ts';
import type { Hours } from './opening-hours.ts';

const daily: Hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' }));
const weekdays: Hours = daily.map((day, index) => (index < 5 ? day : null));
const never: Hours = daily.map(() => null);

/** Sunday, 15 November 2026, by the clock of Kazakhstan. */
const at = (time: string) => `2026-11-15T${time}:00+05:00`;
const findDelivery = (days: number | null, hours: readonly Hours[], moment: string) =>
  findBy(days, hours, moment, USUAL_DELIVERY_DAYS);
describe('delivery', () => {
  test.each([
    ['before noon it comes today', '11:59', 0],
    ['from noon tomorrow', '12:00', 1],
    ['until eight in the evening', '19:59', 1],
    ['then the day after', '20:00', 2],
  ])('%s', (_when, time, daysAhead) => {
    expect(findDelivery(0, [daily], at(time))).toMatchObject({ daysAhead });
  });

  test('a day on which no store that has it works is passed over', () => {
    expect(findDelivery(0, [weekdays], at('09:00'))).toMatchObject({ daysAhead: 1 });
    expect(findDelivery(0, [weekdays, daily], at('09:00'))).toMatchObject({ daysAhead: 0 });
    expect(findDelivery(0, [never], at('09:00'))).toBeNull();
  });

  test('from another city it takes the days of the way', () => {
    expect(findDelivery(4, [daily], at('09:00'))).toEqual({
      daysAhead: 4,
      date: '2026-11-19',
    });
  });

  test('nothing anywhere is never promised', () => {
    expect(findDelivery(null, [daily], at('09:00'))).toBeNull();
  });

  test('a day on which nobody brings anything is passed over, from wherever it comes', () => {
    const closed = { ...USUAL_DELIVERY_DAYS, closed: ['2026-11-15', '2026-11-19'] };
    expect(findBy(0, [daily], at('09:00'), closed)).toMatchObject({ date: '2026-11-16' });
    expect(findBy(4, [daily], at('09:00'), closed)).toMatchObject({ date: '2026-11-20' });
    const early = { ...USUAL_DELIVERY_DAYS, sameDayUntil: '09:00' };
    expect(findBy(0, [daily], at('09:00'), early)).toMatchObject({ daysAhead: 1 });
  });

  test('the month turns', () => {
    expect(findDelivery(0, [daily], '2026-12-31T21:00:00+05:00')).toMatchObject({ date: '2027-01-02' });
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
