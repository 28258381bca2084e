import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { insertOrder } from '#tests/order-rows.ts';
import { customer } from './customer.ts';
import { order, orders } from './order.ts';
import { organization } from './organization.ts';
import { payment } from './payment.ts';
import { pro } from './pro.ts';
import { seo } from './seo.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());

test('an order is found in the list, shown in lines and moved on, each in its words', async () => {
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
  const id = await insertOrder(shop.db, { userId: user?.id ?? 0, status: 'confirmed' });
  const [row] = await shop.db<{ number: string }[]>`SELECT number FROM orders WHERE id = ${id}`;
  const number = row?.number ?? '';
  expect(await orders.run(shop.db, ['--status', 'confirmed'])).toContain(number);
  const shown = await order.run(shop.db, [number, 'show']);
  expect(shown).toMatch(new RegExp(`^${number} \\(\\d+\\)  confirmed`));
  expect(shown).toMatch(/\n {5}delivery .*₸, total .*₸, .* kg\n/);
  expect(shown).toMatch(/\nnext: assembling/);
  expect(await order.run(shop.db, [number, 'assemble', '--comment', 'at the rack'])).toBe(
    `${number}: confirmed → assembling`,
  );
  expect(await order.run(shop.db, [number, 'show'])).toContain('at the rack');
});

test('a contract is told of as it stands afterwards', async () => {
  const [row] = await shop.db<{ id: number }[]>`SELECT id FROM organizations WHERE status = 'active' LIMIT 1`;
  const id = String(row?.id);
  expect(await organization.run(shop.db, [id, 'revoke'])).toBe(
    `Organisation ${id}: the contract is revoked.`,
  );
  expect(await organization.run(shop.db, [id, 'revoke'])).toBe(
    `Organisation ${id}: there was no contract to revoke.`,
  );
  expect(await organization.run(shop.db, [id, 'activate', '--until', '2099-12-31'])).toMatch(
    /^Organisation \d+: contract ОПТ-\d\d-\d{5} is in force\.$/,
  );
  expect(await customer.run(shop.db, ['wholesale@sheber.test', 'decline'])).toMatch(
    /^Customer \d+: requests are declined\.$/,
  );
});

test.each([
  [organization, ['424242', 'activate'], 'There is no organisation 424242.'],
  [organization, ['1', 'activate', '--until', 'soon'], '--until needs a day as 2027-12-31.'],
  [customer, ['nobody@sheber.test', 'activate'], 'There is no such user.'],
  [pro, ['nobody@sheber.test', 'confirm'], 'Nobody of this login has asked to be a master.'],
  [payment, ['P-000000-00000', 'paid'], 'Такого заказа'],
  [orders, ['--status', 'lost'], 'There is no state lost'],
  [order, ['5', 'cancel', '--reason', 'mood'], 'There is no reason mood'],
  [order, ['5', 'confirm', '--colour', 'red'], 'There is no flag --colour; there are --comment, --reason'],
  [seo, ['list', '--all'], 'There is no flag --all; there are --title'],
  [seo, ['set', '/c/laminat/', 'ru'], 'Nothing to set.'],
  [order, [], 'Usage: npm run shop -- order <id or number> show'],
])('%# what cannot be done is refused in a sentence', async (subject, words, sentence) => {
  await expect(async () => subject.run(shop.db, words)).rejects.toThrow(sentence);
});
