import { expect, test } from 'vitest';
import { reckonEffect } from './price-effect.ts';

test('margin is weighed by what was sold, and reckoned of known costs alone', () => {
  const effect = reckonEffect([
    { from: 1000, to: 1100, cost: 800, sold: 9 },
    { from: 2000, to: 1900, cost: null, sold: 5 },
    { from: 500, to: 450, cost: 480, sold: 0 },
  ]);
  expect(effect).toEqual({
    up: 1,
    down: 2,
    margin: { before: 19.2, after: 25.8, known: 2 },
    belowCost: 1,
    takings: { before: 19_000, after: 19_400 },
    breakEvenPercent: 31.8,
  });
});

test('without costs there is no margin and no break-even: nothing is guessed', () => {
  expect(reckonEffect([{ from: 1000, to: 1200, cost: null, sold: 3 }])).toMatchObject({
    margin: null,
    breakEvenPercent: null,
    belowCost: 0,
  });
});

test('a lowered price has no break-even', () => {
  expect(reckonEffect([{ from: 1000, to: 900, cost: 500, sold: 3 }]).breakEvenPercent).toBeNull();
});
