import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from './order-status.ts';
import { canReplace, replacementSums } from './replacement.ts';

const line = { sumTenge: 9000, pointsTenge: 1000, vatPercent: 16 };

test.each([
  ['a dearer one costs what was agreed', 2, 6000, { sumTenge: 9000, discountTenge: 2000, vatTenge: 1241 }],
  ['one of the same price costs the same', 2, 5000, { sumTenge: 9000, discountTenge: 0, vatTenge: 1241 }],
  ['a cheaper one costs less', 2, 4000, { sumTenge: 7000, discountTenge: 0, vatTenge: 966 }],
  ['of one that points alone would pay there is no offer', 1, 1000, null],
])('%s', (_name, count, priceTenge, sums) => {
  expect(replacementSums(line, { count, priceTenge })).toEqual(sums);
});

test('no line ever costs more than was agreed, and its parts add up', () => {
  const tenge = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(
      tenge,
      fc.nat(100_000),
      fc.integer({ min: 1, max: 500 }),
      tenge,
      (sumTenge, pointsTenge, count, priceTenge) => {
        const sums = replacementSums({ sumTenge, pointsTenge, vatPercent: 16 }, { count, priceTenge });
        if (sums === null) return;
        expect(sums.sumTenge).toBeLessThanOrEqual(sumTenge);
        expect(sums.discountTenge).toBeGreaterThanOrEqual(0);
        expect(sums.sumTenge + sums.discountTenge + pointsTenge).toBe(count * priceTenge);
      },
    ),
  );
});

test('only what is still being laid together can be another thing', () => {
  expect(ORDER_STATUSES.filter(canReplace)).toEqual(['new', 'confirmed', 'assembling']);
});
