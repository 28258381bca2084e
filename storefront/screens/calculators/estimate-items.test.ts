import { expect, test } from 'vitest';
import { toEstimateItems } from './estimate-items.ts';
import type { NeedLine } from './need-line.ts';

const need = (given: Partial<NeedLine>): NeedLine =>
  ({
    role: 'tile',
    roleName: 'Плитка',
    unit: 'шт.',
    amount: 49,
    isOwn: false,
    bought: [],
    ...given,
  }) as NeedLine;

test('goods go by their codes with what they were counted from, what the shop has not as an own line', () => {
  const bought = [{ product: { code: 'plitka-1' }, count: 7, holds: 7 }] as NeedLine['bought'];
  expect(
    toEstimateItems([need({ bought }), need({ role: 'fibre', roleName: 'Фибра', amount: 0.5251 })]),
  ).toEqual([
    {
      kind: 'product',
      productCode: 'plitka-1',
      count: 7,
      source: 'calculator',
      calc: { role: 'tile', need: 49, unit: 'шт.' },
    },
    {
      kind: 'custom',
      name: 'Фибра',
      unit: 'шт.',
      count: 0.525,
      source: 'calculator',
      calc: { role: 'fibre', need: 0.525, unit: 'шт.' },
    },
  ]);
});

test('what the reader has already is left out', () => {
  expect(toEstimateItems([need({ isOwn: true })])).toEqual([]);
});
