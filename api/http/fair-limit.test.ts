import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { Client } from './client.ts';
import { createFairLimit } from './fair-limit.ts';
import { SEARCHES } from './limit-figures.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase({ demo: false });
});
afterAll(() => shop.drop());

const client = (network: string, mark: string | null = null): Client => ({ mark, browser: mark, network });
const openWorkers = () => [createFairLimit(shop.db, SEARCHES), createFairLimit(shop.db, SEARCHES)];
let turn = 0;

/** How many of so many searches, one after the other, each on the next worker, are answered. */
async function searchOf(
  workers: ReturnType<typeof openWorkers>,
  who: Client,
  times: number,
): Promise<number> {
  let answered = 0;
  for (let at = 0; at < times; at++)
    await workers[turn++ % workers.length]?.require(who).then(
      () => answered++,
      () => undefined,
    );
  return answered;
}

test('three thousand visitors behind four addresses of a carrier are all answered', async () => {
  const workers = openWorkers();
  const answered = await Promise.all(
    Array.from({ length: 3000 }, (_, at) =>
      searchOf(workers, client(`10.0.0.${at % 4}`, `shopper-${at}`), 3),
    ),
  );
  expect(answered.filter((each) => each < 3)).toEqual([]);
});

test('a program with a fresh cookie for every call has what one without any has', async () => {
  expect(await searchOf(openWorkers(), client('10.0.1.1'), 1000)).toBeLessThanOrEqual(120 + 12);
});

test('a hundred hoarded marks take nothing from three hundred visitors of the same address, and stay below the ceiling', async () => {
  const workers = openWorkers();
  const hoarded = Array.from({ length: 100 }, (_, at) => client('10.0.2.1', `hoarded-${at}`));
  const visitors = Array.from({ length: 300 }, (_, at) => client('10.0.2.1', `visitor-${at}`));
  let taken = 0;
  const answered = visitors.map(() => 0);
  for (let round = 0; round < 4; round++) {
    for (const each of hoarded) taken += await searchOf(workers, each, 12);
    for (const [at, each] of visitors.entries())
      answered[at] = (answered[at] ?? 0) + (await searchOf(workers, each, 1));
  }
  expect(answered.filter((each) => each < 4)).toEqual([]);
  expect(taken + 1200).toBeLessThanOrEqual(SEARCHES.ceiling);
});

test('no number of marks lifts a network above its ceiling by more than the portions of the workers', async () => {
  const workers = openWorkers();
  let taken = 0;
  for (let mark = 0; mark < 500; mark++)
    taken += await searchOf(workers, client('10.0.3.1', `minted-${mark}`), 10);
  expect(taken).toBeLessThanOrEqual(SEARCHES.ceiling + 2 * 100);
  // One who is refused takes nothing from another network, and none of it from the shop's own pages.
  expect(await searchOf(workers, client('10.0.3.2', 'another'), 5)).toBe(5);
  expect(await searchOf(workers, { mark: null, browser: null, network: null }, 200)).toBe(200);
});
