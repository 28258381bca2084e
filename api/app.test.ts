import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorBody, errors } from '#contract/errors.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('every answer', () => {
  test.each([
    '/api/v2/cities/',
    '/api/v2/nothing/',
    '/healthz',
    '/api/docs/',
    '/api/openapi.json',
    '/nothing',
  ])('%s carries the security headers and a request id', async (url) => {
    const { headers } = await shop.app.inject({ url });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('failures', () => {
  test('an unknown call is 404 in the error’s shape', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/v9/nothing/', payload: {} });
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json()).code).toBe('call.not_found');
  });

  test('a known address asked the wrong way is 405 with what it allows', async () => {
    const response = await shop.app.inject({ method: 'DELETE', url: '/api/v2/cities/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET');
    expect(errorBody.parse(response.json()).code).toBe('request.method_not_allowed');
  });

  test('a lost database is 503 with Retry-After, and says so in Kazakh', async () => {
    const broken = await openTestApp();
    await broken.db.end();
    const response = await broken.app.inject({
      url: '/api/v2/products/x/',
      headers: { 'x-language-id': 'kz' },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json().message).toMatch(/^Дүкен уақытша/);
    expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.close();
  });

  test('a fault is 500 with the request id and nothing else', async () => {
    const broken = await openTestApp();
    await broken.db`DROP TABLE product_prices`;
    const response = await broken.app.inject({ url: '/api/v2/products/x/' });
    expect(response.statusCode).toBe(500);
    expect(Object.keys(response.json()).sort()).toEqual(['code', 'message', 'requestId']);
    expect(response.json().message).toContain(response.headers['x-request-id']);
    await broken.close();
  });

  test('every error has words in both languages and a real failure status, but for what is still being made', () => {
    for (const [code, entry] of Object.entries(errors)) {
      if (code === 'receipt_pending' || code === 'office.needs_approval') expect(entry.status).toBe(202);
      else expect(entry.status, code).toBeGreaterThanOrEqual(400);
      expect(entry.kz, code).not.toBe(entry.ru);
      expect(entry.ru.match(/\{\w+\}/g) ?? [], code).toEqual(entry.kz.match(/\{\w+\}/g) ?? []);
    }
  });
});

describe('openapi', () => {
  test('lists every call of the contract, and every call of the contract is answered', async () => {
    const document = (await shop.app.inject({ url: '/api/openapi.json' })).json();
    for (const call of Object.values(calls)) {
      expect(document.paths[call.path][call.method.toLowerCase()].summary).toBe(call.summary);
      const url = call.path.replace(/\{(\w+)\}/g, 'x');
      const response = await shop.app.inject({
        method: call.method,
        url,
        ...(call.method === 'GET' ? {} : { payload: {} }),
      });
      expect(['call.not_found', 'request.method_not_allowed'], call.path).not.toContain(response.json().code);
    }
    expect(document.openapi).toBe('3.1.0');
  });

  test('is shown as a page without scripts', async () => {
    const response = await shop.app.inject({ url: '/api/docs/' });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.payload).toContain('/api/v2/products/by-codes/');
    expect(response.payload).not.toContain('<script');
  });
});
