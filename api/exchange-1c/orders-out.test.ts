import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { OneC, type OneCWays } from '#tests/one-c/client.ts';
import { type OrderShop, openOrderShop } from '#tests/orders.ts';
import { addAccount } from './operators.ts';
import { escaped } from './order-xml.ts';
import { decodeXml } from './read/decode.ts';
import { readXml, textOf, type XmlNode } from './read/read-xml.ts';
import { byReference, encodeText } from './told-answer.ts';

let shop: OrderShop;
let password: string;
beforeAll(async () => {
  shop = await openOrderShop({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-orders')) ?? '';
});
afterAll(() => shop.close());

async function readDocuments(bytes: Uint8Array): Promise<{ documents: XmlNode[]; paths: string[] }> {
  const documents: XmlNode[] = [];
  const paths: string[] = [];
  async function* source() {
    yield bytes;
  }
  await readXml(decodeXml(source()), {
    isRecord: (name) => name === 'Документ',
    isRecordWithin: () => false,
    take(record, path) {
      documents.push(record);
      paths.push(path.join('/'));
    },
  });
  return { documents, paths };
}

/** The only one that is to be told. */
async function anUntoldOrder(): Promise<{ id: number; number: string }> {
  await shop.db`UPDATE order_exports SET exported_at = now() WHERE exported_at IS NULL`;
  const goods = await shop.goods(10);
  const { body } = await shop.order(await shop.buyer(), [{ goods, count: 2 }]);
  return { id: body.data.orderId, number: body.data.number };
}

async function query(ways: OneCWays = {}) {
  const base = new OneC(shop.app, 'ut-orders', password, ways);
  await base.greet('sale');
  await base.init('sale');
  return { base, told: await base.ask({ type: 'sale', mode: 'query' }) };
}

describe('orders out', () => {
  test('go all at once, not some of them each time', async () => {
    const numbers = [(await anUntoldOrder()).number];
    const buyer = await shop.buyer();
    const goods = await shop.goods(10);
    while (numbers.length < 7)
      numbers.push((await shop.order(buyer, [{ goods, count: 1 }])).body.data.number);
    const { told } = await query();
    const { documents } = await readDocuments(told.bytes);
    expect(documents.map((each) => textOf(each, 'Номер')).toSorted()).toEqual(numbers.toSorted());
  });

  test('are told again until 1C says that it has them', async () => {
    const order = await anUntoldOrder();
    const first = await query();
    expect(first.told.headers['content-type']).toBe('application/xml; charset=utf-8');
    const { documents, paths } = await readDocuments(first.told.bytes);
    expect(paths).toEqual(['КоммерческаяИнформация']);
    expect(documents.map((each) => textOf(each, 'Номер'))).toEqual([order.number]);
    const { base, told } = await query({ version: '2.08' });
    expect((await readDocuments(told.bytes)).paths).toEqual(['КоммерческаяИнформация/Контейнер']);
    expect((await base.ask({ type: 'sale', mode: 'success' })).lines).toEqual(['success']);
    const nothing = await readDocuments((await query()).told.bytes);
    expect(nothing.documents).toEqual([]);
  });

  test('what changed after the answer was written is told the next time', async () => {
    const order = await anUntoldOrder();
    const { base } = await query();
    await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${order.id}, 'paid')`;
    await base.ask({ type: 'sale', mode: 'success' });
    expect((await readDocuments((await query()).told.bytes)).documents).toHaveLength(1);
  });

  test('every line has an id, and their sums are the document’s', async () => {
    await anUntoldOrder();
    const { documents } = await readDocuments((await query()).told.bytes);
    const [document] = documents;
    const lines = document?.children.find(({ name }) => name === 'Товары')?.children ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(textOf(line, 'Ид')).not.toBeNull();
    const sum = lines.reduce((total, line) => total + Number(textOf(line, 'Сумма')), 0);
    expect(sum).toBe(Number(textOf(document ?? null, 'Сумма')));
  });

  test('each buyer has an id of their own that stays, and a unit goes back with the code it came with', async () => {
    const order = await anUntoldOrder();
    const [line] = await shop.db<{ unit: string; buyer: number }[]>`
      SELECT l.unit_ru AS unit, o.user_id::int AS buyer FROM order_lines l JOIN orders o ON o.id = l.order_id
      WHERE o.id = ${order.id} LIMIT 1`;
    await shop.db`
      INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped)
      SELECT 'unit', '796 ', code, name_ru, true FROM units WHERE name_ru = ${line?.unit ?? ''}`;
    const [document] = (await readDocuments((await query()).told.bytes)).documents;
    const buyers = document?.children.find(({ name }) => name === 'Контрагенты')?.children ?? [];
    expect(textOf(buyers[0] ?? null, 'Ид')).toBe(`user-${line?.buyer}`);
    const goods = document?.children.find(({ name }) => name === 'Товары')?.children[0];
    const unit = goods?.children.find(({ name }) => name === 'БазоваяЕдиница');
    expect(unit?.attributes.Код).toBe('796 ');
  });
});

test.each(['utf-8', 'windows-1251'] as const)('Kazakh letters stay whole in %s', async (encoding) => {
  const name = 'Әуежай көшесі, Ғалымжан Қаңтарұлы, үй һ ө і';
  const xml = `<?xml version="1.0" encoding="${encoding}"?><a><Документ><Ид>${name}</Ид></Документ></a>`;
  const { documents } = await readDocuments(encodeText(xml, encoding, byReference));
  expect(textOf(documents[0] ?? null, 'Ид')).toBe(name);
  const letters = fc.constantFrom(...'АаӘәҒғҚқҢңӨөҰұҮүҺһІіЁё№«»—₸ <>&"\'0');
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 40 }), async (signs) => {
      const text = `Ә${signs.join('')}і`;
      const order = `<?xml version="1.0" encoding="${encoding}"?><a><Документ><Ид>${escaped(text)}</Ид></Документ></a>`;
      const read = await readDocuments(encodeText(order, encoding, byReference));
      expect(textOf(read.documents[0] ?? null, 'Ид')).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('what 1C did not know of when it counted is not sold a second time', async () => {
  const base = new OneC(shop.app, 'ut-orders', password);
  await shop.db`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped) VALUES ('store', 'w', 1, 'w', true)`;
  let goods = await shop.goods(10);
  // One that the demo has not sold before.
  while ((await shop.db`SELECT FROM stock_entries WHERE product_id = ${goods.id}`).length > 0)
    goods = await shop.goods(10);
  const [row] = await shop.db<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM products WHERE id = ${goods.id}`;
  const tell = async (count: number, minutesAhead: number) => {
    const made = new Date(Date.now() + 5 * 3_600_000 + minutesAhead * 60_000).toISOString().slice(0, 19);
    const xml = `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${made}"><ПакетПредложений><Предложения><Предложение><Ид>${row?.externalId}</Ид><Остатки><Остаток><Склад><Ид>w</Ид><Количество>${count}</Количество></Склад></Остаток></Остатки></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`;
    expect((await base.send('rests.xml', Buffer.from(xml))).lines[0]).toBe('success');
  };
  await shop.order(await shop.buyer(), [{ goods, count: 3 }]);
  // 1C counts ten, and has not heard of the three.
  await tell(10, 0);
  expect(await shop.stockOf(goods)).toBe(7);
  // Once it has heard of them, its seven are seven.
  const { base: orders } = await query();
  await orders.ask({ type: 'sale', mode: 'success' });
  await shop.db`
    UPDATE order_exports SET exported_at = exported_at - interval '10 minutes', composed_at = composed_at WHERE exported_at IS NOT NULL`;
  await tell(7, 0);
  expect(await shop.stockOf(goods)).toBe(7);
  const wrong = await shop.db`
    SELECT FROM stock_due d JOIN stocks s USING (product_id, store_id) WHERE s.count <> greatest(0, d.due)`;
  expect(wrong).toHaveLength(0);
});

describe('orders back', () => {
  let sent = 0;
  const requisites = (said: Record<string, string>) =>
    `<ЗначенияРеквизитов>${Object.entries(said)
      .map(
        ([name, value]) =>
          `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
      )
      .join('')}</ЗначенияРеквизитов>`;
  const toXml = (number: string, said: Record<string, string>, more = '', beside = '') =>
    `<КоммерческаяИнформация ВерсияСхемы="2.08"><Контейнер><Документ><Ид>${number}</Ид><Номер>${number}</Номер><Номер1С>УТ-${number}</Номер1С><ХозОперация>Заказ товара</ХозОперация>${more}${requisites(said)}</Документ>${beside}</Контейнер></КоммерческаяИнформация>`;
  const tell = (xml: string, ways: OneCWays = { version: '2.08' }) => {
    sent += 1;
    return new OneC(shop.app, 'ut-orders', password, ways).send(
      `documents-${sent}.xml`,
      Buffer.from(xml),
      'sale',
    );
  };
  const read = async (id: number) =>
    (
      await shop.db<
        {
          status: string;
          paid: string;
          number1c: string;
          reason: string | null;
          state: Record<string, unknown>;
        }[]
      >`SELECT status, payment_status AS paid, external_id AS number1c, cancel_reason AS reason, accounting_state AS state
        FROM orders WHERE id = ${id}`
    )[0];
  const problemsOf = async () =>
    (
      await shop.db<{ code: string }[]>`
        SELECT code FROM exchange_problems WHERE package_id = (SELECT max(id) FROM exchange_packages) ORDER BY n`
    ).map(({ code }) => code);

  test('a state of 1C leads the order there step by step, the buyer hears once, 1C is not told again', async () => {
    const order = await anUntoldOrder();
    await (await query()).base.ask({ type: 'sale', mode: 'success' });
    const told = await tell(toXml(order.number, { 'Статус заказа': '[R] Готов к выдаче' }));
    expect(told.lines[0]).toBe('success');
    expect(await read(order.id)).toMatchObject({ status: 'ready', number1c: `УТ-${order.number}` });
    const history = await shop.db`
      SELECT status, actor, told_at IS NULL AS untold FROM order_history WHERE order_id = ${order.id} AND actor = 'accounting' ORDER BY id`;
    expect(history.map(({ status }) => status)).toEqual(['confirmed', 'assembling', 'ready']);
    expect(history.slice(0, 2).every(({ untold }) => untold === false)).toBe(true);
    expect((await readDocuments((await query()).told.bytes)).documents).toEqual([]);
    // An echo of an earlier state changes nothing.
    await tell(toXml(order.number, { 'Статуса заказа ИД': 'confirmed' }));
    expect((await read(order.id))?.status).toBe('ready');
    expect(await problemsOf()).toEqual([]);
  });

  test('an old client’s file is taken in at once; a cancelled order gives its goods back', async () => {
    const goods = await shop.goods(10);
    const { body } = await shop.order(await shop.buyer(), [{ goods, count: 4 }]);
    const told = await tell(toXml(body.data.number, { Отменен: 'true' }), {});
    expect(told.lines[0]).toBe('success');
    expect(await read(body.data.orderId)).toMatchObject({ status: 'cancelled', reason: 'no_stock' });
    expect(await shop.stockOf(goods)).toBe(10);
    // It cannot be shipped any more: said in the journal, and taken.
    expect((await tell(toXml(body.data.number, { Отгружен: 'true' }))).lines[0]).toBe('success');
    expect((await read(body.data.orderId))?.status).toBe('cancelled');
  });

  test('a transfer pays an invoice once, in parts or whole, and only then it may be handed over', async () => {
    const order = await anUntoldOrder();
    await shop.db`UPDATE orders SET payment_method = 'invoice', payment_status = 'pending' WHERE id = ${order.id}`;
    expect((await tell(toXml(order.number, { Отгружен: 'true' }))).lines[0]).toBe('success');
    expect(await problemsOf()).toEqual(['order.step_refused']);
    expect(await read(order.id)).toMatchObject({ status: 'new', paid: 'pending' });
    const payment = (number: string, sum: number) =>
      `<Документ><Ид>pay-${number}</Ид><Номер>${number}</Номер><ХозОперация>Выплата безналичных денег</ХозОперация><Сумма>${sum}</Сумма></Документ>`;
    await tell(toXml(order.number, {}, '', payment('7', 500)));
    expect(await problemsOf()).toEqual(['order.paid_in_part']);
    await tell(toXml(order.number, { Отгружен: 'true' }, '', payment('7', 500) + payment('8', 1500)));
    expect(await read(order.id)).toMatchObject({ status: 'completed', paid: 'paid' });
    await tell(toXml(order.number, {}, '', payment('8', 1500)));
    expect(await shop.db`SELECT FROM payments WHERE order_id = ${order.id} AND status = 'paid'`).toHaveLength(
      1,
    );
  });

  test('other lines and sums are shown to staff, never applied; a known difference is not raised again', async () => {
    const order = await anUntoldOrder();
    const [line] = await shop.db<{ id: string; name: string }[]>`
      SELECT external_id AS id, name_ru AS name FROM order_lines WHERE order_id = ${order.id}`;
    const xml = toXml(
      order.number,
      { 'Номер ЭСФ': 'ESF-1' },
      `<Сумма>1 000,00</Сумма><Товары><Товар><Ид>${line?.id}</Ид><Количество>1</Количество></Товар></Товары>`,
    );
    await tell(xml);
    expect(await problemsOf()).toEqual(['order.differs']);
    expect((await read(order.id))?.state).toMatchObject({
      differences: [{ id: line?.id, ours: 2, theirs: 1 }],
      sum: 1000,
      papers: { esf: 'ESF-1' },
    });
    const [kept] = await shop.db`SELECT count FROM order_lines WHERE order_id = ${order.id}`;
    expect(kept).toEqual({ count: 2 });
    expect(await exchange.run(shop.db, ['orders'])).toContain(
      `${order.number}  2000 → 1000  ${line?.name}: 2 → 1`,
    );
    await exchange.run(shop.db, ['answer', order.number]);
    expect(await exchange.run(shop.db, ['orders'])).not.toContain(order.number);
    await tell(xml);
    expect(await problemsOf()).toEqual([]);
  });

  test('a word that nobody knows is mapped by staff; an order made in 1C is not made here', async () => {
    const order = await anUntoldOrder();
    await tell(toXml(order.number, { 'Статус заказа': 'Ждём машину' }));
    expect(await problemsOf()).toEqual(['order.status_unmapped']);
    expect(await exchange.run(shop.db, ['map'])).toContain('status  Ждём машину  -');
    await exchange.run(shop.db, ['map', 'status', 'Ждём машину', 'assembling']);
    await tell(toXml(order.number, { 'Статус заказа': 'Ждём машину' }));
    expect((await read(order.id))?.status).toBe('assembling');
    const [before] = await shop.db`SELECT count(*)::int FROM orders`;
    expect((await tell(toXml('УТ-000777', { Отменен: 'true' }))).lines[0]).toBe('success');
    expect((await shop.db`SELECT count(*)::int FROM orders`)[0]).toEqual(before);
  });

  test('our states, ways to pay and to deliver are listed for its form', async () => {
    const base = new OneC(shop.app, 'ut-orders', password, { version: '2.10' });
    await base.greet('sale');
    const told = await base.ask({ type: 'sale', mode: 'info' });
    expect(told.bytes.toString()).toContain(
      '<Статусы><Элемент><Ид>new</Ид><Название>Новый</Название></Элемент>',
    );
  });
});
