import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('an answer that is counted tells its rule and what is left of it; one that is not says nothing', async () => {
  const search = () => shop.app.inject('/api/v2/search/?q=%D0%BB%D0%B0%D0%BC%D0%B8%D0%BD%D0%B0%D1%82');
  const { headers } = await search();
  expect(headers['ratelimit-policy']).toMatch(/^"[a-z-]+";q=\d+;w=\d+$/);
  const left = ({ headers: told }: Awaited<ReturnType<typeof search>>) =>
    Number(/^"[a-z-]+";r=(\d+);t=\d+$/.exec(String(told.ratelimit))?.[1]);
  const [first, second] = [left(await search()), left(await search())];
  expect(second).toBe(first - 1);
  const cities = await shop.app.inject('/api/v2/cities/');
  expect([cities.headers.ratelimit, cities.headers['ratelimit-policy']]).toEqual([undefined, undefined]);
});

test('whoever is refused is told by which limit, that nothing is left, and when to come back', async () => {
  const ask = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/feedback/callback/',
      payload: { cityId: 1, phone: '+7 705 123-45-67', name: 'Данияр', theme: 'other' },
    });
  let answer = await ask();
  for (let at = 0; at < 80 && answer.statusCode !== 429; at++) answer = await ask();
  expect(answer.statusCode).toBe(429);
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(answer.headers.ratelimit).toMatch(new RegExp(`^"[a-z-]+";r=0;t=${wait}$`));
  expect(answer.headers['ratelimit-policy']).toMatch(/^"[a-z-]+";q=\d+;w=\d+$/);
});
