/** A morning of figures: the bookkeeper reads the margin, explains money that differs and takes a report away; words are tried first. */
import { expect, test } from 'vitest';
import { aBreak } from '#tests/office-figure-examples.ts';
import { goToOffice, officeAtRest, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();

test('the bookkeeper explains money that differs and takes the margin away as a file', async () => {
  await withShopDatabase((db) => aBreak({ db }));
  const page = await openAsStaff(visitors, 'accountant');
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  await goToOffice(page, '/');
  await main.getByText('Маржа', { exact: true }).waitFor();
  await main.getByRole('link', { name: /Деньги расходятся с банком/ }).click();
  await main.getByRole('button', { name: 'Объяснить' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Что оказалось').fill('Проверка терминала банком');
  await dialog.getByRole('button', { name: 'Объяснить' }).click();
  await main.getByText('Проверка терминала банком').waitFor();
  await goToOffice(page, '/reports?name=margin');
  await main.getByRole('button', { name: '7 дней' }).click();
  await officeAtRest(page);
  await goToOffice(page, '/reports?name=kazakh');
  const coming = page.waitForEvent('download');
  await main.getByRole('button', { name: 'XLSX' }).click();
  expect((await coming).suggestedFilename()).toBe('sheber-kazakh.xlsx');
});

test('a word of the trade is tried before it is saved', async () => {
  const page = await openAsStaff(visitors, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  const word = `зюзя${Date.now() % 100_000}`;
  await goToOffice(page, `/search/explain?q=${encodeURIComponent(`${word} белый`)}`);
  await main.getByLabel('Слова', { exact: true }).fill(word);
  await main.getByLabel('Значат').fill('ламинат');
  await main.getByRole('button', { name: 'Проверить' }).click();
  await main.getByText('Судейский набор, запросов', { exact: false }).waitFor();
  await main.getByRole('button', { name: 'Сохранить синоним' }).click();
  await page.getByText('Синоним сохранён').waitFor();
  const kept = await withShopDatabase(
    (db) => db`SELECT means FROM search_synonyms WHERE ${word} = ANY(words) AND is_active`,
  );
  expect(kept).toMatchObject([{ means: ['ламинат'] }]);
});
