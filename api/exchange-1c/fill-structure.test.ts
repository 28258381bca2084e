/** What a fill says of the structure, for which index and search are built anew: nothing while its goods stand in no list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-fill')) ?? '';
  await shop.db`
    INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped) VALUES ('price_type', 'fs-p', 'price', 'p', true)`;
});
afterAll(() => shop.close());

const stamp = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);

async function send(file: string, inner: string): Promise<void> {
  const xml = `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${stamp()}">${inner}</КоммерческаяИнформация>`;
  const { lines } = await new OneC(shop.app, 'ut-fill', password).send(file, Buffer.from(xml));
  expect(lines[0]).toBe('success');
}

const GROUPS =
  '<Классификатор><Ид>fk</Ид><Группы><Группа><Ид>fs-g</Ид><Наименование>Бочки</Наименование></Группа></Группы></Классификатор>';
const sendGoods = (file: string, numbers: readonly number[], name = 'Бочка') =>
  send(
    file,
    `<Каталог СодержитТолькоИзменения="true"><Ид>fc</Ид><Товары>${numbers
      .map(
        (n) =>
          `<Товар><Ид>fs-${n}</Ид><Наименование>${name} ${n}</Наименование><БазоваяЕдиница Код="796">шт</БазоваяЕдиница><Группы><Ид>fs-g</Ид></Группы><Изготовитель><Ид>fs-b</Ид><Наименование>Бондарь</Наименование></Изготовитель></Товар>`,
      )
      .join('')}</Товары></Каталог>`,
  );
const sendPrices = (file: string, numbers: readonly number[], price: number) =>
  send(
    file,
    `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>o</Ид><ИдКаталога>fc</ИдКаталога><Предложения>${numbers
      .map(
        (n) =>
          `<Предложение><Ид>fs-${n}</Ид><Цены><Цена><ИдТипаЦены>fs-p</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>KZT</Валюта></Цена></Цены></Предложение>`,
      )
      .join('')}</Предложения></ПакетПредложений>`,
  );

/** Of the outbox since then, told once for each product; null: of the whole range. */
async function told(work: () => Promise<void>): Promise<{ structure: (string | null)[]; offers: string[] }> {
  const [before] = await shop.db<{ seq: number }[]>`SELECT max(seq)::float8 AS seq FROM catalog_changes`;
  await work();
  const rows = await shop.db<{ kind: string; id: string | null }[]>`
    SELECT DISTINCT c.kind, p.external_id AS id FROM catalog_changes c LEFT JOIN products p ON p.id = c.product_id
    WHERE c.seq > ${before?.seq ?? 0} AND NOT c.is_count ORDER BY 2`;
  return {
    structure: rows.filter(({ kind }) => kind === 'structure').map(({ id }) => id),
    offers: rows.flatMap(({ kind, id }) => (kind === 'offer' && id !== null ? [id] : [])),
  };
}

test('goods whose group, brand and unit are there are no structure before their first price, and each is told of', async () => {
  await send('groups.xml', GROUPS);
  await sendGoods('first.xml', [1]);
  expect(await told(() => sendGoods('goods.xml', [2, 3]))).toEqual({
    structure: [],
    offers: ['fs-2', 'fs-3'],
  });
  expect((await told(() => sendPrices('prices.xml', [2, 3], 1000))).structure).toEqual(['fs-2', 'fs-3']);
});

test('another price of theirs is none, another name is, with a price and without one', async () => {
  expect(await told(() => sendPrices('more.xml', [2, 3], 2000))).toEqual({
    structure: [],
    offers: ['fs-2', 'fs-3'],
  });
  expect((await told(() => sendGoods('names.xml', [1, 2], 'Бочонок'))).structure).toEqual(['fs-1', 'fs-2']);
});
