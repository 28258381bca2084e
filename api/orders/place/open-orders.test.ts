import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({
    config: { openBounds: { orders: 3, sum: 500_000, stockPercent: 50, waiting: 0, waitHours: 48 } },
  });
});
afterAll(() => shop.close());

let last = 0;
/** A phone of their own, unless told otherwise. */
const aPhone = () => `+7 705 200-00-${String(++last).padStart(2, '0')}`;
const forPhone = (phone: string) => ({ recipient: { firstName: 'Айгерим', lastName: '', phone } });
const take = async (buyer: Buyer, count: number, phone: string, goods = shop.goods(count)) => {
  const of = await goods;
  return { of, ...(await shop.order(buyer, [{ goods: of, count }], forPhone(phone))) };
};

describe('what is open and unpaid', () => {
  test('is so many orders of an account at once; one that ends makes room', async () => {
    const [buyer, phone] = [await shop.buyer(), aPhone()];
    const first = await take(buyer, 1, phone);
    for (const _more of [2, 3]) expect((await take(buyer, 1, phone)).status).toBe(200);
    const refused = await take(buyer, 1, aPhone());
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.too_many_unpaid' } });
    expect(refused.body.message).toMatch(/^У вас уже 3 неоплаченных.*\+7 \(700\) 000-00-00\.$/);
    expect(await shop.stockOf(refused.of)).toBe(1);
    await shop.db`UPDATE orders SET payment_status = 'paid' WHERE id = ${first.body.data.orderId}`;
    expect((await take(buyer, 1, phone)).status).toBe(200);
  });

  test('is counted by the phone too, whoever orders for it', async () => {
    const phone = aPhone();
    for (const _order of [1, 2, 3]) expect((await take(await shop.buyer(), 1, phone)).status).toBe(200);
    const refused = await take(await shop.buyer(), 1, phone);
    expect(refused.body.code).toBe('order.too_many_unpaid');
  });

  test('is bounded when all come at once', async () => {
    const [buyer, phone, goods] = [await shop.buyer(), aPhone(), await shop.goods(8)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.order(buyer, [{ goods, count: 1 }], forPhone(phone))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await shop.stockOf(goods)).toBe(5);
  });

  test('comes to so much, and holds no more than a share of a large stock', async () => {
    const [buyer, phone] = [await shop.buyer(), aPhone()];
    const dear = await take(buyer, 1, phone, shop.goods(5, { price: 500_001 }));
    expect(dear).toMatchObject({ status: 409, body: { code: 'order.too_much_unpaid' } });
    const many = shop.goods(300, { price: 10 });
    const most = await take(buyer, 151, phone, many);
    expect(most).toMatchObject({ status: 409, body: { code: 'order.too_much_of_stock' } });
    expect((await take(buyer, 150, phone, many)).status).toBe(200);
    expect((await take(buyer, 1, phone, many)).body.code).toBe('order.too_much_of_stock');
    expect(await shop.stockOf(await many)).toBe(150);
  });

  test('is not enlarged by a change', async () => {
    const [buyer, phone, goods] = [await shop.buyer(), aPhone(), shop.goods(300, { price: 10 })];
    const { body } = await take(buyer, 1, phone, goods);
    const [line] = await shop.db<{ id: number }[]>`
      SELECT line AS id FROM order_lines WHERE order_id = ${body.data.orderId}`;
    const quote = (count: number) =>
      shop.ask<unknown>(buyer, 'POST', `/api/v1/orders/${body.data.orderId}/change/quote/`, {
        items: [{ id: line?.id ?? 0, count }],
      });
    expect((await quote(150)).status).toBe(200);
    expect((await quote(151)).body.code).toBe('order.too_much_of_stock');
  });
});
