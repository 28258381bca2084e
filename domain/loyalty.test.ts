import { describe, expect, test } from 'vitest';
import {
  BASE_LEVEL_PERCENT,
  findPromisedPoints,
  LEVELS,
  levelOfTurnover,
  maxSpend,
  nextMonthLevel,
  pointsForPurchase,
  stepUp,
  takeFromLots,
} from './loyalty.ts';

describe('levels', () => {
  test.each([
    [0, 'start'],
    [299_999, 'start'],
    [300_000, 'home'],
    [1_000_000, 'master'],
    [2_999_999, 'master'],
    [3_000_000, 'foreman'],
    [-500, 'start'],
  ] as const)('%i ₸ of a year reach %s', (turnover, level) => {
    expect(levelOfTurnover(turnover).code).toBe(level);
  });

  test.each([
    ['start', 3_500_000, 'foreman'],
    ['foreman', 0, 'master'],
    ['master', 0, 'home'],
    ['home', 0, 'start'],
    ['start', 0, 'start'],
    ['master', 999_999, 'home'],
    ['foreman', 3_000_000, 'foreman'],
  ] as const)('%s with %i ₸ is %s next month: up at once, down by one step', (before, turnover, after) => {
    expect(nextMonthLevel(before, turnover)).toBe(after);
  });

  test('the way up is told until the top', () => {
    expect(stepUp('home', 642_300)).toMatchObject({ level: { code: 'master' }, left: 357_700 });
    expect(stepUp('start', 900_000)).toMatchObject({ level: { code: 'home' }, left: 0 });
    expect(stepUp('foreman', 1)).toBeNull();
  });

  test('a guest is shown what the lowest level earns', () => {
    expect(LEVELS[0]?.percent).toBe(BASE_LEVEL_PERCENT);
  });
});

test.each([
  [10_000, 'club', 3000],
  [10_001, 'pro', 5000],
  [3, 'club', 0],
  [-5, 'club', 0],
] as const)('of goods for %i ₸ a %s card pays at most %i with points', (goods, kind, most) => {
  expect(maxSpend(goods, kind)).toBe(most);
});

test.each([
  [{ price: 1990, discountPrice: null, clubPrice: null }, 1, 19],
  [{ price: 1990, discountPrice: null, clubPrice: null }, 5, 99],
  [{ price: 1990, discountPrice: 1500, clubPrice: 1400 }, 5, 0],
  [{ price: 2000, discountPrice: null, clubPrice: 1800 }, 2, 18],
] as const)('a purchase of %o at %i %% earns %i points', (product, percent, earned) => {
  expect(pointsForPurchase(product, percent)).toBe(earned);
});

test('points are taken from the lots in their order, and what is missing is told', () => {
  const lots = [
    { id: 'a', left: 3 },
    { id: 'b', left: 0 },
    { id: 'c', left: 5 },
  ];
  expect(takeFromLots(lots, 4)).toEqual({
    uses: [
      { lotId: 'a', points: 3 },
      { lotId: 'c', points: 1 },
    ],
    rest: 0,
  });
  expect(takeFromLots(lots, 10).rest).toBe(2);
});

const received = new Date('2026-11-01T10:00:00Z');
const daysLater = (days: number) => new Date(received.getTime() + days * 86_400_000);
const none = { points: 0, needsCard: false, cardUntil: null };

test.each([
  [
    'to who has a card',
    { hasCard: true, isBooked: false, completedAt: null },
    0,
    { points: 50, needsCard: false, cardUntil: null },
  ],
  [
    'to who has none, once one is attached',
    { hasCard: false, isBooked: false, completedAt: null },
    0,
    { points: 50, needsCard: true, cardUntil: null },
  ],
  [
    'after receiving it, for 30 days more',
    { hasCard: false, isBooked: false, completedAt: received },
    29,
    { points: 50, needsCard: true, cardUntil: daysLater(30) },
  ],
  ['no longer after that', { hasCard: false, isBooked: false, completedAt: received }, 30, none],
  ['not to a card that came later', { hasCard: true, isBooked: false, completedAt: received }, 40, none],
  [
    'for ever what is booked',
    { hasCard: true, isBooked: true, completedAt: received },
    400,
    { points: 50, needsCard: false, cardUntil: null },
  ],
])('points are promised %s', (_when, state, days, expected) => {
  expect(findPromisedPoints(50, state, daysLater(days))).toEqual(expected);
});

test('where nothing is earned nothing is promised', () => {
  expect(findPromisedPoints(0, { hasCard: false, isBooked: false, completedAt: null }, received)).toEqual(
    none,
  );
});
