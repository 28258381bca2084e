import { calculateCart, getCart, removeFromCart, setCart } from '#contract/cart.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { createPortionedLimit } from '../http/portioned-limit.ts';
import { route } from '../http/route.ts';
import type { Carts } from './cart.ts';

export function registerCart(http: Http, carts: Carts, { cities, db }: { cities: Cities; db: Db }): void {
  // Anybody may ask for a price: a cart that is being changed all the time is no flood, a program is.
  const calculations = createPortionedLimit(db, {
    name: 'cart-calculate',
    max: 600,
    windowSeconds: 60,
    portion: 60,
  });

  route(http, getCart, async ({ query: { city, ...terms }, ...who }) =>
    carts.get({ ...who, ...terms, cityCode: await cities.resolveCode(city) }),
  );

  route(http, setCart, async ({ body, language, viewer, address }) => {
    const { city, items, registrationBefore, eventId, ...terms } = body;
    const owner = { language, viewer, address, ...terms, cityCode: await cities.resolveCode(city) };
    return carts.write({ items, registrationBefore, eventId }, owner);
  });

  route(http, removeFromCart, async ({ query, language, viewer, address }) => {
    const { city, items, eventId, ...terms } = query;
    const owner = { language, viewer, address, ...terms, cityCode: await cities.resolveCode(city) };
    return carts.write({ items: items.map((productCode) => ({ productCode, count: 0 })), eventId }, owner);
  });

  route(http, calculateCart, async ({ body: { city, items, ...terms }, language, viewer, address }) => {
    await calculations.require(address);
    return carts.calculate(items, {
      language,
      viewer,
      address,
      ...terms,
      cityCode: await cities.resolveCode(city),
    });
  });
}
