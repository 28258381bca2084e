/** A price manager's day: prices of some goods move by percent after a preview, shoppers see them, a leap waits for another person. */
import { expect, test } from 'vitest';
import { formatTenge } from '#domain/money.ts';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();

interface Row {
  id: number;
  values: { product_code: string; price: number | null };
}
async function listPrices(where: string): Promise<Row[]> {
  const query = new URLSearchParams({ where, columns: 'product_code,price', limit: '50' });
  return ((await callAs('pricing', 'GET', `/rows/products/?${query}`)) as { items: Row[] }).items;
}

test('prices move after a preview, are seen in the shop and taken back; a leap is another person’s to agree to', async () => {
  const where = 'visible:yes;q:затирка';
  const before = await listPrices(where);
  const [first] = before;
  if (!first?.values.price) throw new Error('the demo sells no grout');
  const page = await openAsStaff(visitors, 'pricing');
  await page.setViewportSize({ width: 1440, height: 900 });
  const moveBy = async (percent: string) => {
    await goToOffice(page, `/products?where=${encodeURIComponent(where)}`);
    await page.getByLabel('Выбрать все').check();
    // The panel has come beside the grid, which shows its usual columns all the same.
    const hidden = () => page.getByRole('grid').evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    await eventually(hidden).toBe(0);
    await page.getByLabel('Изменить на').fill(percent);
    await page.getByRole('button', { name: 'Показать изменения' }).click();
    return page.getByRole('dialog', { name: 'Что изменится' });
  };

  const small = await moveBy('+4');
  await small.getByText('Подорожают').waitFor();
  await small.getByRole('button', { name: 'Применить сейчас' }).click();
  await page.getByText(/^Сохранено: /).waitFor();
  const raised = Math.round((first.values.price * 1.04) / 10) * 10;
  expect((await listPrices(where)).find(({ id }) => id === first.id)?.values.price).toBe(raised);
  const { data } = (await callAs('pricing', 'GET', `/products/${first.id}/`)) as { data: { code: string } };
  const seen = async () => (await fetch(`${shop}/p/${data.code}`)).text();
  await eventually(seen).toContain(formatTenge(raised));
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByText('Возвращено как было').waitFor();
  expect(await listPrices(where)).toEqual(before);

  const leap = await moveBy('+60');
  await leap.getByText('Нужен второй человек').waitFor();
  await leap.getByRole('button', { name: 'Применить сейчас' }).click();
  await page.getByText('Ждёт второго человека').waitFor();
  expect(await listPrices(where)).toEqual(before);
  const other = await openAsStaff(visitors, 'administrator');
  await goToOffice(other, '/approvals');
  // Another journey may have asked for something too.
  const card = other.locator('section').filter({ hasText: 'Изменить выбранные' }).first();
  // Whoever says yes sees what it would bring.
  await card.getByText('Подорожают').waitFor();
  await card.getByLabel('Слово к решению').fill('Ошибка в проценте');
  await card.getByRole('button', { name: 'Отклонить' }).click();
  await other.getByText('Отклонено').first().waitFor();
  expect(await listPrices(where)).toEqual(before);
});

test('a file of prices tells what it would bring before it is applied, and what its wrong rows looked for', async () => {
  const [first] = await listPrices('visible:yes;q:затирка');
  const file = `Артикул;Цена\n${first?.values.product_code};${(first?.values.price ?? 0) + 10}\nнет-такого;5`;
  const page = await openAsStaff(visitors, 'pricing');
  await goToOffice(page, '/imports');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'цены.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('heading', { name: 'Что если применить' }).waitFor();
  await page.getByText('Подорожают').waitFor();
  await page.getByRole('cell', { name: 'нет-такого' }).waitFor();
});

test.each([1024, 360])(
  'at %i px one press leads from a long list to what is done with the chosen',
  async (width) => {
    const page = await openAsStaff(visitors, 'pricing');
    await page.setViewportSize({ width, height: 760 });
    await goToOffice(page, `/products?where=${encodeURIComponent('visible:yes')}`);
    // The usual columns stand there whole, but on a phone.
    const hidden = () => page.getByRole('grid').evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    if (width > 1000) await eventually(hidden).toBe(0);
    await page.getByLabel('Выбрать все').check();
    const panel = page.getByRole('complementary', { name: 'Изменить выбранные' });
    const topOf = async () => (await panel.boundingBox())?.y ?? 0;
    await eventually(topOf).toBeGreaterThan(760);
    await page.getByRole('button', { name: 'Изменить выбранные' }).click();
    await eventually(topOf).toBeLessThan(500);
  },
);
