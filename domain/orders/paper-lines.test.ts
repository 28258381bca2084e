import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadOverLines, toPaperLine, toReturnedLine, totalsOf } from './paper-lines.ts';

const sold = (count: number, sumTenge: number, points = 0, discount = 0, vatPercent = 16) => ({
  count,
  sumTenge,
  vatPercent,
  discounts: [
    { reason: 'points', amountTenge: points },
    { reason: 'code', amountTenge: discount },
  ],
});

// The receipt of the style pictures, computed by hand: sum, points, VAT contained in what is left.
const receipt: [count: number, price: number, points: number, vat: number][] = [
  [6, 9090, 4322, 6927],
  [2, 3290, 521, 836],
  [1, 2490, 197, 316],
  [1, 68_900, 5459, 8750],
  [1, 23_990, 1901, 3047],
  [1, 3000, 0, 414],
  [1, 5500, 0, 759],
  [1, 7000, 0, 966],
];

test('a receipt with points has the sums and the VAT worked out by hand', () => {
  const lines = receipt.map(([count, price, points]) =>
    toPaperLine(sold(count, count * price - points, points)),
  );
  expect(lines.map(({ priceTenge, vatTenge }) => [priceTenge, vatTenge])).toEqual(
    receipt.map(([, price, , vat]) => [price, vat]),
  );
  expect(totalsOf(lines)).toEqual({ sumTenge: 159_600, vatTenge: 22_015 });
});

test('a discount that divides is in the price, one that does not stands beside it', () => {
  expect(toPaperLine(sold(2, 900, 0, 100))).toMatchObject({ priceTenge: 450, discountTenge: 0 });
  expect(toPaperLine(sold(3, 1000, 0, 200))).toMatchObject({
    priceTenge: 400,
    grossTenge: 1200,
    discountTenge: 200,
  });
});

test('an old line keeps its old rate', () => {
  expect(toPaperLine(sold(1, 11_200, 0, 0, 12)).vatTenge).toBe(1200);
  expect(toPaperLine(sold(1, 11_600)).vatTenge).toBe(1600);
});

const anyLine = fc
  .record({ count: fc.integer({ min: 1, max: 40 }), price: fc.integer({ min: 100, max: 90_000 }) })
  .chain(({ count, price }) =>
    fc
      .tuple(
        fc.integer({ min: 0, max: 40 * count }),
        fc.integer({ min: 0, max: 40 * count }),
        fc.constantFrom(0, 12, 16),
      )
      .map(([points, discount, rate]) =>
        toPaperLine(sold(count, count * price - points - discount, points, discount, rate)),
      ),
  );

describe('whatever was sold', () => {
  test('price × count − discount − points is the sum', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(line.priceTenge * line.count).toBe(line.grossTenge);
        expect(line.grossTenge - line.discountTenge - line.pointsTenge).toBe(line.sumTenge);
      }),
    );
  });

  test('pieces returned one after another give back all that was paid and no more', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        let back = 0;
        for (let at = 0; at < line.count; at++) back += toReturnedLine(line, 1, at).sumTenge;
        expect(back).toBe(line.sumTenge);
        const all = toReturnedLine(line, line.count);
        expect(all).toMatchObject({ sumTenge: line.sumTenge, vatTenge: line.vatTenge });
      }),
    );
  });

  test('a part of the money laid upon the lines adds up to that part', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 100 }),
        (lines, percent) => {
          const amount = Math.max(1, Math.floor((totalsOf(lines).sumTenge * percent) / 100));
          expect(totalsOf(spreadOverLines(lines, amount)).sumTenge).toBe(amount);
        },
      ),
    );
  });
});
