import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';
import { findPaperOrder } from '../../receipts/receipts.ts';
import { findOrder } from '../orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.db`DELETE FROM services`;
  await shop.db`
    INSERT INTO services (code, name_ru, name_kz, note_ru, note_kz, unit_ru, unit_kz, price, families, position)
    VALUES ('raspil', 'Распил', 'Кесу', 'Прямой рез', 'Тік кесу', 'рез', 'кесу', 300, '{}', 1),
           ('polyot', 'Полёт', 'Ұшу', 'На Луну', 'Айға', 'раз', 'рет', 900, '{NOT-OURS}', 2)`;
});
afterAll(() => shop.close());

const raspil = (count: number) => [{ code: 'raspil', count }];

test('the checkout offers what can be done with the goods, in the language of the reader', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  await shop.ask(buyer, 'POST', '/api/v1/cart/', { items: [{ productCode: goods.code, count: 1 }] });
  const asked = await shop.ask<{ services: unknown[] }>(buyer, 'GET', '/api/v1/order/options/', undefined, {
    'x-language-id': 'kz',
  });
  expect(asked.body.data.services).toEqual([
    { code: 'raspil', name: 'Кесу', note: 'Тік кесу', unit: 'кесу', price: 300 },
  ]);
});

test('a service is priced beside the goods, kept with the order and named on its papers; the sums add up', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  const items = [{ goods, count: 2 }];
  const { recipient: _who, payment: _how, agreement: _yes, total: _sum, ...terms } = orderBody(items);
  const quote = await shop.ask<{ totals: object }>(buyer, 'POST', '/api/v1/order/delivery/calculate/', {
    ...terms,
    services: raspil(3),
  });
  // 2000 × 16/116 = 276 and 900 × 16/116 = 124.
  expect(quote.body.data.totals).toMatchObject({ goods: 2000, services: 900, total: 2900, vat: 276 + 124 });
  const made = await shop.order(buyer, items, { services: raspil(3), total: 2900 });
  expect(made).toMatchObject({ status: 200, body: { data: { total: 2900 } } });
  const { orderId } = made.body.data;
  const stored = await findOrder(shop.db, orderId);
  expect(stored).toMatchObject({
    servicesSum: 900,
    services: [{ code: 'raspil', count: 3, price: 300, sum: 900, vatPercent: 16, vatSum: 124 }],
  });
  const shown = await shop.ask<{ services: object[]; totals: object }>(
    buyer,
    'GET',
    `/api/v1/orders/${orderId}/`,
  );
  expect(shown.body.data).toMatchObject({
    services: [{ name: 'Распил', unit: 'рез', sum: 900 }],
    totals: { services: 900, total: 2900 },
  });
  const paper = await findPaperOrder(shop.db, orderId);
  expect(paper?.lines.map(({ name, count, sumTenge }) => [name.ru, count, sumTenge]).at(-1)).toEqual([
    'Распил',
    3,
    900,
  ]);
  expect(paper?.lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0)).toBe(2900);
  expect(paper?.lines.reduce((sum, { vatTenge }) => sum + vatTenge, 0)).toBe(stored?.vatSum);
});

test('a price that changed since it was shown is told, and nothing is made', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  await shop.db`UPDATE services SET price = 350 WHERE code = 'raspil'`;
  const made = await shop.order(buyer, [{ goods, count: 1 }], { services: raspil(1), total: 1300 });
  await shop.db`UPDATE services SET price = 300 WHERE code = 'raspil'`;
  expect(made).toMatchObject({
    status: 409,
    body: {
      code: 'order.cart_changed',
      data: { total: 1350, changes: [{ kind: 'total', from: 1300, to: 1350 }] },
    },
  });
  expect(await shop.stockOf(goods)).toBe(5);
});

test.each([
  ['not done with these goods', 'polyot'],
  ['unknown', 'no-such-work'],
])('a service that is %s is refused and never left out in silence', async (_name, code) => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  const made = await shop.order(buyer, [{ goods, count: 1 }], { services: [{ code, count: 1 }] });
  expect(made).toMatchObject({ status: 409, body: { code: 'order.service_not_offered' } });
  expect(await shop.stockOf(goods)).toBe(5);
});
