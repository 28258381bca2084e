/** Orders through the calls of the API, for tests: as many buyers as wished, goods whose stock and price are known. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openTestApp, type TestApp } from './app.ts';

export interface Buyer {
  id: number;
  token: string;
}

export interface Goods {
  id: number;
  code: string;
  price: number;
}

interface Answered<T> {
  status: number;
  body: { data: T; code?: string; message?: string; errors?: Record<string, string[]> };
}

interface MadeOrder {
  orderId: number;
  number: string;
  total: number;
  payment: { method: string; status: string; payUntil: string | null; redirectUrl: string | null };
}

export interface OrderShop extends TestApp {
  /** With a fresh account. */
  buyer(): Promise<Buyer>;
  /** A plain product at this price, of which so many stand in the store and nowhere else. */
  goods(stock: number, more?: { price?: number; storeId?: number; weightKg?: number }): Promise<Goods>;
  ask<T>(
    buyer: Buyer,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<Answered<T>>;
  /** A pickup in the first store, paid on receipt, with everything right; `more` changes the body. */
  order(
    buyer: Buyer,
    items: readonly { goods: Goods; count: number }[],
    more?: object,
    key?: string,
  ): Promise<Answered<MadeOrder>>;
  stockOf(goods: Goods): Promise<number>;
  /** Of the buyer's, in the near zone of Pavlodar; `more` are columns. */
  address(buyer: Buyer, more?: Record<string, unknown>): Promise<number>;
}

const STORE_ID = 1;

/** What every order of the tests has; `total` is of the goods alone. */
export const orderBody = (items: readonly { goods: Goods; count: number }[]) => ({
  city: 'pavlodar',
  items: items.map(({ goods, count }) => ({
    productCode: goods.code,
    count,
    sum: goods.price * count,
  })),
  delivery: { method: 'pickup', storeId: STORE_ID },
  recipient: { firstName: 'Айгерим', lastName: 'Сейткали', phone: '+7 705 123-45-67' },
  payment: 'card_on_receipt',
  total: items.reduce((sum, { goods, count }) => sum + goods.price * count, 0),
  agreement: true,
});

export async function openOrderShop(options: Parameters<typeof openTestApp>[0] = {}): Promise<OrderShop> {
  const shop = await openTestApp(options);
  const { db } = shop;
  // Promotions of the demo would price what a test wants plain; those that want one put it there.
  await db`DELETE FROM promotions`;
  await shop.app.ready();
  let made = 0;

  const ask: OrderShop['ask'] = async (buyer, method, url, payload, headers = {}) => {
    const response = await shop.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: { authorization: `Bearer ${buyer.token}`, ...headers },
    });
    return { status: response.statusCode, body: response.json() };
  };

  return {
    ...shop,
    ask,
    async buyer() {
      const token = randomBytes(32).toString('base64url');
      const [user] = await db<{ id: number }[]>`
        INSERT INTO users (email, phone, password_hash, first_name)
        VALUES (${`${randomUUID()}@sheber.test`}, NULL, 'nobody logs in', 'Айгерим') RETURNING id`;
      if (!user) throw new Error('nothing inserted');
      await db`
        INSERT INTO sessions (token_hash, user_id, expires_at)
        VALUES (${createHash('sha256').update(token).digest()}, ${user.id}, now() + interval '1 hour')`;
      return { id: user.id, token };
    },
    async goods(stock, { price = 1000, storeId = STORE_ID, weightKg = 2 } = {}) {
      made += 1;
      const [row] = await db<{ id: number; code: string }[]>`
        SELECT id, code FROM products WHERE active AND NOT on_order AND NOT is_offline
        ORDER BY id OFFSET ${made} LIMIT 1`;
      if (!row) throw new Error('the demo range has too little');
      await db`
        UPDATE products SET length_mm = 400, width_mm = 300, height_mm = 100,
          units = jsonb_set(jsonb_set(jsonb_set(units, '{0,weight}', ${String(weightKg)}::text::jsonb),
                                      '{0,step}', '1'), '{0,min}', '1')
        WHERE id = ${row.id}`;
      await db`
        UPDATE product_prices SET price = ${price}, regular_price = ${price}, club_price = NULL, discount_price = NULL,
          wholesale_price = ${Math.max(1, Math.round(price * 0.8))} WHERE product_id = ${row.id}`;
      await db`UPDATE stocks SET count = 0 WHERE product_id = ${row.id}`;
      await db`
        INSERT INTO stocks (product_id, store_id, count) VALUES (${row.id}, ${storeId}, ${stock})
        ON CONFLICT (product_id, store_id) DO UPDATE SET count = excluded.count`;
      return { ...row, price };
    },
    order: (buyer, items, more = {}, key = randomUUID()) =>
      ask(buyer, 'POST', '/api/v1/orders/', { ...orderBody(items), ...more }, { 'idempotency-key': key }),
    async address({ id }, more = {}) {
      const [row] = await db<{ id: number }[]>`
        INSERT INTO addresses ${db({
          user_id: id,
          city_id: 1,
          street: 'ул. Естая',
          house: '54',
          flat: '16',
          floor: 4,
          // The middle of the town: the zone follows from it.
          latitude: 52.2873,
          longitude: 76.9674,
          ...more,
        })} RETURNING id`;
      return row?.id ?? 0;
    },
    async stockOf({ id }) {
      const [row] = await db<
        { sum: number }[]
      >`SELECT sum(count)::int AS sum FROM stocks WHERE product_id = ${id}`;
      return row?.sum ?? 0;
    },
  };
}
