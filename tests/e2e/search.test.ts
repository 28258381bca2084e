import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { cards, names, query, waitForControls } from './listing-page.ts';
import { expectArrived, isSameDocument, mark } from './soft-navigation.ts';
import { eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const field = (page: Page) => page.locator('header').getByRole('combobox');
const active = (page: Page) =>
  field(page).evaluate((input) => {
    const place = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return place?.querySelector('a')?.getAttribute('href') ?? place?.textContent ?? null;
  });

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('the search in %s at %i px', (locale, width) => {
  const t = words[locale];
  const lang = locale === 'ru' ? 'ru-KZ' : 'kk-KZ';
  const at = (path: string) => localePath(path, locale);

  test('words typed in the wrong layout are suggested for, picked by keyboard, narrowed, and found again by back', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/'));
    await mark(page);
    await field(page).click();
    await field(page).pressSequentially('kfvbyfn');
    await page.getByRole('grid', { name: t('suggest.label') }).waitFor();
    await eventually(() => field(page).getAttribute('aria-expanded')).toBe('true');
    await eventually(() => page.getByRole('row').count()).toBeGreaterThan(5);
    await expectClean(page, { lang });
    // Down to the section that is meant, past whole queries: the field keeps the focus all the way.
    const section = at('/c/laminat');
    for (let step = 0; step < 10 && (await active(page)) !== section; step += 1)
      await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(section);
    await page.keyboard.press('Escape');
    await eventually(() => field(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowUp');
    await eventually(() => field(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowUp');
    expect(decodeURI((await active(page)) ?? '')).toBe(at('/search?q=ламинат'));
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expectArrived(page, /\/search\?q=kfvbyfn$/);
    await page
      .getByRole('heading', { level: 1, name: t('search.titleQuery', { query: 'ламинат' }) })
      .waitFor();
    await waitForControls(page);
    const all = await names(page);
    expect(all.length).toBe(24);

    const sections = page.getByRole('navigation', { name: t('search.sections') });
    await sections.getByRole('link').nth(1).click();
    await eventually(() => sections.getByRole('link').nth(1).getAttribute('aria-current')).toBe('true');
    await waitForControls(page);
    await page.locator('select[name=sort]').selectOption('price-asc');
    await eventually(() => query(page)).toMatch(/^q=kfvbyfn&section=[a-z-]+&sort=price-asc$/);
    await page.goBack();
    await page.goBack();
    await eventually(() => names(page)).toEqual(all);
    expect(await isSameDocument(page)).toBe(true);

    await page.getByRole('link', { name: t('search.insist', { query: 'kfvbyfn' }) }).click();
    await page.waitForURL(/exact=1/);
    await page.getByText(t('search.nothing', { query: 'kfvbyfn' })).waitFor();
    await expectClean(page, { lang });
  });

  test('without JavaScript the form finds and the filters narrow', async () => {
    const page = await visitors.open({ width, javaScriptEnabled: false });
    await page.goto(at('/'));
    await page.getByRole('searchbox', { name: t('header.search') }).fill('ламинат');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    expect(await cards(page)).toBe(24);
    const form = page.locator('form:has(input[type=hidden][name=q])');
    expect(await form.locator('input[name=q]').getAttribute('value')).toBe('ламинат');
    await page.goto(at('/search?q=ламинат&inStock=1&sort=price-asc'));
    expect(await cards(page)).toBeGreaterThan(0);
  });
});

test('own queries are remembered, offered and forgotten, one by one and all', async () => {
  const t = words.kz;
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/kz');
  await page.evaluate(() => localStorage.setItem('search-history', '[" краска ","клей","клей",""]'));
  await page.reload();
  await field(page).click();
  const past = page.getByRole('rowgroup', { name: t('suggest.history') });
  await past.waitFor();
  // Below them what sells, and the sections in one row that is pushed aside.
  const popular = page.getByRole('rowgroup', { name: t('suggest.popular') });
  await popular.getByRole('row').first().waitFor();
  const sections = page.getByRole('rowgroup', { name: t('suggest.sections') }).getByRole('row');
  const tops = await sections.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([8, 1]);
  expect(await past.getByRole('row').allTextContents()).toEqual(['краска', 'клей']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await eventually(() => past.getByRole('row').allTextContents()).toEqual(['клей']);
  await field(page).fill('затирка');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  // Loaded anew: the arrival of the results takes the focus, and that closes the suggestions.
  await goTo(page, '/kz/search?q=затирка');
  await field(page).fill('');
  await eventually(() => past.getByRole('row').allTextContents()).toEqual(['затирка', 'клей']);
  await page.getByRole('button', { name: t('suggest.clear') }).click();
  await eventually(() => past.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('search-history'))).toBeNull();
});

test('suggestions come in the order of the words, and without them one still finds', async () => {
  const page = await visitors.open();
  await goTo(page, '/');
  const held: (() => void)[] = [];
  await page.route(/suggest\/\?q=%D0%BA%D0%BB%D0%B5&/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => undefined);
  });
  await field(page).pressSequentially('кле');
  await eventually(() => held.length).toBe(1);
  await field(page).pressSequentially('й для плитки');
  expect(await field(page).inputValue()).toBe('клей для плитки');
  await page.getByRole('row').filter({ hasText: 'плит' }).first().waitFor();
  for (const release of held) release();
  const before = await page.getByRole('row').allTextContents();
  await page.waitForTimeout(300);
  expect(await page.getByRole('row').allTextContents()).toEqual(before);

  allowComplaint(page, /suggest/);
  await page.route(/search\/suggest/, (route) => route.abort());
  await field(page).fill('зат');
  await eventually(() => page.getByRole('row').count()).toBe(0);
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
});

test('a search that is refused for now says so and repeats by itself, never that something is broken', async () => {
  const t = words.ru;
  const page = await visitors.open();
  allowComplaint(page, /\b429\b/);
  await goTo(page, '/');
  let refusals = 1;
  const failure = { status: 429, statusMessage: 'request.too_many', requestId: 'x' };
  await page.route('**/search/_payload.json?*', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 429, json: failure }) : route.continue(),
  );
  await field(page).fill('ламинат');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: t('error.busyTitle') }).waitFor();
  expect(await page.getByText(t('error.title')).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: t('search.titleQuery', { query: 'ламинат' }) }).waitFor();
});
