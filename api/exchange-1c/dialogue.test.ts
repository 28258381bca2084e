import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC, type OneCWays } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-test')) ?? '';
});
afterAll(() => shop.close());

const base = (ways: OneCWays = {}, secret = password) => new OneC(shop.app, 'ut-test', secret, ways);

/** Stock of goods that the demo range has: a store is mapped for them first. */
async function aProduct(at: number) {
  const [row] = await shop.db<{ id: number; externalId: string }[]>`
    SELECT id, external_id AS "externalId" FROM products p WHERE active
      AND NOT EXISTS (SELECT FROM stock_entries e WHERE e.product_id = p.id) ORDER BY id OFFSET ${at} LIMIT 1`;
  if (!row) throw new Error('the demo range is empty');
  return row;
}
const mapStore = (externalId: string, id = 1) => shop.db`
  INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped)
  VALUES ('store', ${externalId}, ${id}, ${externalId}, true) ON CONFLICT DO NOTHING`;
const mapPrice = (externalId: string, role = 'price') => shop.db`
  INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped)
  VALUES ('price_type', ${externalId}, ${role}, ${externalId}, true) ON CONFLICT DO NOTHING`;

const now = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const offers = (inner: string, made = now()) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${made}"><ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>cat</ИдКаталога><Предложения>${inner}</Предложения></ПакетПредложений></КоммерческаяИнформация>`,
  );
const rest = (id: string, count: number | string, store = 'w-1') =>
  `<Предложение><Ид>${id}</Ид><Остатки><Остаток><Склад><Ид>${store}</Ид><Количество>${count}</Количество></Склад></Остаток></Остатки></Предложение>`;
const stockOf = async (id: number) =>
  (await shop.db<{ count: number }[]>`SELECT count FROM stocks WHERE product_id = ${id} AND store_id = 1`)[0]
    ?.count;

describe('who comes in', () => {
  test.each(['/exchange/1c/', '/exchange/1c', '/bitrix/admin/1c_exchange.php'] as const)(
    'at %s, by GET and by POST',
    async (address) => {
      for (const method of ['GET', 'POST'] as const) {
        const told = await base({ address, method }).greet();
        expect(told.status).toBe(200);
        expect(told.lines).toEqual([
          'success',
          'exchange',
          expect.stringMatching(/^[\w-]{43}$/),
          expect.stringMatching(/^sessid=\w{32}$/),
          expect.stringMatching(/^timestamp=\d{10}$/),
        ]);
        expect(told.headers['content-length']).toBe(String(told.bytes.length));
      }
    },
  );

  test('is asked for a name when there is none, and told when it is wrong', async () => {
    const silent = await shop.app.inject({ url: '/exchange/1c/?type=catalog&mode=checkauth' });
    expect(silent.statusCode).toBe(401);
    expect(silent.headers['www-authenticate']).toMatch(/^Basic/);
    const wrong = await base({}, 'another').greet();
    expect([wrong.status, ...wrong.lines]).toEqual([200, 'failure', 'Неверное имя или пароль']);
  });

  test('is told what may be sent; with a version also ours', async () => {
    const old = base();
    await old.greet();
    expect((await old.init()).lines).toEqual(['zip=yes', 'file_limit=4194304']);
    const young = base({ version: '2.10' });
    await young.greet();
    expect((await young.init()).lines).toEqual([
      'zip=yes',
      'file_limit=4194304',
      expect.stringMatching(/^sessid=/),
      'version=2.10',
    ]);
  });

  test('without a session or with an unknown word is refused in words', async () => {
    const told = await base().ask({
      type: 'catalog',
      mode: 'file',
      filename: 'a.xml',
      body: Buffer.from('x'),
      headers: { cookie: 'exchange=nobody' },
    });
    expect(told.status).toBe(401);
    const one = base();
    await one.greet();
    expect((await one.ask({ type: 'catalog', mode: 'dance' })).lines).toEqual([
      'failure',
      'Неизвестная команда',
    ]);
    expect((await one.ask({ type: 'get_catalog', mode: 'init' })).lines).toEqual([
      'failure',
      'Неизвестная команда',
    ]);
  });
});

