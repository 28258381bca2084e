import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../tests/strict-console.ts';
import { type ApiRequest, createApi, logToConsole, onSessionEnd, sendOverNetwork } from './api-client.ts';

function apiWith(answer: { status: number; body: unknown } | Error) {
  const sent: ApiRequest[] = [];
  const failures = vi.fn();
  const api = createApi(
    async (request) => {
      sent.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    'kz',
    failures,
  );
  return { api, sent, failures };
}

test('writes parameters, lists and the language as the contract wants them', async () => {
  const { api, sent } = apiWith({ status: 200, body: { items: [] } });
  await api('GET /api/v2/products/by-codes/', { query: { codes: ['a b', 'в'], city: 'astana' } });
  await api('GET /api/v2/products/{code}/', { params: { code: 'a/../b' }, query: {} });
  expect(sent[0]).toMatchObject({ method: 'GET', headers: { 'x-language-id': 'kz' } });
  expect(sent[0]?.path).toBe('/api/v2/products/by-codes/?codes%5B%5D=a+b&codes%5B%5D=%D0%B2&city=astana');
  expect(sent[1]?.path).toBe('/api/v2/products/a%2F..%2Fb/');
});

test('a body goes as JSON', async () => {
  const { api, sent } = apiWith({ status: 200, body: {} });
  await api('POST /api/v1/auth/login/', { body: { login: 'a', password: 'b' } });
  expect(sent[0]).toMatchObject({
    body: '{"login":"a","password":"b"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('an API error returns its body instead of throwing, and is reported', async () => {
  const error = { message: 'words', code: 'session.required', requestId: 'x' };
  const { api, failures } = apiWith({ status: 401, body: error });
  expect(await api('GET /api/v1/users/')).toEqual({ ok: false, status: 401, error });
  expect(failures).toHaveBeenCalledWith('GET /api/v1/users/', 401);
});

test('no network and a proxy’s page are failures without a body, never an empty answer', async () => {
  const down = apiWith(new TypeError('fetch failed'));
  expect(await down.api('GET /api/v2/cities/')).toEqual({ ok: false, status: 0, error: null });
  const proxy = apiWith({ status: 502, body: null });
  expect(await proxy.api('GET /api/v2/cities/')).toEqual({ ok: false, status: 502, error: null });
});

test('every failed call is logged to the console, by its name and without what it carried', async () => {
  expectConsoleError(/^GET \/api\/v2\/products\/\{code\}\/: 404$/);
  expectConsoleError(/^GET \/api\/v2\/cities\/: no answer/);
  const refused = createApi(async () => ({ status: 404, body: null }), 'ru', logToConsole);
  await refused('GET /api/v2/products/{code}/', { params: { code: 'secret' }, query: {} });
  const down = createApi(async () => Promise.reject(new TypeError('fetch failed')), 'ru', logToConsole);
  await down('GET /api/v2/cities/');
});

test.each([
  ['401 of any call', 401, 'session.required', 1],
  ['403, which says «not yours»', 403, 'request.foreign_origin', 0],
  ['a refused live token', 401, 'live.token_refused', 0],
  ['a missing thing', 404, 'address.not_found', 0],
])('whether the session has ended: %s', async (_name, status, code, times) => {
  const body = JSON.stringify({ message: '', code, requestId: '' });
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
  const heard = vi.fn();
  const stop = onSessionEnd(heard);
  await createApi(sendOverNetwork, 'ru', () => {})('GET /api/v1/users/');
  stop();
  expect(heard).toHaveBeenCalledTimes(times);
});
