import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CountedLine,
  changedPrice,
  clientSums,
  estimateTotals,
  fitsEstimate,
  lineSum,
  mayClientBuy,
  percentOf,
  sectionSum,
} from './estimates.ts';

const line = (kind: CountedLine['kind'], count: number, price: number): CountedLine => ({
  kind,
  productCode: kind === 'product' ? 'plitka' : null,
  count,
  price,
});

describe('sums', () => {
  test.each([
    [16, 9090, 145_440],
    [20.2, 1800, 36_360],
    [24.5, 6500, 159_250],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [1.005, 100, 101],
    [0, 9090, 0],
    [100_000, 50_000_000, 5_000_000_000_000],
  ])('%d × %d is %d', (count, price, sum) => expect(lineSum({ count, price })).toBe(sum));

  test.each([
    [427_910, 12, 51_349],
    [1000, 0.1, 1],
    [5, 10, 1],
    [4, 10, 0],
    [9_000_000_000_000_000, 300, 27_000_000_000_000_000],
  ])('of %d, %d %% are %d', (sum, percent, part) => expect(percentOf(sum, percent)).toBe(part));

  test('the estimate of the mock-up comes out as drawn there', () => {
    const totals = estimateTotals(
      {
        sections: [
          { items: [line('product', 16, 9090), line('product', 4, 3150)] },
          { items: [line('custom', 1, 85_000), line('product', 1, 184_870)] },
          { items: [line('work', 20.2, 1800), line('work', 24.5, 6500), line('work', 3, 9000)] },
        ],
        markupPercent: 12,
        discountPercent: 0,
      },
      () => ({ weightKg: 15.2, vatPercent: 16 }),
    );
    expect(totals).toMatchObject({
      goods: 342_910,
      own: 85_000,
      works: 222_610,
      markup: 51_349,
      total: 701_869,
    });
    expect(totals.weightKg).toBe(Math.ceil(21 * 15.2));
    expect(totals.vat).toBe(
      Math.round((145_440 * 16) / 116) + Math.round((12_600 * 16) / 116) + Math.round((184_870 * 16) / 116),
    );
  });
});

const anyLine: fc.Arbitrary<CountedLine> = fc.record({
  kind: fc.constantFrom('product' as const, 'custom' as const, 'work' as const),
  productCode: fc.constantFrom('a', 'b', 'gone'),
  count: fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 0, max: 50_000_000 }),
});
const anyEstimate = fc.record({
  sections: fc.array(fc.record({ items: fc.array(anyLine, { maxLength: 12 }) }), { maxLength: 6 }),
  markupPercent: fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
  discountPercent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
});
const facts = (code: string) => (code === 'gone' ? undefined : { weightKg: 0.35, vatPercent: 16 });

describe('whatever is in it', () => {
  test('the parts make the total, in whole tenge, never below zero', () => {
    fc.assert(
      fc.property(anyEstimate, (estimate) => {
        const totals = estimateTotals(estimate, facts);
        const sums = estimate.sections.reduce((sum, { items }) => sum + sectionSum(items), 0);
        expect(totals.materials + totals.works).toBe(sums);
        expect(totals.total).toBe(sums + totals.markup - totals.discount);
        expect(totals.goods + totals.own).toBe(totals.materials);
        for (const figure of Object.values(totals)) {
          expect(Number.isSafeInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what the client reads line by line adds up to the sum with the markup, and works carry none of it', () => {
    fc.assert(
      fc.property(anyEstimate, (estimate) => {
        const lines = estimate.sections.flatMap(({ items }) => items);
        const { materials, works, markup } = estimateTotals(estimate, facts);
        const sums = clientSums(lines, markup);
        expect(sums.reduce((all, sum) => all + sum, 0)).toBe(materials + works + markup);
        lines.forEach((each, at) => {
          if (each.kind === 'work') expect(sums[at]).toBe(lineSum(each));
          else expect(sums[at]).toBeGreaterThanOrEqual(lineSum(each));
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a saved price', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const saved = (priceAt: string) => ({ kind: 'product', price: 3150, priceAt });
  test.each([
    ['within a day it is the price', saved('2026-11-14T12:00:01Z'), 3290, null],
    ['after a day today’s is told', saved('2026-11-14T12:00:00Z'), 3290, 3290],
    ['unless it is the same', saved('2026-11-01T12:00:00Z'), 3150, null],
    ['or the product is gone', saved('2026-11-01T12:00:00Z'), undefined, null],
    ['own lines have no other', { ...saved('2026-11-01T12:00:00Z'), kind: 'custom' }, 1, null],
  ])('%s', (_name, kept, today, told) => expect(changedPrice(kept, today, now)).toBe(told));
});

test.each([
  [null, 0, true],
  [null, 0.1, false],
  [true, 12, true],
  [false, 0, false],
])('a client’s leave to buy: chosen %s, markup %d %% → %s', (chosen, markup, may) =>
  expect(mayClientBuy(chosen, markup)).toBe(may),
);

test('fifty sections and a thousand lines fit, not one more', () => {
  const sections = (many: number, lines: number) =>
    Array.from({ length: many }, () => ({ items: Array.from({ length: lines }) }));
  expect(fitsEstimate(sections(50, 20))).toBe(true);
  expect(fitsEstimate(sections(51, 0))).toBe(false);
  expect(fitsEstimate([...sections(49, 20), { items: Array.from({ length: 21 }) }])).toBe(false);
});
