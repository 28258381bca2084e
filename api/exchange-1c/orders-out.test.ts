import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OneC, type OneCWays } from '#tests/one-c/client.ts';
import { type OrderShop, openOrderShop } from '#tests/orders.ts';
import { addAccount } from './operators.ts';
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
});

test.each(['utf-8', 'windows-1251'] as const)('Kazakh letters stay whole in %s', async (encoding) => {
  const name = 'Әуежай көшесі, Ғалымжан Қаңтарұлы, үй һ ө і';
  const xml = `<?xml version="1.0" encoding="${encoding}"?><a><Документ><Ид>${name}</Ид></Документ></a>`;
  const { documents } = await readDocuments(encodeText(xml, encoding, byReference));
  expect(textOf(documents[0] ?? null, 'Ид')).toBe(name);
});

test('what 1C did not know of when it counted is not sold a second time', async () => {
  const base = new OneC(shop.app, 'ut-orders', password);
  await shop.db`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped) VALUES ('store', 'w', 1, 'w', true)`;
  const goods = await shop.goods(10);
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
