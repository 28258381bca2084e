import { register } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportClientError } from '#contract/client-errors.ts';
import { backups } from '#operator/shop/backups.ts';
import { errors } from '#operator/shop/errors.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { createClientErrors } from './client-errors.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const at = (file: string, line = 1) => `Price@https://shop.example/assets/${file}-Ab3dx39Z.js:${line}:23`;
const tell = (body: object) =>
  shop.app.inject({ method: 'POST', url: reportClientError.path, payload: body });
const rows = () =>
  shop.db`SELECT message, stack, page, build, count::int FROM client_errors ORDER BY first_at`;

test('an error of the shop’s scripts is kept once by its way of breaking, without what it quotes', async () => {
  const told = { message: 'no price of "Anna P"', page: '/account/orders/100234' };
  const first = await tell({ ...told, stack: at('goods') });
  expect(first.json()).toEqual({ data: { isKept: true } });
  expect(await rows()).toEqual([
    {
      message: 'no price of …',
      stack: 'Price goods:1',
      page: '/account/orders/*',
      build: 'Ab3dx39Z',
      count: 1,
    },
  ]);
  expect(await errors.run(shop.db, [])).toMatch(
    / {2}1 times, .* at \/account\/orders\/\* \(build Ab3dx39Z\)\n {2}no price of …/,
  );
  expect(await register.getSingleMetric('client_errors_total')?.get()).toMatchObject({
    values: [{ value: 1 }],
  });
});

test('what an extension breaks is nobody’s', async () => {
  const foreign = await tell({ message: 'x', stack: 'at chrome-extension://abc/x.js:1:1', page: '/' });
  expect(foreign.json()).toEqual({ data: { isKept: false } });
  expect(await rows()).toHaveLength(1);
});

test('a page that breaks for everybody is written once in five seconds', async () => {
  let now = 0;
  const { report } = createClientErrors(shop.db, () => now);
  const client = { mark: null, browser: null, network: null };
  for (let each = 0; each < 50; each++) {
    now += 200;
    await report({ message: 'broken', stack: at('shell', each), page: '/' }, client);
  }
  const [row] = await shop.db`SELECT count::int FROM client_errors WHERE message = 'broken'`;
  expect(row).toEqual({ count: 26 });
});

test('who tells too much is not heard', async () => {
  await shop.db`DELETE FROM rate_counters`;
  const answers = await Promise.all(
    Array.from({ length: 301 }, () => tell({ message: 'x', stack: '', page: '/' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('the figures that alerts read are measured, and a backup of another kind may note itself', async () => {
  const job = shop.jobs.find(({ name }) => name === 'shop-figures');
  const measured = async (name: string) => {
    await job?.run(shop.db, new AbortController().signal);
    return (await register.getSingleMetric(name)?.get())?.values[0]?.value;
  };
  expect(await measured('backup_last_seconds')).toBe(0);
  expect(await backups.run(shop.db, [])).toBe('Nothing was ever kept: npm run backup.');
  expect(await backups.run(shop.db, ['note', 'pgbackrest full'])).toBe('pgbackrest full is noted.');
  expect(await backups.run(shop.db, [])).toMatch(
    /^The last was made 0\.0 hours ago\.\n.*Z {2}pgbackrest full$/,
  );
  expect(Math.abs(Number(await measured('backup_last_seconds')) - Date.now() / 1000)).toBeLessThan(60);
  expect(await measured('database_bytes')).toBeGreaterThan(1_000_000);
  expect(await measured('database_connections')).toBeGreaterThan(0);
  expect(await measured('receipts_oldest_seconds')).toBeGreaterThan(0);
});
