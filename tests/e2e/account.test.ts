import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { makeEan13 } from '#domain/gtin.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { listLetters } from '#tests/outbox.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { toPassword } from './by-password.ts';
import { eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const hasToken = async (page: Page) =>
  (await page.context().cookies(shop)).some(({ name, value }) => name === 'token' && value !== '');

/** By the keyboard: the pointer is never used here. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press('Enter');
}
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

/** The path of the link in the newest letter to somebody: as opened from a mail program. */
async function linkTo(email: string, kind: string): Promise<string> {
  let path = '';
  await eventually(() => {
    const letters = listLetters(inject('shopDataDir')).filter(
      (letter) => letter.kind === kind && letter.source.includes(`To: ${email}`),
    );
    const href = /href="([^"]+\?confirm-[^"]+)"/.exec(letters.at(-1)?.html ?? '')?.[1];
    path = href === undefined ? '' : new URL(href).pathname + new URL(href).search;
    return path;
  }).not.toBe('');
  return path;
}

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('in %s at %i px, by keyboard alone', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);
  const email = `journey-${locale}@example.kz`;
  const bringsCard = locale === 'kz';
  const card = makeEan13('29', bringsCard ? 70_000_002 : 70_000_003);
  const dialog = (page: Page, title: Parameters<typeof t>[0]) => page.getByRole('dialog', { name: t(title) });
  const openLogin = (page: Page) =>
    press(
      page
        .getByRole('link', { name: t('header.login') })
        .locator('visible=true')
        .first(),
    );
  const logOut = async (page: Page) => {
    // A call that was on its way is overtaken by the logout, and refused.
    allowComplaint(page, /\b401\b/);
    if (width === 1272) await press(page.getByRole('link', { name: 'Гүлнұр' }));
    else await goTo(page, at('/personal'));
    await press(
      page
        .getByRole('button', { name: t('personal.logout') })
        .locator('visible=true')
        .first(),
    );
    await page.waitForURL(at('/'));
    await eventually(() => hasToken(page)).toBe(false);
  };

  test('register, confirm by the letter, log out, recover, log in', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/catalog'));
    await openLogin(page);
    await toPassword(dialog(page, 'login.title'), t);
    await typeInto(dialog(page, 'login.title').getByLabel(t('login.login')), email);
    await press(dialog(page, 'login.title').getByRole('button', { name: t('login.register') }));

    const form = dialog(page, 'registration.title');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await eventually(() => field('firstName').evaluate((each) => each === document.activeElement)).toBe(true);
    // What was typed at the login has come along.
    expect(await field('email').inputValue()).toBe(email);
    const kinds = Object.fromEntries(
      await Promise.all(
        ['firstName', 'lastName', 'phone', 'email', 'password'].map(async (name) => [
          name,
          await field(name).getAttribute('autocomplete'),
        ]),
      ),
    );
    expect(kinds).toEqual({
      firstName: 'given-name',
      lastName: 'family-name',
      phone: 'tel',
      email: 'email',
      password: 'new-password',
    });

    await page.keyboard.type('Гүлнұр');
    await typeInto(field('phone'), locale === 'ru' ? '8 705 777 00 01' : '+7 (705) 777-00-02');
    await typeInto(field('password'), 'жеті өзен 7');
    expect(await field('cityCode').inputValue()).toBe('pavlodar');
    expect(await field('cardNumber').isVisible()).toBe(false);
    if (bringsCard) {
      await field('hasCard').focus();
      await page.keyboard.press('Space');
      await typeInto(field('cardNumber'), card);
      await typeInto(field('cardCode'), '246810');
    }
    await field('password').focus();
    await page.keyboard.press('Enter');
    // The summary takes the focus and leads to the box that was not ticked.
    const summary = form.getByRole('group').filter({ hasText: t('registration.agreementMissing') });
    await eventually(() => summary.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await field('agreement').evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await field('agreement').isChecked()).toBe(true);
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });
    await press(form.getByRole('button', { name: t('registration.submit') }));
    await form.getByText(t('registration.sent')).waitFor();

    const link = await linkTo(email, 'confirm-email');
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const confirm = dialog(page, 'confirmEmail.title');
    await confirm.waitFor();
    expect(page.url()).toBe(shop + at('/'));
    await press(confirm.getByRole('button', { name: t('confirmEmail.submit') }));
    await confirm.getByText(t('confirmEmail.done')).waitFor();
    expect(await confirm.getByText(t('confirmEmail.cardAttached')).count()).toBe(bringsCard ? 1 : 0);
    await page.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
    await eventually(() => hasToken(page)).toBe(true);

    await goTo(page, at('/personal/private'));
    await page.getByText(t('sessions.current')).waitFor();
    await logOut(page);

    // The link works once.
    allowComplaint(page, /confirm-email/);
    await page.goto(link);
    await press(confirm.getByRole('button', { name: t('confirmEmail.submit') }));
    await confirm.getByText(t('mailedLink.broken')).waitFor();
    await page.keyboard.press('Escape');

    await openLogin(page);
    await toPassword(dialog(page, 'login.title'), t);
    await press(dialog(page, 'login.title').getByRole('button', { name: t('login.forgotten') }));
    const recovery = dialog(page, 'recovery.title');
    await typeInto(recovery.getByLabel(t('login.login')), email.toUpperCase());
    await page.keyboard.press('Enter');
    await recovery.getByText(t('recovery.asked')).waitFor();

    await page.goto(await linkTo(email, 'recovery'));
    const renewal = dialog(page, 'newPassword.title');
    await renewal.waitFor();
    expect(page.url()).toBe(shop + at('/'));
    await typeInto(renewal.locator('[name="password"]'), 'сегіз қыр 8');
    await page.keyboard.press('Enter');
    await renewal.waitFor({ state: 'detached' });
    await eventually(() => hasToken(page)).toBe(true);
    await logOut(page);

    await openLogin(page);
    const login = dialog(page, 'login.title');
    await toPassword(login, t);
    expect(await login.locator('[name="login"]').getAttribute('autocomplete')).toBe('username');
    expect(await login.locator('[name="password"]').getAttribute('autocomplete')).toBe('current-password');
    await typeInto(login.locator('[name="login"]'), email);
    await typeInto(login.locator('[name="password"]'), 'сегіз қыр 8');
    await page.keyboard.press('Enter');
    await login.waitFor({ state: 'detached' });
    await eventually(() => hasToken(page)).toBe(true);

    // The card came with the registration, or is attached now.
    await goTo(page, at('/personal/clubcard'));
    if (!bringsCard) {
      await typeInto(page.getByRole('textbox', { name: t('clubcard.attach.number') }), card);
      await typeInto(page.getByRole('textbox', { name: t('clubcard.attach.code') }), '246810');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('img', { name: [...card].join(' ') }).waitFor();
  });
});
