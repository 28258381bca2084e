import { expect, test } from 'vitest';
import { type Boost, boostScore, isBoostFor } from './search-boosts.ts';

const raise = (strength: number) => ({ effect: 'raise', strength }) as const;
const lower = (strength: number) => ({ effect: 'lower', strength }) as const;

test.each([
  ['nothing touches it', 1000, [], 1000],
  ['raised', 1000, [raise(1)], 1200],
  ['raised most', 1000, [raise(3)], 2500],
  ['lowered', 1000, [lower(3)], 300],
  ['both', 1000, [raise(2), lower(2)], 880],
  ['of the very size: within its tier', 20_500, [lower(3)], 20_150],
  ['never into the tier of another size', 15_000, [raise(3)], 19_999],
  ['of the very code: as it was', 1_000_700, [lower(3)], 1_000_700],
  ['pinned second', 10, [{ effect: 'pin', strength: 2 }, lower(3)], 899_998],
] as const)('%s', (_name, score, own, expected) => {
  expect(boostScore(score, own)).toBe(expected);
});

const boost: Boost = {
  ...{ query: 'Клей  для плитки', target: 'brand', targetId: 1, effect: 'raise', strength: 1 },
  ...{ startsAt: new Date('2026-11-01'), endsAt: new Date('2026-12-01') },
};
test.each([
  ['клей для плитки', '2026-11-15', true],
  ['КЛЕЙ ДЛЯ ПЛИТКИ ', '2026-11-15', true],
  ['клей', '2026-11-15', false],
  ['клей для плитки', '2026-10-31', false],
  ['клей для плитки', '2026-12-01', false],
])('«%s» on %s: %s', (asked, day, expected) => {
  expect(isBoostFor(boost, asked, new Date(day))).toBe(expected);
  expect(isBoostFor({ ...boost, query: '' }, 'что угодно', new Date(day))).toBe(day === '2026-11-15');
});
