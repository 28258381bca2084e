import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BuiltApp } from '#api/app.ts';
import { FairTurns } from '#api/http/fair-turns.ts';
import type { Http } from '#api/http/http.ts';
import { createVisitorMarks } from '#api/http/visitor-mark.ts';
import type { Sitemap } from '#api/sitemap/sitemap.ts';
import type { Storefront } from './page-renderer.ts';
import { attachPages, PageCache, PageFront } from './pages.ts';

/** A storefront whose every page says its own address, which looks at `page` alone. */
const render = vi.fn(async ({ url }: { url: string }) => ({
  status: url.toLowerCase().includes('/lost') ? 404 : 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: url,
}));
const storefront = {
  messages: { ru: {}, kz: {} },
  publicAddresses: [],
  normalizePageUrl: (url: URL) => {
    const page = url.searchParams.get('page');
    return new URL(`${url.pathname}${page === null ? '' : `?page=${page}`}`, url);
  },
  render,
} as unknown as Storefront;

const redirects = [
  { from: '/c/old/', to: '/c/new/', isByHand: false },
  { from: '/lost/', to: '/c/new/', isByHand: true },
  { from: '/c/here/', to: '/c/new/', isByHand: true },
];
const note = vi.fn();

/** Of the shop that was opened last. */
let warmUp: () => Promise<void>;

async function openPages(
  languageDetection: boolean,
  turns = new FairTurns(),
  isOpen = () => true,
): Promise<FastifyInstance> {
  render.mockClear();
  const cache = new PageCache(1_000_000);
  const front = new PageFront(cache);
  const app = Fastify({
    serverFactory: (listener) =>
      createServer((request, response) => {
        if (!front.answer(request, response)) listener(request, response);
      }),
  });
  app.get('/api/v2/cities/', async () => ({ data: [{ id: 1, code: 'pavlodar' }] }));
  const marks = createVisitorMarks('a secret of the tests, long enough');
  const http = { app, directCalls: new Map(), turns, marks } as unknown as Http;
  ({ warmUp } = await attachPages(
    {
      app,
      http,
      listContentAddresses: async () => [],
      listRedirects: async () => redirects,
      missed: { note },
      tellPages: () => {},
      onCatalogChange: () => {},
      opening: { isOpen, isPass: (text) => text === 'a-pass' },
      looks: {
        readPass: (text: string | null) => (text === 'a-look' ? { code: 'tile', city: 'pavlodar' } : null),
        viewerOf: () => ({ id: 0, wholesaleContract: 'organization' }),
      } as unknown as BuiltApp['looks'],
    },
    {
      config: { publicUrl: 'http://localhost', environment: 'test', languageDetection, mercure: null },
      cached: { cache, front },
      development: { loadStorefront: async () => storefront, findAssets: () => ({}) as never },
      sitemap: {} as Sitemap,
    },
  ));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function ask(app: FastifyInstance, path: string, cookie: string) {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  // The visitor's mark has a test of its own.
  const cookies = response.headers.getSetCookie().filter((text) => !text.startsWith('v='));
  return [response.status, response.headers.get('location'), cookies[0] ?? null];
}

test('a browser without a mark gets one with the page that is made for it, and keeps it', async () => {
  const app = await openPages(true);
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = (cookie: string) =>
    fetch(`http://127.0.0.1:${port}/c/${cookie.length}`, { headers: { cookie } });
  const [mark = ''] = (await get('')).headers.getSetCookie();
  expect(mark).toMatch(/^v=[\w.-]+; Path=\/;.* HttpOnly; SameSite=Lax$/);
  expect((await get(mark.split(';')[0] ?? '')).headers.getSetCookie()).toEqual([]);
});

test('the home page is there in both languages before anybody asks, for the city that nobody has chosen', async () => {
  const app = await openPages(false);
  onTestFinished(() => app.close());
  await warmUp();
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/kz']);
  expect(render.mock.calls.map(([page]) => (page as { cityId?: number }).cityId)).toEqual([1, 1]);
  for (const path of ['/', '/kz']) expect((await ask(app, path, 'a=b'))[0]).toBe(200);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a home page that cannot be made ahead is made for the first who asks', async () => {
  const app = await openPages(false);
  onTestFinished(() => app.close());
  render.mockRejectedValueOnce(new Error('the database is away'));
  await warmUp();
  expect(await ask(app, '/', 'a=b')).toEqual([200, null, null]);
});

test('with language detection the home page follows the cookie, also when its page is in the cache', async () => {
  const app = await openPages(true);
  for (const _time of ['made', 'cached']) {
    expect(await ask(app, '/', 'a=b')).toEqual([200, null, null]);
    expect(await ask(app, '/', 'i18n_redirected=kz')).toEqual([302, '/kz', null]);
    expect(await ask(app, '/', 'i18n_redirected=ru')).toEqual([200, null, null]);
  }
  await app.close();
});

test('without it the cookie leads nowhere', async () => {
  const app = await openPages(false);
  expect(await ask(app, '/', 'i18n_redirected=kz')).toEqual([200, null, null]);
  await app.close();
});

test('words that no page looks at come down to the same kept page', async () => {
  const app = await openPages(false);
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await get('/c/laminat?page=2');
  const clicked = await get('/c/laminat?utm_source=advert&page=2&click=1');
  expect(await clicked.text()).toBe('/c/laminat?page=2');
  expect(clicked.headers.get('content-security-policy')).toContain('trusted-types');
  const etag = clicked.headers.get('etag') ?? '';
  expect((await get('/c/laminat?page=2&click=2', { 'if-none-match': etag })).status).toBe(304);
  expect(render).toHaveBeenCalledTimes(1);

  await get('/c/laminat?page=2&click=3', { cookie: 'token=abc' });
  await get('/c/laminat?page=3&click=4');
  expect(render).toHaveBeenCalledTimes(3);
  await app.close();
});

test('who finds no turn is told so in their language, with when to come again; kept pages are served all the same', async () => {
  const turns = new FairTurns({ perClient: 1, patienceMs: 10 });
  const app = await openPages(false, turns);
  onTestFinished(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${url}/kept`)).status).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = turns.run('network 127.0.0.1', () => promise);
  for (const [path, words] of [
    ['/new', 'Слишком много запросов'],
    ['/kz/new', 'Сұрау тым көп'],
  ]) {
    const response = await fetch(`${url}${path}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.text()).toContain(words);
  }
  expect((await fetch(`${url}/kept`)).status).toBe(200);
  resolve();
  await running;
});

