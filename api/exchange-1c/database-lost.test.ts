/**
 * PostgreSQL killed in the middle of an exchange, and started again: what was staged is gone with it (nothing waits for the disk
 * there), what was begun is carried to its end from the file all the same; 1C hears words, never an error of the server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, buildApp } from '#api/app.ts';
import { connect, type Database } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { OneC, type Told } from '#tests/one-c/client.ts';
import { makeOwnPostgres, type OwnPostgres } from '#tests/own-postgres.ts';
import { addAccount, confirmPackage } from './operators.ts';

const GOODS = 4000;

let own: OwnPostgres;
let db: Database;
let built: BuiltApp;
let dataDir: string;
let password: string;
let ended = false;
let working: Promise<void>;

beforeAll(async () => {
  // What was said to be written is written: only what is staged may be lost.
  own = makeOwnPostgres({ throwAway: false });
  await own.server.start();
  const databaseUrl = own.server.url();
  const filling = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  await setup(filling, { filling: demoFilling(120), report: () => {} });
  await filling.end({ timeout: 1 });
  db = connect({ databaseUrl, workers: 1 }, { max: 4 });
  dataDir = mkdtempSync(join(tmpdir(), 'sheber-lost-'));
  built = await buildApp({
    config: {
      logLevel: 'silent',
      trustProxy: false,
      databaseUrl,
      dataDir,
      secretKey: 'a secret of the tests, long enough',
    },
    db,
    canExplainSearch: false,
  });
  await built.app.ready();
  password = (await addAccount(db, 'ut-lost')) ?? '';
  await db`
    INSERT INTO external_ids (kind, external_id, id, role, their_name, is_mapped)
    VALUES ('store', 'dl-w', 1, NULL, 'dl-w', true), ('price_type', 'dl-p', NULL, 'price', 'dl-p', true)`;
  // A few thousand new goods are most of what there is.
  await db`DELETE FROM product_prices`;
  await db`DELETE FROM stocks`;
  const job = built.jobs.find(({ name }) => name === 'exchange');
  working = (async () => {
    while (!ended) {
      await job?.run(db, new AbortController().signal).catch(() => undefined);
      await sleep(100);
    }
  })();
}, 240_000);
afterAll(async () => {
  ended = true;
  await working;
  await built.app.close();
  await db.end({ timeout: 1 });
  await own.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const write = (run: string, count: number) => {
  const ids = Array.from({ length: GOODS }, (_, n) => `dl-${run}-${String(n).padStart(5, '0')}`);
  const head = `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${now()}">`;
  const goods = ids.map(
    (id) =>
      `<Товар><Ид>${id}</Ид><Наименование>Дюбель ${id}</Наименование><Группы><Ид>dl-g</Ид></Группы></Товар>`,
  );
  const offers = ids.map(
    (id, n) =>
      `<Предложение><Ид>${id}</Ид><Цены><Цена><ИдТипаЦены>dl-p</ИдТипаЦены><ЦенаЗаЕдиницу>${100 + n}</ЦенаЗаЕдиницу></Цена></Цены><Склад ИдСклада="dl-w" КоличествоНаСкладе="${count}"/></Предложение>`,
  );
  return {
    goods: Buffer.from(
      `${head}<Классификатор><Ид>dl</Ид><Группы><Группа><Ид>dl-g</Ид><Наименование>Дюбели</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>dl-c</Ид><Товары>${goods.join('')}</Товары></Каталог></КоммерческаяИнформация>`,
    ),
    offers: Buffer.from(
      `${head}<ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>dl-c</ИдКаталога><Предложения>${offers.join('')}</Предложения></ПакетПредложений></КоммерческаяИнформация>`,
    ),
  };
};

async function killAndStart(): Promise<void> {
  const { pid } = own.server;
  if (pid === undefined) throw new Error('the server does not run');
  process.kill(pid, 'SIGKILL');
  await sleep(300);
  await own.server.start();
}

/** As 1C does: after a failure the same is asked for again, later. */
async function takeIn(one: OneC, name: string, heard: Told[]): Promise<Told> {
  for (let tries = 0; tries < 60; tries += 1) {
    const told = await one.ask({ type: 'catalog', mode: 'import', filename: name });
    heard.push(told);
    if (told.lines[0] === 'success') return told;
    await sleep(300);
  }
  throw new Error(`${name} never came through: ${heard.at(-1)?.lines.join(' ')}`);
}

