import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters, tokenIn } from '#tests/outbox.ts';

let shop: TestApp;
let product: { id: number; code: string };
let token: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true, config: { publicUrl: 'https://sheber.test' } });
  const [row] = await shop.db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active AND NOT on_order ORDER BY id LIMIT 1`;
  if (!row) throw new Error('no product');
  product = row;
  token = await shop.logIn('retail@sheber.test');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`TRUNCATE product_notices`;
  await shop.db`DELETE FROM price_history WHERE product_id = ${product.id}`;
  await shop.db`INSERT INTO price_history (product_id, valid_from, price) VALUES (${product.id}, current_date - 5, 1000)`;
});

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload: object = {}, by?: string) {
  const headers = by === undefined ? {} : { authorization: `Bearer ${by}` };
  const response = await shop.app.inject({
    method,
    url: `/api/v1/${path}/`,
    headers,
    ...(method === 'POST' ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
const ask = (over: object, by?: string) =>
  call('POST', `products/${product.code}/notify`, { kind: 'price', city: 'pavlodar', ...over }, by);
const lettersOf = async (kind: string, to: string) => {
  await shop.sendLetters();
  return listLetters(shop.config.dataDir ?? '').filter(
    (letter) => letter.kind === kind && letter.source.includes(`To: ${to}`),
  );
};
const runNotices = async () => {
  const job = shop.jobs.find(({ name }) => name === 'notices');
  await job?.run(shop.db, new AbortController().signal);
};
const fall = () =>
  shop.db`INSERT INTO price_history (product_id, valid_from, price) VALUES (${product.id}, current_date, 900)`;

test('an e-mail is written to only after its letter was confirmed; then once, and one press ends the rest', async () => {
  const email = 'waits@example.kz';
  expect((await ask({ email })).body).toEqual({ success: true });
  await fall();
  await runNotices();
  expect(await lettersOf('notice', email)).toHaveLength(0);

  const [letter] = await lettersOf('confirm-notice', email);
  const confirming = tokenIn(letter?.html ?? '', 'confirm-notice');
  for (let i = 0; i < 2; i++)
    expect((await call('POST', 'notices/confirm', { token: confirming })).body.data).toMatchObject({
      kind: 'price',
      productCode: product.code,
    });
  await runNotices();
  await runNotices();
  const told = await lettersOf('notice', email);
  expect(told).toHaveLength(1);
  // Told, it is over: the link confirms nothing any more.
  expect((await call('POST', 'notices/confirm', { token: confirming })).status).toBe(404);

  // What the same address waits for besides ends by the letter's other link.
  await ask({ email, kind: 'stock' });
  const ending = tokenIn(told[0]?.html ?? '', 'end-notice');
  for (let i = 0; i < 2; i++)
    expect((await call('POST', 'notices/end', { token: ending })).body).toEqual({ success: true });
  expect(await shop.db`SELECT FROM product_notices WHERE sent_at IS NULL`).toHaveLength(0);
  expect((await call('POST', 'notices/end', { token: 'x'.repeat(43) })).status).toBe(404);
});

test('a mail program ends it by its own button; a link that is only opened ends nothing', async () => {
  const email = 'one-click@example.kz';
  await ask({ email });
  await shop.db`UPDATE product_notices SET confirmed_at = now()`;
  await fall();
  await runNotices();
  const [letter] = await lettersOf('notice', email);
  const headers = letter?.source.replace(/\r?\n[ \t]+/g, ' ') ?? '';
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const url = /^List-Unsubscribe: <https:\/\/sheber\.test(\S+)>$/m.exec(headers)?.[1] ?? '';
  await ask({ email, kind: 'stock' });
  await shop.db`UPDATE product_notices SET confirmed_at = now()`;
  const waiting = async () => (await shop.db`SELECT FROM product_notices WHERE sent_at IS NULL`).length;

  const opened = await shop.app.inject({ url });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    expect.stringContaining('/?end-notice='),
  ]);
  expect(await waiting()).toBe(1);
  const press = () =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  for (let i = 0; i < 2; i++) expect((await press()).statusCode).toBe(200);
  expect(await waiting()).toBe(0);
  const unknown = await shop.app.inject({ method: 'POST', url: `/letters/end/${'x'.repeat(43)}` });
  expect(unknown.statusCode).toBe(404);
});

test('a fall of the very day it was asked on counts, a rise and the same price do not', async () => {
  await ask({ phone: '+77051234567' });
  const due = async () => (await shop.db`SELECT FROM product_notices WHERE sent_at IS NULL`).length;
  await shop.db`UPDATE product_notices SET contact = 'day@example.kz'`;
  await runNotices();
  expect(await due()).toBe(1);
  await shop.db`INSERT INTO price_history (product_id, valid_from, price) VALUES (${product.id}, current_date, 1100)`;
  await runNotices();
  expect(await due()).toBe(1);
  await shop.db`UPDATE price_history SET price = 999 WHERE product_id = ${product.id} AND valid_from = current_date`;
  await runNotices();
  expect(await due()).toBe(0);
});

test('the answer is the same whoever waits already; letters to one address end after five a day', async () => {
  const email = 'flooded@example.kz';
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await ask({ email }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await lettersOf('confirm-notice', email)).toHaveLength(5);
  await shop.db`UPDATE product_notices SET confirmed_at = now()`;
  await shop.db`DELETE FROM rate_counters`;
  expect(await ask({ email })).toEqual(answers[0]);
  expect(await lettersOf('confirm-notice', email)).toHaveLength(5);
});

test('a user needs no letter: it stands in their account, theirs alone, and can be removed', async () => {
  expect((await ask({ kind: 'stock' }, token)).body).toEqual({ success: true });
  expect((await ask({ kind: 'stock' }, token)).body).toEqual({ success: true });
  const { body } = await call('GET', 'notices', {}, token);
  expect(body.data).toMatchObject([{ kind: 'stock', productCode: product.code, toldAt: null }]);
  expect(await lettersOf('confirm-notice', 'retail@sheber.test')).toHaveLength(0);
  const stranger = await shop.logIn('org@sheber.test');
  expect((await call('GET', 'notices', {}, stranger)).body.data).toEqual([]);
  expect((await call('DELETE', `notices/${body.data[0].id}`, {}, stranger)).body.code).toBe(
    'notice.not_found',
  );
  expect((await call('GET', 'notices')).status).toBe(401);
  expect((await call('DELETE', `notices/${body.data[0].id}`, {}, token)).status).toBe(200);
  expect((await call('GET', 'notices', {}, token)).body.data).toEqual([]);
});

test('an address that a user types is confirmed like a visitor’s', async () => {
  await ask({ email: 'neighbour@example.kz' }, token);
  expect(await lettersOf('confirm-notice', 'neighbour@example.kz')).toHaveLength(1);
});

test('what nobody confirms is forgotten after three days, and one contact waits for fifty things at most', async () => {
  await ask({ email: 'never@example.kz' });
  await shop.db`UPDATE product_notices SET created_at = now() - interval '4 days'`;
  await runNotices();
  expect(await shop.db`SELECT FROM product_notices`).toHaveLength(0);
  await shop.db`
    INSERT INTO product_notices (product_id, kind, contact, city_id, language)
    SELECT p.id, 'price', '+77051234567', c.id, 'ru' FROM products p, cities c
    WHERE c.code = 'pavlodar' AND p.id <> ${product.id} ORDER BY p.id LIMIT 50`;
  expect((await ask({ phone: '+77051234567' })).body).toEqual({ success: true });
  expect(await shop.db`SELECT FROM product_notices`).toHaveLength(50);
});
