import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#api/database.ts';
import { moveByOperator } from '#api/order-life/order-life.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { listLetters } from '#tests/outbox.ts';
import { expectClean } from '#tests/page-audit.ts';
import { aUser } from './new-user.ts';
import { openShopDatabase } from './shop-database.ts';
import { eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });

/** What an opened order is drawn from. */
const ANSWER = /\/orders\/\d+\/_payload\.json/;

/** The operators' tool works beside the running shop, on its database. */
let db: Database;
let token: string;
beforeAll(async () => {
  db = openShopDatabase();
  const user = await aUser('orders');
  await db`UPDATE orders SET user_id = ${user.id} WHERE id IN (8, 9, 10)`;
  token = user.token;
});
afterAll(() => db.end({ timeout: 1 }));

/** By the keyboard: the pointer is never used here. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

interface Journey {
  locale: Locale;
  width: Width;
  /** Of the demo: one that waits in the store, and one that awaits money. */
  orderId: number;
  steps: readonly ('completed' | 'confirmed' | 'assembling')[];
  letter: string;
}

describe.each<Journey>([
  { locale: 'ru', width: 1272, orderId: 8, steps: ['completed'], letter: 'order-completed' },
  { locale: 'kz', width: 360, orderId: 9, steps: ['confirmed'], letter: 'order-confirmed' },
])('in $locale at $width px, by keyboard alone', ({ locale, width, orderId, steps, letter }) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('an order is found, followed while the shop moves it, repeated, and cancelled where it still can be', async () => {
    const page = await visitors.open({ width, token });
    await goTo(page, at('/personal/orders'));
    const [row] = await db<{ number: string }[]>`SELECT number FROM orders WHERE id = ${orderId}`;
    const number = row?.number ?? '';
    const search = page.getByRole('searchbox', { name: t('orders.search') });
    await search.focus();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]q=/);
    const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
    await eventually(() => found.allTextContents()).toEqual([t('orderPage.title', { number })]);

    // A busy shop: an order that comes later than a press excuses must move nothing that is seen.
    await page.route(ANSWER, async (route) => {
      await new Promise((later) => setTimeout(later, 700));
      await route.continue();
    });
    await press(found.getByRole('link'));
    await page.getByRole('heading', { level: 1, name: t('orderPage.title', { number }) }).waitFor();
    const way = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: t('orderStatus.new') })
      .first();
    const current = way.locator('[aria-current=step]');
    const badge = page
      .getByRole('main')
      .getByText(t(`orderStatus.${steps[0] ?? 'completed'}`), { exact: true });
    await way.waitFor();
    const before = await badge.count();
    await page.unroute(ANSWER);
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });

    // Nobody touches the page: the step appears by itself, and a letter of it leaves.
    for (const to of steps) await moveByOperator(db, number, { to, comment: '' });
    await eventually(() => badge.count()).toBeGreaterThan(before);
    if (steps.includes('confirmed'))
      await eventually(() => current.textContent()).toContain(t('orderStatus.confirmed'));
    await eventually(() => listLetters(inject('shopDataDir')).map(({ kind }) => kind)).toContain(letter);

    await press(page.getByRole('button', { name: t('orderPage.repeat') }));
    const report = page.getByRole('dialog');
    await report.getByRole('link', { name: t('repeat.toCart') }).waitFor();
    const told = await report.getByRole('listitem').count();
    const [lines] = await db<{ count: number }[]>`
      SELECT count(*)::int AS count FROM order_lines WHERE order_id = ${orderId}`;
    expect(told).toBe(lines?.count);
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'hidden' });

    const cancel = page.getByRole('button', { name: t('orderPage.cancel'), exact: true });
    if (steps.includes('completed')) {
      expect(await cancel.count()).toBe(0);
      await page.getByRole('button', { name: t('orderPage.return') }).waitFor();
      return;
    }
    await press(cancel);
    const dialog = page.getByRole('dialog', { name: t('cancel.title', { number }) });
    await press(dialog.getByRole('button', { name: t('cancel.submit') }));
    await dialog.getByText(t('cancel.reasonNeeded')).first().waitFor();
    await press(dialog.getByRole('radio', { name: t('cancelReason.too_long') }), 'Space');
    await press(dialog.getByRole('button', { name: t('cancel.submit') }));
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => current.textContent()).toContain(t('orderStatus.cancelled'));
    await eventually(() => listLetters(inject('shopDataDir')).map(({ kind }) => kind)).toContain(
      'order-cancelled',
    );
  });
});

test('a received order is brought back with a photograph, in the browser', async () => {
  const t = words.ru;
  const page = await visitors.open({ width: 1272, token });
  await goTo(page, '/personal/orders/10');
  await press(page.getByRole('button', { name: t('orderPage.return') }));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('design.stepper.more') })
    .first()
    .click();
  await dialog.getByRole('combobox', { name: t('return.reason') }).selectOption('defect');
  const submit = dialog.getByRole('button', { name: t('return.submit') });
  await press(submit);
  await dialog.getByText(t('return.photosNeeded')).first().waitFor();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fault.png', mimeType: 'image/png', buffer: png });
  await dialog.getByRole('img', { name: t('return.photo', { number: 1 }) }).waitFor();
  await expectClean(page, { lang: 'ru-KZ' });
  await press(submit);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(t('orderStatus.return_requested')).first().waitFor();
  const shown = page.getByRole('main').getByRole('img', { name: t('return.photo', { number: 1 }) });
  await shown.scrollIntoViewIfNeeded();
  await eventually(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(200);
});
