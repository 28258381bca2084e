/** Prices and stock that were counted before those the shop has: refused with what to do, whichever way they would move. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-stale')) ?? '';
  await shop.db`
    INSERT INTO external_ids (kind, external_id, id, role, their_name, is_mapped)
    VALUES ('store', 'st-w', 1, NULL, 'st-w', true), ('price_type', 'st-p', NULL, 'price', 'st-p', true)`;
  const goods = `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${at(-60)}"><Классификатор><Ид>st</Ид><Группы><Группа><Ид>st-g</Ид><Наименование>Гвозди</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>st-c</Ид><Товары><Товар><Ид>st-1</Ид><Наименование>Гвоздь</Наименование><Группы><Ид>st-g</Ид></Группы></Товар></Товары></Каталог></КоммерческаяИнформация>`;
  expect((await send('import.xml', Buffer.from(goods))).lines[0]).toBe('success');
});
afterAll(() => shop.close());

/** Minutes from now, by a clock of Kazakhstan. */
const at = (minutes: number) =>
  new Date(Date.now() + 5 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19);
const send = (name: string, bytes: Buffer) =>
  new OneC(shop.app, 'ut-stale', password, { version: '2.08' }).send(name, bytes);
const told = (
  made: string,
  { price, count, catalog = 'st-c' }: { price: number; count: number; catalog?: string },
) =>
  Buffer.from(
    `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${made}"><ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>${catalog}</ИдКаталога><Предложения><Предложение><Ид>st-1</Ид><Цены><Цена><ИдТипаЦены>st-p</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены><Склад ИдСклада="st-w" КоличествоНаСкладе="${count}"/></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`,
  );
const shown = async () =>
  (
    await shop.db`
      SELECT r.price, k.count FROM products p LEFT JOIN product_prices r ON r.product_id = p.id
      LEFT JOIN stocks k ON k.product_id = p.id WHERE p.external_id = 'st-1'`
  )[0];
const lastPackage = async () =>
  (await shop.db`SELECT id::int, state, error FROM exchange_packages ORDER BY id DESC LIMIT 1`)[0];

test.each([
  ['lower', 900, 3],
  ['higher', 1100, 30],
])(
  'an older file with %s prices is refused, and changes neither prices nor stock',
  async (_which, price, count) => {
    const now = { price: 1000 + count, count: 10 + count };
    expect((await send('new.xml', told(at(0), now))).lines[1]).toMatch(/^Загружено/);
    expect(await shown()).toEqual(now);
    const answer = await send('old.xml', told(at(-30), { price, count }));
    expect([answer.status, answer.lines[0]]).toEqual([200, 'failure']);
    expect(answer.lines[1]).toMatch(/^Пакет старее уже загруженного/);
    expect(await shown()).toEqual(now);
    expect(await lastPackage()).toMatchObject({ state: 'failed', error: 'package.stale' });
  },
);

test('the journal says why, and staff who read it once more hear the same', async () => {
  const before = await shown();
  const pkg = await lastPackage();
  expect(await exchange.run(shop.db, ['list'])).toMatch(/failed.*old\.xml.*package\.stale/);
  await exchange.run(shop.db, ['rerun', String(pkg?.id)]);
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  expect(await lastPackage()).toEqual(pkg);
  expect(await shown()).toEqual(before);
  expect(await shop.db`SELECT FROM exchange_staged_prices`).toHaveLength(0);
});

test('the same file again is no older than itself, and one of another catalogue is nobody’s past', async () => {
  const now = { price: 2000, count: 20 };
  // By a clock that is a minute ahead of the shop's, after one that was right.
  const bytes = told(at(1), now);
  expect((await send('new.xml', bytes)).lines[1]).toMatch(/^Загружено/);
  expect((await send('new.xml', bytes)).lines).toEqual(['success', 'Уже загружено']);
  expect(await shown()).toEqual(now);
  expect(
    (await send('other.xml', told(at(-30), { price: 2100, count: 21, catalog: 'st-other' }))).lines[1],
  ).toMatch(/^Загружено/);
  // Its price is taken; of stock the later word stays, whosever it is.
  expect(await shown()).toEqual({ price: 2100, count: 20 });
});

test.each([
  ['a clock that is hours ahead', at(200), 3000],
  ['a file that does not say when', '', 4000],
])('stock of %s is taken as soon as it comes', async (_what, made, price) => {
  const [right, odd] = [
    { price, count: 30 },
    { price: price + 100, count: 31 },
  ];
  // Hours go by: what was told in the same second as another is nobody's past.
  await shop.db`UPDATE stock_told SET told_at = told_at - interval '1 hour'`;
  await shop.db`UPDATE exchange_packages SET made_at = made_at - interval '1 hour'`;
  await send('right.xml', told(at(0), right));
  expect(await shown()).toMatchObject({ count: 30 });
  await send('odd.xml', told(made, { ...odd, catalog: 'st-odd' }));
  expect(await shown()).toEqual(odd);
  await shop.db`DELETE FROM exchange_packages WHERE catalog_id = 'st-odd'`;
});
