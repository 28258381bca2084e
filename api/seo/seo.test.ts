import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { hasOwnSeo, removeSeoText, setSeoText, toSeoKey } from './seo.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { publicUrl: 'https://sheber.test' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db`DELETE FROM seo_texts`;
});

async function ask(url: string, { city = 'pavlodar', language = 'ru' } = {}) {
  const response = await shop.app.inject({
    url: `/api/v1/seo/?url=${encodeURIComponent(url)}&city=${city}`,
    headers: { 'x-language-id': language },
  });
  return { status: response.statusCode, body: response.json() };
}

describe('templates', () => {
  test('a section is told with its city in the right case, in both languages', async () => {
    const { status, body } = await ask('/c/laminat/');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ['canonical', 'description', 'image', 'isRobotsBlock', 'title', 'url', 'video'].sort(),
    );
    expect(body).toMatchObject({
      title: 'Ламинат — купить в Павлодаре, цены и наличие | Шебер',
      canonical: 'https://sheber.test/c/laminat',
      url: '/c/laminat/',
      video: null,
      isRobotsBlock: false,
    });
    expect((await ask('/c/laminat/', { city: 'karaganda' })).body.title).toContain('в Караганде');
    const kz = await ask('/c/laminat/', { language: 'kz' });
    expect(kz.body.title).toContain('Павлодар қаласында');
    expect(kz.body.canonical).toBe('https://sheber.test/kz/c/laminat');
  });

  test('an address with the prefix of a language is told in it, and the slash at the end is not needed', async () => {
    const { body } = await ask('https://sheber.test/kz/c/laminat?sort=name');
    expect(body).toMatchObject({ url: '/c/laminat/', canonical: 'https://sheber.test/kz/c/laminat' });
    expect(body.title).toContain('қаласында');
  });

  test('a product is told with its price for everyone, its article and its picture', async () => {
    const [product] = await shop.db<{ code: string; productCode: string; externalId: string }[]>`
      SELECT code, product_code AS "productCode", external_id AS "externalId" FROM products WHERE active LIMIT 1`;
    const { body } = await ask(`/p/${product?.code}/`);
    expect(body.title).toContain(`арт. ${product?.productCode}`);
    expect(body.title).toContain('₸');
    expect(body.image).toMatch(/^https:\/\/sheber\.test\/img\/p\/lg_896\//);
    const image = await shop.app.inject({ url: new URL(body.image).pathname });
    expect(image.statusCode).toBe(200);
  });

  test('a named choice, sets, promotions and lists have words of their own', async () => {
    const urls = [
      '/c/laminat/33-klass/',
      '/sets/kits/',
      '/sets/kits/pol/po-ploshchadi/',
      '/promo/',
      '/compare/',
      '/favorites/',
    ];
    const answers = await Promise.all(urls.flatMap((url) => [ask(url), ask(url, { language: 'kz' })]));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => body.title)).size).toBe(12);
    expect(answers.filter(({ body }) => body.isRobotsBlock).map(({ body }) => body.url)).toEqual([
      '/compare/',
      '/compare/',
      '/favorites/',
      '/favorites/',
    ]);
  });

  test.each([
    ['/p/no-such-product/', 'product.not_found'],
    ['/c/no-such-section/', 'section.not_found'],
    ['/c/laminat/no-such-choice/', 'static_filter.not_found'],
    ['/sets/no-such-mode/', 'page.not_found'],
    ['/sets/kits/laminat/', 'section.not_found'],
    ['/sets/kits/pol/no-such-choice/', 'static_filter.not_found'],
    ['/cart/', 'page.not_found'],
    ['/', 'page.not_found'],
    ['javascript:alert(1)', 'page.not_found'],
    ['//evil.example/c/laminat/', 'page.not_found'],
    ['/c/%E0%A4%A/', 'section.not_found'],
  ])('%s is refused as %s', async (url, code) => {
    expect(await ask(url)).toMatchObject({ status: 404, body: { code } });
  });

  test('without an address the request is refused', async () => {
    expect((await shop.app.inject({ url: '/api/v1/seo/' })).statusCode).toBe(422);
  });
});

describe('what an operator wrote', () => {
  test('stands over the template, field by field, in its language alone', async () => {
    await setSeoText(shop.db, '/c/laminat/', 'ru', { title: 'Свой заголовок' });
    await setSeoText(shop.db, '/c/laminat/', 'ru', {
      canonical: '/c/napolnye-pokrytiya',
      isRobotsBlock: true,
    });
    const { body } = await ask('/c/laminat/');
    expect(body).toMatchObject({
      title: 'Свой заголовок',
      canonical: 'https://sheber.test/c/napolnye-pokrytiya',
      isRobotsBlock: true,
    });
    expect(body.description).toContain('Ламинат: ');
    expect((await ask('/c/laminat/', { language: 'kz' })).body.title).not.toBe('Свой заголовок');
    expect(await removeSeoText(shop.db, '/c/laminat/', 'ru')).toBe(true);
    expect((await ask('/c/laminat/')).body.title).not.toBe('Свой заголовок');
  });

  test.each([
    { canonical: '//evil.example' },
    { canonical: 'https://evil.example/' },
    { image: 'https://evil.example/x.png' },
    { video: 'javascript:alert(1)' },
  ])('an address outside of the shop cannot be written: %o', async (text) => {
    await expect(setSeoText(shop.db, '/c/laminat/', 'ru', text)).rejects.toThrow(/check/);
  });
});

test.each([
  ['/c/laminat', '/c/laminat/'],
  ['/kz/c/laminat/?page=2#x', '/c/laminat/'],
  ['https://sheber.test/promo/', '/promo/'],
  ['', '/'],
  ['/c//laminat/', null],
  ['c/laminat', null],
  ['/c/la minat/', null],
])('the key of «%s» is %s', (url, key) => {
  expect(toSeoKey(url)).toBe(key);
});

test('only the pages that the specification marks have words of their own', () => {
  const marked = [
    '/compare/',
    '/favorites/',
    '/promo/',
    '/p/a/',
    '/c/a/',
    '/c/a/b/',
    '/sets/a/',
    '/sets/a/b/c/',
  ];
  const others = ['/', '/cart/', '/promo/a/', '/p/sets/kits/a/', '/brands/a/', '/c/a/b/c/', '/delivery/'];
  expect(marked.filter(hasOwnSeo)).toEqual(marked);
  expect(others.filter(hasOwnSeo)).toEqual([]);
});
