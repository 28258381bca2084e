import { createContext, runInContext } from 'node:vm';
import { expect, inject, test } from 'vitest';

const shop = inject('shopUrl');

test('every address of the office is one page: closed to caches and search engines, nothing inline', async () => {
  const pages = await Promise.all(
    ['/office', '/office/', '/office/staff', '/office/staff/7?x=1', '/office/no/such/thing'].map(
      async (path) => {
        const response = await fetch(shop + path);
        expect(response.status, path).toBe(200);
        expect(response.headers.get('cache-control'), path).toBe('no-store');
        expect(response.headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
        expect(response.headers.get('referrer-policy'), path).toBe('no-referrer');
        const policy = response.headers.get('content-security-policy');
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toContain('unsafe');
        return response.text();
      },
    ),
  );
  const [first = ''] = pages;
  expect(new Set(pages).size).toBe(1);
  expect(first.match(/<script(?![^>]* src=)/g)).toBeNull();
  expect(first).not.toMatch(/<style|style=|\son\w+=/);
});

test('a camera may be opened where codes are read and nowhere else; only there WebAssembly runs', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await fetch(shop + path);
    return `${headers.get('permissions-policy')} ${headers.get('content-security-policy')}`;
  };
  for (const path of ['/office/pick', '/office/pick/7?store=1', '/office/stock/count'])
    expect(await headersOf(path), path).toMatch(/camera=\(self\).*script-src 'self' 'wasm-unsafe-eval';/);
  for (const path of ['/office', '/office/handover', '/office/picket', '/'])
    expect(await headersOf(path), path).toMatch(/camera=\(\).*script-src 'self';/);
});

test('its files are its own, kept for ever, and those of the storefront are not among them', async () => {
  const html = await (await fetch(`${shop}/office`)).text();
  const files = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(file).toMatch(/^\/office\//);
    const response = await fetch(shop + file);
    expect(response.status, file).toBe(200);
    if (file.startsWith('/office/assets/'))
      expect(response.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
});

test('a page of the storefront names nothing of the office', async () => {
  expect(await (await fetch(`${shop}/`)).text()).not.toContain('/office');
});

test('the service worker of the storefront lets the office pass', async () => {
  const code = await (await fetch(`${shop}/service-worker.js`)).text();
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (type: string, listen: (event: unknown) => void) => listeners.set(type, listen),
  };
  runInContext(code, createContext({ self, location: new URL(shop), URL, caches: {}, fetch: () => {} }));
  const isAnswered = (path: string, mode: string) => {
    let answered = false;
    const respondWith = () => {
      answered = true;
    };
    const request = { method: 'GET', mode, url: shop + path };
    listeners.get('fetch')?.({ request, respondWith, preloadResponse: new Promise(() => {}) });
    return answered;
  };
  expect(isAnswered('/catalog', 'navigate')).toBe(true);
  for (const path of ['/office', '/office/staff', '/office/assets/x.js'])
    expect(isAnswered(path, 'navigate'), path).toBe(false);
  expect(isAnswered('/office-furniture', 'navigate')).toBe(true);
});

test('the worker of collecting may speak to the shop alone, and every file that it keeps is there', async () => {
  const response = await fetch(`${shop}/office/pick-worker.js`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self'",
  );
  const code = await response.text();
  const files = code.match(/\/office\/assets\/[\w.-]+/g) ?? [];
  expect(files.length).toBeGreaterThan(10);
  const page = await (await fetch(`${shop}/office/pick`)).text();
  const own = [...page.matchAll(/(?:href|src)="(\/office\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(expect.arrayContaining(own));
  for (const file of [...files, '/office/pick.webmanifest'])
    expect((await fetch(shop + file)).status, file).toBe(200);
  expect(page).toContain('rel="manifest"');
  expect(await (await fetch(`${shop}/office/orders`)).text()).not.toContain('rel="manifest"');
});
