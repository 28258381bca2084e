import { expect, test } from 'vitest';
import { daysBetween, findPriceHistory } from './price-history.ts';

const today = '2026-11-15';

test('the spans of the last 90 days, the first cut to the time', () => {
  const history = findPriceHistory(
    [
      { from: '2026-01-01', price: 8000 },
      { from: '2026-06-01', price: 9990 },
      { from: '2026-09-16', price: 10_290 },
      { from: '2026-11-05', price: 9590 },
    ],
    today,
  );
  expect(history).toEqual({
    spans: [
      { from: '2026-08-17', to: '2026-09-16', price: 9990 },
      { from: '2026-09-16', to: '2026-11-05', price: 10_290 },
      { from: '2026-11-05', to: '2026-11-15', price: 9590 },
    ],
    now: 9590,
    lowest: 9590,
    highest: 10_290,
    average: Math.round((30 * 9990 + 50 * 10_290 + 11 * 9590) / 91),
    lowestOfMonth: 9590,
  });
});

test('the lowest of 30 days may be older than today’s price, and one of 31 days ago is not among them', () => {
  const changes = (dip: string, back: string) => [
    { from: '2026-09-01', price: 1000 },
    { from: dip, price: 800 },
    { from: back, price: 1000 },
  ];
  expect(findPriceHistory(changes('2026-10-20', '2026-10-22'), today)?.lowestOfMonth).toBe(800);
  expect(findPriceHistory(changes('2026-10-01', '2026-10-16'), today)?.lowestOfMonth).toBe(1000);
});

test('a history that began lately begins there, a price of today counts as a day', () => {
  expect(
    findPriceHistory(
      [
        { from: '2026-11-14', price: 100 },
        { from: today, price: 200 },
      ],
      today,
    ),
  ).toMatchObject({
    spans: [
      { from: '2026-11-14', to: today, price: 100 },
      { from: today, to: today, price: 200 },
    ],
    average: 150,
  });
});

test.each([
  ['nothing stored', []],
  ['one price', [{ from: '2026-09-01', price: 100 }]],
  [
    'the same price twice',
    [
      { from: '2026-09-01', price: 100 },
      { from: '2026-10-01', price: 100 },
    ],
  ],
  [
    'a change before the time',
    [
      { from: '2026-01-01', price: 90 },
      { from: '2026-02-01', price: 100 },
    ],
  ],
  [
    'a change that is yet to come',
    [
      { from: '2026-09-01', price: 100 },
      { from: '2026-12-01', price: 90 },
    ],
  ],
])('%s is no history', (_name, changes) => {
  expect(findPriceHistory(changes, today)).toBeNull();
});

test('days are counted over the turn of a month', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toBe(3);
});
