import { describe, expect, test } from 'vitest';
import { rawGet } from './raw-request.ts';

describe('the status line tells the two kinds of not found apart', () => {
  test('an address that no route matches', async () => {
    const { status, statusMessage } = await rawGet('/a/b/c/d/e');
    expect([status, statusMessage]).toEqual([404, 'Page not found']);
  });

  test.each([
    '/c/no-such-section?page=2',
    '/p/no-such-product',
    '/kz/brands/nobody',
    '/sets/palaces',
    '/no-such-page',
    '/p/no-such-product?utm_source=mail&x=1',
  ])('%s, which its screen does not know', async (path) => {
    const { status, statusMessage } = await rawGet(path);
    expect([status, statusMessage]).toEqual([404, `Page Not Found: ${path}`]);
  });
});

test('the data of such a page names the page, not itself', async () => {
  const { body } = await rawGet('/kz/p/no-such-product/_payload.json?x=1');
  expect(JSON.parse(body).statusMessage).toBe('Page Not Found: /kz/p/no-such-product?x=1');
});

test('a robot gets the bare words, a person the page', async () => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const answer = await rawGet('/no/such/page', bot);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.length).toBeLessThan(100);
  expect((await rawGet('/catalog', bot)).headers['content-type']).toMatch(/^text\/html/);
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%zz/catalog',
  '/kz/%FF%FE',
  '/p/%00',
  '/c/%C0%AE%C0%AE%2Fetc%2Fpasswd',
  '/c/..%2f..%2fetc%2fpasswd',
  '/c/%F0%9F%94%A8',
  '/p/%E2%80%AEtxt.exe',
  '/p/e%CC%81',
  '/kz/%D2%9B%D0%B0%D0%BB%D0%B0',
  '/__proto__',
  '/constructor/prototype',
  '/c/__proto__',
  '/brands/toString',
  '/personal%2Forders',
  '//evil.example/',
  '/kz//evil.example',
  '/c/laminat/%2e%2e',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  `/${'a'.repeat(7000)}`,
  `/c/${'%D1%8F'.repeat(500)}`,
])('%s is refused in words, never by a fault', async (path) => {
  for (const address of [path, `${path}/_payload.json`]) {
    const { status, body } = await rawGet(address);
    expect([400, 404, 414], `${address.slice(0, 80)} answered ${status}`).toContain(status);
    expect(body).not.toMatch(/<script>alert|node_modules|at .+\.ts:\d/);
  }
});