describe('a stock package', () => {
  test.each([
    ['in one piece', {}],
    ['in parts', { partBytes: 50 }],
    ['by Basic alone', { isBasicOnly: true }],
    ['by POST to the other address', { method: 'POST', address: '/bitrix/admin/1c_exchange.php' }],
  ] as [string, OneCWays][])('sent %s is what is sold from', async (_how, ways) => {
    await mapStore('w-1');
    const goods = await aProduct(3);
    const count = 100 + Math.floor(Math.random() * 1000);
    const told = await base(ways).send('rests.xml', offers(rest(goods.externalId, `${count},9`)));
    expect(told.lines).toEqual(['success', expect.stringMatching(/^Загружено/)]);
    expect(await stockOf(goods.id)).toBe(count);
  });

  test('that was cut off changes nothing and says so', async () => {
    await mapStore('w-1');
    const goods = await aProduct(4);
    const before = await stockOf(goods.id);
    const bytes = offers(rest(goods.externalId, 77_777));
    const told = await base().send('cut.xml', bytes.subarray(0, bytes.length - 40));
    expect(told.lines).toEqual([
      'failure',
      'Файл пришёл не полностью. На сайте ничего не изменилось, повторите выгрузку',
    ]);
    expect(await stockOf(goods.id)).toBe(before);
    expect(await shop.db`SELECT FROM exchange_staged_rests`).toHaveLength(0);
  });

  test('with a warehouse that nobody has mapped waits for somebody’s word', async () => {
    const goods = await aProduct(5);
    const told = await base().send('unmapped.xml', offers(rest(goods.externalId, 5, 'w-unknown')));
    expect(told.lines).toEqual(['success', 'Пакет ждёт подтверждения на сайте']);
    const [row] =
      await shop.db`SELECT state, hold_reasons AS reasons FROM exchange_packages ORDER BY id DESC LIMIT 1`;
    expect(row).toEqual({ state: 'held', reasons: ['store_unmapped'] });
  });

  test('sent twice changes nothing the second time', async () => {
    await mapStore('w-1');
    const goods = await aProduct(6);
    const bytes = offers(rest(goods.externalId, 31));
    await base().send('twice.xml', bytes);
    await shop.db`UPDATE stocks SET count = 12 WHERE product_id = ${goods.id} AND store_id = 1`;
    expect((await base().send('twice.xml', bytes)).lines[0]).toBe('success');
    expect(await stockOf(goods.id)).toBe(12);
  });
});

test('prices are rounded half up, and a price of nothing takes the goods from sale', async () => {
  await mapPrice('pt');
  const [one, two] = [await aProduct(7), await aProduct(8)];
  const price = (id: string, amount: string) =>
    `<Предложение><Ид>${id}</Ид><Цены><Цена><ИдТипаЦены>pt</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>KZT</Валюта></Цена></Цены></Предложение>`;
  const told = await base().send(
    'prices.xml',
    offers(price(one.externalId, '1 234,50') + price(two.externalId, '0')),
  );
  expect(told.lines[0]).toBe('success');
  const rows =
    await shop.db`SELECT product_id AS id, price FROM product_prices WHERE product_id IN ${shop.db([one.id, two.id])}`;
  expect(rows).toEqual([{ id: one.id, price: 1235 }]);
});

test('a catalogue makes sections and goods, and a second one changes only what differs', async () => {
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(new URL('../../tests/one-c/samples/import-2.05.xml', import.meta.url));
  const told = await base().send('import.xml', bytes);
  expect(told.lines[0]).toBe('success');
  const read = async () =>
    (
      await shop.db`
        SELECT p.id, p.name_ru AS name, p.name_kz AS kz, p.code, s.name_ru AS section, up.name_kz AS "sectionKz", b.name AS brand,
               p.units, p.country_code AS country, p.gtin
        FROM products p JOIN sections s ON s.id = p.section_id JOIN sections up ON up.id = s.parent_id
        JOIN brands b ON b.id = p.brand_id WHERE p.external_id = 'g-1'`
    )[0];
  const made = await read();
  expect(made).toMatchObject({
    name: 'Ламинат Дуб горный 33 класс, 8 мм',
    kz: 'Ламинат, тау еменi, 33-класс, 8 мм',
    code: 'laminat-dub-gornyy-33-klass-8-mm',
    section: 'Ламинат',
    sectionKz: 'Еден жабындары',
    brand: 'Орда Паркет',
    country: 'KZ',
    units: [
      { unit: 'pack', ratio: 1, weight: 15.2 },
      { unit: 'm2', ratio: 2.131 },
    ],
  });
  const renamed = Buffer.from(bytes.toString().replace('Дуб горный 33 класс', 'Дуб степной 33 класс'));
  expect((await base().send('import.xml', renamed)).lines[0]).toBe('success');
  expect(await read()).toEqual({ ...made, name: 'Ламинат Дуб степной 33 класс, 8 мм' });
  const sections = await shop.db`SELECT lft, rgt FROM sections ORDER BY lft`;
  expect(new Set(sections.flatMap(({ lft, rgt }) => [lft, rgt])).size).toBe(sections.length * 2);
});

const catalogue = (ids: readonly string[], { isFull = false, group = 'grp-x' } = {}) =>
  Buffer.from(
    `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${now()}"><Классификатор><Ид>c</Ид><Группы><Группа><Ид>${group}</Ид><Наименование>Краски базы | Бояу негіздері</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="${!isFull}"><Ид>cat-x</Ид><Товары>${ids
      .map(
        (id) =>
          `<Товар><Ид>${id}</Ид><Наименование>Краска ${id}</Наименование><Артикул>A-${id}</Артикул><БазоваяЕдиница Код="796">шт</БазоваяЕдиница><Группы><Ид>${group}</Ид></Группы></Товар>`,
      )
      .join('')}</Товары></Каталог></КоммерческаяИнформация>`,
  );
