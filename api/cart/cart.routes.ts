import { calculateCart, getCart, removeFromCart, setCart } from '#contract/cart.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import { createFairLimit } from '../http/fair-limit.ts';
import type { Http } from '../http/http.ts';
import { CART_SUMS } from '../http/limit-figures.ts';
import { route } from '../http/route.ts';
import type { Carts } from './cart.ts';

export function registerCart(http: Http, carts: Carts, { cities, db }: { cities: Cities; db: Db }): void {
  const sums = createFairLimit(db, CART_SUMS);

  route(http, getCart, async ({ query: { city, ...terms }, ...who }) =>
    carts.get({ ...who, ...terms, cityCode: await cities.resolveCode(city) }),
  );

  route(http, setCart, async ({ body, language, viewer, client }) => {
    const { city, items, works, registrationBefore, eventId, ...terms } = body;
    const owner = { language, viewer, client, ...terms, cityCode: await cities.resolveCode(city) };
    return carts.write({ items, works, registrationBefore, eventId }, owner);
  });

  route(http, removeFromCart, async ({ query, language, viewer, client }) => {
    const { city, items, eventId, ...terms } = query;
    const owner = { language, viewer, client, ...terms, cityCode: await cities.resolveCode(city) };
    return carts.write({ items: items.map((productCode) => ({ productCode, count: 0 })), eventId }, owner);
  });

  route(http, calculateCart, async ({ body: { city, items, works, ...terms }, language, viewer, client }) => {
    await sums.require(client, viewer?.id ?? null);
    return carts.calculate(items, works, {
      language,
      viewer,
      client,
      ...terms,
      cityCode: await cities.resolveCode(city),
    });
  });
}
