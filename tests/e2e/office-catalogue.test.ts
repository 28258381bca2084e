/** A catalogue manager's day: a cell in the grid, many at once, a new product, a file with an error; all of it taken back. */
import { expect, test } from 'vitest';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors({ hasPictures: true });

interface Row {
  id: number;
  values: { product_code: string; name_ru: string; name_kz: string; warranty_months: number | null };
}
const COLUMNS = 'product_code,name_ru,name_kz,warranty_months';
async function listRows(where: string): Promise<Row[]> {
  const query = new URLSearchParams({ where, columns: COLUMNS, limit: '20' });
  return ((await callAs('catalogue', 'GET', `/rows/products/?${query}`)) as { items: Row[] }).items;
}

test('a cell is typed into by keys, saved, seen in the shop and taken back', async () => {
  const [row] = await listRows('visible:yes;q:цемент');
  if (!row) throw new Error('the demo has no cement');
  const { product_code: code, name_kz: before } = row.values;
  const page = await openAsStaff(visitors, 'catalogue');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, `/products?where=q:${code}&columns=product_code,name_kz`);
  const grid = page.getByRole('grid');
  await page.getByRole('gridcell', { name: before }).waitFor();
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${before}, сынақ`);
  await page.keyboard.press('Enter');
  await page.getByText('1 изменение').waitFor();
  // What was typed is seen, however little room its column has.
  const hidden = () =>
    grid.locator('ins').evaluate((ins) => {
      const cell = ins.closest('[role="gridcell"]')?.getBoundingClientRect();
      return ins.getBoundingClientRect().right - (cell?.right ?? 0);
    });
  expect(await hidden()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await eventually(hidden).toBeLessThanOrEqual(0);
  await page.keyboard.press('Control+s');
  await page.getByText('Сохранено: 1 поле').waitFor();
  const seen = async () => {
    const { data } = (await callAs('catalogue', 'GET', `/products/${row.id}/`)) as { data: { code: string } };
    return (await fetch(`${shop}/kz/p/${data.code}`)).text();
  };
  await eventually(seen).toContain(', сынақ');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByText('Возвращено как было').waitFor();
  expect((await listRows(`q:${code}`))[0]?.values.name_kz).toBe(before);
});

test('a list on its way shows where its rows will stand', async () => {
  const page = await openAsStaff(visitors, 'catalogue');
  await goToOffice(page, '/brands');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/office/api/v1/rows/**', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(`${shop}/office/products`);
  const bones = page.getByRole('grid').locator('[class*="bone"]');
  await bones.first().waitFor();
  answer();
  await page.getByRole('gridcell').first().waitFor();
  await eventually(() => bones.count()).toBe(0);
});

test('many are changed at once after a preview, and taken back', async () => {
  const page = await openAsStaff(visitors, 'catalogue');
  await goToOffice(page, '/products?where=q:ламинат');
  const before = await listRows('q:ламинат');
  await page.getByLabel('Выбрать все').check();
  await page.getByLabel('Что изменить').selectOption('warranty_months');
  await page.getByLabel('Новое значение').fill('123');
  await page.getByRole('button', { name: 'Показать изменения' }).click();
  const dialog = page.getByRole('dialog', { name: 'Что изменится' });
  await dialog.getByText('Пока ничего не записано').waitFor();
  // What says that nothing was there is not struck through.
  await dialog.getByText('пусто').first().waitFor();
  expect(await dialog.locator('del').allTextContents()).not.toContain('пусто');
  await dialog.getByRole('button', { name: 'Применить сейчас' }).click();
  await page.getByText(/^Сохранено: /).waitFor();
  expect((await listRows('q:ламинат')).every(({ values }) => values.warranty_months === 123)).toBe(true);
  await page.keyboard.press('Control+z');
  await page.getByText('Возвращено как было').waitFor();
  expect(await listRows('q:ламинат')).toEqual(before);
});

test('a new product is made, mended in its editor, and says why nobody sees it', async () => {
  const page = await openAsStaff(visitors, 'catalogue');
  await goToOffice(page, '/products');
  await page.getByRole('button', { name: 'Товар', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый товар' });
  await dialog.getByLabel('Название').fill('Клей «Проба», 25 кг');
  await dialog.getByLabel('Раздел').selectOption({ index: 1 });
  await dialog.getByLabel('Бренд').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'Клей «Проба», 25 кг', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Почему не видно?' }).waitFor();
  await page.getByText('Нет цены: товар не показывается.').waitFor();
  await page.getByRole('button', { name: 'Включить товар' }).click();
  await page.getByLabel('Атауы (қаз)').fill('«Сынақ» желімі, 25 кг');
  await page.keyboard.press('Control+s');
  await page.getByText('Сохранено: 2 поля').waitFor();
  await page.getByText('Товар выключен').waitFor({ state: 'hidden' });
  await page.getByText('Атауы (қаз):').waitFor();
});

test('a file is read, judged with its errors, applied and taken back', async () => {
  const [one, other] = await listRows('q:плитка');
  if (!one || !other) throw new Error('the demo has no tiles');
  const file = [
    'Артикул;Гарантия, мес.',
    `${one.values.product_code};111`,
    `${other.values.product_code};много`,
    'нет-такого;5',
  ].join('\n');
  const page = await openAsStaff(visitors, 'catalogue');
  await goToOffice(page, '/imports');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'гарантия.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('heading', { name: 'гарантия.csv', level: 1 }).waitFor();
  // A way of one step leads from nothing: an arrow after it would point at nothing either.
  expect(await page.getByRole('navigation', { name: 'Путь' }).locator('svg').count()).toBe(0);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('heading', { name: 'Разница' }).waitFor();
  await page.getByRole('cell', { name: '2', exact: true }).waitFor();
  await page.getByLabel('Название, артикул, штрихкод').fill('нет такого');
  await page.getByText('Таких изменений в файле нет').waitFor();
  await page.getByLabel('Название, артикул, штрихкод').fill(one.values.product_code);
  await page.getByLabel('Поле', { exact: true }).selectOption({ label: 'Гарантия, мес. · 1' });
  await page.getByRole('cell', { name: '2', exact: true }).waitFor();
  await page.getByText('Такого товара нет.').waitFor();
  await page.getByText('Такого значения быть не может.').waitFor();
  // In the Russian manner, whatever the browser speaks.
  await page.getByLabel('Час', { exact: true }).fill('2 ночи');
  expect(await page.getByRole('button', { name: 'Запланировать' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  const lineOf = async (name: string) =>
    Math.round((await page.getByRole('button', { name }).boundingBox())?.y ?? -1);
  expect(await lineOf('Применить')).toBe(await lineOf('Запланировать'));
  await page.getByRole('button', { name: 'Применить' }).click();
  await page.getByRole('button', { name: 'Вернуть как было' }).waitFor();
  const stored = async () => (await listRows(`q:${one.values.product_code}`))[0]?.values.warranty_months;
  expect(await stored()).toBe(111);
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await page.getByText('Возвращено', { exact: true }).waitFor();
  expect(await stored()).toBe(one.values.warranty_months);
});
