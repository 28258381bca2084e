/** What is owed, told where it stands in the way, and the papers of a contract. */
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { priceView } from '#domain/price.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { readPdfText } from '#tests/pdf-text.ts';

let shop: OrderShop;
let buyer: Buyer;
let goods: Goods;
const manager = { name: 'Ержан ДЕМО', phone: '+77000000009', email: 'manager@sheber.test' };
beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
  goods = await shop.goods(50, { price: 10_000 });
  const [contract] = await shop.db<{ id: number }[]>`
    INSERT INTO wholesale_contracts (user_id, number, min_order_sum, credit_limit, deferral_days, manager)
    VALUES (${buyer.id}, 'ОПТ-Ф-Т', 0, 900000, 14, ${shop.db.json(manager)}) RETURNING id`;
  for (const [number, daysAgo, sum, paid] of [
    ['СЧ-1', 40, 50_000, 50_000],
    ['СЧ-2', 30, 80_000, 30_000],
    ['СЧ-3', 20, 20_000, 0],
    ['СЧ-4', 2, 10_000, 0],
  ] as const)
    await shop.db`
      INSERT INTO wholesale_bills (contract_id, number, issued_on, due_on, sum, paid)
      VALUES (${contract?.id ?? 0}, ${number}, almaty_day(now()) - ${daysAgo}::int,
              almaty_day(now()) - ${daysAgo - 14}::int, ${sum}, ${paid})`;
});
afterAll(() => shop.close());

const file = async (url: string, { token }: Buyer = buyer) => {
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    bytes: answer.rawPayload,
  };
};

const atWholesale = () => ({
  items: [{ productCode: goods.code, count: 1, sum: 8000 }],
  total: 8000,
  payment: 'deferred',
});

describe('an order that an overdue bill stands in the way of', () => {
  test('is refused with the bill, its sum, its day and whom to ask', async () => {
    const refused = await shop.order(buyer, [{ goods, count: 1 }], atWholesale());
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.overdue_debt' } });
    const { message = '' } = refused.body;
    const [due] = await shop.db<{ day: string }[]>`
      SELECT to_char(due_on, 'DD.MM.YYYY') AS day FROM wholesale_bills WHERE number = 'СЧ-2'`;
    expect(message.replace(/\s/g, ' ')).toContain('СЧ-2: 50 000 ₸');
    expect(message).toContain(due?.day);
    expect(message).toContain(manager.name);
    expect(message).toContain(manager.email);
  });

  test('is told so before the press', async () => {
    const { body } = await shop.ask<{ debt: object; payments: { code: string; reason: string | null }[] }>(
      buyer,
      'POST',
      '/api/v1/order/delivery/calculate/',
      {
        items: [{ productCode: goods.code, count: 1 }],
        delivery: { method: 'pickup', storeId: 1 },
      },
    );
    expect(body.data.debt).toMatchObject({ number: 'СЧ-2', left: 50_000, total: 70_000, manager });
    expect(body.data.payments.find(({ code }) => code === 'deferred')?.reason).toBe('overdue_debt');
  });
});

test('debts of a contract of one’s own are told bill by bill, with the manager', async () => {
  const { body } = await shop.ask<object>(buyer, 'GET', '/api/v1/wholesale/debts/');
  expect(body.data).toMatchObject({
    contract: { number: 'ОПТ-Ф-Т' },
    manager,
    used: 80_000,
    bills: [
      { number: 'СЧ-2', sum: 80_000, paid: 30_000, left: 50_000, isOverdue: true },
      { number: 'СЧ-3', left: 20_000, isOverdue: true },
      { number: 'СЧ-4', left: 10_000, isOverdue: false },
    ],
  });
});

describe('the act of reconciliation', () => {
  test('is a paper that names every bill and adds up to what is owed', async () => {
    const { status, type, bytes } = await file('/api/v1/wholesale/act/?format=pdf');
    expect([status, type]).toEqual([200, 'application/pdf']);
    const text = (await readPdfText(bytes)).replace(/\s+/g, ' ');
    for (const words of ['Акт сверки', 'ОПТ-Ф-Т', 'СЧ-1', 'СЧ-2', 'СЧ-3', 'СЧ-4', '160 000', '80 000 ₸'])
      expect(text).toContain(words);
  });

  test('is a table with the same sums, in both languages', async () => {
    for (const lang of ['ru', 'kz']) {
      const { bytes } = await file(`/api/v1/wholesale/act/?format=xlsx&lang=${lang}`);
      const rows = await readSheet(bytes);
      expect(rows.find(([bill]) => bill === 'СЧ-2')?.slice(3)).toEqual([80_000, 30_000, 50_000]);
      const total = rows.find(([name]) => name === 'Итого' || name === 'Барлығы');
      expect(total?.slice(3)).toEqual([160_000, 80_000, 80_000]);
    }
  });
});

test('the price list says what the holder of the contract is shown for the same goods', async () => {
  await shop.db`INSERT INTO wholesale_tiers (product_id, from_count, price) VALUES (${goods.id}, 20, 7000)`;
  const { status, bytes } = await file('/api/v1/wholesale/price-list/?city=pavlodar');
  expect(status).toBe(200);
  const rows = await readSheet(bytes);
  const shown = await shop.ask<Product>(buyer, 'GET', `/api/v2/products/${goods.code}/?city=pavlodar`);
  const { productCode } = shown.body.data;
  const row = rows.find(([article]) => String(article) === productCode);
  expect(row?.[3]).toBe(10_000);
  expect(row?.[4]).toBe(priceView(shown.body.data, 'wholesale').price);
  expect(String(row?.[5]).replace(/\s/g, ' ')).toContain('от 20 — 7 000 ₸');
  expect(rows.length).toBeGreaterThan(1000);
});

test('without a contract there are no papers, and another’s organisation looks like none', async () => {
  const stranger = await shop.buyer();
  expect((await file('/api/v1/wholesale/act/', stranger)).status).toBe(404);
  expect((await file('/api/v1/wholesale/price-list/', stranger)).status).toBe(404);
  expect((await file('/api/v1/wholesale/act/?organizationId=1', stranger)).status).toBe(404);
  expect((await shop.ask(stranger, 'GET', '/api/v1/wholesale/debts/?organizationId=1')).status).toBe(404);
});
