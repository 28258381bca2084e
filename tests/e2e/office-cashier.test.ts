/** A cashier: an order is found by its pickup code, the money is taken, the goods are handed over, once. */
import { expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { anOrderToPick } from '#tests/picking.ts';
import { goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();

test('a cashier hands an order over by its pickup code and takes the money', async () => {
  const { order, number, code } = await withShopDatabase(async (db) => {
    const made = await anOrderToPick({ db }, { counts: [2], status: 'ready', payment: 'cash_on_receipt' });
    // A code of its own: journeys that run beside this one leave orders too.
    const [row] = await db<{ number: string; code: string }[]>`
      UPDATE orders SET pickup_code = lpad((1000 + id % 9000)::text, 4, '0') WHERE id = ${made.order}
      RETURNING number, pickup_code AS code`;
    return { order: made.order, number: row?.number ?? '', code: row?.code ?? '' };
  });
  const page = await openAsStaff(visitors, 'cashier');
  await page.setViewportSize({ width: 360, height: 780 });
  // A wrong code is refused.
  allowComplaint(page, /422/);
  await goToOffice(page, '/handover');
  await page.getByLabel('Код, телефон или номер заказа').fill(code);
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: number }).getByText('К оплате').waitFor();
  await page.getByRole('button', { name: `Выдать заказ ${number}` }).click();

  const dialog = page.getByRole('dialog');
  const give = dialog.getByRole('button', { name: 'Выдать' });
  await dialog.getByLabel('Код покупателя').fill('0000');
  expect(await give.getAttribute('title')).toBe('Отметьте, что деньги получены.');
  await dialog.getByLabel('Деньги получены', { exact: false }).check();
  await give.click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Код покупателя').fill(code);
  await give.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`Заказ ${number} выдан.`).waitFor();

  const stored = await withShopDatabase(
    async (db) => (await db`SELECT status, payment_status AS paid FROM orders WHERE id = ${order}`)[0],
  );
  expect(stored).toEqual({ status: 'completed', paid: 'paid' });
});
