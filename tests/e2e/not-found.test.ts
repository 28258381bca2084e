import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
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
