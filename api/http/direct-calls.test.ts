import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { SHOP_ITSELF } from './client.ts';
import { directCallsOf } from './direct-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

type Asked = [key: string, params: Record<string, string>, query: Record<string, unknown>, path: string];
const asked: Asked[] = [
  ['GET /api/v2/cities/', {}, {}, '/api/v2/cities/'],
  ['GET /api/v1/users/', {}, {}, '/api/v1/users/'],
  ['GET /api/v2/sections/', {}, { city: 'astana' }, '/api/v2/sections/?city=astana'],
  [
    'GET /api/v2/products/',
    {},
    { sectionCode: 'laminat', page: 2, pageSize: 3 },
    '/api/v2/products/?sectionCode=laminat&page=2&pageSize=3',
  ],
  ['GET /api/v2/products/', {}, { page: 0 }, '/api/v2/products/?page=0'],
  ['GET /api/v2/sections/{sectionCode}/', { sectionCode: 'no such' }, {}, '/api/v2/sections/no%20such/'],
  ['GET /api/v2/products/{code}/', { code: '\u0000' }, {}, '/api/v2/products/%00/'],
];

test.each(asked)('%s answers a page as it answers the wire', async (key, params, query, path) => {
  for (const language of ['ru', 'kz']) {
    for (const email of ['', 'wholesale@sheber.test']) {
      const cookie = email === '' ? undefined : `token=${await shop.logIn(email)}`;
      const headers = { 'x-language-id': language, 'sec-fetch-site': 'same-origin' };
      const wire = await shop.app.inject({ url: path, headers: { ...headers, ...(cookie && { cookie }) } });
      const callDirectly = directCallsOf(shop.http, {
        cookie,
        address: undefined,
        client: SHOP_ITSELF,
        requestId: 'same',
        onStaleToken: () => {},
      });
      const direct = await callDirectly(key, { params, query, body: undefined }, language);
      const { requestId: _own, ...body } = wire.json();
      const { requestId: _other, ...directBody } = JSON.parse(JSON.stringify(direct?.body));
      expect({ status: direct?.status, body: directBody }).toEqual({ status: wire.statusCode, body });
    }
  }
});

test('a token that is no session any more is told of once, and the visitor goes on as nobody', async () => {
  let told = 0;
  const callDirectly = directCallsOf(shop.http, {
    cookie: `token=${'x'.repeat(43)}`,
    address: undefined,
    client: SHOP_ITSELF,
    requestId: 'id',
    onStaleToken: () => {
      told += 1;
    },
  });
  const sent = { params: {}, query: {}, body: undefined };
  expect(await callDirectly('GET /api/v1/users/', sent, 'ru')).toMatchObject({
    status: 401,
    body: { code: 'session.required', requestId: 'id' },
  });
  expect(await callDirectly('GET /api/v2/cities/', sent, 'ru')).toMatchObject({ status: 200 });
  expect(told).toBe(1);
});

test('what changes something goes over the wire', () => {
  const callDirectly = directCallsOf(shop.http, {
    cookie: undefined,
    address: undefined,
    client: SHOP_ITSELF,
    requestId: 'id',
    onStaleToken() {},
  });
  expect(callDirectly('POST /api/v1/auth/login/', { params: {}, query: {}, body: {} }, 'ru')).toBeNull();
});
