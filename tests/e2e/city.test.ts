import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CITY_COOKIE_MAX_AGE_S } from '#domain/city.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint } from '#tests/page-audit.ts';
import { eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const cases: [Locale, Width][] = [
  ['ru', 1272],
  ['kz', 360],
];

const question = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words[locale]('city.title') });
/** The button of the header that shows the city and opens the dialogue. */
const cityButton = (page: Page, locale: Locale, city = '') =>
  page.getByRole('button', { name: new RegExp(`${city}.*${words[locale]('city.change')}`) }).first();

async function cityCookie(context: BrowserContext): Promise<{ code: string; daysLeft: number } | null> {
  const cookie = (await context.cookies(shop)).find(({ name }) => name === 'city');
  if (!cookie) return null;
  const { code } = JSON.parse(decodeURIComponent(cookie.value)) as { code: string };
  return { code, daysLeft: (cookie.expires - Date.now() / 1000) / 86_400 };
}

describe.each(cases)('in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('a first visit is asked, beside the search and without taking the focus; yes is remembered for a year', async () => {
    const page = await visitors.open({ width, city: null });
    await goTo(page, at('/'));
    await question(page, locale).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const box = await question(page, locale).boundingBox();
    const search = await page.getByRole('combobox', { name: t('header.search') }).boundingBox();
    const overlaps =
      box &&
      search &&
      box.y < search.y + search.height &&
      search.y < box.y + box.height &&
      box.x < search.x + search.width &&
      search.x < box.x + box.width;
    expect({ box, search, overlaps }).toMatchObject({
      box: expect.anything(),
      search: expect.anything(),
      overlaps: false,
    });
    expect(await cityCookie(page.context())).toBeNull();

    await page.getByRole('button', { name: t('city.yes') }).click();
    await question(page, locale).waitFor({ state: 'hidden' });
    const cookie = await cityCookie(page.context());
    expect(cookie?.code).toBe('pavlodar');
    expect(cookie?.daysLeft).toBeCloseTo(CITY_COOKIE_MAX_AGE_S / 86_400, 1);
    await page.reload();
    await page.getByRole('combobox', { name: t('header.search') }).waitFor();
    expect(await question(page, locale).count()).toBe(0);
  });

  // That every city is found by each of its names is proved beside the rule: domain/city.test.ts.
  test('a city is found by another name of it, and header and stock follow', async () => {
    const [query, code, name] =
      locale === 'ru' ? ['Целиноград', 'astana', 'Астана'] : ['Усть-Кам', 'ust-kamenogorsk', 'Өскемен'];
    const page = await visitors.open({ width });
    await goTo(page, at('/c/laminat'));
    const stockBefore = await page.getByRole('main').textContent();
    await cityButton(page, locale).click();
    const dialog = page.getByRole('dialog', { name: t('city.title') });
    await dialog.getByRole('searchbox', { name: t('city.search') }).fill(query);
    await dialog.getByRole('button', { name }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cityButton(page, locale, name).waitFor();
    expect((await cityCookie(page.context()))?.code).toBe(code);
    await eventually(() => page.getByRole('main').textContent()).not.toBe(stockBefore);
    const shown = await page.getByRole('main').textContent();
    await page.reload();
    expect(await page.getByRole('main').textContent()).toBe(shown);
  });

  test('the dialogue is closed by Esc and gives the focus back', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/'));
    const button = cityButton(page, locale);
    await button.click();
    await page.getByRole('dialog', { name: t('city.title') }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('a city that does not exist is the default one', async () => {
  const page = await visitors.open({ city: 'atlantis' });
  await goTo(page, '/');
  await cityButton(page, 'ru', 'Павлодар').waitFor();
});

test('a choice in one tab reaches the other', async () => {
  const page = await visitors.open();
  await goTo(page, '/');
  const second = await page.context().newPage();
  await goTo(second, '/');
  await cityButton(second, 'ru').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Астана' }).click();
  await cityButton(page, 'ru', 'Астана').waitFor();
});

// What else is no city is proved beside the rule: domain/city.test.ts.
test.each(['%E0%A4%A', '%7B%22__proto__%22%3A%7B%22code%22%3A%22astana%22%7D%7D'])(
  'a broken cookie (%s) leaves a working page that asks again',
  async (value) => {
    const page = await visitors.open({ city: null, cookies: { city: value } });
    allowComplaint(page, /The city cookie is not an object with a city code/);
    await goTo(page, '/');
    await page.getByRole('button', { name: words.ru('city.yes') }).click();
    expect((await cityCookie(page.context()))?.code).toBe('pavlodar');
  },
);
