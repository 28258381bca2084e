import { expect, test } from 'vitest';
import { toMove } from './price-move.ts';

const move = (amount: string) =>
  toMove('price', { by: 'percent', amount, roundTo: 10, rounding: 'nearest' })?.amount ?? null;

test.each([
  ['+4', 4],
  ['4', 4],
  [' + 4,5 ', 4.5],
  ['−500', -500],
  ['-3', -3],
  ['0', null],
  ['+', null],
  ['++4', null],
  ['', null],
  ['много', null],
])('prices move by %j as %j', (typed, amount) => expect(move(typed)).toBe(amount));
