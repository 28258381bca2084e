/** While a package is read and applied no transaction that writes lasts: what all processes must read again grows with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

const GOODS = 6000;
const STORES = ['st-1', 'st-2', 'st-3'];
const LONGEST_MS = 2000;
const LOOK_EVERY_MS = 10;

let shop: TestApp;
let one: OneC;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  const password = (await addAccount(shop.db, 'ut-short')) ?? '';
  one = new OneC(shop.app, 'ut-short', password, { version: '2.08' });
  await shop.db`
    INSERT INTO external_ids (kind, external_id, id, role, their_name, is_mapped)
    VALUES ('store', 'st-1', 1, NULL, 'st-1', true), ('store', 'st-2', 2, NULL, 'st-2', true), ('store', 'st-3', 3, NULL, 'st-3', true),
           ('price_type', 'st-p', NULL, 'price', 'st-p', true)`;
  // Thousands of new goods are most of what there is.
  await shop.db`DELETE FROM product_prices`;
  await shop.db`DELETE FROM stocks`;
});
afterAll(() => shop.close());

interface Lasted {
  ms: number;
  query: string;
}

/** The longest transaction of the exchange that had written something, and how many there were. */
async function watch(work: () => Promise<void>): Promise<{ longest: Lasted; count: number }> {
  const db = connect({ databaseUrl: shop.config.databaseUrl ?? null, workers: 1 }, { max: 1 });
  let longest: Lasted = { ms: 0, query: 'none' };
  const seen = new Set<string>();
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const rows = await db<(Lasted & { id: string })[]>`
        SELECT extract(epoch FROM clock_timestamp() - xact_start)::float8 * 1000 AS ms, left(query, 200) AS query, backend_xid::text AS id
        FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'sheber-exchange' AND backend_xid IS NOT NULL`;
      for (const { id, ms, query } of rows) {
        seen.add(id);
        if (ms > longest.ms) longest = { ms, query };
      }
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await looking;
    await db.end({ timeout: 1 });
  }
  return { longest, count: seen.size };
}

const stamp = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const open = () => `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${stamp()}">`;
const CLOSE = '</КоммерческаяИнформация>';
const listEach = (write: (n: number) => string) =>
  Array.from({ length: GOODS }, (_each, n) => write(n)).join('');

const goods = (scope: string) =>
  `${open()}<Классификатор><Ид>st-k</Ид><Группы><Группа><Ид>st-g</Ид><Наименование>Короба</Наименование></Группа></Группы><Свойства><Свойство><Ид>st-c</Ид><Наименование>Цвет короба</Наименование><ТипЗначений>Строка</ТипЗначений></Свойство></Свойства></Классификатор><Каталог СодержитТолькоИзменения="${scope}"><Ид>st-catalog</Ид><Товары>${listEach(
    (n) =>
      `<Товар><Ид>st-${n}</Ид><Артикул>S-${n}</Артикул><Наименование>Короб ${n}</Наименование><Группы><Ид>st-g</Ид></Группы><Описание>${'Короб для кабеля. '.repeat(20)}</Описание><ЗначенияСвойств><ЗначенияСвойства><Ид>st-c</Ид><Значение>цвет ${n % 50}</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар>`,
  )}</Товары></Каталог>${CLOSE}`;
const offers = (inner: (n: number) => string) =>
  `${open()}<ПакетПредложений СодержитТолькоИзменения="true"><Ид>st-o</Ид><ИдКаталога>st-catalog</ИдКаталога><Предложения>${listEach(
    (n) => `<Предложение><Ид>st-${n}</Ид>${inner(n)}</Предложение>`,
  )}</Предложения></ПакетПредложений>${CLOSE}`;
const prices = () =>
  offers(
    (n) =>
      `<Цены><Цена><ИдТипаЦены>st-p</ИдТипаЦены><ЦенаЗаЕдиницу>${1000 + n}</ЦенаЗаЕдиницу></Цена></Цены>`,
  );
const rests = (figure: number) =>
  offers(
    (n) =>
      `<Остатки>${STORES.map((store) => `<Остаток><Склад><Ид>${store}</Ид><Количество>${figure + (n % 7)}</Количество></Склад></Остаток>`).join('')}</Остатки>`,
  );

test.each([
  ['new goods', 'goods.xml', () => goods('true')],
  ['their prices', 'prices.xml', prices],
  ['their stock', 'rests.xml', () => rests(3)],
  ['other stock of all', 'more.xml', () => rests(50)],
  ['the whole export once more', 'whole.xml', () => goods('false')],
])('%s', { timeout: 600_000 }, async (_what, name, write) => {
  const { longest, count } = await watch(async () => {
    const told = await one.send(name, Buffer.from(write()));
    expect(told.lines[0]).toBe('success');
  });
  // They were looked at while they went on: a batch is no matter of a moment.
  expect(count).toBeGreaterThan(3);
  expect(longest.ms, longest.query).toBeLessThan(LONGEST_MS);
});
