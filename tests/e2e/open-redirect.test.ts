import { describe, expect, test } from 'vitest';
import { goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

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

describe('the wish of ?login=', () => {
  test('never leads away from the shop', async () => {
    const page = await visitors.open();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    // The login itself has a limit of its own and a journey of its own.
    await page.route('**/api/v1/auth/login/', (route) =>
      route.fulfill({ json: { data: { token: 'x', user: {} } } }),
    );
    const dialog = page.getByRole('dialog', { name: words.ru('login.title') });
    // Each costs two pages: one of every kind is enough here, the rule itself is tried on all of them below.
    for (const trick of ['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)']) {
      await page.goto(`/contacts?login=${encodeURIComponent(trick)}`, { waitUntil: 'commit' });
      await dialog.waitFor();
      await dialog.getByLabel(words.ru('login.login')).fill('a@sheber.test');
      await dialog.getByLabel(words.ru('login.password')).fill('password');
      const leaving = page.waitForRequest((request) => request.isNavigationRequest());
      const loaded = page.waitForEvent('domcontentloaded');
      await page.keyboard.press('Enter');
      expect((await leaving).url(), trick).toBe(`${shop}/contacts`);
      await loaded;
    }
    expect([...asked]).toEqual([shop]);
  });

  test('leads to the wanted page when that is one of the shop', async () => {
    const page = await visitors.open();
    await page.route('**/api/v1/auth/login/', (route) =>
      route.fulfill({ json: { data: { token: 'x', user: {} } } }),
    );
    await goTo(page, `/?login=${encodeURIComponent('/c/laminat?page=2')}`);
    const dialog = page.getByRole('dialog', { name: words.ru('login.title') });
    await dialog.getByLabel(words.ru('login.login')).fill('a@sheber.test');
    await dialog.getByLabel(words.ru('login.password')).fill('password');
    await page.keyboard.press('Enter');
    await page.waitForURL('/c/laminat?page=2');
  });
});

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
    const page = await visitors.open({ cookies: { mobile: '1' } });
    const asked: string[] = [];
    page.on('request', (each) => each.isNavigationRequest() && asked.push(new URL(each.url()).pathname));
    await goTo(page, from);
    expect(asked).toEqual([from, notice]);
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('any other value leads nowhere', async () => {
    const response = await fetch(`${shop}/`, { redirect: 'manual', headers: { cookie: 'mobile=0' } });
    expect(response.status).toBe(200);
  });
});
