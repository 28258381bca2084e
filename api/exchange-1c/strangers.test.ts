/** Exports of bases that nobody here has seen: nothing is lost, nothing answers 5xx, what cannot be taken is said in words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { MORE_STRANGERS } from '#tests/one-c/more-strangers.ts';
import { REFUSED, readStranger, type ShownGoods, STRANGERS } from '#tests/one-c/strangers.ts';
import { addAccount, confirmPackage, listMappings, mapPriceType, mapStore } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'stranger')) ?? '';
});
afterAll(() => shop.close());

/** As staff do it: what was guessed is right, the rest is the price and the first store. */
async function mapAndConfirm(): Promise<void> {
  for (const { kind, externalId, role, isMapped } of await listMappings(shop.db)) {
    if (isMapped) continue;
    if (kind === 'store') await mapStore(shop.db, externalId, 1);
    else await mapPriceType(shop.db, externalId, role ?? 'price');
  }
  for (;;) {
    const [held] = await shop.db<{ id: number }[]>`
      SELECT id::int FROM exchange_packages WHERE state = 'held' ORDER BY id LIMIT 1`;
    if (!held) return;
    await confirmPackage(shop.db, held.id, 'Проба');
    await work();
  }
}

const work = async () =>
  void (await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal));

async function readShown(id: string): Promise<ShownGoods | null> {
  const [row] = await shop.db<ShownGoods[]>`
    SELECT p.external_id AS id, p.name_ru AS name, p.name_kz AS "nameKz", p.active AS "isActive", s.name_ru AS section,
           (SELECT above.name_ru FROM sections above WHERE above.id = s.parent_id) AS parent,
           p.variant_group AS "group", r.price, p.product_code AS article, p.description_ru AS description, b.name AS brand,
           p.country_code AS country, p.vat_percent AS vat, p.gtin, p.ntin, p.on_order AS "isOnOrder", p.units,
           (SELECT sum(count)::int FROM stocks k WHERE k.product_id = p.id) AS count,
           ARRAY(SELECT q.name_ru || ': ' || v.name_ru FROM property_values v JOIN properties q ON q.id = v.property_id
                 WHERE v.id = ANY(p.value_ids) ORDER BY 1) AS properties
    FROM products p JOIN sections s ON s.id = p.section_id JOIN brands b ON b.id = p.brand_id LEFT JOIN product_prices r ON r.product_id = p.id
    WHERE p.external_id = ${id}`;
  return row ?? null;
}

test('what is sent and never asked for is taken in after half an hour', async () => {
  const base = new OneC(shop.app, 'stranger', password);
  await base.greet();
  await base.init();
  const file = { as: 'import.xml', file: 'ka-reversed.xml' };
  await base.sendFile('forgotten.xml', await readStranger(file));
  await shop.db`UPDATE exchange_files SET updated_at = now() - interval '31 minutes' WHERE name = 'forgotten.xml'`;
  await work();
  const [pkg] = await shop.db`SELECT kind FROM exchange_packages WHERE file = 'forgotten.xml'`;
  expect(pkg).toEqual({ kind: 'offers' });
});

test('a greeting before every file loses none of them, and begins each name anew', async () => {
  const bytes = await readStranger({ as: 'import.xml', file: 'unf-declared-1251.xml' });
  for (const name of ['again.xml', 'again.xml']) {
    const base = new OneC(shop.app, 'stranger', password, { version: '2.08' });
    await base.greet();
    await base.init();
    expect((await base.sendFile(name, bytes)).lines[0]).toBe('success');
  }
  const later = new OneC(shop.app, 'stranger', password, { version: '2.08' });
  await later.greet();
  await later.init();
  expect((await later.takeIn('again.xml')).lines[0]).toBe('success');
  expect(await readShown('unf-1')).toMatchObject({ nameKz: 'Соққылы бұрғы — 850 Вт' });
});

