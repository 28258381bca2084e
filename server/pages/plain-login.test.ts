import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPlainCart } from './plain-cart.ts';
import { registerPlainLogin } from './plain-login.ts';

const asked: { url: string; body: unknown; cookie: string | undefined; key: unknown }[] = [];
let refusal: { status: number; code: string } | null = null;
let atWork = 0;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  for (const url of [
    '/api/v1/auth/login/',
    '/api/v1/auth/login-by-code/',
    '/api/v1/auth/code/',
    '/api/v1/auth/logout/',
    '/api/v1/cart/',
    '/api/v1/orders/',
  ])
    app.post(url, async ({ body, headers }, reply) => {
      asked.push({ url, body, cookie: headers.cookie, key: headers['idempotency-key'] });
      if (url.endsWith('orders/') && atWork-- > 0)
        return reply.code(409).send({ code: 'request.in_progress' });
      if (refusal) return reply.code(refusal.status).send({ code: refusal.code });
      if (url.includes('auth/log'))
        reply.header('set-cookie', url.endsWith('logout/') ? 'token=; Max-Age=0' : 'token=new; HttpOnly');
      return { data: { token: 'new', number: 'P-261118-00001' } };
    });
  registerPlainLogin(app);
  registerPlainCart(app);
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  asked.length = 0;
  refusal = null;
  atWork = 0;
});

async function post(url: string, fields: Record<string, string>, cookie?: string, site = 'same-origin') {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': site,
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  return { status: response.statusCode, to: response.headers.location, cookies };
}

const known = { login: 'retail@sheber.test', password: 'p' };

test('a login leads back to where it was asked for, with the goods of the cookie in the account', async () => {
  const { status, to, cookies } = await post(
    '/_login',
    { ...known, returnTo: '/kz/cart' },
    'plain_cart=kley*4',
  );
  expect([status, to]).toEqual([303, '/kz/cart']);
  expect(cookies).toEqual(['token=new', 'plain_phone=', 'plain_cart=account']);
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/v1/auth/login/', known],
    ['/api/v1/cart/', { items: [{ productCode: 'kley', count: 4 }], registrationBefore: true }],
  ]);
  expect(asked[1]?.cookie).toBe('token=new');
});

test.each([
  ['auth.invalid_credentials', 422, 'auth.invalid_credentials'],
  ['request.too_many', 429, 'later'],
])('%s leads to the form again and says so', async (code, statusCode, word) => {
  refusal = { status: statusCode, code };
  const { to, cookies } = await post('/_login', { ...known, returnTo: '/order' }, 'plain_cart=kley*4');
  expect(to).toBe(`/?login=%2Forder&entered=${word}`);
  expect(cookies).toEqual([]);
});

test.each(['//evil.kz', 'https://evil.kz/', '/\\evil.kz'])('nobody is led to %s', async (returnTo) => {
  expect((await post('/_login', { ...known, returnTo })).to).toBe('/');
});

test('a code is sent and typed; the phone stands in no address', async () => {
  const sent = await post('/_login/phone', { phone: '+7 701 123-45-67', returnTo: '/cart' });
  expect(sent.to).toBe('/?login=%2Fcart&entered=code');
  const [cookie] = sent.cookies;
  const entered = await post('/_login/code', { code: '123456', returnTo: '/cart' }, cookie);
  expect(entered.to).toBe('/cart');
  expect(asked.at(-1)?.body).toEqual({ phone: '+7 701 123-45-67', code: '123456' });
});

test('a new phone is asked for a name and the agreement', async () => {
  refusal = { status: 422, code: 'auth.agreement_needed' };
  const fields = { code: '123456', returnTo: '/cart' };
  expect((await post('/_login/code', fields)).to).toBe('/?login=%2Fcart&entered=auth.agreement_needed');
  await post('/_login/code', { ...fields, firstName: 'Айгүл', agreement: 'on' });
  expect(asked.at(-1)?.body).toMatchObject({ firstName: 'Айгүл', agreement: true });
});

test('the way out ends the session and the cart of the browser', async () => {
  const { to, cookies } = await post('/_logout', { returnTo: '/kz/cart' }, 'token=abc; plain_cart=account');
  expect(to).toBe('/kz');
  expect(cookies).toEqual(['token=', 'plain_cart=']);
});

test('a foreign page logs nobody in or out', async () => {
  for (const url of ['/_login', '/_login/phone', '/_login/code', '/_logout']) {
    const { status, cookies } = await post(url, known, undefined, 'cross-site');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(cookies).toEqual([]);
  }
  expect(asked).toEqual([]);
});

const order = {
  returnTo: '/cart',
  name: 'Айгүл',
  phone: '+7 701 123-45-67',
  way: 'pickup',
  store: '3',
  payment: 'card_on_receipt',
  total: '18000',
  key: '0b0f8f3e-1111-4222-8333-444455556666',
  goods: '{"items":[{"productCode":"kley","count":2,"sum":18000}],"works":[]}',
};
const user = 'token=abc; plain_cart=account';

test('a user’s pickup is an order at the sum that was shown, by the key of the form', async () => {
  atWork = 2;
  const { status, to } = await post('/_cart/order', order, user);
  expect([status, to]).toEqual([303, '/order-created?number=P-261118-00001']);
  expect(asked).toHaveLength(3);
  expect(asked.at(-1)).toMatchObject({
    key: order.key,
    body: {
      items: [{ productCode: 'kley', count: 2, sum: 18_000 }],
      recipient: { firstName: 'Айгүл', phone: '+77011234567' },
      delivery: { method: 'pickup', storeId: 3 },
      payment: 'card_on_receipt',
      total: 18_000,
      agreement: true,
    },
  });
});

test.each([
  ['order.cart_changed', 'changed'],
  ['order.out_of_stock', 'changed'],
  ['order.min_order', 'refused'],
])('%s is told in the cart as %s', async (code, note) => {
  refusal = { status: 409, code };
  const { to, cookies } = await post('/_cart/order', order, user);
  expect(to).toBe('/cart');
  expect(cookies).toEqual([`plain_note=${note}`]);
});

test.each<Record<string, string>>([
  { name: '1' },
  { phone: '12' },
  { payment: 'deferred' },
  { goods: '{' },
  { key: '' },
])('%j makes no order', async (wrong) => {
  expect((await post('/_cart/order', { ...order, ...wrong }, user)).cookies).toEqual(['plain_note=invalid']);
  expect(asked).toEqual([]);
});
