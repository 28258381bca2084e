/** Carts through the calls of the API, for tests. */
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { totalStock } from '#domain/availability.ts';
import { openTestApp, type TestApp } from './app.ts';

interface Asking {
  headers?: Record<string, string>;
  /** Null: a visitor. */
  token?: string | null;
}

export interface CartShop extends TestApp {
  ask(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    asking?: Asking,
  ): Promise<{ status: number; body: Cart & { code?: string; message?: string } }>;
  write(items: [string, number][], more?: object, asking?: Asking): ReturnType<CartShop['ask']>;
  read(query?: string, asking?: Asking): ReturnType<CartShop['ask']>;
  /** A product of which there is enough in all cities together. */
  sold(at?: number): Product;
}

export const countsOf = ({ items }: Cart) =>
  Object.fromEntries(items.map(({ product, count }) => [product.code, count]));

/** Asks as the retail user of the demo unless told otherwise. */
export async function openCartShop(): Promise<CartShop> {
  const shop = await openTestApp();
  const own = await shop.logIn('retail@sheber.test');
  const listing = await shop.app.inject('/api/v2/products/?sectionCode=laminat&pageSize=96');
  const goods = (listing.json() as { items: Product[] }).items.filter(
    ({ active, onOrder, isOffline, balance }) =>
      active && !onOrder && !isOffline && totalStock(balance) >= 20,
  );
  const ask: CartShop['ask'] = async (method, url, payload, { headers, token = own } = {}) => {
    const response = await shop.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    ...shop,
    ask,
    write: (items, more = {}, asking) =>
      ask(
        'POST',
        '/api/v1/cart/',
        { items: items.map(([productCode, count]) => ({ productCode, count })), ...more },
        asking,
      ),
    read: (query = '', asking) => ask('GET', `/api/v1/cart/${query}`, undefined, asking),
    sold(at = 0) {
      const found = goods[at];
      if (!found) throw new Error('the demo range has too little laminate');
      return found;
    },
  };
}