test.each([...STRANGERS, ...MORE_STRANGERS])('$name', async ({ files, shows, lacks = [], problems = [] }) => {
  const [before] = await shop.db<
    { id: number }[]
  >`SELECT coalesce(max(id), 0)::int AS id FROM exchange_packages`;
  const base = new OneC(shop.app, 'stranger', password, { version: '2.08' });
  await base.greet();
  await base.init();
  for (const each of files) {
    const told = [await base.sendFile(each.as, await readStranger(each)), await base.takeIn(each.as)];
    for (const { status, lines } of told)
      expect([status, lines[0]], lines.join(' ')).toEqual([200, 'success']);
  }
  await mapAndConfirm();
  const states = await shop.db`
    SELECT DISTINCT state FROM exchange_packages WHERE id > ${before?.id ?? 0}`;
  expect([...states]).toEqual([{ state: 'applied' }]);
  for (const wanted of shows) expect(await readShown(wanted.id), wanted.id).toMatchObject(wanted);
  for (const id of lacks) expect(await readShown(id)).toBeNull();
  const found = await shop.db<{ code: string }[]>`
    SELECT DISTINCT code FROM exchange_problems WHERE package_id > ${before?.id ?? 0}`;
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining([...problems]));
});

test.each(REFUSED)('$file is refused with what to do, and changes nothing', async ({ file, says, id }) => {
  const base = new OneC(shop.app, 'stranger', password);
  const told = await base.send('import.xml', await readStranger({ as: 'import.xml', file }));
  expect([told.status, told.lines[0]]).toEqual([200, 'failure']);
  expect(told.lines[1]).toMatch(says);
  expect(await readShown(id)).toBeNull();
});

test('directories come by themselves; what goods are stands where the shop keeps it', async () => {
  const base = new OneC(shop.app, 'stranger', password, { version: '2.10' });
  await base.greet('reference');
  const directories = await readStranger({ as: 'reference.xml', file: 'ut-directories.xml' });
  expect((await base.send('reference.xml', directories, 'reference')).lines[0]).toBe('success');
  const table = await readStranger({ as: 'import.xml', file: 'ut-table.xml' });
  expect((await base.send('table.xml', table)).lines[0]).toBe('success');
  await mapAndConfirm();
  expect(await readShown('tb-1')).toMatchObject({
    price: 9000,
    section: 'Пилы',
    parent: 'Инструмент',
    properties: ['Форма: круглая', 'Цвет корпуса: бирюзовый тёмный'],
  });
  const [goods] = await shop.db`
    SELECT p.id, p.on_order, p.warranty_months, p.length_mm, b.name AS brand, r.wholesale_price,
           (SELECT name_kz FROM property_values WHERE name_ru = 'бирюзовый тёмный') AS colour
    FROM products p JOIN brands b ON b.id = p.brand_id JOIN product_prices r ON r.product_id = p.id
    WHERE p.external_id = 'tb-1'`;
  expect(goods).toMatchObject({
    on_order: true,
    warranty_months: 18,
    length_mm: 450,
    brand: 'Тестпила',
    wholesale_price: 8500,
    colour: 'қою көгілдір',
  });
  const tiers = await shop.db`
    SELECT from_count, price FROM wholesale_tiers WHERE product_id = ${goods?.id} ORDER BY from_count`;
  expect([...tiers]).toEqual([
    { from_count: 10, price: 8000 },
    { from_count: 50, price: 7500 },
  ]);
  const [unknown] = await shop.db`SELECT facts FROM exchange_problems WHERE code = 'goods.country_unknown'`;
  expect(unknown).toEqual({ facts: { country: 'Атлантида' } });
});

test('orders that a base has made itself, or that have no number, are taken and change nothing', async () => {
  const base = new OneC(shop.app, 'stranger', password);
  const file = { as: 'orders.xml', file: 'orders-back-unf.xml', encoding: 'windows-1251' as const };
  const told = await base.send('orders.xml', await readStranger(file), 'sale');
  expect([told.status, told.lines[0]]).toEqual([200, 'success']);
  const [pkg] = await shop.db`
    SELECT state, counts ->> 'ordersUnknown' AS unknown, counts ->> 'record.without_id' AS nameless
    FROM exchange_packages WHERE kind = 'documents'`;
  expect(pkg).toEqual({ state: 'applied', unknown: '1', nameless: '1' });
});
