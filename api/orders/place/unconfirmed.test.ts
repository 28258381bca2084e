/** An order beyond what is held unpaid waits for the shop's word, and holds no goods until then. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { endExpiredOrders, moveByOperator } from '#api/order-life/order-life.ts';
import { takeMoney } from '#api/payments/payments.ts';
import type { Order } from '#contract/order.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({
    config: {
      openBounds: { orders: 20, sum: 500_000, stockPercent: 50, waiting: 2, waitHours: 48 },
    },
  });
});
afterAll(() => shop.close());

let last = 0;
const forPhone = () => ({
  recipient: { firstName: 'Айгерим', phone: `+7 705 300-00-${String(++last).padStart(2, '0')}` },
});

/** Larger than what is held: ten at 60 000. */
async function wait(buyer: Buyer, more: object = {}, goods = shop.goods(12, { price: 60_000 })) {
  const of = await goods;
  const made = await shop.order(buyer, [{ goods: of, count: 10 }], { ...forPhone(), ...more });
  return { of, id: made.body.data?.orderId ?? 0, ...made };
}
const page = async (buyer: Buyer, id: number) =>
  (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${id}/`)).body.data;
const confirm = (id: number) => moveByOperator(shop.db, String(id), { to: 'confirmed', comment: '' });
const entries = async (id: number) =>
  (await shop.db`SELECT FROM stock_entries WHERE order_id = ${id}`).length;
const take = (goods: Goods, count: number) =>
  shop.buyer().then((other) => shop.order(other, [{ goods, count }], forPhone()));

describe('an order beyond what is held unpaid', () => {
  test('is told before it is placed, is placed, and holds nothing', async () => {
    const [buyer, goods] = [await shop.buyer(), await shop.goods(12, { price: 60_000 })];
    const ask = (count: number) =>
      shop.ask<{ needsConfirmation: boolean }>(buyer, 'POST', '/api/v1/order/delivery/calculate/', {
        items: [{ productCode: goods.code, count }],
        delivery: { method: 'pickup', storeId: 1 },
      });
    expect((await ask(8)).body.data.needsConfirmation).toBe(false);
    expect((await ask(10)).body.data.needsConfirmation).toBe(true);
    const made = await wait(buyer, { payment: 'card_online' }, Promise.resolve(goods));
    expect(made).toMatchObject({
      status: 200,
      body: { data: { payment: { status: 'none', redirectUrl: null } } },
    });
    expect(await shop.stockOf(goods)).toBe(12);
    expect(await entries(made.id)).toBe(0);
    expect(await page(buyer, made.id)).toMatchObject({
      status: 'new',
      confirmUntil: expect.stringMatching(/Z$/),
      canPay: false,
      canChange: false,
      cancelWay: 'cancel',
      documents: [],
    });
    // Others buy what it wants meanwhile.
    expect((await take(goods, 3)).status).toBe(200);
  });

  test('takes its goods when it is confirmed, and its money is awaited from then on', async () => {
    const buyer = await shop.buyer();
    const { of, id } = await wait(buyer, { payment: 'card_online' });
    await confirm(id);
    expect(await shop.stockOf(of)).toBe(2);
    expect(await page(buyer, id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'pending',
      confirmUntil: null,
      canPay: true,
      canChange: true,
    });
    await moveByOperator(shop.db, String(id), { to: 'cancelled', comment: '', reason: 'no_contact' });
    expect(await shop.stockOf(of)).toBe(12);
  });

  test('is not confirmed while there is too little; the lines that lack are named', async () => {
    const buyer = await shop.buyer();
    const { of, id } = await wait(buyer);
    expect((await take(of, 5)).status).toBe(200);
    await expect(confirm(id)).rejects.toMatchObject({
      code: 'order.too_little_to_confirm',
      details: { lines: expect.stringMatching(/: .*10.*7/) },
    });
    expect(await shop.stockOf(of)).toBe(7);
    expect((await page(buyer, id)).status).toBe('new');
    await shop.db`UPDATE stocks SET count = 11 WHERE product_id = ${of.id} AND store_id = 1`;
    await confirm(id);
    expect(await shop.stockOf(of)).toBe(1);
  });

  test('is cancelled without giving back what it never took', async () => {
    const buyer = await shop.buyer();
    const { of, id } = await wait(buyer);
    const cancelled = await shop.ask(buyer, 'POST', `/api/v1/orders/${id}/cancel/`, { reason: 'mistake' });
    expect(cancelled.status).toBe(200);
    expect(await shop.stockOf(of)).toBe(12);
    await expect(confirm(id)).rejects.toMatchObject({ code: 'order.wrong_step' });
  });

  test('ends by itself when nobody confirms it', async () => {
    const buyer = await shop.buyer();
    const { of, id } = await wait(buyer);
    await endExpiredOrders(shop.db, new Date(Date.now() + 47 * 3_600_000));
    expect((await page(buyer, id)).status).toBe('new');
    await endExpiredOrders(shop.db, new Date(Date.now() + 49 * 3_600_000));
    expect(await page(buyer, id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_confirmed' });
    expect(await shop.stockOf(of)).toBe(12);
  });

  test('is one of a few: the next is refused, and the answer names the bound', async () => {
    const buyer = await shop.buyer();
    const first = await wait(buyer);
    expect((await wait(buyer)).status).toBe(200);
    const third = await wait(buyer);
    expect(third).toMatchObject({ status: 409, body: { code: 'order.too_much_unpaid' } });
    await confirm(first.id);
    // What was confirmed counts among what is held; its place among those that wait is free.
    expect((await wait(buyer)).status).toBe(200);
  });

  test('is never oversold: many wait, all are confirmed at once', async () => {
    const goods = await shop.goods(35, { price: 60_000 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()));
    const made = await Promise.all(buyers.map((buyer) => wait(buyer, {}, Promise.resolve(goods))));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const ends = await Promise.allSettled(made.map(({ id }) => confirm(id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await shop.stockOf(goods)).toBe(5);
    const [held] = await shop.db<{ sum: number }[]>`
      SELECT -sum(count)::int AS sum FROM stock_entries WHERE product_id = ${goods.id}`;
    expect(held?.sum).toBe(30);
  });

  test('takes no money before, neither on the site nor by hand', async () => {
    const buyer = await shop.buyer();
    const { id } = await wait(buyer, { payment: 'card_online' });
    const paying = await shop.ask(buyer, 'POST', `/api/v1/orders/${id}/payment/retry/`, {
      payment: 'kaspi_pay',
    });
    expect(paying.body.code).toBe('order.cannot_pay');
    expect(await transaction(shop.db, (tx) => takeMoney(tx, id))).toBe(false);
    await confirm(id);
    expect(await transaction(shop.db, (tx) => takeMoney(tx, id))).toBe(true);
  });
});
