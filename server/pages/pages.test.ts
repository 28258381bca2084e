import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Sitemap } from '#api/sitemap/sitemap.ts';
import type { Storefront } from './page-renderer.ts';
import { attachPages, PageCache, PageFront } from './pages.ts';

/** A storefront whose every page says its own address. */
const storefront = {
  messages: { ru: {}, kz: {} },
  publicAddresses: [],
  normalizePageUrl: (url: URL) => url,
  render: async ({ url }: { url: string }) => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: url,
  }),
} as unknown as Storefront;

async function openPages(languageDetection: boolean): Promise<FastifyInstance> {
  const cache = new PageCache(1_000_000);
  const front = new PageFront(cache);
  const app = Fastify({
    serverFactory: (listener) =>
      createServer((request, response) => {
        if (!front.answer(request, response)) listener(request, response);
      }),
  });
  app.get('/api/v2/cities/', async () => ({ data: [{ id: 1, code: 'pavlodar' }] }));
  await attachPages(app, {
    config: { publicUrl: 'http://localhost', environment: 'test', languageDetection, mercure: null },
    cached: { cache, front },
    development: { loadStorefront: async () => storefront, findAssets: () => ({}) as never },
    sitemap: {} as Sitemap,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function ask(app: FastifyInstance, path: string, cookie: string) {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  return [response.status, response.headers.get('location'), response.headers.get('set-cookie')];
}

test('with language detection the home page follows the cookie, also when its page is in the cache', async () => {
  const app = await openPages(true);
  const russian = 'i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax';
  for (const _time of ['made', 'cached']) {
    expect(await ask(app, '/', 'a=b')).toEqual([200, null, russian]);
    expect(await ask(app, '/', 'i18n_redirected=kz')).toEqual([302, '/kz', null]);
    expect(await ask(app, '/', 'i18n_redirected=ru')).toEqual([200, null, null]);
  }
  await app.close();
});

test('without it the cookie means nothing, and none is set', async () => {
  const app = await openPages(false);
  expect(await ask(app, '/', 'i18n_redirected=kz')).toEqual([200, null, null]);
  await app.close();
});
