import { expect, test } from 'vitest';
import type { NeedLine } from '../need-line.ts';
import { mergeNeeds } from './planner-needs.ts';

function line(role: string, code: string, amount: number, holds: number): NeedLine {
  const count = Math.ceil(amount / holds);
  const product = { code, name: code, externalId: '', imageVersion: '', price: 1000 * holds, unit: 'шт.' };
  return {
    role,
    unit: 'л',
    quantity: amount,
    amount,
    product,
    packs: count,
    bought: [{ product, count, holds }],
    holds: count * holds,
    leftover: count * holds - amount,
    sum: count * 1000 * holds,
    weight: count * holds,
  } as NeedLine;
}

test('one primer for walls and ceiling, rounded up to packs once', () => {
  const [primer, ...others] = mergeNeeds([line('primer', 'five', 3.3, 5), line('primer', 'five', 1.7, 5)]);
  expect(others).toEqual([]);
  expect(primer).toMatchObject({ amount: 5, packs: 1, sum: 5000 });
});

test('one product a role: the one that most is needed of serves both surfaces', () => {
  const [primer, ...others] = mergeNeeds([line('primer', 'one', 1.7, 1), line('primer', 'ten', 8, 10)]);
  expect(others).toEqual([]);
  expect(primer).toMatchObject({ packs: 1, bought: [{ product: { code: 'ten' }, count: 1 }] });
});

test('paints of walls and of a ceiling stay two lines', () => {
  expect(mergeNeeds([line('paint', 'wall', 8, 9), line('paint', 'ceiling', 3, 2.5)])).toHaveLength(2);
});
