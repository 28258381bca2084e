import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFigures } from '#rigs/bench/search/figures.ts';
import { makeForeignRanges } from '#rigs/bench/search/foreign/foreign-set.ts';
import { type ForeignJudged, judgeForeign } from '#rigs/bench/search/foreign/judge-foreign.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
const judged: ForeignJudged[] = [];
beforeAll(async () => {
  database = await openTestDatabase({ demo: false });
  for (const range of makeForeignRanges())
    judged.push(...((await judgeForeign(database.db, range, ['the shop'])).get('the shop') ?? []));
}, 120_000);
afterAll(() => database.drop());

/** Of a hundred queries so many have what was meant among the first five. */
const floors: Record<string, number> = {
  'title ru': 0.88,
  'short ru': 0.93,
  'kazakh kz': 0.95,
  'two-typos ru': 0.8,
  'article ru': 1,
};

test.each(['tuned', 'unseen'] as const)('the %s half of strange ranges finds what it means', (half) => {
  const figures = toFigures(judged.filter((each) => each.half === half));
  expect(figures.filter(({ name, hit5 }) => hit5 < (floors[name] ?? 0.9))).toEqual([]);
  expect(figures.find(({ name }) => name === 'title ru')?.empty).toBeLessThanOrEqual(0.01);
});
