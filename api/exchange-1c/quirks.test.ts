/**
 * What shops and modules of the field have stumbled over, each by its number in docs/exchange-1c-quirks.md. That page names
 * the test of every one of them; those that nothing else proves are proven here.
 */
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC, type OneCWays } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-quirks')) ?? '';
  await shop.db`
    INSERT INTO external_ids (kind, external_id, id, role, their_name, is_mapped)
    VALUES ('store', 'qs', 1, NULL, 'qs', true), ('price_type', 'qp', NULL, 'price', 'qp', true)`;
});
afterAll(() => shop.close());

const root = new URL('../../', import.meta.url);
const rows = readFileSync(new URL('docs/exchange-1c-quirks.md', root), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, , , test] = /^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$/.exec(line) ?? [];
    return number === undefined || test === undefined ? [] : [{ number: Number(number), test }];
  });

test('every one of them has a number and a test of that name', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
  for (const { number, test: named } of rows) {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
    expect(readFileSync(new URL(file, root), 'utf8'), `quirk ${number}`).toContain(title);
  }
});

const base = (ways: OneCWays = {}) => new OneC(shop.app, 'ut-quirks', password, ways);
const now = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
const file = (inner: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${now()}">${inner}</КоммерческаяИнформация>`,
  );
const goods = (id: string, more = '', attributes = '') =>
  `<Товар${attributes}><Ид>${id}</Ид><Наименование>Грунт ${id}</Наименование><БазоваяЕдиница Код="796">шт</БазоваяЕдиница><Группы><Ид>qg</Ид></Группы>${more}</Товар>`;
const catalogue = (
  inner: string,
  group = '<Группа><Ид>qg</Ид><Наименование>Грунты</Наименование></Группа>',
) =>
  file(
    `<Классификатор><Ид>qk</Ид><Группы>${group}</Группы></Классификатор><Каталог СодержитТолькоИзменения="true"><Ид>qc</Ид><Товары>${inner}</Товары></Каталог>`,
  );
const offers = (inner: string) =>
  file(
    `<ПакетПредложений СодержитТолькоИзменения="true"><ИдКаталога>qc</ИдКаталога><Предложения>${inner}</Предложения></ПакетПредложений>`,
  );
const offer = (id: string, name: string, price: string, count: string) =>
  `<Предложение><Ид>${id}</Ид><Наименование>${name}</Наименование><Цены><Цена><ИдТипаЦены>qp</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены><Склад ИдСклада="qs" КоличествоНаСкладе="${count}"/></Предложение>`;
const shown = (pattern: string) => shop.db`
  SELECT p.external_id AS id, p.name_ru AS name, p.active, r.price, k.count FROM products p
  LEFT JOIN product_prices r ON r.product_id = p.id LEFT JOIN stocks k ON k.product_id = p.id AND k.store_id = 1
  WHERE p.external_id LIKE ${pattern} ORDER BY p.external_id COLLATE "C"`;

test('quirk 2: a file of last week under the same name is not written on', async () => {
  const first = base();
  await first.greet();
  await first.init();
  await first.sendFile('import_files/q/1.jpg', Buffer.alloc(1000, 1));
  const second = base();
  await second.greet();
  await second.init();
  await second.sendFile('import_files/q/1.jpg', Buffer.alloc(400, 2));
  const sizes = await shop.db<{ bytes: number }[]>`
    SELECT bytes::int FROM exchange_files WHERE name = 'import_files/q/1.jpg' ORDER BY session_id`;
  expect(sizes.map(({ bytes }) => bytes)).toEqual([1000, 400]);
});

test('quirk 4: where no order is to be told the answer is a document that holds none', async () => {
  await shop.db`UPDATE order_exports SET exported_at = now() WHERE exported_at IS NULL`;
  const one = base({ version: '2.08' });
  await one.greet('sale');
  await one.init('sale');
  const told = await one.ask({ type: 'sale', mode: 'query' });
  expect(told.headers['content-length']).toBe(String(told.bytes.length));
  expect(told.bytes.toString()).toMatch(
    /^\ufeff<\?xml version="1.0" encoding="UTF-8"\?>\s*<КоммерческаяИнформация [^>]*(\/>|>\s*<\/КоммерческаяИнформация>)\s*$/i,
  );
});

