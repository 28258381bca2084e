import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMAND_DAYS, findStockEnd, findStockedDays } from './stock-ends.ts';

const TODAY = '2026-11-16';
const every = (count: number) => Array.from({ length: DEMAND_DAYS }, () => count);
const story = (more: Partial<Parameters<typeof findStockEnd>[0]> = {}) => ({
  count: 214,
  price: 3500,
  sold: every(38),
  moved: every(-38),
  supplies: [],
  ...more,
});

describe('goods that end', () => {
  test('end on the day that takes more than is left, and lose a usual day’s money', () => {
    expect(findStockEnd(story(), TODAY)).toEqual({
      perDay: 38,
      endsOn: '2026-11-21',
      suppliedOn: null,
      lostPerDayTenge: 133_000,
    });
  });

  test('name the supply that comes too late', () => {
    const supplies = [
      { day: '2026-11-25', count: 500 },
      { day: '2026-11-30', count: 500 },
    ];
    expect(findStockEnd(story({ supplies }), TODAY)?.suppliedOn).toBe('2026-11-25');
  });

  test('last where a supply comes in time or nobody buys them', () => {
    expect(findStockEnd(story({ supplies: [{ day: '2026-11-20', count: 2000 }] }), TODAY)).toBeNull();
    expect(findStockEnd(story({ sold: every(0), moved: every(0) }), TODAY)).toBeNull();
    expect(findStockEnd(story({ count: 38 * 30 }), TODAY)).toBeNull();
  });

  test('are reckoned by weekday: what is bought on one day of the week is missed on that day', () => {
    // 2026-11-16 is a Monday, and so are days 0, 7, 14, 21 before it.
    const sold = every(0).map((_, at) => (at % 7 === 5 ? 10 : 0));
    const end = findStockEnd(story({ count: 9, sold, moved: sold.map((count) => -count) }), TODAY);
    expect(end?.endsOn).toBe('2026-11-21');
  });
});

test('days without stock say nothing of demand', () => {
  // Empty for three weeks; then 40 came, and ten a day were sold.
  const sold = every(0).map((_, at) => (at >= 21 ? 10 : 0));
  const moved = sold.map((count, at) => (at === 21 ? 100 - count : -count));
  expect(findStockedDays(30, sold, moved).filter(Boolean)).toHaveLength(7);
  expect(findStockEnd(story({ count: 30, sold, moved }), TODAY)).toMatchObject({
    perDay: 10,
    endsOn: '2026-11-19',
  });
});

test('more on the shelf never ends sooner', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { minLength: DEMAND_DAYS, maxLength: DEMAND_DAYS }),
      fc.nat(400),
      fc.nat(100),
      (sold, count, more) => {
        // The days are stocked in both, so that demand is the same.
        const moved = sold.map((each) => -each);
        const few = findStockEnd(story({ count: count + 1, sold, moved }), TODAY);
        const many = findStockEnd(story({ count: count + 1 + more, sold, moved }), TODAY);
        if (few === null) expect(many).toBeNull();
        else expect((many?.endsOn ?? '9999') >= few.endsOn).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
