/** What a gift is worth is told alike by cart, checkout, order and papers, and nobody pays for it. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { OrderTotals } from '#contract/checkout.ts';
import type { Order } from '#contract/order.ts';
import { totalsOf } from '#domain/orders/paper-lines.ts';
import { type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { findPaperOrder } from '../receipts/receipts.ts';

const WORTH = 2090;
const FROM = 20_000;

let shop: OrderShop;
let goods: Goods[];
let gift: Goods;
beforeAll(async () => {
  shop = await openOrderShop();
  goods = [
    await shop.goods(500, { price: 105_990 }),
    await shop.goods(500, { price: 7 }),
    await shop.goods(500, { price: 4990 }),
  ];
  gift = await shop.goods(500, { price: WORTH });
  await shop.db`
    INSERT INTO promotions ${shop.db({
      code: 'podarok',
      title_ru: 'Рулетка в подарок',
      title_kz: 'Сыйлыққа рулетка',
      lead_ru: '',
      lead_kz: '',
      mechanic: shop.db.json({
        type: 'threshold_gift',
        from: FROM,
        gift: { productCode: gift.code, count: 1, price: WORTH, vatPercent: 16 },
      }),
      starts_at: new Date(Date.now() - 60_000),
    })}`;
  const first = goods[0] as Goods;
  // Promotions in memory follow the database within a second.
  await vi.waitFor(async () => expect((await cartOf([{ goods: first, count: 1 }])).gifts).toHaveLength(1), {
    timeout: 15_000,
    interval: 100,
  });
});
afterAll(() => shop.close());

type Items = { goods: Goods; count: number }[];
const toItems = (items: Items) => items.map(({ goods: { code }, count }) => ({ productCode: code, count }));
const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

async function cartOf(items: Items): Promise<Cart> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/cart/calculate/',
    payload: { city: 'pavlodar', items: toItems(items) },
  });
  return response.json();
}

async function follow(items: Items) {
  const buyer = await shop.buyer();
  const cart = await cartOf(items);
  const { body: quoted } = await shop.ask<{ totals: OrderTotals }>(
    buyer,
    'POST',
    '/api/v1/order/delivery/calculate/',
    { items: toItems(items), delivery: { method: 'pickup', storeId: 1 } },
  );
  const made = await shop.order(buyer, items);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { orderId } = made.body.data;
  const { body } = await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`);
  const paper = await findPaperOrder(shop.db, orderId);
  if (!paper) throw new Error('no paper');
  return { cart, quote: quoted.data.totals, order: body.data, paper };
}

test('the sums shown by cart, checkout, order and paper agree, with a gift and without', async () => {
  const count = fc.integer({ min: 0, max: 6 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(count, count, count), async (counts) => {
      const items = goods.flatMap((each, at): Items => {
        const wanted = counts[at] ?? 0;
        return wanted > 0 ? [{ goods: each, count: wanted }] : [];
      });
      fc.pre(items.length > 0);
      const paid = add(items.map(({ goods: { price }, count: wanted }) => price * wanted));
      const worth = paid >= FROM ? WORTH : 0;
      const { cart, quote, order, paper } = await follow(items);
      const sums = { base: paid + worth, discount: worth, total: paid };
      expect(cart.totals).toMatchObject(sums);
      expect(quote).toMatchObject(sums);
      expect(order.totals).toMatchObject(sums);
      expect(cart.promoBenefit).toBe(worth);
      expect(cart.items.map(({ sum }) => sum)).toEqual(
        items.map(({ goods: { price }, count: wanted }) => price * wanted),
      );
      expect(add(cart.gifts.map((each) => each.worth))).toBe(worth);
      const given = order.items.filter(({ isGift }) => isGift);
      expect(given.map(({ price, regularPrice, sum }) => [price, regularPrice, sum])).toEqual(
        worth > 0 ? [[0, WORTH, 0]] : [],
      );
      expect(order.items.filter(({ isGift }) => !isGift).map(({ sum }) => sum)).toEqual(
        cart.items.map(({ sum }) => sum),
      );
      expect(totalsOf(paper.lines).sumTenge).toBe(order.total);
      expect(add(paper.lines.map(({ grossTenge }) => grossTenge))).toBe(order.totals.base);
      expect(add(paper.lines.map(({ discountTenge }) => discountTenge))).toBe(order.totals.discount);
      expect(paper.lines.filter(({ name }) => name.ru.startsWith('Подарок: '))).toHaveLength(given.length);
    }),
    { numRuns: 8, examples: [[[1, 0, 0]], [[0, 3, 4]]] },
  );
});

test('a gift that is not there is promised by neither cart nor checkout', async () => {
  await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${gift.id}`;
  const items = [{ goods: goods[0] as Goods, count: 1 }];
  // What a visitor without a login is shown follows the database within a second.
  await vi.waitFor(async () => expect((await cartOf(items)).gifts).toEqual([]), {
    timeout: 15_000,
    interval: 100,
  });
  const { cart, quote, order } = await follow(items);
  expect(cart.gifts).toEqual([]);
  for (const { base, discount } of [cart.totals, quote, order.totals])
    expect({ base, discount }).toEqual({ base: 105_990, discount: 0 });
  expect(order.items).toHaveLength(1);
});