const listGoods = (pattern: string) => shop.db`
  SELECT p.external_id AS id, p.name_ru AS name, p.active, p.variant_group AS "group", r.price, s.count
  FROM products p LEFT JOIN product_prices r ON r.product_id = p.id LEFT JOIN stocks s ON s.product_id = p.id AND s.store_id = 1
  WHERE p.external_id LIKE ${pattern} ORDER BY p.external_id COLLATE "C"`;

test('offers with characteristics are goods of their own, also when they come before their goods', async () => {
  await mapStore('w-1');
  await mapPrice('pt');
  const offer = (id: string, value: string, price: number) =>
    `<Предложение><Ид>${id}</Ид><Наименование>Краска v-1</Наименование><ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара><Цены><Цена><ИдТипаЦены>pt</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены><Остатки><Остаток><Склад><Ид>w-1</Ид><Количество>5</Количество></Склад></Остаток></Остатки></Предложение>`;
  const early = await base().send(
    'early.xml',
    offers(offer('v-1#w', 'белая', 900) + offer('v-1#b', 'синяя', 950)),
  );
  expect(early.lines[0]).toBe('success');
  expect(await listGoods('v-1%')).toHaveLength(0);
  expect((await base().send('import-v.xml', catalogue(['v-1']))).lines[0]).toBe('success');
  expect(await listGoods('v-1%')).toEqual([
    { id: 'v-1', name: 'Краска v-1', active: false, group: null, price: null, count: null },
    { id: 'v-1#b', name: 'Краска v-1 (синяя)', active: true, group: 'v-1', price: 950, count: 5 },
    { id: 'v-1#w', name: 'Краска v-1 (белая)', active: true, group: 'v-1', price: 900, count: 5 },
  ]);
  // By this the page of each offers the others.
  expect(await shop.db`SELECT characteristics FROM products WHERE external_id = 'v-1#w'`).toEqual([
    { characteristics: [{ name: 'Цвет', value: 'белая' }] },
  ]);
});

test('what a whole export does not name is switched off once its last portion has come', async () => {
  const whole = async (...portions: readonly (readonly string[])[]) => {
    const one = base({ version: '2.08' });
    await one.greet();
    await one.init();
    for (const [index, ids] of portions.entries()) {
      await one.sendFile(`import${index}.xml`, catalogue(ids, { isFull: true }));
      expect((await one.takeIn(`import${index}.xml`)).lines[0]).toBe('success');
    }
    return one;
  };
  const first = await whole(['f-1', 'f-2', 'f-3', 'f-4']);
  expect((await first.ask({ type: 'catalog', mode: 'deactivate' })).lines[0]).toBe('success');
  const second = await whole(['f-1', 'f-2'], ['f-3']);
  expect(await listGoods('f-%')).toMatchObject([
    { active: true },
    { active: true },
    { active: true },
    { active: true },
  ]);
  const told = await second.ask({ type: 'catalog', mode: 'deactivate' });
  expect(told.lines[0]).toBe('success');
  expect((await listGoods('f-%')).map(({ active }) => active)).toEqual([true, true, true, false]);
  // Nobody but this catalogue's own goods.
  const others = await shop.db`
    SELECT FROM products WHERE absent_since IS NOT NULL AND exchange_catalog IS DISTINCT FROM 'cat-x'`;
  expect(others).toHaveLength(0);
});

test('pictures come with their goods, named by their bytes; a bad one stops nobody', async () => {
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const one = base();
  await one.greet();
  await one.init();
  await one.sendFile('import_files/ab/1.png', png);
  await one.sendFile('import_files/ab/2.png', Buffer.from('no picture'));
  const xml = catalogue(['p-1'])
    .toString()
    .replace(
      '</Наименование><Артикул>',
      '</Наименование><Картинка>import_files/ab/1.png</Картинка><Картинка>import_files/ab/2.png</Картинка><Картинка>import_files/ab/3.png</Картинка><Артикул>',
    );
  await one.sendFile('import.xml', Buffer.from(xml));
  expect((await one.takeIn('import.xml')).lines[0]).toBe('success');
  const [row] = await shop.db<{ images: string[] }[]>`SELECT images FROM products WHERE external_id = 'p-1'`;
  expect(row?.images).toEqual([expect.stringMatching(/^1c\/[0-9a-f]{2}\/[0-9a-f]{64}$/)]);
  const problems = await shop.db`
    SELECT code FROM exchange_problems WHERE package_id = (SELECT max(id) FROM exchange_packages)`;
  expect(problems).toEqual([{ code: 'picture.unreadable' }]);
  expect((await shop.app.inject({ url: '/img/p/sm_224/p-1/p-1_0.webp' })).statusCode).toBe(200);
  // A variant's id is no name of a file, and goods without a picture have a sign.
  expect((await shop.app.inject({ url: '/img/p/sm_224/v-1/v-1%23w_0.webp' })).statusCode).toBe(200);
});
