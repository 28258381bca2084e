/** Sets and norms: marks are placed by hand and by keys, and what the editor reckons is what buyers are told. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();
const statusOf = async (path: string) => (await fetch(shop + path)).status;

const listArticles = () =>
  withShopDatabase(
    (db) => db<{ article: string; name: string }[]>`
      SELECT p.product_code AS article, p.name_ru AS name FROM products p
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline
        AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 5)
      ORDER BY p.popularity DESC, p.id LIMIT 3`,
  );

async function find(page: Page, dialogName: string, article: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByLabel('Название, артикул или штрихкод').fill(article);
  await dialog
    .getByRole('button', { name: new RegExp(article) })
    .first()
    .click();
}

interface PublishedSet {
  calculation: { total: number };
  images: { hotspots: { x: number; y: number }[] }[];
}

test('a set is made, marked by mouse and arrows, given an alternative, published and hidden', async () => {
  const code = `proba-${crypto.randomUUID().slice(0, 6)}`;
  const address = `/p/sets/interiors/${code}/`;
  const [first, second, other] = await listArticles();
  const page = await openAsStaff(visitors, 'catalogue');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/sets');
  await page.getByRole('button', { name: 'Новый набор' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый набор' });
  await dialog.getByLabel('Название по-русски').fill('Тихая комната');
  await dialog.getByLabel('Название по-казахски').fill('Тыныш бөлме');
  await dialog.getByLabel('Адрес').fill(code);
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('link', { name: 'Тихая комната' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Тихая комната' }).waitFor();

  for (const product of [first, second]) {
    await page.getByRole('button', { name: 'Добавить товар' }).click();
    await find(page, 'Добавить товар', product?.article ?? '');
    await page.getByLabel('Группа по-русски').fill('Стены');
    await page.getByLabel('Группа по-казахски').fill('Қабырғалар');
  }
  // The last one is chosen: a press on the picture places its mark, arrows move it on.
  const sheet = page.getByRole('group', { name: 'Метки товаров на картинке' });
  const box = await sheet.boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const mark = sheet.getByRole('button');
  await expect.poll(() => mark.getAttribute('aria-label')).toMatch(/50 % слева, 50 % сверху$/);
  await mark.press('ArrowRight');
  await mark.press('Shift+ArrowDown');
  await expect.poll(() => mark.getAttribute('aria-label')).toMatch(/50,5 % слева, 55 % сверху$/);
  await page.getByRole('button', { name: 'Добавить замену' }).click();
  await find(page, 'Добавить замену', other?.article ?? '');
  for (const [label, text] of [
    ['Строка карточки по-русски', 'Спокойный свет'],
    ['Строка карточки по-казахски', 'Тыныш жарық'],
    ['Описание по-русски', 'Стены и свет.'],
    ['Описание по-казахски', 'Қабырға мен жарық.'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: /^Цены просмотрены/ }).click();
  const total = page.locator('dt', { hasText: 'Сумма для покупателя' }).locator('+ dd');
  await expect.poll(() => total.textContent()).toMatch(/\d/);
  const said = (await total.textContent())?.replace(/\D/g, '');
  await page.keyboard.press('Control+s');
  await page.getByRole('region', { name: 'Несохранённые правки' }).waitFor({ state: 'detached' });
  expect(await statusOf(address)).toBe(404);

  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await eventually(() => statusOf(address)).toBe(200);
  // Shown is charged: the shop says the very sum that the editor said, each worker as soon as it has heard of the set.
  const told = async () => {
    const answer = await fetch(`${shop}/api/v1/sets/interiors/${code}/`);
    const { data } = (await answer.json()) as { data?: PublishedSet };
    return { total: String(data?.calculation.total), hotspots: data?.images[0]?.hotspots };
  };
  await eventually(told).toMatchObject({ total: said, hotspots: [{ x: 50.5, y: 55 }] });
  await page.getByRole('button', { name: 'Снять с показа' }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).waitFor();
  await eventually(() => statusOf(address)).toBe(404);
});

test('a norm is typed, its example is reckoned at once, and taken back it is the factory one again', async () => {
  const page = await openAsStaff(visitors, 'catalogue');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/norms?code=skirting');
  const need = page.getByRole('row', { name: /Плинтус/ }).first();
  const before = await need.textContent();
  await page.getByLabel(/^Запас плинтуса/).fill('50');
  await expect.poll(() => need.textContent()).not.toBe(before);
  const total = page.getByText('Всего для покупателя:');
  await page.keyboard.press('Control+s');
  await page.getByRole('region', { name: 'Несохранённые правки' }).waitFor({ state: 'detached' });
  const said = Number((await total.textContent())?.replace(/\D/g, ''));
  const ask = async () => {
    const params = { length: '4', width: '3,5', openings: 'd0,9x2' };
    const answer = await fetch(`${shop}/api/v1/calculators/skirting/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ params, city: new URL(page.url()).searchParams.get('city') ?? undefined }),
    });
    return ((await answer.json()) as { data: { need: { reservePercent: number }[]; total: number } }).data;
  };
  await eventually(async () => (await ask()).need[0]?.reservePercent).toBe(50);
  expect(said).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Вернуть заводскую/ }).click();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await ask()).need[0]?.reservePercent).toBe(5);
});
