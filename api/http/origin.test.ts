import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerFailures } from './failures.ts';
import { registerOriginRule } from './origin.ts';

async function post(headers: Record<string, string>): Promise<number> {
  const app = Fastify();
  registerFailures(app);
  registerOriginRule(app);
  app.post('/', async () => 'done');
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'shop.example', ...headers },
    payload: {},
  });
  await app.close();
  return response.statusCode;
}

const cookie = { cookie: 'token=abc' };

test.each([
  ['own page', { ...cookie, 'sec-fetch-site': 'same-origin' }, 200],
  ['typed address', { ...cookie, 'sec-fetch-site': 'none' }, 200],
  ['another site', { ...cookie, 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling host', { ...cookie, 'sec-fetch-site': 'same-site' }, 403],
  ['old browser, own origin', { ...cookie, origin: 'https://shop.example' }, 200],
  ['old browser, other origin', { ...cookie, origin: 'https://evil.example' }, 403],
  ['old browser, null origin', { ...cookie, origin: 'null' }, 403],
  ['no origin at all', cookie, 403],
  ['a lying prefix', { ...cookie, origin: 'https://shop.example.evil.example' }, 403],
  [
    'a program with a Bearer token',
    { ...cookie, authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' },
    200,
  ],
  ['nothing to steal', { 'sec-fetch-site': 'cross-site' }, 200],
])('a state-changing request from %s', async (_name, headers, status) => {
  expect(await post(headers as Record<string, string>)).toBe(status);
});
