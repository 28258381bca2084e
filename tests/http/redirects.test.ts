/** Where the shop sends a browser without a page: after the form of the city, and with the cookie of the old application. */
import { describe, expect, inject, test } from 'vitest';

const shop = inject('shopUrl');

const TRICKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/kz//evil.example',
  '/／evil.example',
  '/%EF%BC%8Fevil.example',
  '/@evil.example',
  'https://127.0.0.1@evil.example/',
  '.evil.example',
  '/personal/..//evil.example',
];

const postCity = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${shop}/_city`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop, ...headers },
    body: new URLSearchParams(fields),
  });

describe('the form of the city', () => {
  test.each(TRICKS)('sends %j to the home page', async (returnTo) => {
    const response = await postCity({ city: 'almaty', returnTo });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
  });

  test('sends back to a page of the shop', async () => {
    const response = await postCity({ city: 'almaty', returnTo: '/kz/search?q=a%2F%2Fb' });
    expect(response.headers.get('location')).toBe('/kz/search?q=a%2F%2Fb');
    expect(response.headers.get('set-cookie')).toMatch(
      /^city=%7B%22code%22%3A%22almaty%22%7D;.*Max-Age=31536000/,
    );
  });

  test.each(['', 'x'.repeat(5000), '"; Path=/evil', 'almaty\r\nset-cookie: token=1', '<b>'])(
    'takes no city that could not be one: %.20s',
    async (city) => {
      const response = await postCity({ city, returnTo: '/' });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.status).toBeLessThan(500);
    },
  );

  test('is refused to another site’s page', async () => {
    const cookie = 'city=%7B%22code%22%3A%22astana%22%7D';
    const response = await postCity({ city: 'almaty' }, { cookie, origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the cookie of the old application', () => {
  test.each([
    ['/c/laminat', '/mobile-deprecated/'],
    ['/kz/c/laminat', '/kz/mobile-deprecated/'],
    ['/', '/mobile-deprecated/'],
  ])('leads from %s to its notice once', async (from, notice) => {
    const ask = (path: string) => fetch(shop + path, { redirect: 'manual', headers: { cookie: 'mobile=1' } });
    const first = await ask(from);
    expect([first.status, first.headers.get('location')]).toEqual([302, notice]);
    const second = await ask(notice);
    expect(second.status).toBe(200);
    const html = await second.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toContain('<header');
  });

  test.each(['/mobile-deprecated/', '/kz/mobile-deprecated/'])(
    'locks nobody in: the button of %s leads home, and the cookie is gone',
    async (notice) => {
      const ask = (path: string) =>
        fetch(shop + path, { redirect: 'manual', headers: { cookie: 'mobile=1' } });
      const html = await (await ask(notice)).text();
      const button = [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].at(-1)?.[1] ?? '';
      const home = await ask(button);
      expect(home.status).toBe(200);
      expect(home.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^mobile=;.*Max-Age=0/));
    },
  );

  test('any other value leads nowhere', async () => {
    const response = await fetch(`${shop}/`, { redirect: 'manual', headers: { cookie: 'mobile=0' } });
    expect(response.status).toBe(200);
  });
});

describe('the language', () => {
  const ask = (path: string, cookie?: string) =>
    fetch(shop + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });

  test.each([
    ['/KZ', '/kz'],
    ['/Kz/c/laminat?page=2', '/kz/c/laminat?page=2'],
  ])('%s is one address with %s', async (written, meant) => {
    const response = await ask(written);
    expect([response.status, response.headers.get('location')]).toEqual([301, meant]);
  });

  test.each(['/', '/c/laminat?page=2'])(
    'whoever has chosen Kazakh gets %s in Kazakh, and keeps the choice',
    async (path) => {
      const response = await ask(path, 'i18n_redirected=kz');
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/kz${path === '/' ? '' : path}`,
      ]);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );
});
