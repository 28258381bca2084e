import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC, type OneCWays } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';
import { decodeXml } from './read/decode.ts';
import { readXml, textOf, type XmlNode } from './read/read-xml.ts';
import { byReference, encodeText } from './told-answer.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
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

/** The demo has orders of its own: one of them is to be told. */
async function anUntoldOrder(): Promise<{ id: number; number: string }> {
  await shop.db`UPDATE order_exports SET exported_at = now() WHERE exported_at IS NULL`;
  const [order] = await shop.db<
    { id: number; number: string }[]
  >`SELECT id::int, number FROM orders ORDER BY id LIMIT 1`;
  if (!order) throw new Error('the demo has no orders');
  await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${order.id}, 'changed')`;
  return order;
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
