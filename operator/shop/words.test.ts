import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDayToCompare } from '#api/payments/comparison.queries.ts';
import { almatyDate } from '#domain/time.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { insertOrder } from '#tests/order-rows.ts';
import { afterRestore } from './after-restore.ts';
import { messages } from './messages.ts';
import { order, orders } from './order.ts';
import { organization } from './organization.ts';
import { payment } from './payment.ts';
import { pro } from './pro.ts';
import { register } from './register.ts';
import { seo } from './seo.ts';
import { staff } from './staff.ts';
import { user } from './user.ts';

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

test('short messages are told by gateway and by whose numbers they went to', async () => {
  expect(await messages.run(shop.db, [])).toBe('No gateway has taken a message in a day.');
  await shop.db`
    INSERT INTO sms_messages (phone_hash, prefix, gateway, state, sent_at)
    SELECT 'x', CASE WHEN n > 3 THEN '+7777' ELSE '+7705' END, 'smsc', CASE WHEN n = 1 THEN 'failed' ELSE 'delivered' END, now()
    FROM generate_series(1, 5) n`;
  expect(await messages.run(shop.db, [])).toBe(
    'smsc  +7705…  3 sent, 2 delivered (67 %), 1 failed\nsmsc  +7777…  2 sent, 2 delivered (100 %)',
  );
});

test('a register that is stopped goes on once somebody has looked, without the receipt it was stopped at', async () => {
  expect(await register.run(shop.db, [])).toBe('The register is not stopped.');
  expect(await register.run(shop.db, ['resume'])).toBe('It was not stopped.');
  const [row] = await shop.db<{ id: number }[]>`
    UPDATE receipts SET fiscal = NULL WHERE id = (SELECT min(id) FROM receipts) RETURNING id::float8 AS id`;
  const id = row?.id ?? 0;
  await shop.db`INSERT INTO register_stops (cashbox, receipt_id, ours, theirs) VALUES ('SWK1', ${id}, 1000, 1005)`;
  expect(await register.run(shop.db, [])).toMatch(
    new RegExp(`^Stopped since \\S+: receipt R${id} of \\S+ came to 1005 instead of 1000 tenge\\.$`),
  );
  expect(await register.run(shop.db, ['resume'])).toBe('The register is asked again.');
  expect(await register.run(shop.db, [])).toContain(`Set aside: R${id} of `);
  expect(await register.run(shop.db, ['again', `R${id}`])).toBe(`R${id} is asked for once more.`);
  expect(await register.run(shop.db, ['again', `R${id}`])).toBe(`R${id} is not set aside.`);
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
  expect(await user.run(shop.db, ['wholesale@sheber.test', 'decline'])).toMatch(
    /^User \d+: requests are declined\.$/,
  );
});

test('the first administrator comes in by a link that is printed; staff are listed, blocked and let in again', async () => {
  const email = 'first@sheber.test';
  const said = await staff.run(shop.db, ['invite', email, '--name', 'Первая']);
  expect(said).toMatch(
    /^first@sheber\.test \(administrator\) comes in by this link, once, until \S+:\nhttp:\/\/localhost:3000\/office\/invite\/[\w-]{43}$/,
  );
  expect(await staff.run(shop.db, ['list'])).toMatch(/invited {3}- {5}first@sheber\.test {2}administrator/);
  const again = await staff.run(shop.db, [
    'invite',
    email,
    '--role',
    'picker',
    '--role',
    'cashier',
    '--store',
    '1',
  ]);
  expect(again.split('\n')[1]).not.toBe(said.split('\n')[1]);
  expect(await staff.run(shop.db, ['list'])).toMatch(/first@sheber\.test {2}cashier,picker {2}stores 1/);
  expect(await staff.run(shop.db, ['block', 'auditor@staff.sheber.test'])).toBe(
    'auditor@staff.sheber.test: closed',
  );
  expect(await staff.run(shop.db, ['open', 'auditor@staff.sheber.test'])).toBe(
    'auditor@staff.sheber.test: active',
  );
});

test.each([
  [staff, ['invite', 'nobody'], 'nobody is no e-mail address.'],
  [staff, ['invite', 'a@sheber.test', '--role', 'king'], 'There is no role king; there are administrator,'],
  [staff, ['invite', 'a@sheber.test', '--store', '30000'], 'Такого магазина нет'],
  [staff, ['invite', 'a@sheber.test', '--language', 'en'], '--language is ru or kz.'],
  [staff, ['block', 'nobody@sheber.test'], 'Nobody of the staff has the e-mail nobody@sheber.test.'],
  [staff, ['block', 'administrator@staff.sheber.test'], 'Это последний администратор'],
  [staff, ['forget', 'a@sheber.test'], 'Usage: npm run shop -- staff list'],
  [organization, ['424242', 'activate'], 'There is no organisation 424242.'],
  [organization, ['1', 'activate', '--until', 'soon'], '--until needs a day as 2027-12-31.'],
  [user, ['nobody@sheber.test', 'activate'], 'There is no such user.'],
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

test('after a restore no number is given out twice, 1C is shut out and the days since then are compared', async () => {
  const { db } = shop;
  const lastOf = async (sequence: string) =>
    Number((await db<{ value: string }[]>`SELECT last_value AS value FROM ${db(sequence)}`)[0]?.value);
  const names = ['order_ids', 'payments_id_seq', 'refunds_id_seq', 'receipts_id_seq', 'loyalty_card_serials'];
  const before = await Promise.all(names.map(lastOf));
  await db`INSERT INTO exchange_accounts (login, password_hash) VALUES ('accounting', 'x')`;
  await expect(afterRestore.run(db, ['yesterday'])).rejects.toThrow('Usage: npm run shop -- after-restore');
  await expect(afterRestore.run(db, ['2100-01-01T00:00Z'])).rejects.toThrow('has not come yet');

  const since = new Date(Date.now() - 3 * 86_400_000);
  const moment = `${since.toISOString().slice(0, 16)}Z`;
  const said = await afterRestore.run(db, [moment]);
  expect(said).toContain('1C is shut out (accounting)');
  expect(said).toContain('order_ids');
  const after = await Promise.all(names.map(lastOf));
  for (const [at, value] of after.entries())
    expect(value - (before[at] ?? 0)).toBeGreaterThanOrEqual(100_000);
  expect(await db`SELECT is_active FROM exchange_accounts WHERE login = 'accounting'`).toEqual([
    { is_active: false },
  ]);
  await expect(afterRestore.run(db, [moment])).rejects.toThrow('--again');

  const compared: string[] = [];
  // Of the shop's own day, which begins five hours before that of UTC.
  const noon = new Date(`${almatyDate(new Date())}T08:00:00Z`);
  for (let due = await findDayToCompare(db, noon); due; due = await findDayToCompare(db, noon)) {
    compared.push(due.day);
    await db`INSERT INTO payment_comparisons (day) VALUES (${due.day}::date)`;
  }
  expect(compared.length).toBeGreaterThanOrEqual(3);
  expect(compared).toEqual(compared.toSorted());
});
