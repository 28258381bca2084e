import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { privateFault } from '#domain/private-data.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { aUser } from './new-user.ts';
import { eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

/** Goes on by Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp, key = 'Tab', most = 120): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press(key);
    const reached = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return '';
      const labels = 'labels' in focused ? [...(focused.labels as NodeListOf<HTMLLabelElement>)] : [];
      return (
        focused.ariaLabel ??
        (labels.map((label) => label.textContent).join(' ') || focused.textContent).trim()
      );
    });
    if (name.test(reached)) return;
  }
  throw new Error(`${name} was not reached by ${key}`);
}

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

// Language and width by turns: each journey is made once.
describe.each<[Locale, Width]>([['ru', 1272]])('by keyboard alone, in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);
  const reach = (page: Page, text: string, key?: string) => tabTo(page, startsWith(text), key);

  test('an address is added over a broken network, changed, deleted and brought back', async () => {
    const { token } = await aUser('addresses');
    const page = await visitors.open({ width, token });
    await goTo(page, at('/personal/address'));
    await reach(page, t('addresses.add'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/personal/address/add'));
    await page.getByRole('heading', { level: 1, name: t('address.add') }).waitFor();

    // Nothing typed: the summary takes the focus and leads to the field.
    await reach(page, t('address.save'));
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: t('form.faults', { count: 2 }) });
    await eventually(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    // Another page has come into the same window: it has moved, rightly.
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ', isMoved: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const street = page.getByRole('combobox', { name: t('address.street') });
    expect(await street.evaluate((field) => field === document.activeElement)).toBe(true);

    // The beginning of a street in either language is enough.
    await page.keyboard.type(locale === 'ru' ? 'садо' : 'бақ');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await street.inputValue()).toBe(locale === 'ru' ? 'ул. Садовая' : 'Бақ көшесі');
    await reach(page, t('address.house'));
    await page.keyboard.type('12/3');
    await reach(page, t('place.scheme', { city: 'Павлодар' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('status')
      .filter({ hasText: t('place.to.east') })
      .waitFor();

    // The network breaks: the words stay, over a reload too.
    allowComplaint(page, /\/api\/v1\/addresses\/|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.route('**/api/v1/addresses/', (route) => route.abort());
    await reach(page, t('address.save'));
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: t('form.noAnswer') }).waitFor();
    expect(await page.locator('input[name=house]').inputValue()).toBe('12/3');
    await page.unroute('**/api/v1/addresses/');
    await goTo(page, at('/personal/address/add'));
    await page.getByText(t('form.restored')).waitFor();
    expect(await street.inputValue()).not.toBe('');
    await reach(page, t('address.save'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/personal/address'));
    const card = page.getByRole('listitem').filter({ hasText: '12/3' });
    await card.getByText(t('addresses.default')).waitFor();

    // Changed: a private house hides what it does not have.
    await reach(page, t('addresses.edit'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('address.edit') }).waitFor();
    await reach(page, t('address.privateHouse'));
    await page.keyboard.press('Space');
    await eventually(() => page.locator('input[name=entrance]').isVisible()).toBe(false);
    await reach(page, t('address.save'));
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/personal/address'));
    await card.getByText(t('address.private')).waitFor();

    // Deleted, and brought back from the message that tells of it.
    await reach(page, t('addresses.remove'));
    await page.keyboard.press('Enter');
    await page.getByText(t('addresses.empty')).waitFor();
    // The message waits ten seconds: a busy machine may need longer for all the links on the way.
    await page.getByRole('button', { name: t('addresses.restore') }).press('Enter');
    await card.getByText(t('address.private')).waitFor();
  });
});

describe.each<[Locale, Width]>([['kz', 360]])('by keyboard alone, in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);
  const reach = (page: Page, text: string, key?: string) => tabTo(page, startsWith(text), key);

  test('private data are changed, and a new e-mail asks for the password', async () => {
    const user = await aUser('private');
    const page = await visitors.open({ width, token: user.token });
    await goTo(page, at('/personal/private'));
    const before = await page.getByLabel(t('private.lastName')).inputValue();
    await reach(page, t('private.lastName'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Құрманова-Ли');
    await reach(page, t('private.email'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('new@sheber.test');
    await reach(page, t('private.save'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: privateFault('password', locale) }).waitFor();
    await reach(page, t('private.password'));
    await page.keyboard.type('sheber-demo-1');
    await page.keyboard.press('Enter');
    await page.getByText(t('private.pending', { email: 'new@sheber.test' })).waitFor();
    // The old one typed again takes the change back.
    await page.getByLabel(t('private.email')).fill(user.email);
    await page.getByLabel(t('private.lastName')).fill(before);
    await page.keyboard.press('Enter');
    await eventually(() => page.getByText(t('private.pending', { email: 'new@sheber.test' })).count()).toBe(
      0,
    );
    await goTo(page, at('/personal/private'));
    expect(await page.getByLabel(t('private.lastName')).inputValue()).toBe(before);
    if (width !== 360) return;
    // On a phone the account's pages stand behind one line, and nothing scrolls sideways.
    await reach(page, `${t('personal.menu')}: `, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: t('personal.private'), exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
