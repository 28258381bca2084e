/** A request for a contract, from both sides: the wholesale manager decides, a second person raises the limit, the buyer sees the price. */
import { expect, test } from 'vitest';
import type { Approval } from '#contract/office/approvals.ts';
import { taxIdCheckDigit } from '#domain/iin-bin.ts';
import { formatTenge } from '#domain/money.ts';
import { aUser } from './new-user.ts';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();

/** Of a company that nobody else has entered. */
function aBin(seed: number): string {
  const eleven = `2103400${String(seed % 10_000).padStart(4, '0')}`;
  const digit = taxIdCheckDigit(eleven);
  return digit === null ? aBin(seed + 1) : `${eleven}${digit}`;
}

test('a request becomes a contract with a limit, and its buyer sees the wholesale price', async () => {
  const user = await aUser('wholesale');
  const name = `Құрылыс ${user.id}`;
  const { id } = (
    await user.call<{ data: { id: number } }>('POST', '/api/v1/organizations/', {
      name,
      form: 'ТОО',
      bin: aBin(user.id),
      legalAddress: 'г. Экибастуз, ул. Образцовая, 7',
      actualAddress: '',
      iik: 'KZ73000DEMO000000001',
      bik: 'DEMOKZ2A',
      bankName: 'АО «ДЕМО Банк»',
      kbe: '17',
      vatPayer: false,
      vatCertificate: null,
      director: 'Айгерім Сейтқали',
      contact: 'Айгерім Сейтқали',
      phone: user.phone,
      email: user.email,
    })
  ).data;
  await user.call('POST', '/api/v1/wholesale/request/', {
    organizationId: id,
    volume: 900_000,
    comment: 'Ремонт школ',
  });
  await user.call('PUT', '/api/v1/organizations/chosen/', { organizationId: id });
  const product = await withShopDatabase(async (db) => {
    const [row] = await db<{ code: string; price: number; wholesale: number }[]>`
      SELECT p.code, r.price, r.wholesale_price AS wholesale FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND r.wholesale_price > 0 AND r.wholesale_price < r.price - 50
        AND NOT EXISTS (SELECT FROM wholesale_tiers t WHERE t.product_id = p.id) ORDER BY p.id LIMIT 1`;
    if (!row) throw new Error('the demo range has no wholesale price');
    return row;
  });
  const buyer = await visitors.open({ token: user.token, city: 'pavlodar' });
  const retail = `РРЦ ${formatTenge(product.price)}`;
  await goTo(buyer, `/p/${product.code}`);
  expect(await buyer.getByRole('main').textContent()).not.toContain(retail);

  const page = await openAsStaff(visitors, 'wholesale');
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  await goToOffice(page, '/wholesale?view=requests');
  await main.getByRole('link', { name: new RegExp(name) }).click();
  await main.getByText('Ремонт школ').waitFor();
  await main.getByText('Номера и счёт сходятся').waitFor();
  await page.getByRole('button', { name: 'Дать договор' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Дать договор' }).click();
  await main.getByRole('heading', { name: /^Договор ОПТ/ }).waitFor();

  await main.getByLabel('Кредитный лимит, ₸').fill('1500000');
  await main.getByText('после сохранения ждём согласия', { exact: false }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Ждёт второго человека', { exact: false }).waitFor();
  const waiting = (await callAs('administrator', 'GET', '/approvals/?state=waiting')) as {
    items: Approval[];
  };
  const asked = waiting.items.find(
    ({ why, lines }) => why.code === 'credit_limit' && lines[0]?.to === 1_500_000,
  );
  await callAs('administrator', 'POST', `/approvals/${asked?.id}/`, {
    decision: 'approve',
    digest: asked?.digest,
  });
  await goToOffice(page, `/wholesale/organization-${id}`);
  expect(await main.getByLabel('Кредитный лимит, ₸').inputValue()).toBe('1500000');

  await goTo(buyer, `/p/${product.code}`);
  const text = await buyer.getByRole('main').textContent();
  expect(text).toContain(retail);
  expect(text).toContain(formatTenge(product.wholesale));
});

test('a company that asks on the site is called back, and what came of it is written down', async () => {
  const user = await aUser('asker');
  const comment = `Плитка на сорок квартир, № ${user.id}`;
  const asked = { bin: aBin(user.id + 5000), name: 'Айгуль', phone: '+77010000033', email: user.email };
  await user.call('POST', '/api/v1/feedback/business/', { ...asked, comment, consent: true });

  const page = await openAsStaff(visitors, 'wholesale');
  await goToOffice(page, '/wholesale');
  const row = page.getByRole('row', { name: new RegExp(comment) });
  await row.waitFor();
  expect(await row.textContent()).not.toContain(user.email);
  await row.getByRole('button', { name: 'Показать контакт' }).click();
  await row.getByRole('link', { name: user.email }).waitFor();
  await row.getByLabel('Итог: Айгуль').selectOption('answered');
  await page.getByText('Записано').waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Показать решённые' }).click();
  expect(await row.getByLabel('Итог: Айгуль').inputValue()).toBe('answered');
});
