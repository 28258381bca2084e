import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPaperLine, totalsOf } from './paper-lines.ts';
import { toRegisterLines } from './register-lines.ts';

const goods = (count: number, sumTenge: number) =>
  toPaperLine({ count, sumTenge, discounts: [], vatPercent: 16 });
const gift = (count: number, worth: number) =>
  toPaperLine({
    count,
    sumTenge: 0,
    discounts: [{ reason: 'threshold_gift', amountTenge: worth }],
    vatPercent: 16,
  });

test('papers tell what a gift is worth and that it costs nothing', () => {
  expect(gift(1, 2090)).toMatchObject({
    priceTenge: 2090,
    grossTenge: 2090,
    discountTenge: 2090,
    sumTenge: 0,
  });
  expect(gift(3, 2970)).toMatchObject({ priceTenge: 990, discountTenge: 2970, sumTenge: 0, vatTenge: 0 });
});

test('the register gets a gift at 1 ₸, which the dearest line gives', () => {
  const lines = toRegisterLines([goods(1, 500), goods(1, 105_990), gift(1, 2090)]);
  expect(lines.map(({ sumTenge }) => sumTenge)).toEqual([500, 105_989, 1]);
  expect(lines.map(({ discountTenge }) => discountTenge)).toEqual([0, 1, 2089]);
});

test('lines without a gift are told as they are', () => {
  const lines = [goods(2, 500), goods(1, 105_990)];
  expect(toRegisterLines(lines)).toEqual(lines);
});

test('the total stays, no line costs nothing, and each line still explains itself', () => {
  const anyGoods = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 9, max: 90_000 }))
    .map(([count, sum]) => goods(count, sum));
  const anyGift = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 10, max: 5000 }))
    .map(([count, price]) => gift(count, count * price));
  fc.assert(
    fc.property(fc.array(anyGoods, { minLength: 1, maxLength: 5 }), fc.array(anyGift), (sold, gifts) => {
      const before = [...sold, ...gifts];
      const after = toRegisterLines(before);
      expect(totalsOf(after).sumTenge).toBe(totalsOf(before).sumTenge);
      for (const line of after)
        expect(line.grossTenge - line.discountTenge - line.pointsTenge).toBe(line.sumTenge);
      const canGive = totalsOf(sold).sumTenge - sold.reduce((sum, { count }) => sum + count, 0);
      const wanted = gifts.reduce((sum, { count }) => sum + count, 0);
      if (canGive >= wanted) expect(after.every(({ sumTenge }) => sumTenge > 0)).toBe(true);
    }),
  );
});
