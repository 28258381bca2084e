import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters } from '#tests/outbox.ts';

let shop: TestApp;
let product: { id: number; code: string };
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true, config: { shopMail: 'operators@sheber.test' } });
  const [row] = await shop.db<
    { id: number; code: string }[]
  >`SELECT id, code FROM products WHERE on_order LIMIT 1`;
  if (!row) throw new Error('the demo range has nothing on order');
  product = row;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`TRUNCATE callbacks, product_notices, repeatable_answers`;
});

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const asked = (over: object = {}) => ({
  cityId: 1,
  phone: '8 (705) 123-45-67',
  name: ' Айгуль ',
  productId: product.id,
  theme: 'order_product',
  ...over,
});
const call = (over: object = {}, headers = {}) => post('/api/v1/feedback/callback/', asked(over), headers);
const stored = () =>
  shop.db`SELECT city_id, phone, name, theme, product_id, language, state FROM callbacks ORDER BY id`;

describe('a callback', () => {
  test('is stored as asked, the phone in one form, and answered with success', async () => {
    const { status, body } = await call({}, { 'x-language-id': 'kz' });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect([...(await stored())]).toEqual([
      {
        city_id: 1,
        phone: '+77051234567',
        name: 'Айгуль',
        theme: 'order_product',
        product_id: product.id,
        language: 'kz',
        state: 'new',
      },
    ]);
  });

  test('with a hostile name is stored as it was written, and stays words in the letter to the operators', async () => {
    const name = '"><img src=x onerror=alert(1)>';
    expect((await call({ name })).status).toBe(200);
    expect((await stored())[0]?.name).toBe(name);
    await shop.sendLetters();
    const letter = listLetters(shop.config.dataDir ?? '').find(({ html }) => html.includes('onerror'));
    expect(letter?.kind).toBe('callback');
    expect(letter?.html).not.toContain('<img src=x');
  });

  test('for another theme names no product; an unknown city is the default one', async () => {
    expect((await call({ theme: 'wholesale', productId: null, cityId: 999 })).status).toBe(200);
    expect([...(await stored())]).toMatchObject([{ theme: 'wholesale', product_id: null, city_id: 1 }]);
  });

  test.each([
    ['a phone that cannot be called', { phone: '12345' }, 'phone'],
    ['a phone of another country', { phone: '+49 151 12345678' }, 'phone'],
    ['no phone', { phone: undefined }, 'phone'],
    ['a name of one letter', { name: 'А' }, 'name'],
    ['a name of 51 letters', { name: 'А'.repeat(51) }, 'name'],
    ['an unknown theme', { theme: 'gossip' }, 'theme'],
    ['an order without a product', { productId: null }, 'productId'],
    ['a complaint with a product', { theme: 'complaint' }, 'productId'],
    ['a product that is no number', { productId: '1; DROP TABLE callbacks' }, 'productId'],
    ['a number no product can have', { productId: 3_000_000_000 }, 'productId'],
  ])('%s is refused at its field, in both languages, and not stored', async (_name, over, field) => {
    const ru = await call(over);
    const kz = await call(over, { 'x-language-id': 'kz' });
    for (const { status, body } of [ru, kz]) {
      expect(status).toBe(422);
      expect(body.code).toBe('request.invalid');
      expect(body.errors[field]).toHaveLength(1);
    }
    expect(ru.body.errors[field]).not.toEqual(kz.body.errors[field]);
    expect(await stored()).toHaveLength(0);
  });

  test('a product that does not exist is 404', async () => {
    expect(await call({ productId: 2_000_000_000 })).toMatchObject({
      status: 404,
      body: { code: 'product.not_found' },
    });
  });

  test('one phone is called about once a minute, and three times in ten minutes', async () => {
    expect((await call()).status).toBe(200);
    const second = await call({ phone: '+7 705 123 45 67' });
    expect(second).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    const forgetMinute = () => shop.db`DELETE FROM rate_counters WHERE key LIKE 'callback-minute:%'`;
    for (const expected of [200, 200, 429]) {
      await forgetMinute();
      expect((await call()).status).toBe(expected);
    }
    expect(await stored()).toHaveLength(3);
  });

  test('sixty from one network in ten minutes are enough', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await call({ phone: `+7 705 000 00 ${10 + i}` })).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  });

  test('a program that fills in the hidden field is thanked and not heard', async () => {
    expect(await call({ website: 'https://spam.example' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await stored()).toHaveLength(0);
  });

  test('whatever comes, the answer is decent and nothing broken is stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            cityId: fc.anything(),
            phone: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
            name: fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.anything()),
            productId: fc.oneof(fc.double(), fc.anything()),
            theme: fc.oneof(fc.constantFrom('price', 'other', '__proto__'), fc.anything()),
          },
          { requiredKeys: [] },
        ),
        async (body) => {
          const { status, body: answer } = await post('/api/v1/feedback/callback/', JSON.stringify(body));
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(errorBody.safeParse(answer).success).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
    for (const { phone } of await stored()) expect(phone).toMatch(/^\+7\d{10}$/);
  });
});

