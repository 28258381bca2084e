import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { cards, names, query, waitForControls } from './listing-page.ts';
import { eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('the search in %s at %i px', (locale, width) => {
  const t = words[locale];
  const lang = locale === 'ru' ? 'ru-KZ' : 'kk-KZ';
  const at = (path: string) => localePath(path, locale);

  test('words typed in the wrong layout are understood, and can be insisted on', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/'));
    await page.getByRole('searchbox').first().fill('kfvbyfn');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=kfvbyfn$/);
    await page
      .getByRole('heading', { level: 1, name: t('search.titleQuery', { query: 'ламинат' }) })
      .waitFor();
    expect(await cards(page)).toBe(24);
    for (const name of await names(page)) expect(name.toLowerCase()).toContain('ламинат');
    await waitForControls(page);
    await expectClean(page, { lang });
    await page.getByRole('link', { name: t('search.insist', { query: 'kfvbyfn' }) }).click();
    await page.waitForURL(/exact=1/);
    await page.getByText(t('search.nothing', { query: 'kfvbyfn' })).waitFor();
    await expectClean(page, { lang });
  });

  test('results are narrowed by section and order, and back leads to all of them', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/search?q=плитка'));
    await waitForControls(page);
    const all = await names(page);
    const sections = page.getByRole('navigation', { name: t('search.sections') });
    await sections.getByRole('link').nth(1).click();
    await eventually(() => sections.getByRole('link').nth(1).getAttribute('aria-current')).toBe('true');
    await waitForControls(page);
    await page.locator('select[name=sort]').selectOption('price-asc');
    await eventually(() => query(page)).toMatch(/^q=плитка&section=[a-z-]+&sort=price-asc$/);
    await page.goBack();
    await page.goBack();
    await eventually(() => names(page)).toEqual(all);
  });

  test('without JavaScript the form finds and the filters narrow', async () => {
    const page = await visitors.open({ width, javaScriptEnabled: false });
    await page.goto(at('/search?q=ламинат'));
    const before = await cards(page);
    expect(before).toBe(24);
    const form = page.locator('form:has(input[type=hidden][name=q])');
    expect(await form.locator('input[name=q]').getAttribute('value')).toBe('ламинат');
    await page.goto(at('/search?q=ламинат&inStock=1&sort=price-asc'));
    expect(await cards(page)).toBeGreaterThan(0);
  });
});