const waitFor = async (find: () => Promise<boolean>) => {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await find()) return;
    await sleep(3);
  }
  throw new Error('it never came to that');
};
const isAt = (step: string) => async () =>
  (
    await db`
      SELECT FROM exchange_packages WHERE state = 'applying' AND step = ${step} AND position <> ''
        AND position NOT LIKE ${`%${String(GOODS - 1).padStart(5, '0')}`}`
  ).length > 0;
const isRead = async () =>
  (await db`SELECT FROM exchange_packages WHERE state = 'received' AND leased_until > now()`).length > 0;

test.each([
  ['while goods are read', 'read', isRead],
  ['between two batches of goods', 'goods', isAt('goods')],
  ['between two batches of prices', 'prices', isAt('prices')],
  ['between two batches of stock', 'rests', isAt('rests')],
] as const)('%s', { timeout: 180_000 }, async (_when, run, isMoment) => {
  const one = new OneC(built.app, 'ut-lost', password, { version: '2.08' });
  await one.greet();
  await one.init();
  const files = write(run, 7);
  await one.sendFile('import.xml', files.goods);
  await one.sendFile('offers.xml', files.offers);
  const heard: Told[] = [];
  const killing = waitFor(isMoment).then(killAndStart);
  killing.catch(() => undefined);
  await takeIn(one, 'import.xml', heard);
  await takeIn(one, 'offers.xml', heard);
  await killing;
  for (const { status, lines } of heard) {
    expect(status).toBe(200);
    expect(lines[0]).toMatch(/^(success|progress|failure)$/);
    expect(lines[1]).toMatch(/[а-я]{4}/i);
  }
  const [shown] = await db`
    SELECT count(*)::int AS goods, count(r.price)::int AS prices, sum(r.price)::int AS sum, sum(k.count)::int AS stock
    FROM products p LEFT JOIN product_prices r ON r.product_id = p.id
    LEFT JOIN stocks k ON k.product_id = p.id AND k.store_id = 1 WHERE p.external_id LIKE ${`dl-${run}-%`}`;
  expect(shown).toEqual({
    goods: GOODS,
    prices: GOODS,
    sum: GOODS * 100 + (GOODS * (GOODS - 1)) / 2,
    stock: GOODS * 7,
  });
  expect(await db`SELECT id FROM exchange_packages WHERE state <> 'applied'`).toHaveLength(0);
});

test('a package that waits for somebody’s word is whole when the word comes', {
  timeout: 120_000,
}, async () => {
  const one = new OneC(built.app, 'ut-lost', password, { version: '2.08' });
  await one.greet();
  await one.init();
  await one.sendFile(
    'held.xml',
    Buffer.from(write('rests', 9).offers.toString().replaceAll('dl-w', 'dl-new')),
  );
  expect((await takeIn(one, 'held.xml', [])).lines[1]).toMatch(/ждёт подтверждения/);
  await killAndStart();
  await waitFor(() =>
    db`SELECT 1`.then(
      () => true,
      () => false,
    ),
  );
  await db`UPDATE external_ids SET id = 1, is_mapped = true WHERE external_id = 'dl-new'`;
  const [held] = await db<{ id: number }[]>`SELECT id::int FROM exchange_packages WHERE state = 'held'`;
  await confirmPackage(db, held?.id ?? 0, 'Проба');
  await waitFor(
    async () =>
      (await db`SELECT FROM exchange_packages WHERE state = 'applied' AND id = ${held?.id ?? 0}`).length > 0,
  );
  const [stock] = await db`
    SELECT sum(count)::int AS stock FROM stocks k JOIN products p ON p.id = k.product_id WHERE p.external_id LIKE 'dl-rests-%'`;
  expect(stock).toEqual({ stock: GOODS * 16 });
});
