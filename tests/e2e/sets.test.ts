import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '#tests/page-audit.ts';
import { eventually, goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });

const rowOf = (page: Page, item: number) => page.locator(`#item-${item}`);
const total = (page: Page, t: typeof words.ru) =>
  page
    .getByRole('region', { name: t('sets.total.label') })
    .locator('[aria-live] p')
    .first();

test('ru at 360: from a filtered listing to a thing of the picture by keyboard, and all of it into the cart', async () => {
  const t = words.ru;
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/sets/interiors/gostinaya/skandinavskie');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  expect(await cards.count()).toBe(1);
  await page.locator('a[href="/p/sets/interiors/gostinaya-skandi"]').click();
  await page.waitForURL('/p/sets/interiors/gostinaya-skandi');
  const marks = page.getByRole('navigation', { name: t('sets.marks') }).getByRole('link');
  await marks.nth(5).focus();
  await page.keyboard.press('Enter');
  await eventually(() => rowOf(page, 5).evaluate((row) => row === document.activeElement)).toBe(true);
  // The next step by keyboard is the row's own tick: the thing is left out.
  const before = await total(page, t).textContent();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await eventually(() => total(page, t).textContent()).not.toBe(before);
  // Under the sticky header a row's tick would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectClean(page, { lang: 'ru-KZ' });
  const put = page
    .getByRole('button', { name: t('sets.toCart') })
    .locator('visible=true')
    .first();
  await put.click();
  await goTo(page, '/cart');
  const lines = page.getByRole('main').getByRole('spinbutton');
  await eventually(() => lines.count()).toBeGreaterThan(5);
});

test('a kit grows with the size of the work, in whole packs, and goes into an estimate', async () => {
  const page = await visitors.open({ token: await logIn('club@sheber.test') });
  const t = words.ru;
  await goTo(page, '/p/sets/kits/pol-iz-laminata');
  const count = async () =>
    Number.parseInt((await rowOf(page, 0).locator('b').first().textContent()) ?? '', 10);
  const before = await count();
  const field = page.getByRole('textbox', { name: /Площадь/ });
  await field.fill('72,5');
  await eventually(count).toBeGreaterThan(3 * before);
  await field.fill('9000');
  await page.getByText(/Введите число/).waitFor();
  await field.fill('40');
  await page.getByRole('button', { name: t('estimates.into') }).click();
  await page.getByRole('button', { name: t('estimates.addInto') }).click();
  await page.getByText(/Добавлено в смету/).waitFor();
  const stored = await page.evaluate(async () => {
    const list = await (await fetch('/api/v1/estimates/')).json();
    return (await (await fetch(`/api/v1/estimates/${list.data[0].id}/`)).json()).data;
  });
  const lines = stored.sections.at(-1).items;
  expect(lines.every(({ source }: { source: string }) => source === 'set')).toBe(true);
  expect(lines[0].count).toBe(await count());
});

test('without JavaScript listing and page read, filters and the size are forms', async () => {
  const page = await visitors.open({ javaScriptEnabled: false });
  await page.goto(`${shop}/sets/kits`);
  await page.getByRole('checkbox', { name: /По площади/ }).check();
  await page.getByRole('button', { name: words.ru('filters.apply') }).click();
  await page.waitForURL(/f\.scale=area/);
  await page.locator('a[href="/p/sets/kits/pol-iz-laminata"]').click();
  const sum = await total(page, words.ru).textContent();
  await page.getByRole('textbox', { name: /Площадь/ }).fill('60');
  await page.getByRole('button', { name: words.ru('sets.recount') }).click();
  await page.waitForURL(/param=60/);
  expect(await total(page, words.ru).textContent()).not.toBe(sum);
  expect((await fetch(`${shop}/sets/kits/palaces`)).status).toBe(404);
  expect((await fetch(`${shop}/sets/kits/pol/nothing`)).status).toBe(404);
});
