import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './part-shares.ts';
import { findSplitFault, type PartLine, restOf } from './parts.ts';

const sumOf = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);

/** An order, and up to two heaps that somebody lays apart of whatever is left by then. */
const anOrder = fc.record({
  lines: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      regularPrice: fc.integer({ min: 0, max: 90_000 }),
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  besides: fc.integer({ min: 0, max: 9000 }),
  pointsSpent: fc.integer({ min: 0, max: 5000 }),
  pointsEarned: fc.integer({ min: 0, max: 5000 }),
  apart: fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), { maxLength: 2 }),
});

test('however an order is laid apart, its drives add up to it: goods, money, discounts and points', () => {
  fc.assert(
    fc.property(anOrder, ({ lines: made, apart, ...rest }) => {
      const lines = made.map(({ count, regularPrice, paid }, at) => ({
        line: at + 1,
        count,
        regularPrice,
        sum: Math.floor(regularPrice * count * paid),
      }));
      const order = { ...rest, lines };
      const parts: { part: number; lines: PartLine[] }[] = [];
      for (const wishes of apart) {
        const left = restOf(lines, parts);
        const wanted = left
          .map(({ line, count }, at) => ({ line, count: Math.floor(count * (wishes[at] ?? 0)) }))
          .filter(({ count }) => count > 0);
        if (findSplitFault(left, wanted) === null) parts.push({ part: parts.length + 2, lines: wanted });
      }
      const shares = sharesOf(order, parts);
      expect(shares.map(({ part }) => part)).toEqual([1, ...parts.map(({ part }) => part)]);
      for (const { line, count, sum, regularPrice } of lines) {
        const own = shares.flatMap((share) => share.lines.filter((each) => each.line === line));
        expect(sumOf(own, (each) => each.count)).toBe(count);
        expect(sumOf(own, (each) => each.sum)).toBe(sum);
        expect(sumOf(own, (each) => each.discount)).toBe(regularPrice * count - sum);
      }
      const goods = sumOf(lines, ({ sum }) => sum);
      expect(sumOf(shares, (share) => share.goods)).toBe(goods);
      expect(sumOf(shares, (share) => share.total)).toBe(goods + rest.besides);
      expect(sumOf(shares, (share) => share.pointsSpent)).toBe(rest.pointsSpent);
      expect(sumOf(shares, (share) => share.pointsEarned)).toBe(rest.pointsEarned);
      expect(sumOf(shares, (share) => share.discount)).toBe(
        sumOf(lines, ({ count, regularPrice, sum }) => regularPrice * count - sum),
      );
      // Nothing below zero, and no drive without goods.
      for (const share of shares) {
        expect(share.lines.length).toBeGreaterThan(0);
        expect(
          Math.min(share.goods, share.discount, share.pointsSpent, share.pointsEarned),
        ).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
});
