import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '#tests/database.ts';
import { startStubShop } from '#tests/stub-shop.ts';
import { startAtOnce } from './workers.ts';

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [8, 4],
])(
  'of %i cores those of PostgreSQL and the parent are left alone: %i workers start at once',
  (cores, workers) => {
    expect(startAtOnce(cores)).toBe(workers);
  },
);

test('workers that would share a core with the first begin when it listens', async () => {
  const first = startAtOnce(availableParallelism());
  const database = await openEmptyDatabase();
  onTestFinished(() => database.drop());
  const shop = await startStubShop({ DATABASE_URL: database.url, WEB_CONCURRENCY: String(first + 1) });
  await shop.said(/Shop: open/);
  const told = new Map<number, { begunAt: number; listenedAt: number }>();
  await expect
    .poll(async () => {
      const answer = await fetch(`${shop.url}/times`, { headers: { connection: 'close' } });
      const times = (await answer.json()) as { begunAt: number; listenedAt: number };
      return told.set(times.begunAt, times).size;
    })
    .toBe(first + 1);
  const all = [...told.values()].toSorted((one, other) => one.begunAt - other.begunAt);
  const listening = Math.min(...all.slice(0, first).map(({ listenedAt }) => listenedAt));
  expect(all.at(-1)?.begunAt).toBeGreaterThanOrEqual(listening);
});

test('a stop does not wait for a worker that is still reading its code', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.drop());
  const shop = await startStubShop({
    ...{ DATABASE_URL: database.url, STUB_OTHERS_READ_LONG: '1' },
    WEB_CONCURRENCY: String(startAtOnce(availableParallelism()) + 1),
  });
  await expect
    .poll(
      () =>
        fetch(`${shop.url}/pid`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  // It has heard that the shop is open by then.
  await sleep(2000);
  const begun = performance.now();
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(8000);
});
