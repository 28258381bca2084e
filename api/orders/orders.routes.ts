import { calculateDelivery, getOrderOptions } from '#contract/checkout.ts';
import { createOrder } from '#contract/orders.ts';
import { getSlots, holdSlot, releaseSlot } from '#contract/slots.ts';
import { MASTER_COOKIE, parseMasterCode } from '#domain/pro.ts';
import type { Cities } from '../cities/cities.ts';
import { readCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { Orders } from './orders.ts';

/** Visible ASCII: anything else was cut or garbled on its way. */
const KEY_SHAPE = /^[\x21-\x7E]{1,200}$/;

/** `isOpen`: a shop that is being prepared takes no orders yet. */
export function registerOrders(
  http: Http,
  orders: Orders,
  cities: Pick<Cities, 'resolveCode'>,
  isOpen: () => Promise<boolean>,
): void {
  route(http, getOrderOptions, async ({ query, viewer, language }) => ({
    data: await orders.listOptions(await cities.resolveCode(query.city), { viewer, language }),
  }));

  route(http, calculateDelivery, async ({ body, viewer, language }) => ({
    data: await orders.calculate(body, await cities.resolveCode(body.city), { viewer, language }),
  }));

  route(http, getSlots, async ({ query, viewer, language }) => ({
    data: await orders.listSlots(query, { viewer, language }),
  }));

  route(http, holdSlot, async ({ body, viewer, language }) => ({
    data: await orders.hold(body.slotId, { viewer, language }),
  }));

  route(http, releaseSlot, async ({ viewer, language }) => {
    await orders.release({ viewer, language });
    return { success: true };
  });

  route(http, createOrder, async ({ body, viewer, language, client, request }) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) throw new Refusal('request.key_required');
    if (typeof key !== 'string' || !KEY_SHAPE.test(key)) throw new Refusal('request.malformed');
    if (!(await isOpen())) throw new Refusal('shop.not_open');
    const cityCode = await cities.resolveCode(body.city);
    const masterCode = parseMasterCode(readCookie(request, MASTER_COOKIE));
    return { data: await orders.create(body, key, { viewer, language, client, cityCode, masterCode }) };
  });
}
