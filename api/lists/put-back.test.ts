/** A removal that is undone: the product stands again where it stood. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
let token: string;
let codes: string[];
beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.logIn('retail@sheber.test');
  codes = (await shop.db`SELECT code FROM products ORDER BY id LIMIT 10`).map(({ code }) => code);
  await shop.db`DELETE FROM saved_products`;
});
afterAll(() => shop.close());

test.each(['favorites', 'compare'])(
  '%s: behind its neighbour, or in front where there is none',
  async (list) => {
    const [a, b, c, d] = codes;
    const url = `/api/v2/products/${list}/`;
    const headers = { authorization: `Bearer ${token}` };
    const add = async (payload: object) =>
      (await shop.app.inject({ method: 'POST', url, headers, payload })).json();
    await add({ productsCode: [a, b, c] });
    await (list === 'compare'
      ? shop.app.inject({ method: 'DELETE', url, headers, payload: { productsCode: [b] } })
      : shop.app.inject({ method: 'DELETE', url: `${url}?productsCode[]=${b}`, headers }));

    const { eventId, products } = await add({ productsCode: [b], behind: a });
    expect(products).toEqual([a, b, c]);
    expect(await add({ productsCode: [b], behind: c })).toMatchObject({ products: [a, b, c], eventId });
    expect(await add({ productsCode: [d], behind: codes[9] })).toMatchObject({ products: [d, a, b, c] });
    const kept = await shop.app.inject({ url: `${url}codes/`, headers });
    expect(kept.json().products).toEqual([d, a, b, c]);
  },
);