test('quirk 5: an answer begins with its word, to the byte', async () => {
  const one = base();
  const told = [
    await one.greet(),
    await one.init(),
    await one.sendFile('q5.xml', catalogue(goods('q5-1'))),
    await one.takeIn('q5.xml'),
    await one.ask({ type: 'catalog', mode: 'nobody-knows' }),
    await one.ask({ type: 'catalog', mode: 'complete' }),
  ];
  expect(told.map(({ bytes }) => /^[a-z]+/.exec(bytes.toString('latin1'))?.[0])).toEqual([
    'success',
    'zip',
    'success',
    'success',
    'failure',
    'success',
  ]);
  for (const { bytes, headers } of told) {
    expect(bytes.toString('latin1')).not.toMatch(/\r|^\s|\s$/);
    expect(headers['content-length']).toBe(String(bytes.length));
  }
});

test('quirk 6: what takes long is told of within ten seconds, and goes on', { timeout: 60_000 }, async () => {
  const one = base();
  await one.greet();
  await one.init();
  await one.sendFile('q6.xml', catalogue(goods('q6-1')));
  // Another process holds the work.
  await shop.db`
    INSERT INTO exchange_packages (session_id, file, kind, state, leased_until)
    SELECT max(id), 'elsewhere.xml', 'unread', 'received', now() + interval '1 minute' FROM exchange_sessions`;
  const began = performance.now();
  const told = await one.ask({ type: 'catalog', mode: 'import', filename: 'q6.xml' });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(told.lines).toEqual(['progress', 'Прочитано 0']);
  await shop.db`DELETE FROM exchange_packages WHERE file = 'elsewhere.xml'`;
  expect((await one.takeIn('q6.xml')).lines[0]).toBe('success');
  expect(await shown('q6-1')).toHaveLength(1);
});

test('quirk 9: a price type that nobody has mapped is written down and waited for, once', async () => {
  await base().send('q9.xml', catalogue(goods('q9-1')));
  const price = (amount: number) =>
    offers(
      `<Предложение><Ид>q9-1</Ид><Цены><Цена><ИдТипаЦены>q9-type</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`,
    );
  expect((await base().send('q9-o.xml', price(500))).lines).toEqual([
    'success',
    'Пакет ждёт подтверждения на сайте',
  ]);
  const [row] = await shop.db`
    SELECT is_mapped, (SELECT hold_reasons FROM exchange_packages ORDER BY id DESC LIMIT 1) AS reasons
    FROM external_ids WHERE external_id = 'q9-type'`;
  expect(row).toEqual({ is_mapped: false, reasons: ['price_type_unmapped'] });
  await shop.db`UPDATE external_ids SET role = 'price', is_mapped = true WHERE external_id = 'q9-type'`;
  expect((await base().send('q9-o.xml', price(600))).lines[1]).toMatch(/^Загружено/);
  expect(await shown('q9-1')).toMatchObject([{ price: 600 }]);
});

test('quirk 10: goods are known by their own id, also when every other table of ids is lost', async () => {
  await base().send('q10.xml', catalogue(goods('q10-1')));
  const before = await shop.db`SELECT id, code FROM products WHERE external_id = 'q10-1'`;
  await shop.db`DELETE FROM external_ids WHERE kind IN ('section', 'brand', 'unit')`;
  await base().send('q10.xml', catalogue(goods('q10-1', '<Артикул>q10</Артикул>')));
  const after = await shop.db`SELECT id, code, product_code FROM products WHERE external_id LIKE 'q10-%'`;
  expect(after).toEqual([{ ...before[0], product_code: 'q10' }]);
});

describe('offers with a characteristic', () => {
  test('quirks 12, 13, 14: each is goods of its own, by its # alone, and no sum of theirs hides them', async () => {
    await base().send('q13.xml', catalogue(goods('q13')));
    const parent = '<Предложение><Ид>q13</Ид><Количество>0</Количество></Предложение>';
    const told = offers(
      offer('q13#a', 'Грунт q13 (белый)', '1 500,50', '3') +
        offer('q13#b', 'Грунт q13 (серый)', '1600', '4,7') +
        parent,
    );
    await shop.db`
      INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped) VALUES ('store', '', 1, '', true)
      ON CONFLICT DO NOTHING`;
    expect((await base().send('q13-o.xml', told)).lines[1]).toMatch(/^Загружено/);
    expect(await shown('q13%')).toMatchObject([
      { id: 'q13', active: false },
      { id: 'q13#a', name: 'Грунт q13 (белый)', active: true, price: 1501, count: 3 },
      { id: 'q13#b', name: 'Грунт q13 (серый)', active: true, price: 1600, count: 4 },
    ]);
  });
});

test.each(['order.xml', 'orders.xml', 'documents/1/documents.xml'])(
  'quirk 20: orders come back in %s as in any other file',
  async (name) => {
    const told = file(
      `<Документ><Ид>nobody-${name.length}</Ид><Номер>nobody-${name.length}</Номер><ХозОперация>Заказ товара</ХозОперация></Документ>`,
    );
    const answer = await base({ version: '2.08' }).send(name, told, 'sale');
    expect(answer.lines[0]).toBe('success');
    const [pkg] = await shop.db`SELECT kind, state FROM exchange_packages ORDER BY id DESC LIMIT 1`;
    expect(pkg).toEqual({ kind: 'documents', state: 'applied' });
  },
);

