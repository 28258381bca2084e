import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('calculators in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);

  test('tiles by the keyboard, then a room: drawing and sums follow, all of it goes into the cart', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/calculator?kind=tile'));
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
    expect(page.url()).toContain('length=4.8');
    expect(await length.evaluate((field) => field === document.activeElement)).toBe(true);
    // As whoever is sent the link sees it: what the keys moved on the way is no fault of the page.
    await goTo(page, page.url());
    await waitUntilWhollyAlive(page);
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });
    await main.getByRole('button', { name: t('calculator.toCart') }).click();

    await goTo(page, at('/calculator?kind=room'));
    await waitUntilWhollyAlive(page);
    const bill = main.getByRole('region', { name: t('planner.bill') });
    const lines = await bill.getByRole('listitem').count();
    expect(lines).toBeGreaterThan(5);
    const corner = main.getByRole('button', { name: t('planner.corner', { number: 3, place: '4 : 3,5' }) });
    await corner.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await eventually(() => page.url()).toContain('length=4%2C5');
    await main.locator('select[name="walls"]').selectOption('none');
    await eventually(() => bill.getByRole('listitem').count()).toBeLessThan(lines);
    await goTo(page, page.url());
    await waitUntilWhollyAlive(page);
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });
    await main.getByRole('button', { name: t('calculator.toCart') }).click();
    await goTo(page, at('/cart'));
    await eventually(() => main.getByRole('spinbutton').count()).toBeGreaterThan(6);
  });
});

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
