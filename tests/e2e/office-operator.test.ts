/** A day of an operator: a call becomes an order, the order is confirmed and changed, somebody who waits is called. */
import { expect, test } from 'vitest';
import { aCallback } from '#tests/office-orders.ts';
import { goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();
const phone = `+7705${String(Date.now()).slice(-7)}`;

test('an operator takes an order by phone, confirms it, changes a line and settles a callback', async () => {
  const page = await openAsStaff(visitors, 'operator');
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');

  // N under G: from anywhere.
  await goToOffice(page, '/orders');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Новый по звонку', level: 1 }).waitFor();
  await main.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await main.getByRole('button', { name: 'Найти' }).click();
  await main.getByRole('textbox', { name: 'Имя' }).fill('Гүлнар');
  await main.getByLabel('Прочитал покупателю, он согласен').check();
  await main.getByRole('button', { name: 'Записать покупателя' }).click();
  await main.getByText('0 заказов').waitFor();

  await main.getByLabel('Что добавить').fill('клей для плитки');
  await main.getByRole('listitem').getByRole('button').first().click();
  const place = main.getByRole('button', { name: /^Оформить за/ });
  await place.waitFor();
  expect(await place.getAttribute('title')).toBe('Отметьте согласие покупателя');
  await main.getByLabel('Назвал сумму, покупатель согласен').check();
  await main.getByRole('combobox', { name: 'Оплата' }).selectOption('cash_on_receipt');
  await place.click();

  await main.getByRole('button', { name: 'Подтвердить' }).click();
  await main.getByRole('button', { name: 'Передать в сборку' }).waitFor();
  await main.getByRole('button', { name: 'Изменить состав' }).click();
  await main.getByLabel(/^Количество:/).fill('2');
  await main.getByRole('button', { name: 'Посчитать' }).click();
  await main.getByText(/^Стало на .* больше$/).waitFor();
  await main.getByLabel('Как согласился покупатель').fill('по телефону');
  await main.getByRole('button', { name: 'Сохранить состав' }).click();
  await main.getByText('состав изменён').waitFor();

  await withShopDatabase((db) => aCallback({ db }));
  await goToOffice(page, '/queue');
  await main.getByRole('row', { name: /Сауле/ }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Показать контакт' }).click();
  await dialog.getByRole('link', { name: '+7 (701) 000-00-11' }).waitFor();
  await dialog.getByRole('button', { name: 'Поговорили' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await main.getByRole('row', { name: /Сауле/ }).waitFor({ state: 'detached' });
});
