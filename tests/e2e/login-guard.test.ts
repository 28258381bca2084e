import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { toPassword } from './by-password.ts';
import { aUser } from './new-user.ts';
import { DEMO_PASSWORD, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const tokenCookie = async (page: Page) =>
  (await page.context().cookies(shop)).find(({ name }) => name === 'token');

// Language and width by turns: each journey is made once.
describe.each<[Locale, Width]>([['ru', 1272]])('in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('a guarded page leads home with the login open, a wrong password is told, the right one leads on', async () => {
    const { email } = await aUser('login');
    const page = await visitors.open({ width });
    await goTo(page, at('/personal/orders'));
    expect(new URL(page.url()).pathname).toBe(at('/'));
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.waitFor();
    await dialog.getByText(t('login.needed')).waitFor();
    // To reload or share the page must not ask again.
    expect(new URL(page.url()).search).toBe('');
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });

    allowComplaint(page, /\/api\/v1\/auth\/login\//);
    await toPassword(dialog, t);
    await dialog.getByLabel(t('login.login')).fill(email);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await dialog.getByText(errorMessage('auth.invalid_credentials', locale)).waitFor();
    expect(await dialog.getByLabel(t('login.login')).inputValue()).toBe(email);

    await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/personal/orders'));
    const token = await tokenCookie(page);
    expect(token).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29.9 * 86_400);

    // A call that was on its way is overtaken by the logout, and refused.
    allowComplaint(page, /\b401\b/);
    await page.getByRole('button', { name: t('personal.logout') }).click();
    await page.waitForURL(at('/'));
    expect(await tokenCookie(page)).toBeUndefined();
    await goTo(page, at('/personal'));
    expect(new URL(page.url()).pathname).toBe(at('/'));
  });
});

describe.each<[Locale, Width]>([['kz', 360]])('in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('the account button opens the login over the page and Esc leaves everything as it was', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/catalog'));
    const link = page
      .getByRole('link', { name: t('header.login') })
      .locator('visible=true')
      .first();
    await link.click();
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.waitFor();
    expect(
      await dialog.getByLabel(t('registration.phone')).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(at('/catalog'));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('a session that ended elsewhere is taken away and guarded pages lead home', async () => {
  const { token } = await aUser('ended');
  const page = await visitors.open({ token });
  await goTo(page, '/personal');
  expect(new URL(page.url()).pathname).toBe('/personal');
  // Its live stream is closed with the session and asks in vain for another; calls on their way are refused.
  allowComplaint(page, /\b401\b/);
  await fetch(`${shop}/api/v1/auth/logout/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await goTo(page, '/personal/orders');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('dialog', { name: words.ru('login.title') }).waitFor();
  expect(await tokenCookie(page)).toBeUndefined();
});

test('a token that never was one is taken away at the first page', async () => {
  const page = await visitors.open({ token: 'x'.repeat(43) });
  await goTo(page, '/');
  expect(await tokenCookie(page)).toBeUndefined();
  await page
    .getByRole('link', { name: words.ru('header.login') })
    .first()
    .waitFor();
});

test('an error at a field does not move the button that is being pressed', async () => {
  const t = words.ru;
  const page = await visitors.open();
  await goTo(page, '/contacts');
  await page
    .getByRole('link', { name: t('header.login') })
    .first()
    .click();
  await page.getByRole('button', { name: t('login.register') }).click();
  const email = page.getByRole('dialog').getByLabel(t('registration.email'));
  await email.fill('no address');
  const other = page.getByRole('button', { name: t('registration.toLogin') });
  await other.scrollIntoViewIfNeeded();
  await email.focus();
  const box = await other.boundingBox();
  if (!box) throw new Error('the button is not seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect((await other.boundingBox())?.y).toBe(box.y);
  await page.mouse.up();
  await page.getByRole('dialog', { name: t('login.title') }).waitFor();
});
