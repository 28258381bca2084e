import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { atRest } from '#tests/page-ready.ts';
import { eventually, goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });

/** Until the worker that keeps the offline page has taken the pages over. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller && registration.active)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
}

const keptThings = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('sheber-offline') ?? 'null') as Record<string, unknown[]> | null,
  );

/** Playwright's lost network reaches a worker that has just been woken only after a moment: until then it is tried again. */
const openOffline = (page: Page, address: string, heading: string) =>
  eventually(async () => {
    await page.goto(address);
    return page.getByRole('heading', { level: 1, name: heading }).isVisible();
  }).toBe(true);

describe('without a network', () => {
  test('a guest reads what was seen, liked and put into the cart, and nothing private is kept by the worker', async () => {
    const page = await visitors.open({ width: 360, hasWorker: true });
    allowComplaint(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|net::/);
    const listing = (await (
      await fetch(`${shop}/api/v2/products/?sectionCode=laminat&inStock=1`)
    ).json()) as {
      items: { code: string; name: string }[];
    };
    const [product] = listing.items;
    if (!product) throw new Error('no laminate on sale');
    await goTo(page, `/p/${product.code}`);
    await waitForWorker(page);
    await page.evaluate((code) => {
      localStorage.setItem('favorite-products', JSON.stringify([code]));
      localStorage.setItem('sheber-cart', JSON.stringify([{ productCode: code, count: 3 }]));
    }, product.code);
    await goTo(page, '/contacts');
    await eventually(async () => {
      const kept = await keptThings(page);
      return [kept?.seen?.length, kept?.favorites?.length, kept?.cart?.length, kept?.products?.length];
    }).toEqual([1, 1, 1, 1]);

    await page.context().setOffline(true);
    await openOffline(page, '/catalog', words.ru('offline.title'));
    for (const name of ['cart.title', 'favorites.title', 'product.recent'] as const) {
      const section = page.getByRole('region', { name: words.ru(name) });
      await section.getByText(product.name).waitFor();
    }
    await page.getByText('× 3').waitFor();
    await openOffline(page, '/kz/catalog', words.kz('offline.title'));

    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const found = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return found.flat();
    });
    expect(
      kept.filter((path) => !/^\/(assets|icons|img\/p)\/|^\/favicon\.svg$|^(\/kz)?\/offline$/.test(path)),
    ).toEqual([]);

    // Back in the network the address that was wanted opens by itself.
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: words.kz('catalog.title') }).waitFor();
  });

  test('a member shows the club card, and a logout leaves nothing behind', async () => {
    const page = await visitors.open({ width: 360, hasWorker: true, token: await logIn('club@sheber.test') });
    allowComplaint(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|net::/);
    await goTo(page, '/personal/clubcard');
    await waitForWorker(page);
    await eventually(() => page.evaluate(() => localStorage.getItem('club-card') !== null)).toBe(true);
    await eventually(() => keptThings(page)).not.toBeNull();
    await page.context().setOffline(true);
    await page.goto('/personal/clubcard');
    await page
      .getByRole('region', { name: words.ru('clubcard.title') })
      .getByText(/^29\d{11}$/)
      .waitFor();
    // Back in the network the page that was wanted opens by itself.
    const opened = page.waitForEvent('load');
    await page.context().setOffline(false);
    await opened;

    // A call that is on its way loses its session.
    allowComplaint(page, /\b401\b/);
    await page.context().clearCookies({ name: 'token' });
    await goTo(page, '/contacts');
    await eventually(() => page.evaluate(() => localStorage.getItem('club-card'))).toBeNull();
    await eventually(async () => (await keptThings(page))?.owner ?? null).toBeNull();
  });
});

describe.each([
  ['with its worker', true],
  ['without a worker', false],
] as const)('an in-app link without a network, %s,', (_name, hasWorker) => {
  test('leads to the offline screen, which opens the page by itself when the network is back', async () => {
    const page = await visitors.open({ width: 1272, hasWorker });
    allowComplaint(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|net::|no answer/);
    await goTo(page, '/contacts');
    if (hasWorker) await waitForWorker(page);
    await atRest(page);
    await page.context().setOffline(true);
    await page.locator('a[href="/brands"]').first().click();
    await page.getByRole('heading', { level: 1, name: words.ru('offline.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/brands');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: words.ru('brands.title') }).waitFor();
  });
});

test('the shop can be installed: a manifest with icons in both languages, and a worker of this build', async () => {
  for (const [path, start] of [
    ['/', '/?source=app'],
    ['/kz', '/kz?source=app'],
  ]) {
    const html = await (await fetch(shop + path)).text();
    const address = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? '';
    const response = await fetch(shop + address);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ start_url: start, display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const picture = Buffer.from(await (await fetch(shop + src)).arrayBuffer());
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  }
  const worker = await fetch(`${shop}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await worker.text()).not.toContain('build-mark');
});

/** The shop behind another door, whose service worker changes when told: what a deployment looks like to a browser. */
async function openDoor(): Promise<{ url: string; deploy(): void; close(): void }> {
  let mark = '';
  const server = createServer((asked, response) => {
    const isWorker = asked.url === '/service-worker.js';
    const { 'if-none-match': _tag, ...headers } = asked.headers;
    const passed = {
      ...(isWorker ? headers : asked.headers),
      host: new URL(shop).host,
      'accept-encoding': 'identity',
    };
    const upstream = request(shop + asked.url, { method: asked.method, headers: passed }, (answer) => {
      const { 'content-length': _length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isWorker ? kept : answer.headers);
      answer.on('data', (chunk) => response.write(chunk));
      answer.on('end', () => response.end(isWorker ? mark : ''));
    });
    upstream.on('error', () => response.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      mark = '\n// another build';
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a newer build is offered, never forced: the page is loaded anew by the visitor’s press alone', async () => {
  const door = await openDoor();
  const page = await visitors.open({ hasWorker: true });
  await page.goto(`${door.url}/contacts`);
  await waitForWorker(page);
  door.deploy();
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await page.getByText(words.ru('offline.update')).waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.ru('offline.updateNow') }).click();
  await loaded;
  await page.getByRole('heading', { level: 1, name: words.ru('contacts.title') }).waitFor();
  door.close();
});