test.each([
  ['an element', (id: string) => goods(id, '<ПометкаУдаления>true</ПометкаУдаления>')],
  ['a status of 2.05', (id: string) => goods(id, '', ' Статус="Удален"')],
  ['an attribute', (id: string) => goods(id, '', ' ПометкаУдаления="true"')],
])('quirks 25, 26: a mark of deletion as %s takes from sale and deletes nothing', async (what, mark) => {
  const id = `q25-${what.length}`;
  await base().send('q25.xml', catalogue(goods(id)));
  await base().send('q25-o.xml', offers(offer(id, `Грунт ${id}`, '100', '2')));
  expect((await base().send('q25.xml', catalogue(mark(id)))).lines[0]).toBe('success');
  expect(await shown(id)).toMatchObject([{ active: false, price: 100, count: 2 }]);
  // And comes back as it was.
  await base().send('q25.xml', catalogue(goods(id, '<Артикул>back</Артикул>')));
  expect(await shown(id)).toMatchObject([{ active: true, price: 100, count: 2 }]);
});

test.each(['/tmp/q28/import.xml', 'C:\\webdata\\import.xml', '.\\goods\\1\\import.xml'])(
  'quirk 28: a file that is named %s is taken',
  async (name) => {
    const id = `q28-${name.length}`;
    const told = await base().send(name, catalogue(goods(id)));
    expect([told.lines[0], (await shown(id)).length]).toEqual(['success', 1]);
  },
);

test('quirk 30: an archive whose second part a proxy has lost changes nothing, and the next run brings it', async () => {
  const bytes = zipSync({ 'import.xml': catalogue(goods('q30-1')) }, { level: 0 });
  const torn = base({ partBytes: 300 });
  await torn.greet();
  await torn.init();
  await torn.ask({ type: 'catalog', mode: 'file', filename: 'v8_q.zip', body: bytes.subarray(0, 300) });
  // What 1C hears is the proxy's own page; it gives up, or asks for the import all the same.
  const asked = await torn.ask({ type: 'catalog', mode: 'import', filename: 'import.xml' });
  expect([asked.status, asked.lines[0]]).toEqual([200, 'failure']);
  expect(await shown('q30-1')).toHaveLength(0);
  const next = base({ partBytes: 300 });
  await next.greet();
  await next.init();
  await next.sendFile('v8_q.zip', bytes);
  expect((await next.takeIn('import.xml')).lines[0]).toBe('success');
  expect(await shown('q30-1')).toHaveLength(1);
});

describe('beside the quirks, on the wire', () => {
  test('two exchanges of one account at once: the second is asked to wait, then takes over, and the first is over', async () => {
    const first = base();
    const second = base();
    await first.greet();
    // One of its requests is being answered.
    await shop.db`UPDATE exchange_sessions SET busy_until = now() + interval '2 minutes' WHERE ended_at IS NULL`;
    expect(await second.greet()).toMatchObject({
      status: 200,
      lines: ['failure', 'Обмен уже идёт. Повторите через минуту'],
    });
    await shop.db`UPDATE exchange_sessions SET busy_until = NULL`;
    expect((await second.greet()).lines[0]).toBe('success');
    expect((await first.ask({ type: 'catalog', mode: 'init' })).status).toBe(401);
    expect((await second.init()).lines[0]).toBe('zip=yes');
  });

  test('a part that is shorter or longer than it says is dropped whole; sent again it is taken, and none is a fault', async () => {
    const one = base();
    await one.greet();
    await one.init();
    const bytes = catalogue(goods('wire-1'));
    const part = (body: Buffer, says: number) =>
      one.ask({
        type: 'catalog',
        mode: 'file',
        filename: 'wire.xml',
        body,
        headers: { 'content-length': String(says) },
      });
    for (const says of [bytes.length + 1, bytes.length * 1000, bytes.length - 1])
      expect(await part(bytes, says)).toMatchObject({
        status: 200,
        lines: ['failure', expect.stringMatching(/повторите/i)],
      });
    expect(await shop.db`SELECT FROM exchange_files WHERE name = 'wire.xml' AND bytes > 0`).toHaveLength(0);
    expect((await part(bytes, bytes.length)).lines[0]).toBe('success');
    const [kept] = await shop.db`SELECT bytes::int FROM exchange_files WHERE name = 'wire.xml'`;
    expect(kept?.bytes).toBe(bytes.length);
  });
});
