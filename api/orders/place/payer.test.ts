/** Prices, minimum, credit, contract and papers belong to the payer that is chosen; and steps by quantity are charged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { ProductDetails } from '#contract/catalog.ts';
import { priceSteps, priceView } from '#domain/price.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { findOrder } from '../orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

let made = 0;
/** An organisation of the buyer's, with a contract of this number or without any. */
async function organizationOf(buyer: Buyer, number: string | null, isChosen = false): Promise<number> {
  made += 1;
  const bin = `20014000${String(made).padStart(4, '0')}`;
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO organizations (name, form, bin, status, legal_address)
    VALUES (${`ДЕМО ${made}`}, 'ТОО', ${bin}, 'active', 'г. Павлодар') RETURNING id`;
  const id = Number(row?.id);
  await shop.db`INSERT INTO organization_members (user_id, organization_id) VALUES (${buyer.id}, ${id})`;
  if (number !== null)
    await shop.db`
      INSERT INTO wholesale_contracts (organization_id, number, min_order_sum, credit_limit, deferral_days)
      VALUES (${id}, ${number}, 4000, 1000000, 14)`;
  if (isChosen) await shop.db`UPDATE users SET organization_id = ${id} WHERE id = ${buyer.id}`;
  return id;
}

const figure = (value: number) => value.toLocaleString('ru-RU').replaceAll(/\s/g, ' ');
const invoiceOf = async (buyer: Buyer, orderId: number) => {
  const answer = await shop.app.inject({
    url: `/api/v1/orders/${orderId}/documents/invoice/?lang=ru`,
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  return (await readPdfText(answer.rawPayload)).replaceAll(/\s+/g, ' ');
};

interface Quoted {
  goods: { lines: { productCode: string; price: number; sum: number }[] };
  contract: { number: string } | null;
  minOrder: { sum: number; missing: number } | null;
  totals: { goods: number; total: number };
  payments: { code: string; isOffered: boolean }[];
}
const quote = async (buyer: Buyer, goods: Goods, count: number, more: object = {}) =>
  (
    await shop.ask<Quoted>(buyer, 'POST', '/api/v1/order/delivery/calculate/', {
      ...orderBody([{ goods, count }]),
      ...more,
    })
  ).body.data;

describe('steps by quantity', () => {
  test.each([1, 19, 20, 99, 100])(
    'for %d the page, the cart, the checkout, the order and its invoice say one price',
    async (count) => {
      const buyer = await shop.buyer();
      await organizationOf(buyer, `ОПТ-${count}`, true);
      const goods = await shop.goods(200, { price: 12_345 });
      await shop.db`DELETE FROM wholesale_tiers WHERE product_id = ${goods.id}`;
      await shop.db`
        INSERT INTO wholesale_tiers (product_id, from_count, price)
        VALUES (${goods.id}, 20, 9500), (${goods.id}, 100, 9111)`;
      const page = (await shop.ask<ProductDetails>(buyer, 'GET', `/api/v2/products/${goods.code}/`)).body
        .data;
      expect(priceSteps(page, 'wholesale')).toEqual([
        { from: 1, price: 9876 },
        { from: 20, price: 9500 },
        { from: 100, price: 9111 },
      ]);
      const { price } = priceView(page, 'wholesale', count);
      const items = [{ productCode: goods.code, count }];
      const cart = (await shop.ask<never>(buyer, 'POST', '/api/v1/cart/', { items })).body as unknown as Cart;
      expect(cart.items[0]).toMatchObject({ price, sum: price * count });
      const quoted = await quote(buyer, goods, count);
      expect(quoted.goods.lines).toMatchObject([{ productCode: goods.code, price, sum: price * count }]);
      const { status, body } = await shop.order(buyer, [{ goods: { ...goods, price }, count }], {
        payment: 'invoice',
      });
      expect(status, JSON.stringify(body)).toBe(200);
      expect((await findOrder(shop.db, body.data.orderId))?.lines).toMatchObject([
        { price, count, sum: price * count },
      ]);
      const paper = await invoiceOf(buyer, body.data.orderId);
      expect(paper).toContain(figure(price));
      expect(paper).toContain(figure(price * count));
    },
  );
});

describe('of two organisations, one with a contract', () => {
  let buyer: Buyer;
  let withContract: number;
  let without: number;
  let goods: Goods;
  beforeAll(async () => {
    buyer = await shop.buyer();
    withContract = await organizationOf(buyer, 'ОПТ-ПАРА', true);
    without = await organizationOf(buyer, null);
    goods = await shop.goods(100, { price: 1000 });
  });
  const invoice = (organizationId: number) => ({ payment: 'invoice', organizationId });

  test('the one without it is quoted and charged retail, and its paper names no contract', async () => {
    const quoted = await quote(buyer, goods, 3, { organizationId: without });
    expect(quoted).toMatchObject({ totals: { goods: 3000 }, contract: null, minOrder: null });
    expect(quoted.payments.find(({ code }) => code === 'deferred')?.isOffered).toBe(false);
    const { status, body } = await shop.order(buyer, [{ goods, count: 3 }], invoice(without));
    expect(status, JSON.stringify(body)).toBe(200);
    const order = await findOrder(shop.db, body.data.orderId);
    expect(order).toMatchObject({ totalSum: 3000, contractId: null });
    const paper = await invoiceOf(buyer, body.data.orderId);
    expect(paper).not.toContain('ОПТ-ПАРА');
    expect(paper).toContain('3 000');
  });

  test('the one with it is quoted and charged by it, whomever the page was bought for', async () => {
    await shop.db`UPDATE users SET organization_id = ${without} WHERE id = ${buyer.id}`;
    expect(await quote(buyer, goods, 3)).toMatchObject({ totals: { goods: 3000 }, contract: null });
    const quoted = await quote(buyer, goods, 3, { organizationId: withContract });
    expect(quoted).toMatchObject({
      totals: { goods: 2400 },
      contract: { number: 'ОПТ-ПАРА' },
      minOrder: { sum: 4000, missing: 1600 },
    });
    const few = await shop.order(
      buyer,
      [{ goods: { ...goods, price: 800 }, count: 3 }],
      invoice(withContract),
    );
    expect(few.body.code).toBe('order.min_order');
    const { body } = await shop.order(buyer, [{ goods: { ...goods, price: 800 }, count: 5 }], {
      ...invoice(withContract),
      payment: 'deferred',
    });
    expect(await findOrder(shop.db, body.data.orderId)).toMatchObject({ totalSum: 4000 });
    expect(await invoiceOf(buyer, body.data.orderId)).toContain('ОПТ-ПАРА');
    const [bill] = await shop.db`
      SELECT b.sum FROM wholesale_bills b JOIN wholesale_contracts c ON c.id = b.contract_id
      WHERE c.organization_id = ${withContract}`;
    expect(bill?.sum).toBe(4000);
  });

  test('one whose contract is over is charged retail', async () => {
    await shop.db`UPDATE wholesale_contracts SET revoked_at = now() WHERE organization_id = ${withContract}`;
    const quoted = await quote(buyer, goods, 3, { organizationId: withContract });
    expect(quoted).toMatchObject({ totals: { goods: 3000 }, contract: null });
  });

  test('somebody else’s is refused like none', async () => {
    const stranger = await shop.buyer();
    const { status, body } = await shop.ask(stranger, 'POST', '/api/v1/order/delivery/calculate/', {
      ...orderBody([{ goods, count: 1 }]),
      organizationId: without,
    });
    expect([status, body.code]).toEqual([404, 'organization.not_found']);
  });
});
