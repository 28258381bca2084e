import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { checkoutOf, startsWith } from './checkout-page.ts';
import { aUser, lastOrder } from './new-user.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

/** Everything of a calculation into a new estimate, which is then opened. */
async function intoEstimate(page: Page, locale: Locale): Promise<void> {
  const t = words[locale];
  await page.getByRole('button', { name: t('estimates.into') }).click();
  const dialog = page.getByRole('dialog', { name: t('estimates.into') });
  // Until it is known which estimates there are, the button waits.
  await dialog.getByRole('textbox', { name: t('estimates.nameOfNew') }).waitFor();
  await dialog.locator('button:not([aria-busy])', { hasText: t('estimates.addInto') }).click();
  await dialog.waitFor({ state: 'detached' });
  await goTo(page, localePath('/personal/estimates', locale));
  await page.locator('main a[href*="/personal/estimates?id="]').first().click();
  await page.locator('li[data-line]').first().waitFor();
}

test('ru at 1272: tiles by the keyboard, into an estimate, by its link to a guest, into their own cart', async () => {
  const t = words.ru;
  const { token } = await aUser('tiler');
  const page = await visitors.open({ token });
  await goTo(page, '/calculator?kind=tile');
  await waitUntilWhollyAlive(page);
  const main = page.getByRole('main');
  const total = main.getByRole('status').filter({ hasText: '₸' });
  const before = await total.textContent();
  const drawing = main.getByRole('img', { name: t('calculator.drawing') });
  const parts = await drawing.locator('rect').count();
  const length = main.locator('input[name="length"]');
  await length.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4.8');
  // The drawing follows the key, the sums follow the answer.
  await eventually(() => drawing.locator('rect').count()).not.toBe(parts);
  await eventually(() => total.textContent()).not.toBe(before);
  await eventually(() => page.url()).toContain('length=4.8');
  expect(await length.evaluate((field) => field === document.activeElement)).toBe(true);
  await intoEstimate(page, 'ru');

  // Calculated anew it is the same calculation.
  const estimate = page.url();
  await page.getByRole('link', { name: t('estimates.recalculate') }).click();
  await page.waitForURL(/kind=tile/);
  await eventually(() => length.inputValue()).toBe('4.8');
  expect(await main.locator('input[name="joint"]').inputValue()).toBe('2');

  await goTo(page, estimate);
  const lines = await page.locator('li[data-line] a[href^="/p/"]').count();
  await page.getByRole('button', { name: t('estimates.openLink') }).click();
  const href = (await page.getByRole('link', { name: t('estimates.asClient') }).getAttribute('href')) ?? '';

  const visitor = await visitors.open();
  await goTo(visitor, href);
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await visitor.getByRole('button', { name: t('estimates.toOwnCart', { count: lines }) }).click();
  await visitor.getByRole('link', { name: t('estimates.goToCart') }).click();
  await eventually(() => visitor.getByRole('main').getByRole('spinbutton').count()).toBe(lines);
});

test('kz at 360: a room drawn by finger and key, one wall apart, into an estimate and from there into an order', async () => {
  const t = words.kz;
  const buyer = await aUser('planner');
  const page = await visitors.open({ width: 360, token: buyer.token });
  const room =
    'length=2&width=1,5&height=2,5&openings=d0,8x2%232&floor=tile&walls=paint&ceiling=none&skirting=none';
  await goTo(page, `/kz/calculator?kind=room&${room}`);
  await waitUntilWhollyAlive(page);
  const main = page.getByRole('main');
  const bill = main.getByRole('region', { name: t('planner.bill') });
  const lines = await bill.getByRole('listitem').count();
  const corner = (place: string) =>
    main.getByRole('button', { name: t('planner.corner', { number: 3, place }) });
  await dragByFinger(page, corner('2 : 1,5'), { x: 20, y: 0 });
  await eventually(() => decodeURIComponent(page.url())).toMatch(/length=2,[1-9]/);
  const opening = (wall: string, left: string) =>
    main.getByRole('button', { name: t('planner.opening', { name: t('calculator.door'), wall, left }) });
  await main.getByRole('button', { name: startsWith(t('calculator.door')) }).focus();
  await page.keyboard.press('ArrowDown');
  await opening('D', '0,35').waitFor();
  await page.keyboard.press('ArrowLeft');
  await opening('D', '0,3').waitFor();
  await main.getByRole('button', { name: /^A / }).click();
  await eventually(() => decodeURIComponent(page.url())).toMatch(/accentWalls=0/);
  // The wall apart has goods of its own.
  await eventually(() => bill.getByRole('listitem').count()).toBeGreaterThan(lines);
  await intoEstimate(page, 'kz');

  const put = page.getByRole('button', {
    name: startsWith(t('estimates.toCart', { count: 5 }).split(':')[0] ?? ''),
  });
  await put.first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('estimates.goToCart') })
    .click();
  await eventually(() => main.getByRole('spinbutton').count()).toBeGreaterThan(lines);
  await goTo(page, '/kz/order');
  const { choose, settled, order, made } = checkoutOf(page, 'kz');
  await choose(t('payment.cash_on_receipt')).check();
  // A press that named another sum than it comes to is let go.
  await settled();
  await order.click();
  await made.waitFor();
  expect((await lastOrder(buyer)).items.length).toBeGreaterThan(lines);
});

/** As a touch screen tells of it: a mouse would not show that the page scrolls instead. */
async function dragByFinger(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not in sight');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const wire = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + by.x * share, y: start.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await wire.detach();
}

test('a calculation is a plain form without JavaScript', async () => {
  const page = await visitors.open({ width: 360, javaScriptEnabled: false });
  await page.goto('/calculator?kind=laminate');
  const main = page.getByRole('main');
  await main.locator('input[name="length"]').fill('6,2');
  await main.getByRole('button', { name: words.ru('calculator.submit') }).click();
  await page.waitForURL(/length=6%2C2/);
  expect(await main.getByRole('status').filter({ hasText: '₸' }).count()).toBe(1);
  expect(await main.getByRole('img', { name: words.ru('calculator.drawing') }).textContent()).toContain(
    '6,18',
  );
  await main.locator('input[name="width"]').fill('');
  await main.getByRole('button', { name: words.ru('calculator.submit') }).click();
  await main.getByText('Заполните это поле').waitFor();
});
