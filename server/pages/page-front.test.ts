import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { PageFront } from './page-front.ts';

let server: Server;
let front: PageFront;
let cache: PageCache;
const clock = { now: 0 };
beforeEach(async () => {
  clock.now = 100_000;
  cache = new PageCache(1_000_000, () => clock.now);
  front = new PageFront(cache);
  front.resolveCity = (asked) => asked ?? 'pavlodar';
  server = createServer((request, response) => {
    if (!front.answer(request, response)) response.end('the application');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cache.store('pavlodar /', {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: 'кеш '.repeat(600),
  });
  front.remember('/', 'pavlodar', 'pavlodar /');
});
afterEach(() => new Promise((done) => server.close(done)));

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Raw, because fetch would decompress. */
function get(headers: Record<string, string> = {}, method = 'GET', path = '/'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('a kept page comes compressed, with every header of a page', async () => {
  const { status, headers, body } = await get({ 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(brotliDecompressSync(body).toString()).toContain('кеш');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  expect(headers['content-security-policy']).toContain('trusted-types');
  expect(headers['x-request-id']).toBeDefined();
});

test('who has it already gets 304', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' });
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each([
  ['a token', { cookie: 'token=abc' }, 'GET', '/'],
  ['the old application', { cookie: 'mobile=1' }, 'GET', '/'],
  ['another city', { cookie: `city=${encodeURIComponent('{"code":"astana"}')}` }, 'GET', '/'],
  ['another address', {}, 'GET', '/other'],
  ['another method', {}, 'POST', '/'],
])('%s goes on to the application', async (_name, headers, method, path) => {
  expect((await get(headers as Record<string, string>, method, path)).body.toString()).toBe(
    'the application',
  );
});

test('a stale page serves at once and is renewed behind the visitor’s back', async () => {
  front.refresh = vi.fn();
  clock.now += 61_000;
  expect((await get()).body.toString()).toContain('кеш');
  expect(front.refresh).toHaveBeenCalledExactlyOnceWith('/', 'pavlodar', 'pavlodar /');
});

test('a page of an older catalogue goes on to the application', async () => {
  cache.setVersion(2);
  clock.now += 6_000;
  expect((await get()).body.toString()).toBe('the application');
});

test('an address of any length is not remembered', async () => {
  const long = `/?${'x'.repeat(700)}`;
  front.remember(long, 'pavlodar', 'pavlodar /');
  expect((await get({}, 'GET', long)).body.toString()).toBe('the application');
  front.remember('/?x', 'pavlodar', 'pavlodar /');
  expect((await get({}, 'GET', '/?x')).body.toString()).toContain('кеш');
});

test('where the language of the browser is followed, only a settled one is answered from the cache', async () => {
  front.isLanguageFollowed = true;
  const cookie = (locale: string) => ({ cookie: `i18n_redirected=${locale}` });
  expect((await get(cookie('kz'))).body.toString()).toBe('the application');
  expect((await get()).body.toString()).toContain('кеш');
  expect((await get(cookie('ru'))).body.toString()).toContain('кеш');
});
