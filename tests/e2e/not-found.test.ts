import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { rawGet } from './raw-request.ts';
import { goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

/** The specification's own words, letter by letter. */
const TEXT =
  'Неправильно набран адрес, или такой страницы на сайте больше не существует. Начните с главной страницы или воспользуйтесь поиском.';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('a wrong address says so, offers search, catalogue and goods, and is kept from robots', async () => {
    const page = await visitors.open({ width });
    expect(await goTo(page, at('/no/such/page'))).toBe(404);
    const main = page.getByRole('main');
    expect(plain(await main.textContent())).toContain(locale === 'ru' ? TEXT : t('notFound.text'));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await main.getByRole('img', { name: t('notFound.picture') }).waitFor();
    if (locale === 'ru') expect(t('notFound.catalog')).toBe('Перейти в каталог');
    expect(await main.getByRole('link', { name: t('notFound.catalog') }).getAttribute('href')).toBe(
      `${at('/catalog')}/`,
    );
    const shelf = main.getByRole('region', { name: t('notFound.shelf') });
    await shelf.waitFor();
    const goods = await shelf
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/p/')[1]));
    const block = (await (await fetch(`${shop}/api/v1/recs/404/`)).json()) as {
      products: { code: string }[];
    };
    expect(goods.length).toBeGreaterThan(5);
    expect(block.products.map(({ code }) => code)).toEqual(expect.arrayContaining(goods));
    await expectClean(page, { lang: LOCALES[locale].langTag });

    await main.getByRole('searchbox', { name: t('notFound.search') }).fill('краска');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${at('/search')}?q=${encodeURIComponent('краска')}`);
    allowComplaint(page, /no\/such\/page\/_payload\.json/);
    await page.goBack();
    // The page of results has a link of the same name: first be where the way back leads.
    await main.getByRole('searchbox', { name: t('notFound.search') }).waitFor();
    await main.getByRole('link', { name: t('notFound.catalog') }).click();
    await page.waitForURL(`${at('/catalog')}/`);
    await page.getByRole('heading', { level: 1, name: t('catalog.title') }).waitFor();
  });
});

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
  ])('%s, which its screen does not know', async (path) => {
    const { status, statusMessage } = await rawGet(path);
    expect([status, statusMessage]).toEqual([404, `Page Not Found: ${path}`]);
  });
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
