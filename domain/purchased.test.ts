import { describe, expect, test } from 'vitest';
import { addDays, addMonths, priceChangePercent, replenishment } from './purchased.ts';

test.each([
  [1000, 1100, 10],
  [1000, 900, -10],
  [1000, 1000, 0],
  [100_000, 100_001, 1],
  [100_000, 99_999, -1],
  [3, 4, 33],
  [0, 500, 0],
])('from %i to %i is %i %%', (then, now, percent) => {
  expect(priceChangePercent(then, now)).toBe(percent);
});

test.each([
  ['2026-11-15', 24, '2028-11-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-10-31', 6, '2027-04-30'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %i months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test('days run over the ends of months and years', () => {
  expect(addDays('2026-12-25', 14)).toBe('2027-01-08');
});

describe('what is used up', () => {
  const days = ['2026-08-01', '2026-09-01', '2026-10-01'];

  test('lasts as long as it did before, and is told of shortly before it ends', () => {
    expect(replenishment(days, '2026-10-20')).toEqual({ everyDays: 31, isDue: false });
    expect(replenishment(days, '2026-10-28')).toEqual({ everyDays: 31, isDue: false });
    expect(replenishment(days, '2026-10-29')).toEqual({ everyDays: 31, isDue: true });
  });

  test.each([
    ['bought twice', ['2026-08-01', '2026-09-01']],
    ['three times on two days', ['2026-08-01', '2026-08-01', '2026-09-01']],
    ['for one job within a week', ['2026-08-01', '2026-08-02', '2026-08-04']],
    ['once a year', ['2024-08-01', '2025-08-01', '2026-08-01']],
  ])('is not guessed of goods %s', (_name, bought) => {
    expect(replenishment(bought, '2026-11-15')).toBeNull();
  });
});
