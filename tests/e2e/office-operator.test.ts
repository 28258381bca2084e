/** A day of an operator: a call becomes an order, the order is confirmed and changed, somebody who waits is called, a review is read. */
import { expect, test } from 'vitest';
import { aCallback } from '#tests/office-orders.ts';
import { insertOrder } from '#tests/order-rows.ts';
import { A_PHOTO } from '#tests/picking.ts';
import { aUser } from './new-user.ts';
import { goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });
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

test('a buyer writes of what they received, with a photograph; an operator publishes it, and it stands at the product', async () => {
  const user = await aUser('review');
  const code = await withShopDatabase(async (db) => {
    const [goods] = await db<{ id: number; code: string }[]>`
      SELECT p.id, p.code FROM products p WHERE active AND NOT EXISTS (SELECT FROM reviews r WHERE r.product_id = p.id)
      ORDER BY popularity, id LIMIT 1`;
    const lines = [{ productId: goods?.id ?? 0, count: 1, price: 1000 }];
    await insertOrder(db, { userId: user.id, status: 'completed', completedAt: new Date(), lines });
    return goods?.code ?? '';
  });
  const text = `Ложится ровно, замок держит крепко. ${crypto.randomUUID().slice(0, 8)}`;
  const buyer = await visitors.open({ width: 360, token: user.token });
  await goTo(buyer, '/personal/purchased?reviews=');
  await buyer.getByRole('link', { name: words.ru('reviews.write') }).click();
  await buyer.getByLabel(words.ru('reviews.text')).fill(text);
  await buyer.getByRole('radio', { name: words.ru('reviews.stars', { count: 5 }) }).check({ force: true });
  const buffer = Buffer.from(A_PHOTO.split(',')[1] ?? '', 'base64');
  await buyer.locator('input[type=file]').setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer });
  await buyer.getByRole('img', { name: words.ru('return.photo', { number: 1 }) }).waitFor();
  await buyer.getByRole('button', { name: words.ru('reviews.send') }).click();
  await buyer.getByText(words.ru('reviews.state.waiting')).waitFor();

  const page = await openAsStaff(visitors, 'operator');
  await goToOffice(page, '/queue');
  await page.getByRole('row', { name: text }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // Pages that are kept follow within three seconds.
  await eventually(async () => {
    await goTo(buyer, `/p/${code}`);
    return buyer.getByText(text).count();
  }).toBe(1);
  await buyer.locator('#reviews img').first().scrollIntoViewIfNeeded();
  await buyer.waitForFunction(() => document.querySelector<HTMLImageElement>('#reviews img')?.naturalWidth);
});
