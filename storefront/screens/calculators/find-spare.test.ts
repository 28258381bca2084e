import { expect, test } from 'vitest';
import type { Current } from './calculator-data.ts';
import { findSpare } from './find-spare.ts';

function current(quantity: number, packs: number, reservePercent: number, fields = ['reserve']): Current {
  const need = { quantity, packs, reservePercent, holds: packs * 8, bought: [{ holds: 8, count: packs }] };
  return {
    entry: { fields: fields.map((name) => ({ name })) },
    result: { need: [need] },
  } as unknown as Current;
}

test('a seventh pack for the reserve alone can be spared: with six of eight the 46 tiles keep 4 %', () => {
  expect(findSpare(current(46, 7, 5))).toEqual({ packs: 6, reserve: 4 });
});

test.each([
  ['without a reserve every pack is needed', current(49, 7, 0)],
  ['fewer packs would not cover the work itself', current(50, 7, 5)],
  ['a calculator without a field for it', current(46, 7, 5, [])],
])('%s', (_, given) => {
  expect(findSpare(given)).toBeNull();
});

test('what the layout takes is no reserve: the hint counts no fewer packs than the plan', () => {
  const given = current(46, 7, 5);
  const planned = {
    ...given,
    result: {
      need: [{ ...given.result?.need[0], role: 'tile', unit: 'шт.' }],
      plan: { role: 'tile', count: 50, fallback: null, piece: { widthMm: 600, heightMm: 300 } },
    },
  } as unknown as Current;
  expect(findSpare(planned)).toBeNull();
});
