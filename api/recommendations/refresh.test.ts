import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { connect } from '../database.ts';
import { startJobs } from '../jobs.ts';
import { isRefreshDue, RECOMMENDATIONS_LOCK, refreshRecommendations } from './refresh.ts';

let test1: TestDatabase;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  test1 = await openTestDatabase();
});
afterAll(() => test1.drop());
beforeEach(async () => {
  await test1.db`TRUNCATE recommendation_refreshes, recommended_pairs, popular_products`;
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** As the table of jobs has it, only sooner. */
const keepFresh = (warn: () => void) =>
  startJobs(
    [
      {
        name: 'recommendations',
        everyMs: 20,
        lock: RECOMMENDATIONS_LOCK,
        isDue: () => isRefreshDue(test1.db),
        run: (own) => refreshRecommendations(own),
      },
    ],
    { config: { databaseUrl: test1.url }, db: test1.db, hasDiskSpace: () => true, log: { warn } },
  );
const pairCount = async () => (await test1.db`SELECT FROM recommended_pairs`).length;

test('the baskets of the demo range make pairs, sections and the popular of every city with stores', async () => {
  expect(await refreshRecommendations(test1.db)).toBe(true);
  expect(await pairCount()).toBeGreaterThan(300);
  const cities = await test1.db`SELECT DISTINCT city_id FROM popular_products`;
  expect(cities).toHaveLength((await test1.db`SELECT DISTINCT city_id FROM stores`).length);
  const [laminate] = await test1.db<{ codes: string[] }[]>`
    SELECT array_agg(w.code ORDER BY r.score DESC) AS codes FROM recommended_sections r
    JOIN sections s ON s.id = r.section_id JOIN sections w ON w.id = r.with_section_id WHERE s.code = 'laminat'`;
  expect(laminate?.codes.slice(0, 2).toSorted()).toEqual(['plintus-napolnyy', 'podlozhka']);
});

test('of processes that begin together one works; who comes within the quarter of an hour finds it done', async () => {
  const others = Array.from({ length: 3 }, () => connect({ databaseUrl: test1.url, workers: 1 }, { max: 1 }));
  const done = await Promise.all(others.map((db) => refreshRecommendations(db)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await refreshRecommendations(test1.db)).toBe(false);
  await Promise.all(others.map((db) => db.end({ timeout: 1 })));
});

test('a second refresh of the same facts rewrites nothing', async () => {
  await refreshRecommendations(test1.db, 0);
  const versions = () => test1.db`SELECT max(xmin::text::bigint) AS newest, count(*) FROM recommended_pairs`;
  const before = await versions();
  await refreshRecommendations(test1.db, 0);
  expect(await versions()).toEqual(before);
});

test('the process keeps them fresh by itself', async () => {
  stop = keepFresh(() => {});
  await expect.poll(pairCount).toBeGreaterThan(300);
});

test('a refresh that loses its connection leaves what was there', async () => {
  await refreshRecommendations(test1.db, 0);
  const before = await pairCount();
  const job = connect({ databaseUrl: test1.url, workers: 1 }, { max: 1, name: 'sheber-doomed' });
  const refreshing = refreshRecommendations(job, 0);
  const lost = expect(refreshing).rejects.toThrow();
  await expect
    .poll(
      async () => {
        const killed = await test1.db`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'sheber-doomed' AND query ILIKE '%basket_lines%'`;
        return killed.length;
      },
      { interval: 1 },
    )
    .toBeGreaterThan(0);
  await lost;
  expect(await pairCount()).toBe(before);
  await job.end({ timeout: 1 });
});

test('stopped in the middle of the work it ends at once', async () => {
  const warn = vi.fn();
  stop = keepFresh(warn);
  await expect
    .poll(
      async () =>
        (await test1.db`SELECT FROM pg_stat_activity WHERE application_name = 'sheber-recommendations'`)
          .length,
      { interval: 1 },
    )
    .toBeGreaterThan(0);
  await stop();
  expect(warn).not.toHaveBeenCalled();
  await expect
    .poll(
      async () =>
        (await test1.db`SELECT FROM pg_stat_activity WHERE application_name = 'sheber-recommendations'`)
          .length,
    )
    .toBe(0);
});
