/** What a browser without the script does by forms alone: an account, a new password, a delivery by the hour, a payment. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { toAccessPage } from '#domain/plain-access.ts';
import { listLetters } from '#tests/outbox.ts';
import { aUser, putIn } from './new-user.ts';
import { eventually, follow, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

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
])('without JavaScript in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);
  const open = (token?: string) =>
    visitors.open({
      width,
      javaScriptEnabled: false,
      ...(token ? { token, cookies: { plain_cart: 'account' } } : {}),
    });
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  };
  const submit = (page: Page) => follow(page.getByRole('main').locator('form button'));
  const hasToken = async (page: Page) =>
    (await page.context().cookies(shop)).some(({ name, value }) => name === 'token' && value !== '');

  test('one registers, keeps what was typed when something is wrong, confirms by the letter, and gets a new password', async () => {
    const email = `forms-${randomBytes(4).toString('hex')}@example.kz`;
    const page = await open();
    await page.goto(`${at('/')}?login=${encodeURIComponent(at('/cart'))}`);
    await follow(page.getByRole('link', { name: t('login.register'), exact: true }));
    await fill(page, {
      firstName: 'Гүлнұр',
      phone: `+7 702 ${randomInt(100, 999)} ${randomInt(10, 99)} ${randomInt(10, 99)}`,
      email,
      password: 'short',
    });
    await page.locator('[name="agreement"]').check();
    await submit(page);
    expect(await page.locator('[name="firstName"]').inputValue()).toBe('Гүлнұр');
    expect(await page.locator('[name="email"]').inputValue()).toBe(email);
    expect(await page.locator('[name="password"]').inputValue()).toBe('');
    expect(await page.locator('[name="password"]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#password-fault').textContent()).toMatch(/8.+128/);
    await page.locator('[name="password"]').fill('kirpich-2026');
    await submit(page);
    expect(await page.getByRole('status').textContent()).toContain(email);

    await page.goto(await linkTo(email, 'confirm-email'));
    await page.waitForURL(/\/_access\/link/);
    await submit(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('confirmEmail.done'));
    expect(await hasToken(page)).toBe(true);
    await page.context().clearCookies();

    await page.goto(toAccessPage('recovery', at('/cart')));
    await fill(page, { login: email });
    await submit(page);
    expect(await page.getByRole('status').textContent()).toBe(t('recovery.askedText'));
    await page.goto(await linkTo(email, 'recovery'));
    await page.waitForURL(/\/_access\/link/);
    expect(page.url()).not.toContain('confirm-recovery');
    await fill(page, { password: 'abc' });
    await submit(page);
    expect(await page.locator('#password-fault').count()).toBe(1);
    await fill(page, { password: 'tsement-2027' });
    await submit(page);
    await page.waitForURL((url) => url.pathname === at('/personal'));
    expect(await hasToken(page)).toBe(true);
    // The link works once.
    await page.goto(toAccessPage('link', at('/')));
    expect(await page.getByRole('alert').textContent()).toContain(t('mailedLink.broken'));
  });

  test('a delivery is ordered to a new address at a chosen hour and paid on the bank’s page', async () => {
    const user = await aUser('plain-way');
    const listed = await user.call<{ items: { code: string }[] }>(
      'GET',
      '/api/v2/products/?city=pavlodar&sectionCode=kraska-dlya-sten-i-potolkov&inStock=1&pageSize=3',
    );
    await putIn(user, { productCode: listed.items[0]?.code ?? '', count: 2 });
    const page = await open(user.token);
    await page.goto(at('/cart'));
    await follow(page.getByRole('link', { name: t('cart.plain.deliveryHours'), exact: true }));
    await fill(page, { street: 'Торайғыров көшесі' });
    await submit(page);
    expect(await page.locator('[name="street"]').inputValue()).toBe('Торайғыров көшесі');
    expect(await page.locator('[name="house"]').getAttribute('aria-invalid')).toBe('true');
    await fill(page, { house: '12', flat: '5' });
    await submit(page);
    await page.waitForURL(/address=\d+/);
    const main = page.getByRole('main');
    await fill(page, { phone: '12' });
    await main.locator('[name="slot"]').nth(1).check();
    await main.locator('[name="payment"][value="card_online"]').check();
    const hour = await main.locator('[name="slot"]:checked').inputValue();
    await submit(page);
    expect(await page.locator('#phone-fault').textContent()).toBe(t('checkout.fault.phone'));
    expect(await main.locator('[name="slot"]:checked').inputValue()).toBe(hour);
    await fill(page, { phone: '+7 705 123-45-67' });
    await submit(page);
    await page.waitForURL(/\/order-created\?number=/);
    const { data } = await user.call<{ data: { number: string; total: number }[] }>('GET', '/api/v1/orders/');
    expect(data.map(({ number }) => number)).toEqual([new URL(page.url()).searchParams.get('number')]);
    await follow(page.locator('form[action="/_order/pay"] button'));
    await page.waitForURL(
      (url) => !url.pathname.startsWith(at('/order-created')) && !url.pathname.startsWith('/_order'),
    );
    await follow(page.locator('button.pay'));
    await eventually(async () => {
      const orders = await user.call<{ data: { paymentStatus: string }[] }>('GET', '/api/v1/orders/');
      return orders.data.map(({ paymentStatus }) => paymentStatus);
    }).toEqual(['paid']);
  });
});

test('at 360 px the choice of a city leaves the shop’s name and the languages their room', async () => {
  for (const locale of ['ru', 'kz'] as const) {
    const page = await visitors.open({ width: 360, javaScriptEnabled: false });
    await page.goto(localePath('/', locale));
    const boxOf = async (selector: string) => {
      const found = page.getByRole('banner').locator(selector).locator('visible=true').first();
      const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { left: x, right: x + width, top: y, bottom: y + height };
    };
    const form = await boxOf('form[action="/_city"]');
    expect(form.right - form.left).toBeGreaterThan(150);
    expect(form.right).toBeLessThanOrEqual(360);
    for (const other of ['a:has(svg)', `nav[aria-label="${words[locale]('language.switch')}"]`]) {
      const { left, right, top, bottom } = await boxOf(other);
      const isApart = form.top >= bottom || form.bottom <= top || form.left >= right || form.right <= left;
      expect(isApart, other).toBe(true);
    }
  }
});
