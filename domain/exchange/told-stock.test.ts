import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedEntry, countToSell } from './told-stock.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 10, 17, 10, n));
const at = minute(30);
const told = (count: number) => ({ told: count, at, meaning: 'free' as const });
const sold = (count: number, entry: Partial<BookedEntry> = {}): BookedEntry => ({
  count: -count,
  bookedAt: minute(5),
  tellings: [],
  shippedAt: null,
  ...entry,
});
const told1c = (composed: number, confirmed: number | null) => ({
  composedAt: minute(composed),
  confirmedAt: confirmed === null ? null : minute(confirmed),
});

describe('what may be sold of 10 that 1C told at 10:30', () => {
  it.each([
    ['nothing was sold', [], 10],
    ['3 were sold and 1C was never told', [sold(3)], 7],
    ['3 were sold and 1C has said that it knows', [sold(3, { tellings: [told1c(10, 12)] })], 10],
    ['3 were sold, told, and never confirmed', [sold(3, { tellings: [told1c(10, null)] })], 7],
    ['3 were sold and 1C heard of it after it counted', [sold(3, { tellings: [told1c(10, 31)] })], 7],
    [
      '3 were sold after the text was made',
      [sold(3, { bookedAt: minute(11), tellings: [told1c(10, 12)] })],
      7,
    ],
    [
      '3 were sold, and a second telling had them',
      [sold(3, { bookedAt: minute(11), tellings: [told1c(10, 12), told1c(13, 14)] })],
      10,
    ],
    ['3 were sold and released, 1C knows neither', [sold(3), { ...sold(3), count: 3 }], 10],
    [
      '3 were sold and 1C knows, their release it does not',
      [sold(3, { tellings: [told1c(10, 12)] }), { ...sold(3), bookedAt: minute(20), count: 3 }],
      13,
    ],
    ['12 were sold behind its back', [sold(12)], 0],
  ])('when %s', (_when, entries, count) => expect(countToSell(told(10), entries).count).toBe(count));

  it('and by how much was sold too many', () => expect(countToSell(told(10), [sold(12)]).oversold).toBe(2));

  it('where it sends what lies there: until it reports the shipment', () => {
    const onHand = { ...told(10), meaning: 'on_hand' as const };
    expect(countToSell(onHand, [sold(3, { tellings: [told1c(10, 12)] })]).count).toBe(7);
    expect(countToSell(onHand, [sold(3, { shippedAt: minute(20) })]).count).toBe(10);
    expect(countToSell(onHand, [sold(3, { shippedAt: minute(31) })]).count).toBe(7);
  });
});

it.each([
  [2.9, 2],
  [-4, 0],
  [0.3, 0],
])('%d told are %d to sell', (count, sells) => expect(countToSell(told(count), []).count).toBe(sells));

it('never sells more than is there, whatever 1C has heard', () => {
  const entry = fc.record({
    count: fc.integer({ min: 1, max: 20 }),
    booked: fc.integer({ min: 0, max: 29 }),
    composed: fc.integer({ min: 0, max: 59 }),
    confirmed: fc.option(fc.integer({ min: 0, max: 59 })),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.array(entry), (onHand, drawn) => {
      const entries = drawn.map(({ count, booked, composed, confirmed }) =>
        sold(count, { bookedAt: minute(booked), tellings: [told1c(composed, confirmed)] }),
      );
      // 1C tells what is free of those that it really knew of: a subset of what it may have known by 10:30.
      const known = drawn.filter(
        ({ booked, composed, confirmed }) => confirmed !== null && confirmed < 30 && booked <= composed,
      );
      const free = onHand - known.reduce((sum, { count }) => sum + count, 0);
      const all = drawn.reduce((sum, { count }) => sum + count, 0);
      if (free < 0) return;
      expect(countToSell(told(free), entries).count).toBe(Math.max(0, onHand - all));
    }),
  );
});

it.each([
  ['before it counted', 29, 10],
  ['after it counted', 31, 8],
])('two that staff have taken out %s: %i', (_when, n, count) =>
  expect(countToSell(told(10), [], [{ delta: -2, at: minute(n) }]).count).toBe(count),
);
