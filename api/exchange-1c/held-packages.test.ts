import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  const said = await exchange.run(shop.db, ['account', 'add', 'ut-held']);
  password = /Пароль: (\S+)/.exec(said)?.[1] ?? '';
});
afterAll(() => shop.close());

test('a held package is shown, its warehouse mapped, and it is applied once somebody says yes', async () => {
  const [goods] = await shop.db<{ id: number; externalId: string }[]>`
    SELECT id, external_id AS "externalId" FROM products p WHERE active
      AND NOT EXISTS (SELECT FROM stock_entries e WHERE e.product_id = p.id) ORDER BY id LIMIT 1`;
  if (!goods) throw new Error('the demo range is empty');
  const made = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
  const xml = `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${made}"><ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>c</ИдКаталога><Предложения><Предложение><Ид>${goods.externalId}</Ид><Количество>4321</Количество></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`;
  const told = await new OneC(shop.app, 'ut-held', password).send('offers.xml', Buffer.from(xml));
  expect(told.lines).toEqual(['success', 'Пакет ждёт подтверждения на сайте']);

  const listed = await exchange.run(shop.db, ['list']);
  const [id = ''] = listed.split(' ');
  expect(listed).toContain('held');
  expect(await exchange.run(shop.db, ['show', id])).toContain('store_unmapped');
  expect(await exchange.run(shop.db, ['map'])).toContain('guessed  store  all  Общий остаток');
  await exchange.run(shop.db, ['map', 'store', 'all', '1']);
  await exchange.run(shop.db, ['confirm', id]);
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  const [stock] = await shop.db`SELECT count FROM stocks WHERE product_id = ${goods.id} AND store_id = 1`;
  expect(stock).toEqual({ count: 4321 });
  await expect(exchange.run(shop.db, ['confirm', id])).rejects.toThrow('that waits');
});

test('an account that is blocked is out at once', async () => {
  const base = new OneC(shop.app, 'ut-held', password);
  await base.greet();
  await exchange.run(shop.db, ['account', 'block', 'ut-held']);
  expect((await base.init()).status).toBe(401);
  expect((await base.greet()).lines).toEqual(['failure', 'Неверное имя или пароль']);
  await exchange.run(shop.db, ['account', 'open', 'ut-held']);
  expect((await base.greet()).lines[0]).toBe('success');
});
