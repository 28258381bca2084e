import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalWeightKg } from './weight.ts';

const line = (count: number, weight?: number | null) => ({
  count,
  product: { units: [{ base: true, weight }] },
});

test.each([
  ['nothing', [], 0],
  ['a fraction is rounded up', [line(1, 0.2)], 1],
  ['whole kilograms stay', [line(2, 15)], 30],
  ['only the sum is rounded', [line(1, 0.4), line(1, 0.4)], 1],
  ['the float trace of 50 × 1.1 adds nothing', [line(50, 1.1)], 55],
  ['the float trace of a sum adds nothing', [line(3, 0.1), line(1, 0.7)], 1],
  ['ten thousand screws of 0.4 g', [line(10_000, 0.0004)], 4],
  ['one gram above is a kilogram more', [line(1, 55.001)], 56],
  ['a missing weight is 1', [line(3)], 3],
  ['a null weight is 1', [line(3, null)], 3],
  ['a weight of 0 is an unfilled one', [line(3, 0)], 3],
  ['no base unit: 1', [{ count: 4, product: { units: [{ base: false, weight: 9 }] } }], 4],
  ['no units: 1', [{ count: 4, product: { units: [] } }], 4],
  ['a negative count weighs nothing', [line(-4, 2)], 0],
])('%s', (_case, lines, weightKg) => {
  expect(totalWeightKg(lines)).toBe(weightKg);
});

test('the base unit is weighed, not the second one', () => {
  const units = [
    { base: false, weight: 7.13 },
    { base: true, weight: 15.2 },
  ];
  expect(totalWeightKg([{ count: 1, product: { units } }])).toBe(16);
});

test('the total is the exact sum of grams, rounded up', () => {
  const grams = fc.record({ count: fc.nat(5000), grams: fc.integer({ min: 1, max: 2_000_000 }) });
  fc.assert(
    fc.property(fc.array(grams, { maxLength: 30 }), (lines) => {
      const exact = lines.reduce((sum, each) => sum + each.count * each.grams, 0);
      const expected = Math.floor(exact / 1000) + (exact % 1000 === 0 ? 0 : 1);
      expect(totalWeightKg(lines.map((each) => line(each.count, each.grams / 1000)))).toBe(expected);
    }),
  );
});
