/** Product, cart, checkout and the order itself name one day for fetching, whatever count is asked for. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { ProductDetails } from '#contract/catalog.ts';
import type { Order } from '#contract/order.ts';
import type { Store } from '#contract/stores.ts';
import { findSoonestPickup } from '#domain/pickup.ts';
import { findProductPickup, toElsewhere } from '#domain/product-arrival.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';
import type { OrderOptions } from './quote/options.ts';

let shop: OrderShop;
let goods: Goods;
let stores: Store[];
let storeIds: { here: number[]; elsewhere: number[] };
beforeAll(async () => {
  shop = await openOrderShop();
  goods = await shop.goods(1);
  const buyer = await shop.buyer();
  const rows = await shop.db<{ id: number; isHere: boolean }[]>`
    SELECT t.id, c.code = 'pavlodar' AS "isHere" FROM stores t JOIN cities c ON c.id = t.city_id ORDER BY t.id`;
  storeIds = {
    here: rows.filter(({ isHere }) => isHere).map(({ id }) => id),
    elsewhere: rows.filter(({ isHere }) => !isHere).map(({ id }) => id),
  };
  const answer = await shop.ask<Store[]>(buyer, 'GET', '/api/v1/stores/?city=pavlodar');
  stores = answer.body.data.filter(({ cityCode, hasPickup }) => cityCode === 'pavlodar' && hasPickup);
});
afterAll(() => shop.close());

async function stock(counts: ReadonlyMap<number, number>) {
  await shop.db`DELETE FROM stocks WHERE product_id = ${goods.id}`;
  for (const [storeId, count] of counts)
    await shop.db`INSERT INTO stocks (product_id, store_id, count) VALUES (${goods.id}, ${storeId}, ${count})`;
  // What a cart knows of a product it may know for a moment.
  const buyer = await shop.buyer();
  const payload = { city: 'pavlodar', items: [{ productCode: goods.code, count: 1 }] };
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  await expect
    .poll(async () => {
      const answer = await shop.ask(buyer, 'POST', '/api/v1/cart/calculate/', payload);
      return (answer.body as unknown as Cart).items[0]?.stock;
    })
    .toBe(total);
}

/** As each screen comes to its day. */
async function findDays(buyer: Buyer, count: number) {
  const items = [{ productCode: goods.code, count }];
  const product = (
    await shop.ask<ProductDetails>(buyer, 'GET', `/api/v2/products/${goods.code}/?city=pavlodar`)
  ).body.data;
  const set = await shop.ask(buyer, 'POST', '/api/v1/cart/', { city: 'pavlodar', items });
  const cart = set.body as unknown as Cart;
  const options = (await shop.ask<OrderOptions>(buyer, 'GET', '/api/v1/order/options/?city=pavlodar')).body
    .data;
  const now = new Date();
  const onPage = findProductPickup(
    {
      here: product.stores.filter(({ transferDays }) => transferDays === 0),
      elsewhere: toElsewhere(product.stores),
    },
    count,
    now,
  );
  const daysAt = new Map(cart.readiness.stores.map(({ id, days }) => [id, days]));
  const inCart = findSoonestPickup(
    stores.map((store) => ({ ...store, days: daysAt.get(store.id) ?? null })),
    now,
  );
  const earliest = options.methods.find(({ code }) => code === 'pickup')?.earliest ?? null;
  return {
    page: onPage && { date: onPage.pickup.date, from: onPage.pickup.from },
    cart: inCart && { date: inCart.pickup.date, from: inCart.pickup.from },
    checkout: earliest,
    store: inCart?.store.id ?? null,
  };
}

test('the day of fetching is one on product, cart, checkout and order', async () => {
  const few = fc.integer({ min: 0, max: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(few, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (counts, wished) => {
        const places = [...storeIds.here.slice(0, 3), ...storeIds.elsewhere.slice(0, 3)];
        await stock(new Map(places.map((id, at) => [id, counts[at] ?? 0])));
        const count = Math.min(
          wished,
          counts.slice(0, places.length).reduce((sum, each) => sum + each, 0),
        );
        fc.pre(count > 0);
        const buyer = await shop.buyer();
        const days = await findDays(buyer, count);
        expect(days.page).not.toBeNull();
        expect(days.cart).toEqual(days.page);
        expect(days.checkout).toEqual(days.page);
        const made = await shop.order(buyer, [{ goods, count }], {
          delivery: { method: 'pickup', storeId: days.store },
        });
        expect(made.status, JSON.stringify(made.body)).toBe(200);
        const order = await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${made.body.data.orderId}/`);
        expect(order.body.data.promised).toMatchObject(days.page ?? {});
      },
    ),
    { numRuns: 10 },
  );
});

test('a count beyond what is in the city moves the day', async () => {
  const [here, elsewhere] = [storeIds.here[0] ?? 0, storeIds.elsewhere[0] ?? 0];
  await stock(
    new Map([
      [here, 2],
      [elsewhere, 5],
    ]),
  );
  const buyer = await shop.buyer();
  const [near, far] = [await findDays(buyer, 2), await findDays(buyer, 3)];
  expect(far.page?.date.localeCompare(near.page?.date ?? '')).toBe(1);
  expect(far.cart).toEqual(far.page);
  expect(far.checkout).toEqual(far.page);
});
