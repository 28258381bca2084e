import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPlainCart } from './plain-cart.ts';
import { registerPlainWords } from './plain-words.ts';

const asked: { url: string; body: unknown }[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const item = { product: { productCode: '1000001' }, count: 2 };
  app.post('/api/v1/cart/', async ({ body, url }) => {
    asked.push({ url, body });
    return {};
  });
  app.post('/api/v1/cart/calculate/', async () => ({ items: [item], totals: { total: 18_000 } }));
  app.post('/api/v1/feedback/question/', async ({ body, url }) => {
    asked.push({ url, body });
    return { success: true };
  });
  app.put('/api/v1/products/:code/review/', async ({ body, url }, reply) => {
    asked.push({ url, body });
    const isGood = (body as { rating: number }).rating > 0;
    return isGood ? { success: true } : reply.code(422).send({ code: 'request.invalid' });
  });
  registerPlainCart(app);
  registerPlainWords(app);
  await app.ready();
});
afterAll(() => app.close());

async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  asked.length = 0;
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  return { status: response.statusCode, to: response.headers.location, cookies };
}

test.each<[string, string | undefined, Record<string, string>, string]>([
  ['the first press', undefined, { add: 'kley' }, 'kley*1'],
  ['a second press', 'kley*4', { add: 'kley' }, 'kley*4'],
  ['another product', 'kley*4', { add: 'plitka' }, 'kley*4!plitka*1'],
  ['other counts', 'kley*4!plitka*1', { 'count:kley': '7', 'count:plitka': '0', set: '1' }, 'kley*7'],
  [
    'a line’s own button',
    'kley*4!plitka*1',
    { 'count:kley': '4', 'count:plitka': '1', remove: 'kley' },
    'plitka*1',
  ],
  ['words that would be a cookie of their own', 'kley*4', { add: 'a; Domain=evil.kz' }, 'kley*4'],
  ['no figure', 'kley*4', { 'count:kley': 'много' }, 'kley*4'],
])('%s leaves in the cart of %s by %j: %s', async (_what, held, fields, expected) => {
  const { status, to, cookies } = await post(
    '/_cart',
    { returnTo: '/kz/c/laminat', ...fields },
    held === undefined ? {} : { cookie: `plain_cart=${held}` },
  );
  expect([status, to]).toEqual([303, '/kz/cart']);
  expect(cookies).toContain(`plain_cart=${expected}`);
});

test('a foreign page changes nothing', async () => {
  for (const url of ['/_cart', '/_cart/order', '/_question', '/_review']) {
    const { status, cookies } = await post(url, { add: 'kley' }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(cookies).toEqual([]);
  }
});

test('a user’s press goes to the account, and the cookie holds no goods', async () => {
  const { cookies } = await post('/_cart', { add: 'kley' }, { cookie: 'token=abc' });
  expect(asked).toEqual([
    { url: '/api/v1/cart/', body: { items: [{ productCode: 'kley', count: 1 }], registrationBefore: true } },
  ]);
  expect(cookies).toContain('plain_cart=account');
});

test('a cart too large for a cookie is told of and stays as it is', async () => {
  const held = Array.from({ length: 45 }, (_, at) => `${'x'.repeat(80)}-${at}*1`).join('!');
  const { cookies } = await post('/_cart', { add: 'y'.repeat(150) }, { cookie: `plain_cart=${held}` });
  expect(cookies).toEqual(['plain_note=full']);
});

const contacts = { name: 'Айгүл', phone: '+7 701 123-45-67', way: 'pickup', store: 'Естая, 40' };

test('the first step of the checkout is sent with the goods, and the cart is empty', async () => {
  const { status, to, cookies } = await post(
    '/_cart/order',
    { returnTo: '/cart', ...contacts },
    { cookie: 'plain_cart=kley*2' },
  );
  expect([status, to]).toEqual([303, '/cart']);
  expect(cookies).toEqual(['plain_cart=', 'plain_note=sent']);
  expect(asked[0]?.body).toMatchObject({
    name: 'Айгүл',
    contact: '+77011234567',
    question: expect.stringContaining('1000001 × 2'),
  });
});

test.each<Record<string, string>>([{ name: 'А' }, { phone: '123' }, { way: 'delivery' }])(
  '%j is sent back',
  async (wrong) => {
    const { cookies } = await post(
      '/_cart/order',
      { ...contacts, ...wrong },
      { cookie: 'plain_cart=kley*2' },
    );
    expect(cookies).toEqual(['plain_note=invalid']);
    expect(asked).toEqual([]);
  },
);

test('a question about a product is asked by a plain form, and the page says what became of it', async () => {
  const fields = { name: 'Айгерим', contact: '+77011112233', question: 'Подойдёт ли для тёплого пола?' };
  const sent = await post('/_question', { ...fields, productCode: 'laminat-1', returnTo: '/kz/p/laminat-1' });
  expect(sent).toMatchObject({ status: 303, to: '/kz/p/laminat-1?asked=sent#questions' });
  expect(asked).toEqual([
    { url: '/api/v1/feedback/question/', body: { ...fields, productCode: 'laminat-1', website: '' } },
  ]);
  expect((await post('/_question', { ...fields, productCode: '../../evil', returnTo: '//evil.kz' })).to).toBe(
    '/p/-?asked=sent#questions',
  );
});

test('a review is written by a plain form; what was refused leads back to its form', async () => {
  const fields = { productCode: 'kley', text: 'Схватывает за час', plus: '', minus: 'Пахнет', kept: '7' };
  const sent = await post('/_review', { ...fields, rating: '5' }, { cookie: 'token=abc' });
  expect(sent).toMatchObject({ status: 303, to: '/personal/purchased?reviews=&asked=sent' });
  expect(asked).toEqual([
    {
      url: '/api/v1/products/kley/review/',
      body: { rating: 5, text: 'Схватывает за час', plus: '', minus: 'Пахнет', keptPhotos: [7] },
    },
  ]);
  expect((await post('/_review', fields)).to).toBe('/personal/purchased?reviews=kley&asked=invalid');
});
