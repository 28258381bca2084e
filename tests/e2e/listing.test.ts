import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { CHOICE, cards, countOfChoice, names, PATH, query, waitForControls } from './listing-page.ts';
import {
  expectArrived,
  isSameDocument,
  mark,
  press,
  restingTop,
  scrollDown,
  scrollTop,
  waitForRest,
} from './soft-navigation.ts';
import { eventually, follow, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

/** What is asked of a listing in one language at one width. */
function listingIn(locale: Locale, width: Width) {
  const t = words[locale];
  const lang = locale === 'ru' ? 'ru-KZ' : 'kk-KZ';
  const isPhone = width < 768;
  const at = (path: string) => localePath(path, locale);
  const inStock = t('filters.inStock', { city: 'Павлодар' });
  const sheet = (page: Page) => page.getByRole('dialog');
  const opener = (page: Page) => page.getByRole('link', { name: t('filters.title') });
  const filters = (page: Page): Page | Locator =>
    isPhone ? sheet(page) : page.getByRole('complementary', { name: t('filters.title') });
  const box = (page: Page, name: string) => filters(page).getByRole('checkbox', { name, exact: false });
  const chips = (page: Page) => page.getByRole('list', { name: t('filters.chosen') }).first();

  const openList = async (address = PATH) => {
    const page = await visitors.open({ width });
    await goTo(page, at(address));
    await waitForControls(page);
    return page;
  };
  return { t, lang, isPhone, at, inStock, sheet, opener, filters, box, chips, openList };
}

// Language and width by turns: each journey is made once.
describe.each<[Locale, Width]>([['kz', 360]])('in %s at %i px', (locale, width) => {
  const { t, lang, isPhone, at, inStock, sheet, opener, filters, box, chips } = listingIn(locale, width);

  test('from the root to a product through filters, order and pages, and back to the same place', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/catalog'));
    await mark(page);
    const main = page.getByRole('main');
    await main
      .locator(`a[href="${at('/c/napolnye-pokrytiya')}"]`)
      .first()
      .click();
    await expectArrived(page, /\/c\/napolnye-pokrytiya$/);
    await main
      .locator(`a[href="${at(PATH)}"]`)
      .first()
      .click();
    await expectArrived(page, /\/c\/laminat$/);

    if (isPhone) await opener(page).click();
    for (const [name, expected] of [
      ['33', 'f.floor_class=33'],
      ['34', 'f.floor_class=33,34'],
    ] as const) {
      await box(page, name).check();
      await eventually(() => query(page)).toBe(expected);
      expect(await box(page, name).evaluate((input) => input === document.activeElement)).toBe(true);
    }
    await filters(page).getByRole('switch', { name: inStock }).check();
    await eventually(() => query(page)).toBe(CHOICE);
    await waitForRest(page);
    await expectClean(page, { lang, axe: 'all', isMoved: true });
    if (isPhone) {
      await sheet(page)
        .getByRole('button', { name: t('filters.show', { count: await countOfChoice() }) })
        .click();
      await sheet(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toBe('');
    }
    expect(await chips(page).getByRole('link').count()).toBe(4);

    await page.getByRole('combobox', { name: t('listing.sort') }).selectOption('price-asc');
    await eventually(() => query(page)).toBe(`${CHOICE}&sort=price-asc`);
    await waitForRest(page);
    const pageTwo = page.getByRole('link', { name: t('design.pager.page', { page: 2 }), exact: true });
    // Whoever presses it has seen it stand still: rows above are laid out as they come near.
    await pageTwo.scrollIntoViewIfNeeded();
    await restingTop(page);
    await pageTwo.click();
    await eventually(() => query(page)).toBe(`${CHOICE}&sort=price-asc&page=2`);
    await waitForRest(page);
    const second = await names(page);

    await scrollDown(page, 420);
    await press(page, 'article a[href*="/p/"]');
    await expectArrived(page, /\/p\//);
    await page.goBack();
    await eventually(() => query(page)).toBe(`${CHOICE}&sort=price-asc&page=2`);
    await eventually(() => scrollTop(page)).toBe(420);
    expect(await names(page)).toEqual(second);
    expect(await chips(page).getByRole('link').count()).toBe(4);
    expect(await isSameDocument(page)).toBe(true);

    const friend = await visitors.open({ width });
    await goTo(friend, page.url());
    expect(await names(friend)).toEqual(second);
    expect(await friend.getByRole('combobox', { name: t('listing.sort') }).inputValue()).toBe('price-asc');
  });
});

describe.each<[Locale, Width]>([['ru', 1272]])('in %s at %i px', (locale, width) => {
  const { t, isPhone, at, inStock, opener, chips, openList } = listingIn(locale, width);

  test('the same without JavaScript', async () => {
    const page = await visitors.open({ width, javaScriptEnabled: false });
    // The messages wait for a script that never runs.
    allowComplaint(page, /preloaded using link preload but not used/);
    await page.goto(at(PATH));
    if (isPhone) await opener(page).click();
    const form = page.getByRole('complementary', { name: t('filters.title') });
    await form.getByRole('checkbox', { name: '33' }).check();
    await form.getByRole('checkbox', { name: '34' }).check();
    await form.getByRole('switch', { name: inStock }).check();
    await form.getByRole('button', { name: t('filters.apply') }).click();
    await page.waitForURL(/floor_class/);
    expect(await chips(page).getByRole('link').count()).toBe(4);
    await page.getByRole('combobox', { name: t('listing.sort') }).selectOption('price-asc');
    await page.getByRole('button', { name: t('listing.sortApply'), exact: true }).click();
    await page.waitForURL(/sort=price-asc/);
    await follow(page.getByRole('link', { name: t('design.pager.page', { page: 2 }), exact: true }));
    await page.waitForURL(/page=2/);
    expect(query(page)).toBe(`${CHOICE}&sort=price-asc&page=2`);
    const withScript = await openList(`${PATH}?${CHOICE}&sort=price-asc&page=2`);
    // Other journeys buy meanwhile: both are asked at the same moment.
    await eventually(async () => {
      await Promise.all([page.reload(), withScript.reload()]);
      const [plain, alive] = await Promise.all([names(page), names(withScript)]);
      return plain.length > 0 && plain.join('\n') === alive.join('\n');
    }).toBe(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
  });

  test('«Показать ещё» puts the next page below, and back finds the long list again', async () => {
    const page = await openList();
    await mark(page);
    const before = await names(page);
    const more = page.getByRole('link', { name: t('listing.more', { count: 24 }) });
    await more.scrollIntoViewIfNeeded();
    const top = await restingTop(page);
    await more.dispatchEvent('click');
    await eventually(() => cards(page)).toBe(48);
    expect(query(page)).toBe('page=2');
    expect(await scrollTop(page)).toBe(top);
    const all = await names(page);
    expect(all.slice(0, 24)).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(all[24]);
    await scrollDown(page, top + 300);
    await page.getByRole('article').nth(30).getByRole('link').first().dispatchEvent('click');
    await expectArrived(page, /\/p\//);
    await page.goBack();
    await eventually(() => cards(page)).toBe(48);
    await eventually(() => scrollTop(page)).toBe(top + 300);
    expect(await names(page)).toEqual(all);
  });
});

test('a static filter is a page of its own that goes over into its section', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await mark(page);
  await page.getByRole('link', { name: '33 класс', exact: true }).click();
  await expectArrived(page, /\/c\/laminat\/33-klass$/);
  await page.getByRole('heading', { level: 1, name: 'Ламинат 33 класса' }).waitFor();
  const [all, fixed] = [
    page.locator('#filters input[value="34"]'),
    page.locator('#filters input[value="33"]'),
  ];
  expect(await fixed.isChecked()).toBe(true);
  await page.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('name');
  await eventually(() => page.url()).toMatch(/\/c\/laminat\/33-klass\?sort=name$/);
  await scrollDown(page, 200);
  await all.check();
  await eventually(() => page.url()).toMatch(/\/c\/laminat\?f\.floor_class=33,34&sort=name$/);
  expect(await all.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await scrollTop(page)).toBe(200);
  expect(await isSameDocument(page)).toBe(true);
  const wrong = await page.goto('/c/laminat/no-such-filter');
  expect(wrong?.status()).toBe(404);
});

test('a brand has the same list, narrowed to itself; a long filter is searched, the density is kept', async () => {
  const page = await visitors.open();
  await goTo(page, '/brands/parkentra');
  await waitForControls(page);
  const filters = page.locator('#filters');
  const board = filters.getByRole('group', { name: 'Размер доски' });
  await board.getByRole('searchbox').fill('1292х');
  await eventually(() => board.getByRole('checkbox').count()).toBe(2);
  await filters.getByRole('switch', { name: 'В наличии: Павлодар' }).check();
  await eventually(() => page.url()).toMatch(/\/brands\/parkentra\?inStock=1$/);
  for (const name of await names(page)) expect(name).toContain('Parkentra');
  await page.getByRole('button', { name: 'Строками' }).click();
  await page.reload();
  await eventually(() => page.locator('ul[data-density=table]').count()).toBe(1);
  // The rows have a head that stays in sight, and its names sort.
  const price = page.getByRole('link', { name: /^Цена, ₸/ });
  await price.click();
  await eventually(() => page.url()).toContain('sort=price-asc');
  await page.mouse.wheel(0, 1500);
  await eventually(async () => (await price.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
});

test('on a wide screen six goods stand beside the filters, and these stay in sight on the way down', async () => {
  const page = await visitors.open();
  await page.setViewportSize({ width: 1920, height: 1000 });
  await goTo(page, '/c/laminat');
  const boxes = await page
    .getByRole('article')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 2)).toHaveLength(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920);
  await scrollDown(page, 1500);
  const filters = await page.locator('#filters').boundingBox();
  expect(filters?.y).toBeGreaterThan(0);
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(1000);
});
