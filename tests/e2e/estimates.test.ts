import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { aUser } from './new-user.ts';
import { eventually, goTo, setWidth, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
let token: string;
beforeAll(async () => {
  ({ token } = await aUser('estimates'));
});

async function ask(method: string, path: string, body?: object) {
  const response = await fetch(shop + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { data: { id: number; version: number } };
}
const make = async (name: string) =>
  (
    await ask('POST', '/api/v1/estimates/', {
      name,
      sections: [
        {
          name: 'Работы',
          items: ['Демонтаж', 'Укладка'].map((work) => ({ kind: 'work', name: work, count: 1, price: 1000 })),
        },
      ],
    })
  ).data.id;
const saved = (page: Page, locale: 'ru' | 'kz') =>
  page
    .locator('[data-saving="saved"]', {
      hasText:
        words[locale]('estimates.saved', { time: '', version: '' }).split('·')[0]?.trim().split(' ')[0] ?? '',
    })
    .waitFor();

test('kz at 360: made by keyboard, shared, read by a guest, and shared no more', async () => {
  const locale = 'kz';
  const t = words.kz;
  const page = await visitors.open({ width: 360, token });
  await goTo(page, localePath('/personal/estimates', locale));
  await page.getByRole('button', { name: t('estimates.create') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('estimates.addProduct') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: t('estimates.pickWhat') }).waitFor();
  await page.keyboard.type('ламинат');
  await page.locator('dialog[open] ul button').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('estimates.addWork') }).focus();
  await page.keyboard.press('Enter');
  await page.locator('li[data-line]').nth(1).waitFor();
  await page.keyboard.type('Укладка');
  await page.locator('[data-column="count"]').nth(0).focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12,5');
  await saved(page, locale);
  // Under the sticky header a button's half would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectClean(page, { lang: 'kk-KZ', axe: 'all', isMoved: true });
  await page.getByRole('button', { name: t('estimates.openLink') }).click();
  const link = page.getByRole('link', { name: t('estimates.asClient') });
  const href = (await link.getAttribute('href')) ?? '';

  const visitor = await visitors.open({ width: 360 });
  await goTo(visitor, href);
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await visitor.getByText('Укладка').waitFor();
  await visitor.getByRole('button', { name: t('estimates.toOwnCart', { count: 1 }) }).waitFor();

  await page.getByRole('button', { name: t('estimates.closeLink'), exact: true }).click();
  await page.getByRole('button', { name: t('estimates.openLink') }).waitFor();
  expect((await fetch(shop + href)).status).toBe(404);
});

test('two windows on one estimate: what differs is asked, the rest is merged, and undo takes back a step', async () => {
  const t = words.ru;
  const id = await make('Вдвоём');
  const path = `/personal/estimates?id=${id}`;
  const [one, two] = [await visitors.open({ token }), await visitors.open({ token })];
  await goTo(one, path);
  await goTo(two, path);
  allowComplaint(two, /409/);
  const count = (page: Page, at: number) => page.locator('[data-column="count"]').nth(at);
  await count(one, 0).fill('5');
  await one.locator('[data-saving="saved"]', { hasText: 'версия 2' }).waitFor();
  await count(two, 0).fill('9');
  await count(two, 1).fill('7');
  const dialog = two.getByRole('dialog', { name: t('estimates.conflict') });
  await dialog.getByRole('radio', { name: t('estimates.theirs', { value: '5' }) }).check();
  await dialog.getByRole('button', { name: t('estimates.merge') }).click();
  await two.locator('[data-saving="saved"]', { hasText: 'версия 3' }).waitFor();
  expect([await count(two, 0).inputValue(), await count(two, 1).inputValue()]).toEqual(['5', '7']);

  await one.locator('li[data-line]').first().getByRole('button').first().focus();
  await one.keyboard.press('ArrowDown');
  expect(await one.locator('li[data-line] input[type="text"]').first().inputValue()).toBe('Укладка');
  await one.keyboard.press('Control+z');
  expect(await one.locator('li[data-line] input[type="text"]').first().inputValue()).toBe('Демонтаж');
  // A tablet that is turned upright.
  await setWidth(one, 360);
  await expectClean(one, { lang: 'ru-KZ', axe: 'none', isMoved: true });
});

test('leaving what cannot be saved is asked about: by the shop at a link, by the browser at the page', async () => {
  const t = words.ru;
  const page = await visitors.open({ token });
  const asked: { type: string; text: string }[] = [];
  let isLeft = false;
  page.on('dialog', async (dialog) => {
    asked.push({ type: dialog.type(), text: dialog.message() });
    await (isLeft ? dialog.accept() : dialog.dismiss());
  });
  await goTo(page, `/personal/estimates?id=${await make('Не сохранится')}`);
  const works = page.locator('li[data-line] input[type=text], li[data-line] input:not([type])');
  const name = works.first();
  await name.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.getByText(t('estimates.fault.name_needed')).first().waitFor();

  const away = page.getByRole('link', { name: t('personal.menu') }).first();
  await away.click();
  expect(asked).toEqual([{ type: 'confirm', text: t('estimates.leave') }]);
  expect(page.url()).toContain('/personal/estimates');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await eventually(() => asked.map(({ type }) => type)).toEqual(['confirm', 'beforeunload']);
  expect(await name.inputValue()).toBe('');

  isLeft = true;
  await away.click();
  await page.waitForURL(/\/personal$/);
});
