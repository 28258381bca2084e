/** What somebody has pasted into the wrong field, numbers that no shop has: one record is cut or told of, the others are taken. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { readStranger } from '#tests/one-c/strangers.ts';
import { addAccount, mapPriceType, mapStore } from './operators.ts';

let shop: TestApp;
let base: OneC;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  base = new OneC(shop.app, 'beyond', (await addAccount(shop.db, 'beyond')) ?? '', { version: '2.08' });
  await shop.db`
    INSERT INTO external_ids (kind, external_id, their_name) VALUES ('price_type', 'bm-p', 'p'), ('price_type', 'rz-r', 'r'), ('store', 'bm-w', 'w'), ('store', '', 'w')`;
  for (const type of ['bm-p', 'rz-r']) await mapPriceType(shop.db, type, 'price');
  for (const store of ['bm-w', '']) await mapStore(shop.db, store, 1);
});
afterAll(() => shop.close());

/** No database makes such a text shorter; somewhere in it a letter of two halves is cut. */
const long = (seed: string, length = 6000): string => {
  let text = '';
  for (let n = 0; text.length < length; n += 1)
    text += `🚪${createHash('sha256').update(`${seed} ${n}`).digest('base64').replace(/[+/=]/g, 'ж')}`;
  return text;
};
const element = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const requisite = (name: string, value: string) =>
  element('ЗначениеРеквизита', element('Наименование', name) + element('Значение', value));

test('goods with a page of text in every field', async () => {
  const goods = (id: string, inner: string) => element('Товар', element('Ид', id) + inner);
  const xml = `<КоммерческаяИнформация ВерсияСхемы="2.08"><Классификатор><Ид>bm</Ид><Группы>${['bm-g', 'bm-h']
    .map((id) =>
      element(
        'Группа',
        element('Ид', id) + element('Наименование', id === 'bm-g' ? long('g') : 'Двери базы'),
      ),
    )
    .join(
      '',
    )}</Группы><Свойства>${element('Свойство', element('Ид', 'bm-s') + element('Наименование', long('s')))}</Свойства></Классификатор><Каталог><Ид>bm-c</Ид><Товары>${goods(
    'bm-1',
    element('Артикул', long('a')) +
      element('Наименование', `к${long('n', 200_000)}`) +
      `<БазоваяЕдиница Код="${long('u')}">${long('v')}</БазоваяЕдиница>` +
      element('Группы', element('Ид', 'bm-g')) +
      element('Изготовитель', element('Наименование', `к${long('m')}`)) +
      element(
        'ЗначенияСвойств',
        element('ЗначенияСвойства', element('Ид', 'bm-s') + element('Значение', `к${long('w')}`)),
      ) +
      element(
        'ЗначенияРеквизитов',
        [
          ['Страна', long('c')],
          ['Код НКТ', long('k')],
          ['Гарантия', '1e30'],
          ['Длина', '1e30'],
          ['Вес', '1e30'],
          [long('r'), long('q')],
        ]
          .map(([name = '', value = '']) => requisite(name, value))
          .join(''),
      ),
  )}${goods('bm-2', element('Наименование', 'Дверь рядом') + element('Группы', element('Ид', 'bm-h')))}</Товары></Каталог></КоммерческаяИнформация>`;
  const told = await base.send('import.xml', Buffer.from(xml));
  expect([told.status, told.lines[0]], told.lines.join(' ')).toEqual([200, 'success']);
  const rows = await shop.db`
    SELECT p.external_id AS id, length(p.name_ru) AS name, length(p.product_code) <= 200 AS "isShort", length(b.name) <= 200 AS brand
    FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.external_id LIKE 'bm-%' ORDER BY 1`;
  expect([...rows]).toEqual([
    { id: 'bm-1', name: expect.any(Number), isShort: true, brand: true },
    { id: 'bm-2', name: 11, isShort: true, brand: true },
  ]);
});

test.each([
  [
    'a price for a millionth of a thing',
    '<ЦенаЗаЕдиницу>4000</ЦенаЗаЕдиницу><Коэффициент>1e-9</Коэффициент>',
  ],
  [
    'a price from more than there is',
    '<ЦенаЗаЕдиницу>4000</ЦенаЗаЕдиницу><МинКоличество>9e90</МинКоличество>',
  ],
  ['a price below zero', '<ЦенаЗаЕдиницу>-4000</ЦенаЗаЕдиницу>'],
  ['a price beyond all money', '<ЦенаЗаЕдиницу>4e30</ЦенаЗаЕдиницу>'],
])('%s is told of, and the next one is taken', async (_what, inner) => {
  const amount = 1000 + Math.floor(Math.random() * 100_000);
  const price = (id: string, said: string) =>
    element(
      'Предложение',
      element('Ид', id) + element('Цены', element('Цена', `<ИдТипаЦены>bm-p</ИдТипаЦены>${said}`)),
    );
  const told = await base.send(
    'prices.xml',
    Buffer.from(
      `<КоммерческаяИнформация><ПакетПредложений><ИдКаталога>bm-c</ИдКаталога><Предложения>${price('bm-1', inner)}${price('bm-2', element('ЦенаЗаЕдиницу', String(amount)))}</Предложения></ПакетПредложений></КоммерческаяИнформация>`,
    ),
  );
  expect([told.status, told.lines[0]], told.lines.join(' ')).toEqual([200, 'success']);
  const [row] = await shop.db`
    SELECT state, counts ->> 'price' AS prices, counts ->> 'offer' AS offers, counts ->> 'price.unreadable' AS refused,
           (SELECT price FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.external_id = 'bm-2') AS price
    FROM exchange_packages ORDER BY id DESC LIMIT 1`;
  expect(row).toEqual({ state: 'applied', prices: '2', offers: '2', refused: '1', price: amount });
});

test('what is counted of a file is what stands in it, also what could not be taken', async () => {
  const told = await base.send(
    'offers.xml',
    await readStranger({ as: 'offers.xml', file: 'roznica-offers.xml' }),
  );
  expect(told.lines[0]).toBe('success');
  const [row] = await shop.db`SELECT counts FROM exchange_packages ORDER BY id DESC LIMIT 1`;
  expect(row?.counts).toMatchObject({
    offer: 3,
    price: 3,
    rest: 3,
    'price.unreadable': 1,
    'stock.unreadable': 1,
  });
});