test('before it opens the shop says so in both languages, keeps search engines out, and shows itself to a pass', async () => {
  let isOpen = true;
  const app = await openPages(false, undefined, () => isOpen);
  onTestFinished(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const get = (path: string, cookie = '') =>
    fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
  // Kept by the cache, and asked for after the shop was closed.
  await get('/c/laminat');
  isOpen = false;
  for (const [path, words] of [
    ['/c/laminat', 'Магазин готовится к открытию'],
    ['/kz', 'Дүкен ашылуға дайындалып жатыр'],
  ] as const) {
    const response = await get(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(words);
  }
  expect(await (await get('/c/laminat', 'shop-preview=invented')).text()).toContain('готовится');

  const given = await get('/preview?pass=a-pass');
  expect([given.status, given.headers.get('location')]).toEqual([302, '/']);
  const [cookie = ''] = given.headers.getSetCookie();
  expect(cookie).toMatch(/^shop-preview=a-pass; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
  expect(await (await get('/c/laminat', cookie.split(';')[0])).text()).toBe('/c/laminat');
  expect((await get('/preview?pass=invented')).headers.getSetCookie()).toEqual([]);
  isOpen = true;
  expect(await (await get('/c/laminat')).text()).toBe('/c/laminat');
});

test('an address that was given up leads to the one that took its place, in its language', async () => {
  const app = await openPages(false);
  await vi.waitFor(async () => expect((await app.inject('/c/old/')).statusCode).toBe(301));
  const to = async (url: string) => (await app.inject(url)).headers.location;
  expect([await to('/c/old'), await to('/kz/c/old/?page=2'), await to('/c/new/')]).toEqual([
    '/c/new/',
    '/kz/c/new/?page=2',
    undefined,
  ]);
});

test('a look of staff is made for them alone, is kept by nobody and does nothing; it opens its own page and no other', async () => {
  const app = await openPages(false, new FairTurns(), () => false);
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  for (let turn = 1; turn <= 2; turn += 1) {
    const page = await get('/kz/p/tile?look=a-look');
    expect([page.status, await page.text()]).toEqual([200, '/kz/p/tile']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-same-origin');
    expect(render).toHaveBeenCalledTimes(turn);
  }
  expect(render.mock.lastCall?.[0]).toMatchObject({ viewer: { wholesaleContract: 'organization' } });
  for (const path of ['/p/other?look=a-look', '/p/tile?look=another', '/p/tile'])
    expect((await get(path)).headers.get('content-security-policy')).not.toContain('sandbox');
  expect(render).toHaveBeenCalledTimes(2);
});

test('where no page is, staff’s own redirects lead, in both languages; what leads nowhere is counted, what exists stays', async () => {
  const app = await openPages(false);
  onTestFinished(() => app.close());
  await vi.waitFor(async () => expect((await app.inject('/lost')).statusCode).toBe(301));
  note.mockClear();
  const to = async (url: string) => (await app.inject(url)).headers.location;
  expect([await to('/kz/Lost/?page=2'), await to('/lost/more'), await to('/c/here/')]).toEqual([
    '/kz/c/new/?page=2',
    undefined,
    undefined,
  ]);
  expect((await app.inject('/kz/lost/_payload.json')).json()).toEqual({ redirect: '/kz/c/new/' });
  expect((await app.inject('/c/here/')).statusCode).toBe(200);
  expect(note.mock.calls.map(([url]) => url)).toEqual(['/lost/more']);
});