describe('a request that comes twice with one key', () => {
  const key = { 'idempotency-key': '8f2c1f0e-6a1b-4a5e-9b1e-0c1d2e3f4a5b' };

  test('is worked on once and answered the same', async () => {
    const first = await call({}, key);
    const second = await call({}, key);
    expect(second.body).toEqual(first.body);
    expect(second.status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('with another body is refused', async () => {
    await call({}, key);
    expect(await call({ name: 'Болат' }, key)).toMatchObject({
      status: 422,
      body: { code: 'request.key_reused' },
    });
  });

  test('while the first is on its way is told so; parallel ones store one', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call({}, key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await stored()).toHaveLength(1);
  });

  test('after a failure may be tried again', async () => {
    await call();
    expect((await call({}, key)).status).toBe(429);
    await shop.db`DELETE FROM rate_counters`;
    expect((await call({}, key)).status).toBe(200);
  });

  test('another caller’s same key is another key; a key with spaces is refused; a day later it is forgotten', async () => {
    await call({}, key);
    await shop.db`DELETE FROM rate_counters`;
    const authorization = `Bearer ${await shop.logIn('retail@sheber.test')}`;
    expect((await call({}, { ...key, authorization })).status).toBe(200);
    expect(await stored()).toHaveLength(2);
    expect((await call({}, { 'idempotency-key': 'two words' })).status).toBe(400);
    await shop.db`DELETE FROM rate_counters`;
    await shop.db`UPDATE repeatable_answers SET expires_at = now() - interval '1 second'`;
    await call({}, key);
    expect(await stored()).toHaveLength(3);
    expect(await shop.db`SELECT FROM repeatable_answers`).toHaveLength(1);
  });

  test('the table tells neither key nor phone', async () => {
    await call({}, key);
    const rows = JSON.stringify(await shop.db`SELECT * FROM repeatable_answers`);
    expect(rows).not.toContain(key['idempotency-key']);
    expect(rows).not.toContain('7051234567');
  });
});

describe('word that a product is there again', () => {
  const notify = (over: object, code = product.code, headers = {}) =>
    post(`/api/v1/products/${code}/notify/`, { kind: 'stock', city: 'pavlodar', ...over }, headers);
  const waiting = () => shop.db`SELECT kind, contact, language FROM product_notices ORDER BY id`;

  test('is asked for by phone or by e-mail, once per contact', async () => {
    for (const over of [
      { phone: '8 705 123 45 67' },
      { phone: '+77051234567' },
      { email: ' Aigul@Example.TEST ' },
    ])
      expect(await notify(over, product.code, { 'x-language-id': 'kz' })).toMatchObject({
        body: { success: true },
      });
    expect([...(await waiting())]).toEqual([
      { kind: 'stock', contact: '+77051234567', language: 'kz' },
      { kind: 'stock', contact: 'aigul@example.test', language: 'kz' },
    ]);
  });

  test.each([
    ['no contact', {}, 'phone'],
    ['a wrong phone', { phone: '1' }, 'phone'],
    ['a wrong e-mail', { email: 'a@b' }, 'email'],
    ['an unknown kind', { phone: '+77051234567', kind: 'weather' }, 'kind'],
  ])('%s is refused', async (_name, over, field) => {
    const { status, body } = await notify(over);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await waiting()).toHaveLength(0);
  });

  test('of a product nobody knows is 404', async () => {
    expect((await notify({ phone: '+77051234567' }, 'no-such-product')).status).toBe(404);
  });
});
