import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createPortionedLimit } from './portioned-limit.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase({ demo: false });
});
afterAll(() => shop.drop());

const countLetIn = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

test.each([1, 2, 4])(
  'in a burst on %i workers no more slips through than their portions',
  async (workers) => {
    const limit = { name: `burst-${workers}`, max: 60, windowSeconds: 60, portion: 10 };
    const counting = Array.from({ length: workers }, () => createPortionedLimit(shop.db, limit));
    const letIn = await countLetIn(
      Array.from({ length: 600 }, (_, at) => counting[at % workers]?.require('somebody') ?? Promise.reject()),
    );
    expect(letIn).toBeGreaterThanOrEqual(60);
    expect(letIn).toBeLessThanOrEqual(60 + (workers - 1) * 10);
    expect(await countLetIn(counting.map((each) => each.require('somebody else')))).toBe(workers);
  },
);

test('a portion that could not be told is told with the next', async () => {
  const limit = { name: 'untold', max: 20, windowSeconds: 60, portion: 5 };
  let isAway = true;
  const db = ((...query: [never]) => {
    if (isAway) throw new Error('away');
    return shop.db(...query);
  }) as unknown as typeof shop.db;
  const counted = createPortionedLimit(db, limit);
  expect(await countLetIn(Array.from({ length: 5 }, () => counted.require('x')))).toBe(4);
  isAway = false;
  expect(await countLetIn(Array.from({ length: 30 }, () => counted.require('x')))).toBe(15);
});
