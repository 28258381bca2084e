/** A marketer's day: a promotion is built, tried on carts, published, seen in the shop, stopped, and taken back. */
import { expect, test } from 'vitest';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();

interface Named {
  code: string;
  price: number;
}

test('a draft is written, tried, published, charged by the shop, stopped and brought back', async () => {
  const { items } = (await callAs('marketing', 'GET', '/promotions/goods/?q=шпатель')) as { items: Named[] };
  const [thing] = items;
  if (!thing) throw new Error('the demo has no trowel');
  const charge = async (): Promise<number> => {
    const response = await fetch(`${shop}/api/v1/promo/calculate/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ productCode: thing.code, count: 4 }] }),
    });
    return ((await response.json()) as { data: { total: number } }).data.total;
  };
  const before = await charge();

  const page = await openAsStaff(visitors, 'marketing');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/promotions');
  await page.getByRole('button', { name: 'Новая акция' }).click();
  await page.getByRole('button', { name: '2 + 1' }).click();
  await page.getByLabel('Купить, шт.').fill('3');
  await page.getByRole('button', { name: 'Добавить товары' }).click();
  const dialog = page.getByRole('dialog', { name: 'Найти товар' });
  await dialog.getByLabel('Название, артикул или штрихкод').fill('шпатель');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('textbox', { name: 'Начало' }).fill('01.01.2026');
  const title = `Четвёртый даром ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByLabel('Атауы', { exact: true }).fill('Төртіншісі тегін');
  // What buyers will read is the shop's own, in both languages.
  await page.getByText('в каждых 4 бесплатно самое недорогое').waitFor();
  await page.getByText('әр 4 тауардың ең арзаны тегін').waitFor();
  await page.getByRole('button', { name: 'Свой набор' }).click();
  const check = page.getByRole('region', { name: 'Проверка на корзинах' });
  await check.getByLabel('Город').selectOption({ index: 1 });
  await check.getByRole('button', { name: 'Добавить товары' }).click();
  await dialog.getByLabel('Название, артикул или штрихкод').fill('шпатель');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await check.getByLabel(/^Количество/).fill('4');
  await check.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('cell', { name: 'работает' }).waitFor();
  await page.getByRole('button', { name: 'по шагам' }).click();
  await page
    .getByRole('row', { name: /Цены магазина/ })
    .last()
    .waitFor();

  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('button', { name: 'Остановить сейчас' }).waitFor();
  await eventually(charge).toBeLessThan(before);
  await page.getByRole('button', { name: 'Остановить сейчас' }).click();
  await page.getByText('остановлена', { exact: true }).waitFor();
  await eventually(charge).toBe(before);
  await page.getByRole('button', { name: 'Вернуть' }).last().click();
  await page.getByText('Возвращено как было').waitFor();
  await eventually(charge).toBeLessThan(before);
  await page.getByRole('button', { name: 'Остановить сейчас' }).click();
  await page.getByText('остановлена', { exact: true }).waitFor();
  expect(await charge()).toBeLessThanOrEqual(before);
});
