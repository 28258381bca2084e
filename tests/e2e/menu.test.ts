import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { expectArrived, mark } from './soft-navigation.ts';
import { goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const ROOT = { ru: 'Напольные покрытия', kz: 'Еден жабындары' };
const LEAF = { ru: 'Ламинат', kz: 'Ламинат' };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe.each<Locale>(['ru', 'kz'])('in %s', (locale) => {
  const t = words[locale];
  const lang = locale === 'ru' ? 'ru-KZ' : 'kk-KZ';
  const at = (path: string) => localePath(path, locale);
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: t('header.catalog') });
  const menu = (page: Page) => page.getByRole('navigation', { name: t('menu.label') });

  test('the catalogue opens by the mouse, closes by a press beside it, shows the sections under the pointer and leads to one', async () => {
    const page = await visitors.open();
    await goTo(page, at('/'));
    await mark(page);
    await button(page).click();
    await menu(page).getByRole('link').first().waitFor();
    await page.mouse.click(20, 880);
    await menu(page).waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(new RegExp(`${at('/')}$`));
    await button(page).click();
    await menu(page).getByRole('link', { name: ROOT[locale] }).hover();
    await menu(page).getByRole('heading', { level: 2, name: ROOT[locale] }).waitFor();
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await expectClean(page, { lang });
    await menu(page)
      .getByRole('link', { name: new RegExp(`^${LEAF[locale]}`) })
      .click();
    await expectArrived(page, /\/c\/laminat$/);
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('the catalogue is walked by the keyboard alone', async () => {
    const page = await visitors.open();
    await goTo(page, at('/'));
    await mark(page);
    await button(page).focus();
    await page.keyboard.press('Space');
    await menu(page).getByRole('link').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const first = await focused(page);
    await page.keyboard.press('ArrowDown');
    const second = await focused(page);
    expect(second).not.toBe(first);
    // What has the focus shows its sections.
    await menu(page).getByRole('heading', { level: 2, name: second }).waitFor();
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe(t('menu.whole'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe(first);

    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await menu(page).getByRole('link').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectArrived(page, /\/c\/[\w-]+$/);
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('on a phone the catalogue is a sheet of two steps', async () => {
    const page = await visitors.open({ width: 360 });
    await goTo(page, at('/'));
    await mark(page);
    const tabs = page.getByRole('navigation', { name: t('tabs.label') });
    await tabs
      .first()
      .getByRole('button', { name: t('header.catalog') })
      .tap();
    const sheet = page.getByRole('dialog');
    const row = sheet.getByRole('button', { name: ROOT[locale] });
    await row.waitFor();
    await expectClean(page, { lang });
    await row.tap();
    await sheet.getByRole('heading', { level: 2, name: ROOT[locale] }).waitFor();
    expect(await focused(page)).toBe(ROOT[locale]);
    await sheet.getByRole('button', { name: t('menu.back') }).tap();
    await row.waitFor();
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await row.tap();
    await sheet
      .getByRole('link', { name: new RegExp(`^${LEAF[locale]}`) })
      .first()
      .tap();
    await expectArrived(page, /\/c\/laminat$/);
    await sheet.waitFor({ state: 'hidden' });
  });
});

test('a middle press on the catalogue opens its page in a tab of its own', async () => {
  const page = await visitors.open();
  await goTo(page, '/');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click({ button: 'middle' });
  const tab = await opening;
  await tab.waitForURL(/\/catalog$/);
});
