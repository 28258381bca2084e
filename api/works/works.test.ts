/** Work on the goods: what the cart shows for it is what checkout, order and papers charge. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { baseFor, FAN } from '#domain/tinting/tinting.ts';
import { changeBench } from '#tests/changed-orders.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';
import { moveByOperator } from '../order-life/order-life.ts';
import { findPaperOrder } from '../receipts/receipts.ts';

interface Paint extends Goods {
  base: 'a' | 'c';
  litres: number;
}

let shop: OrderShop;
let paints: Paint[];
beforeAll(async () => {
  shop = await openOrderShop();
  paints = await shop.db<Paint[]>`
    SELECT p.id, p.code, v.code AS base, (p.units -> 1 ->> 'ratio')::float8 AS litres, 5000 AS price
    FROM products p JOIN property_values v ON v.id = ANY(p.value_ids)
    JOIN properties q ON q.id = v.property_id AND q.code = 'paint_tint_base'
    JOIN sections s ON s.id = p.section_id AND s.code = 'kraska-dlya-sten-i-potolkov'
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline ORDER BY p.id LIMIT 6`;
  for (const { id } of paints) {
    await shop.db`
      UPDATE product_prices SET price = 5000, regular_price = 5000, club_price = NULL, discount_price = NULL
      WHERE product_id = ${id}`;
    await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${id}`;
    await shop.db`
      INSERT INTO stocks (product_id, store_id, count) VALUES (${id}, 1, 1000)
      ON CONFLICT (product_id, store_id) DO UPDATE SET count = 1000`;
  }
});
afterAll(() => shop.close());

const coloursOf = ({ base }: Paint) => FAN.filter((colour) => baseFor(colour) === base);
const tint = ({ code }: Goods, detail: string, count: number) => ({
  productCode: code,
  kind: 'tint',
  detail,
  count,
});
const paintOf = (base: 'a' | 'c'): Paint => {
  const found = paints.find((paint) => paint.base === base);
  if (!found) throw new Error('the demo range has no such paint');
  return found;
};
// The cart answers without an envelope.
const askCart = async (buyer: Buyer, method: 'GET' | 'POST', payload?: object) => {
  const { status, body } = await shop.ask<Cart>(buyer, method, '/api/v1/cart/', payload);
  return { status, cart: body as unknown as Cart & { code?: string } };
};
const put = (buyer: Buyer, paint: Goods, count: number, works: object[]) =>
  askCart(buyer, 'POST', { city: 'pavlodar', items: [{ productCode: paint.code, count }], works });
const order = (buyer: Buyer, paint: Paint, count: number, works: object[], total: number) =>
  shop.order(buyer, [{ goods: paint, count }], { works, total });

test('lies in the cart beside its line, follows its count and goes with it', async () => {
  const buyer = await shop.buyer();
  const paint = paintOf('a');
  const { cart } = await put(buyer, paint, 3, [tint(paint, 'sand-2a', 2), tint(paint, 'sky-1a', 1)]);
  const price = Math.ceil((250 * paint.litres) / 10) * 10;
  expect(cart.works).toMatchObject({
    items: [
      { detail: 'sand-2a', count: 2, price, sum: 2 * price },
      { detail: 'sky-1a', count: 1, price, sum: price },
    ],
    sum: 3 * price,
  });
  expect(cart.totals.total).toBe(15_000);
  const kz = await shop.ask<Cart>(buyer, 'GET', '/api/v1/cart/', undefined, { 'x-language-id': 'kz' });
  expect((kz.body as unknown as Cart).works.items[0]?.name).toBe('Түстеу: SAND-2A «ашық бәсең құм түсті»');
  const lowered = await put(buyer, paint, 1, []);
  expect(lowered.cart.works.items).toMatchObject([{ detail: 'sand-2a', count: 1 }]);
  await put(buyer, paint, 0, []);
  const again = await put(buyer, paint, 2, []);
  expect(again.cart.works).toEqual({ items: [], sum: 0, vat: 0 });
});

test.each([
  ['a colour that nobody knows', 'a', 'sand-9z'],
  ['a colour of the other base', 'a', 'blue-6c'],
  ['a light tone in the clear base', 'c', 'sand-1a'],
] as const)('%s is refused and nothing is written', async (_name, base, detail) => {
  const buyer = await shop.buyer();
  const paint = paintOf(base);
  const { status, cart } = await put(buyer, paint, 1, [tint(paint, detail, 1)]);
  expect([status, cart.code]).toEqual([409, 'order.service_not_offered']);
  const made = await order(buyer, paint, 1, [tint(paint, detail, 1)], 5000);
  expect(made).toMatchObject({ status: 409, body: { code: 'order.service_not_offered' } });
  expect((await askCart(buyer, 'GET')).cart.items).toEqual([]);
});

test('what was collected before a login is merged: nothing doubles, what is done no longer is left out', async () => {
  const buyer = await shop.buyer();
  const paint = paintOf('a');
  const local = {
    city: 'pavlodar',
    registrationBefore: true,
    items: [{ productCode: paint.code, count: 2 }],
    works: [tint(paint, 'sand-2a', 2), tint(paint, 'no-such', 1)],
  };
  for (let time = 0; time < 2; time += 1)
    expect((await askCart(buyer, 'POST', local)).cart.works.items).toMatchObject([
      { detail: 'sand-2a', count: 2 },
    ]);
});

test('shown is charged: cart, checkout, order, its page and its papers say one sum, whatever is tinted', async () => {
  const anyLine = fc
    .record({ paint: fc.constantFrom(...paints), count: fc.integer({ min: 1, max: 5 }) })
    .chain(({ paint, count }) =>
      fc.record({
        paint: fc.constant(paint),
        count: fc.constant(count),
        tints: fc.uniqueArray(
          fc.record({ colour: fc.constantFrom(...coloursOf(paint)), count: fc.integer({ min: 1, max: 6 }) }),
          { maxLength: 3, selector: ({ colour }) => colour.code },
        ),
      }),
    );
  const anyCart = fc.uniqueArray(anyLine, {
    minLength: 1,
    maxLength: 3,
    selector: ({ paint }) => paint.code,
  });
  await fc.assert(
    fc.asyncProperty(anyCart, async (lines) => {
      const buyer = await shop.buyer();
      const { cart } = await askCart(buyer, 'POST', {
        city: 'pavlodar',
        items: lines.map(({ paint, count }) => ({ productCode: paint.code, count })),
        works: lines.flatMap(({ paint, tints }) =>
          tints.map(({ colour, count }) => tint(paint, colour.code, count)),
        ),
      });
      const shown = cart.totals.total + cart.works.sum;
      const works = cart.works.items.map(({ productCode, kind, detail, count }) => ({
        productCode,
        kind,
        detail,
        count,
      }));
      const goods = lines.map(({ paint, count }) => ({ goods: paint, count }));
      const body = { ...orderBody(goods), works };
      const { recipient: _who, payment: _how, agreement: _yes, total: _sum, ...terms } = body;
      const quote = await shop.ask<{ totals: { services: number; total: number; vat: number } }>(
        buyer,
        'POST',
        '/api/v1/order/delivery/calculate/',
        terms,
      );
      expect(quote.body.data.totals).toMatchObject({
        services: cart.works.sum,
        total: shown,
        vat: cart.totals.vat + cart.works.vat,
      });
      const made = await shop.ask<{ orderId: number; total: number }>(
        buyer,
        'POST',
        '/api/v1/orders/',
        { ...body, total: shown },
        { 'idempotency-key': randomUUID() },
      );
      expect(made).toMatchObject({ status: 200, body: { data: { total: shown } } });
      const { orderId } = made.body.data;
      const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
      expect(page.totals).toMatchObject({ services: cart.works.sum, total: shown });
      expect(page.services.map(({ detail, count, sum }) => [detail, count, sum])).toEqual(
        cart.works.items.map(({ detail, count, sum }) => [detail, count, sum]),
      );
      const paper = await findPaperOrder(shop.db, orderId);
      expect(paper?.lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0)).toBe(shown);
      // What was ordered has left the cart, with its tints.
      expect((await askCart(buyer, 'GET')).cart).toMatchObject({ items: [], works: { items: [] } });
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('the order keeps which line is tinted and how; a repeat asks for the same colours', async () => {
  const buyer = await shop.buyer();
  const paint = paintOf('c');
  const { cart } = await put(buyer, paint, 2, [tint(paint, 'blue-5c', 2)]);
  const made = await order(buyer, paint, 2, [tint(paint, 'blue-5c', 2)], 10_000 + cart.works.sum);
  const { orderId } = made.body.data;
  const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  expect(page).toMatchObject({
    items: [{ id: 1, madeToOrder: 2 }],
    services: [{ code: 'tint', lineId: 1, detail: 'blue-5c', count: 2, sum: cart.works.sum }],
  });
  expect(page.services[0]?.name).toMatch(/^Колеровка: BLUE-5C «тёмный яркий синий», арт\. \d+/);
  const repeated = await shop.ask<{ cart: Cart }>(buyer, 'POST', `/api/v1/orders/${orderId}/repeat/`);
  expect(repeated.body.data.cart.works.items).toMatchObject([{ detail: 'blue-5c', count: 2 }]);
});

test('fewer cans of a changed order are fewer tinted ones, at the agreed price', async () => {
  const { show, change } = changeBench(shop);
  const buyer = await shop.buyer();
  const paint = paintOf('a');
  const { cart } = await put(buyer, paint, 3, [tint(paint, 'sand-2b', 3)]);
  const each = cart.works.sum / 3;
  const made = await order(buyer, paint, 3, [tint(paint, 'sand-2b', 3)], 15_000 + cart.works.sum);
  const { orderId } = made.body.data;
  await change(buyer, orderId, { items: [{ id: 1, count: 1 }] });
  expect(await show(buyer, orderId)).toMatchObject({
    total: 5000 + each,
    services: [{ detail: 'sand-2b', lineId: 1, count: 1, sum: each }],
    items: [{ count: 1, madeToOrder: 1 }],
  });
});

test('tinted paint comes back only where the shop is at fault; the can that was not tinted as any other', async () => {
  const buyer = await shop.buyer();
  const paint = paintOf('a');
  const { cart } = await put(buyer, paint, 2, [tint(paint, 'sand-2b', 1)]);
  const made = await order(buyer, paint, 2, [tint(paint, 'sand-2b', 1)], 10_000 + cart.works.sum);
  const { orderId } = made.body.data;
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
  const bring = (count: number, reason: string) =>
    shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/return/`, { items: [{ id: 1, count }], reason });
  expect(await bring(2, 'not_needed')).toMatchObject({
    status: 422,
    body: { code: 'order.return_made_to_order' },
  });
  expect((await bring(2, 'wrong_item')).status).toBe(200);
});

test('sheets are cut: as many as the plan takes, kept with the order, told on the waybill, given back whole', async () => {
  const [sheet] = await shop.db<(Goods & { lengthMm: number })[]>`
    SELECT p.id, p.code, 5000 AS price FROM products p JOIN sections s ON s.id = p.section_id AND s.code = 'osb-i-fanera'
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline ORDER BY p.id LIMIT 1`;
  if (!sheet) throw new Error('the demo range has no sheets');
  await shop.db`
    UPDATE product_prices SET price = 5000, regular_price = 5000, club_price = NULL, discount_price = NULL
    WHERE product_id = ${sheet.id}`;
  await shop.db`DELETE FROM stocks WHERE product_id = ${sheet.id}`;
  await shop.db`INSERT INTO stocks (product_id, store_id, count) VALUES (${sheet.id}, 1, 50)`;
  const asked = await shop.app.inject(`/api/v1/products/${sheet.code}/cutting/`);
  const { data: stock } = asked.json() as { data: { lengthMm: number; widthMm: number } };
  // Three parts of more than half a sheet both ways: a sheet each.
  const part = `${Math.ceil(stock.lengthMm * 0.8)}x${Math.ceil(stock.widthMm * 0.8)}`;
  const cut = (count: number) => ({ productCode: sheet.code, kind: 'cut', detail: `${part}*3`, count });
  const buyer = await shop.buyer();
  expect((await put(buyer, sheet, 3, [cut(2)])).cart.code).toBe('order.service_not_offered');
  const { cart } = await put(buyer, sheet, 4, [cut(3)]);
  const [work] = cart.works.items;
  expect(work).toMatchObject({ count: 3, unit: 'м', price: 200, sum: (work?.charged ?? 0) * 200 });
  const made = await shop.order(buyer, [{ goods: sheet, count: 4 }], {
    works: [cut(3)],
    total: 20_000 + cart.works.sum,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { orderId } = made.body.data;
  const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  expect(page).toMatchObject({
    items: [{ count: 4, madeToOrder: 3 }],
    services: [{ code: 'cut', lineId: 1, plan: { stock, pieces: [{}, {}, {}] }, sum: cart.works.sum }],
  });
  const repeated = await shop.ask<{ cart: Cart }>(buyer, 'POST', `/api/v1/orders/${orderId}/repeat/`);
  expect(repeated.body.data.cart.works.items).toMatchObject([{ kind: 'cut', count: 3 }]);
  // Of fewer sheets than the plan takes nothing is cut.
  const { change, show } = changeBench(shop);
  await change(buyer, orderId, { items: [{ id: 1, count: 3 }] });
  expect((await show(buyer, orderId)).services).toHaveLength(1);
  await change(buyer, orderId, { items: [{ id: 1, count: 2 }] });
  expect(await show(buyer, orderId)).toMatchObject({ services: [], total: 10_000 });
});

test('a paint tells its base, its litres and the paint to take for the other one', async () => {
  const paint = paintOf('a');
  const asked = await shop.app.inject(`/api/v1/products/${paint.code}/tinting/?city=pavlodar`);
  const { data } = asked.json() as { data: { base: string; litres: number; other: { code: string } } };
  expect(data).toMatchObject({ base: 'a', litres: paint.litres });
  const other = await shop.app.inject(`/api/v1/products/${data.other.code}/tinting/?city=pavlodar`);
  expect(other.json()).toMatchObject({ data: { base: 'c' } });
  const [plain] = await shop.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id AND s.code = 'laminat' LIMIT 1`;
  const none = await shop.app.inject(`/api/v1/products/${plain?.code}/tinting/?city=pavlodar`);
  expect(none.json()).toEqual({ data: null });
});
