/** The buyer changes an order until picking starts: shown before it is done, done once, never over somebody else's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatTenge } from '#domain/money.ts';
import { type ChangeBench, changeBench } from '#tests/changed-orders.ts';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { listLetters } from '#tests/outbox.ts';
import { moveByOperator } from './order-life.ts';

let shop: OrderShop;
let { show, quote, apply, change, order } = {} as ChangeBench;
beforeAll(async () => {
  shop = await openOrderShop({ hasOutbox: true });
  ({ show, quote, apply, change, order } = changeBench(shop));
});
afterAll(() => shop.close());

const pay = (redirectUrl: string | null) =>
  shop.app.inject({
    method: 'POST',
    url: `${new URL(String(redirectUrl)).pathname}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('lines', () => {
  test('a lowered and a removed line: shown, done, told, and their goods are free again', async () => {
    const [one, two] = [await shop.goods(10), await shop.goods(10)];
    const { buyer, id } = await order([
      { goods: one, count: 5 },
      { goods: two, count: 2 },
    ]);
    const wish = {
      items: [
        { id: 1, count: 3 },
        { id: 2, count: 0 },
      ],
    };
    const { body } = await quote(buyer, id, wish);
    expect(body.data).toMatchObject({
      difference: -2 * one.price - 2 * two.price,
      back: 0,
      from: { total: 7000 },
      to: { total: 3000 },
      lines: [
        { from: { count: 5 }, to: { count: 3 } },
        { from: { count: 2 }, to: null },
      ],
    });
    // A question changes nothing.
    expect(await shop.stockOf(one)).toBe(5);
    expect((await show(buyer, id)).total).toBe(7000);
    await shop.db`UPDATE users SET email_confirmed_at = now() WHERE id = ${buyer.id}`;
    const { order: now } = await change(buyer, id, wish);
    expect(now).toMatchObject({ total: 3000, items: [{ id: 1, count: 3, sum: 3000 }] });
    expect(now.statusHistory.at(-1)).toMatchObject({ status: 'new', by: 'buyer', about: 'changed' });
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([7, 10]);
    await shop.sendLetters();
    const letter = listLetters(shop.config.dataDir ?? '').find(({ kind }) => kind === 'order-changed');
    expect(letter?.html).toContain(`/personal/orders/${id}`);
    expect(letter?.html).toContain(formatTenge(3000));
    // Cancelled, all of it comes back once.
    await shop.ask(buyer, 'POST', `/api/v1/orders/${id}/cancel/`, { reason: 'mistake' });
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([10, 10]);
  });

  test('more is taken within the stock and never beyond it, however many want the last at once', async () => {
    const goods = await shop.goods(10);
    const all = await Promise.all([1, 2, 3].map(() => order([{ goods, count: 2 }])));
    const wish = { items: [{ id: 1, count: 5 }] };
    const { body: over } = await quote(all[0]?.buyer as Buyer, all[0]?.id as number, {
      items: [{ id: 1, count: 7 }],
    });
    expect(over.code).toBe('order.out_of_stock');
    const answers = await Promise.all(
      all.map(async ({ buyer, id }) => {
        const { revision } = (await quote(buyer, id, {})).body.data;
        return apply(buyer, id, { ...wish, revision, total: 5000 });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await shop.stockOf(goods)).toBe(10 - 5 - 2 - 2);
  });

  test('who read an older order changes nothing, and a repeat is done once', async () => {
    const goods = await shop.goods(10);
    const { buyer, id } = await order([{ goods, count: 4 }]);
    const { revision } = (await quote(buyer, id, {})).body.data;
    const first = { items: [{ id: 1, count: 3 }], revision, total: 3000 };
    const [one, again] = [
      await apply(buyer, id, first, 'the-press'),
      await apply(buyer, id, first, 'the-press'),
    ];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect((await show(buyer, id)).statusHistory.filter(({ about }) => about === 'changed')).toHaveLength(1);
    const late = await apply(buyer, id, { items: [{ id: 1, count: 1 }], revision, total: 1000 });
    expect(late).toMatchObject({ status: 409, body: { code: 'order.changed_meanwhile' } });
    // An operator's step counts as well.
    const read = (await quote(buyer, id, {})).body.data;
    await moveByOperator(shop.db, String(id), { to: 'confirmed', comment: '' });
    const after = await apply(buyer, id, {
      items: [{ id: 1, count: 1 }],
      revision: read.revision,
      total: 1000,
    });
    expect(after.body.code).toBe('order.changed_meanwhile');
    expect(await shop.stockOf(goods)).toBe(7);
    await moveByOperator(shop.db, String(id), { to: 'assembling', comment: '' });
    expect((await quote(buyer, id, {}, 'kz')).body).toMatchObject({
      code: 'order.cannot_change',
      message: expect.stringContaining('өзгертуге болмайды'),
    });
    expect((await show(buyer, id)).canChange).toBe(false);
  });

  test('a line that is not raised keeps its price, a raised one is priced as today', async () => {
    const goods = await shop.goods(20, { price: 1000 });
    const { buyer, id } = await order([{ goods, count: 4 }]);
    await shop.db`UPDATE product_prices SET price = 1300, regular_price = 1300 WHERE product_id = ${goods.id}`;
    expect((await change(buyer, id, { items: [{ id: 1, count: 3 }] })).order.total).toBe(3000);
    expect((await change(buyer, id, { items: [{ id: 1, count: 5 }] })).order.total).toBe(6500);
  });

  test('an order without goods is none: it is cancelled instead', async () => {
    const { buyer, id } = await order([{ goods: await shop.goods(5), count: 1 }]);
    expect((await quote(buyer, id, { items: [{ id: 1, count: 0 }] })).body.code).toBe('order.empty');
  });
});

describe('money', () => {
  test('of a paid order the difference goes back and the register tells of it anew; dearer it cannot become', async () => {
    const goods = await shop.goods(10);
    const { buyer, id, payment } = await order([{ goods, count: 4 }], { payment: 'card_online' });
    await pay(payment.redirectUrl);
    const dearer = await quote(buyer, id, { items: [{ id: 1, count: 5 }] });
    expect(dearer).toMatchObject({ status: 409, body: { code: 'order.change_dearer' } });
    expect(dearer.body.message).toMatch(/1\s?000/);
    const { shown, order: now } = await change(buyer, id, { items: [{ id: 1, count: 1 }] });
    expect(shown).toMatchObject({ back: 3000 });
    expect(now).toMatchObject({ total: 1000, paymentStatus: 'paid' });
    expect(now.receipts.map(({ type }) => type)).toEqual(['sale', 'return', 'sale']);
    await shop.settleMoney();
    const [bank] = await shop.db`
      SELECT sum(s.refunded)::int AS refunded FROM sandbox_payments s JOIN payments p USING (reference)
      WHERE p.order_id = ${id}`;
    expect(bank).toEqual({ refunded: 3000 });
    // What is left goes back with the order itself.
    await shop.ask(buyer, 'POST', `/api/v1/orders/${id}/cancel/`, { reason: 'mistake' });
    await shop.settleMoney();
    const [whole] = await shop.db`
      SELECT sum(s.refunded)::int AS refunded FROM sandbox_payments s JOIN payments p USING (reference)
      WHERE p.order_id = ${id}`;
    expect(whole).toEqual({ refunded: 4000 });
    expect(await shop.stockOf(goods)).toBe(10);
  });

  test('another way to pay: what is awaited follows, and the new sum is what is asked for', async () => {
    const goods = await shop.goods(10);
    const { buyer, id } = await order([{ goods, count: 4 }]);
    const { order: online } = await change(buyer, id, {
      payment: 'card_online',
      items: [{ id: 1, count: 2 }],
    });
    expect(online).toMatchObject({
      payment: 'card_online',
      paymentStatus: 'pending',
      canPay: true,
      total: 2000,
    });
    expect(online.payUntil).not.toBeNull();
    const { order: cash } = await change(buyer, id, { payment: 'cash_on_receipt' });
    expect(cash).toMatchObject({ paymentStatus: 'none', canPay: false, payUntil: null });
    const { body } = await quote(buyer, id, { payment: 'invoice' });
    expect(body.code).toBe('order.payment_not_allowed');
  });
});

describe('place and hour', () => {
  test('another store and its day', async () => {
    const [{ id: other } = { id: 0 }] = await shop.db<{ id: number }[]>`
      SELECT id::int FROM stores WHERE city_id = 1 AND has_pickup AND id <> 1 ORDER BY id LIMIT 1`;
    const { buyer, id } = await order([{ goods: await shop.goods(5), count: 1 }]);
    const { order: now } = await change(buyer, id, { storeId: other });
    expect(now.delivery.store?.id).toBe(other);
    expect((await quote(buyer, id, { storeId: 9999 })).body.code).toBe('order.store_unknown');
  });

  test('another hour: the old one is free again', async () => {
    // No hours but those of this order.
    await shop.db`DELETE FROM delivery_slots`;
    const goods = await shop.goods(50, { weightKg: 5 });
    const buyer = await shop.buyer();
    const addressId = await shop.address(buyer);
    const { body: slots } = await shop.ask<{ id: string; price: number }[]>(
      buyer,
      'GET',
      '/api/v1/order/slots/?zoneId=pavlodar:near&weight=10',
    );
    const [first, second] = slots.data.filter(({ price }) => price === 0);
    const { body: hold } = await shop.ask<{ holdId: string }>(buyer, 'POST', '/api/v1/order/slots/hold/', {
      slotId: first?.id,
      weight: 10,
    });
    const made = await shop.order(buyer, [{ goods, count: 2 }], {
      delivery: { method: 'delivery', addressId },
      slotHoldId: hold.data.holdId,
      total: 2 * goods.price + 1500,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { orderId } = made.body.data;
    const taken = () => shop.db`SELECT day::text, starts, taken_orders, taken_kg FROM delivery_slots
      WHERE taken_orders > 0`;
    expect(await taken()).toMatchObject([{ taken_orders: 1, taken_kg: 10 }]);
    const { order: now } = await change(buyer, orderId, { slotId: second?.id, items: [{ id: 1, count: 4 }] });
    expect(`pavlodar_${now.delivery.slot?.date}_${now.delivery.slot?.from.slice(0, 2)}`).toBe(second?.id);
    expect(await taken()).toMatchObject([
      { day: now.delivery.slot?.date, starts: now.delivery.slot?.from, taken_orders: 1, taken_kg: 20 },
    ]);
  });
});
