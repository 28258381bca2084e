import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitorMarks } from '#api/http/visitor-mark.ts';
import { figures } from '#operator/shop/figures.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { refreshRecommendations } from './refresh.ts';

let shop: TestApp;
let goods: { id: number; code: string }[];
beforeAll(async () => {
  shop = await openTestApp();
  goods = await shop.db<{ id: number; code: string }[]>`
    SELECT p.id, p.code FROM products p WHERE active AND NOT on_order AND NOT is_offline AND EXISTS (
      SELECT FROM stocks s JOIN stores t ON t.id = s.store_id WHERE s.product_id = p.id AND t.city_id = 1 AND s.count > 0)
    ORDER BY popularity, id LIMIT 3`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`TRUNCATE shop_events, product_views, purchases`;
  await shop.db`DELETE FROM rate_counters`;
});

const post = (payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/v1/events/', payload, headers });
const event = (kind: string, index: number, count = 1) => ({
  kind,
  productCode: goods[index]?.code ?? '',
  count,
});
/** Of a browser that came some seconds ago. */
function newMark(): string {
  const past = createVisitorMarks(shop.config.secretKey ?? '', () => Date.now() - 4000);
  return (past.cookieFor({ headers: {} }) ?? '').split(';')[0] ?? '';
}
const stored = () =>
  shop.db<{ kind: string; product_id: number; city_id: number; count: number; visitor: Buffer }[]>`
    SELECT kind, product_id, city_id, count, visitor FROM shop_events ORDER BY id`;

test('a batch is noted in its order under a mark that the first one gives', async () => {
  const first = await post({
    cityId: 1,
    events: [event('view', 0), event('add', 0, 3), event('begin', 0, 3)],
  });
  expect(first.json()).toEqual({ data: { recorded: 3 } });
  const mark = /^uc=([\w-]{22});/.exec(String(first.headers['set-cookie']))?.[1];
  const second = await post(
    { events: [event('purchase', 0, 3), event('remove', 0, 3)] },
    {
      cookie: `uc=${mark}`,
      'sec-fetch-site': 'same-origin',
    },
  );
  expect(second.headers['set-cookie']).toBeUndefined();
  const rows = await stored();
  expect(rows.map(({ kind, count }) => [kind, count])).toEqual([
    ['view', 1],
    ['add', 3],
    ['begin', 3],
    // What was bought is told by the orders, never by a page.
    ['remove', 3],
  ]);
  expect(new Set(rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(1);
  // The mark itself is nowhere: only a part of its hash.
  expect(rows[0]?.visitor.toString('base64url')).not.toBe(mark);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'with %o nothing is noted and no mark is given',
  async (headers) => {
    const response = await post({ events: [event('add', 0)] }, headers);
    expect(response.json()).toEqual({ data: { recorded: 0 } });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await stored()).toHaveLength(0);
  },
);

test('products nobody knows are left out, unknown kinds and too many at once are refused', async () => {
  expect((await post({ events: [{ kind: 'add', productCode: 'no-such' }, event('add', 1)] })).json()).toEqual(
    {
      data: { recorded: 1 },
    },
  );
  expect((await post({ events: [{ kind: 'steal', productCode: 'x' }] })).statusCode).toBe(422);
  expect((await post({ events: [] })).statusCode).toBe(422);
  expect((await post({ events: Array(201).fill(event('add', 0)) })).statusCode).toBe(422);
});

test('twelve hundred batches a minute from one network are enough', async () => {
  await post({ events: [event('view', 0)] });
  await shop.db`UPDATE rate_counters SET hits = 1140 WHERE key LIKE 'events-network:%'`;
  const statuses: number[] = [];
  for (let batch = 0; batch < 61; batch++)
    statuses.push((await post({ events: [event('view', 0)] })).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses[60]).toBe(429);
});

test('a recorded look is part of the stream', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/v1/views/',
    payload: { productCode: goods[2]?.code, cityId: 1 },
  });
  expect((await stored()).map(({ kind, product_id }) => [kind, product_id])).toEqual([
    ['view', goods[2]?.id],
  ]);
});

test('what is put into carts becomes popular in its city', async () => {
  for (let visit = 0; visit < 5; visit++)
    await post(
      { cityId: 1, events: [event('add', 1)] },
      { cookie: newMark(), 'sec-fetch-site': 'same-origin' },
    );
  await refreshRecommendations(shop.db, 0);
  const [first] = await shop.db<{ product_id: number }[]>`
    SELECT product_id FROM popular_products WHERE city_id = 1 ORDER BY place LIMIT 1`;
  expect(first?.product_id).toBe(goods[1]?.id);
});

test('the stream is bounded: the refresh forgets what is older than a season', async () => {
  await post({ events: [event('add', 0)] });
  await shop.db`UPDATE shop_events SET at = now() - interval '91 days'`;
  await post({ events: [event('add', 1)] });
  await refreshRecommendations(shop.db, 0);
  expect((await stored()).map(({ product_id }) => product_id)).toEqual([goods[1]?.id]);
});

test('operators see the figures of each day', async () => {
  await post({ events: [event('view', 0), event('add', 0), event('add', 1)] });
  const [bought] = await shop.db<{ lines: number }[]>`
    SELECT count(*)::int AS lines FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.status <> 'cancelled'
      AND (o.created_at AT TIME ZONE 'Asia/Almaty')::date = (now() AT TIME ZONE 'Asia/Almaty')::date`;
  expect(await figures.run(shop.db, [])).toMatch(
    new RegExp(`\\d{4}-\\d{2}-\\d{2}\\s+1\\s+2\\s+0\\s+0\\s+${bought?.lines}\\s+1`),
  );
});

test('nobody makes a product popular by asking: one browser counts once, a network five times, who has no mark not at all', async () => {
  const add = (cookie: string, remoteAddress: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/events/',
      payload: { cityId: 1, events: [event('add', 1)] },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      remoteAddress,
    });
  const counted = async () =>
    (await shop.db`SELECT FROM shop_events WHERE kind = 'add' AND is_counted AND city_id = 1`).length;
  const before = await counted();
  for (let time = 0; time < 20; time++) await add('', '10.1.0.1');
  expect(await counted()).toBe(before);
  const own = newMark();
  for (let time = 0; time < 20; time++) await add(own, '10.1.0.2');
  expect(await counted()).toBe(before + 1);
  for (let time = 0; time < 20; time++) await add(newMark(), '10.1.0.3');
  expect(await counted()).toBe(before + 6);
});
