import { expect, test } from 'vitest';
import { listNewest, toSteps } from './price-steps.ts';

test('a price stands where its day does; one from before the line begins it', () => {
  const history = [
    { from: '2026-05-21', price: 4020 },
    { from: '2026-10-18', price: 3990 },
    { from: '2026-11-17', price: 3900 },
  ];
  expect(toSteps(history, { today: '2026-11-17', days: 90 })).toEqual([
    { day: 0, price: 4020 },
    { day: 60, price: 3990 },
    { day: 90, price: 3900 },
  ]);
});

test('the newest prices stand below the line in its order', () => {
  const prices = [1, 2, 3, 4, 5].map((day) => ({ from: `2026-11-0${day}`, price: day }));
  expect(listNewest(prices).map(({ price }) => price)).toEqual([2, 3, 4, 5]);
});
