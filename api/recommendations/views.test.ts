import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { trimViews } from './refresh.queries.ts';

let shop: TestApp;
let codes: string[];
beforeAll(async () => {
  shop = await openTestApp();
  const rows = await shop.db<{ code: string }[]>`
    SELECT DISTINCT p.code FROM products p JOIN stocks s ON s.product_id = p.id JOIN stores t ON t.id = s.store_id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND s.count > 0 AND t.city_id = 1 ORDER BY p.code LIMIT 70`;
  codes = rows.map((row) => row.code);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`TRUNCATE product_views, rate_counters`;
});

const look = (productCode: unknown, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/views/',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    payload: { productCode, cityId: 1 },
  });
const markOf = (response: { headers: Record<string, unknown> }) =>
  /^uc=([\w-]{22});/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
const count = async () => (await shop.db`SELECT FROM product_views`).length;
const viewed = async (query: string, headers: Record<string, string> = {}): Promise<string[]> => {
  const response = await shop.app.inject({ url: `/api/v1/recs/product_viewed/?cityId=1&${query}`, headers });
  return response.json().products.map((product: { code: string }) => product.code);
};

test('the first look gives the visitor a mark, the next ones keep it', async () => {
  const first = await look(codes[0]);
  expect(first.json()).toEqual({ data: { isRecorded: true } });
  expect(first.headers['set-cookie']).toMatch(
    /^uc=[\w-]{22}; Path=\/; Max-Age=31536000; Secure; SameSite=Lax$/,
  );
  const second = await look(codes[1], { cookie: `uc=${markOf(first)}` });
  expect(second.statusCode).toBe(200);
  expect(second.headers['set-cookie']).toBeUndefined();
});

test('what was seen comes back, the last first, without the product of this page, and nothing else', async () => {
  const mark = markOf(await look(codes[0]));
  for (const code of [codes[1], codes[2], codes[0]]) await look(code, { cookie: `uc=${mark}` });
  expect(await viewed(`uc=${mark}`)).toEqual([codes[0], codes[2], codes[1]]);
  expect(await viewed(`uc=${mark}&productCode=${codes[0]}`)).toEqual([codes[2], codes[1]]);
});

test('the cookie alone tells nothing: a page that everybody shares cannot show what one has seen', async () => {
  const mark = markOf(await look(codes[0]));
  expect(await viewed('', { cookie: `uc=${mark}` })).toEqual(await viewed(''));
});

test('what was seen and cannot be bought in the city any more is left out', async () => {
  const mark = markOf(await look(codes[5]));
  await look(codes[6], { cookie: `uc=${mark}` });
  await shop.db`
    UPDATE stocks SET count = 0 WHERE product_id = (SELECT id FROM products WHERE code = ${codes[6] ?? ''})
      AND store_id IN (SELECT id FROM stores WHERE city_id = 1)`;
  expect(await viewed(`uc=${mark}`)).toEqual([codes[5]]);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  '%o: nothing is recorded, no mark is given',
  async (headers) => {
    const response = await look(codes[0], headers);
    expect(response.json()).toEqual({ data: { isRecorded: false } });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await count()).toBe(0);
  },
);

test('a mark that we never gave out is replaced', async () => {
  const response = await look(codes[0], { cookie: 'uc=me' });
  expect(markOf(response)).not.toBe('');
});

test('the mark itself is not in the table', async () => {
  const mark = markOf(await look(codes[0]));
  const [row] = await shop.db<{ text: string }[]>`SELECT product_views::text AS text FROM product_views`;
  expect(row?.text).not.toContain(mark);
  expect(row?.text).not.toContain(Buffer.from(mark, 'base64url').toString('hex'));
});

test('an unknown product, a foreign page, no product at all', async () => {
  expect((await look('no-such-thing')).json().code).toBe('product.not_found');
  expect((await look(undefined)).statusCode).toBe(422);
  const foreign = await look(codes[0], { 'sec-fetch-site': 'cross-site', cookie: 'uc=x' });
  expect(foreign.json().code).toBe('request.foreign_origin');
  expect(await count()).toBe(0);
});

test('asking never records', async () => {
  await viewed('uc=AAAAAAAAAAAAAAAAAAAAAA');
  await shop.app.inject(`/api/v2/products/${codes[0]}/`);
  expect(await count()).toBe(0);
});

test('a flood from one network is refused', async () => {
  const mark = markOf(await look(codes[0]));
  await shop.db`UPDATE rate_counters SET hits = 1081 WHERE key LIKE 'views-network:%'`;
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => look(codes[0], { cookie: `uc=${mark}` })),
  );
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(6);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a visitor keeps the newest sixty, the shop forgets the oldest', async () => {
  const mark = markOf(await look(codes[0]));
  for (const code of codes.slice(1)) await look(code, { cookie: `uc=${mark}` });
  expect(await count()).toBe(60);
  await shop.db`
    UPDATE product_views SET seen_at = now() - interval '100 days'
    WHERE product_id = (SELECT min(product_id) FROM product_views)`;
  await trimViews(shop.db);
  expect(await count()).toBe(59);
  await trimViews(shop.db, 10);
  expect(await count()).toBe(10);
});
