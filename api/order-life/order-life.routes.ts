import { changeOrder, getChangeOffers, quoteChange } from '#contract/order-change.ts';
import {
  cancelOrder,
  decideReplacement,
  getOrder,
  getOrders,
  getReturnPhoto,
  repeatOrder,
  returnOrder,
} from '#contract/order-life.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { OrderLife } from './order-life.ts';

/** Pictures are drawn anew, which costs: a person brings back a few things, a program many. */
const RETURNS: Limit = { name: 'order-returns', max: 20, windowSeconds: 3600 };

/** Every quote holds the goods of the order for a moment. */
const CHANGES: Limit = { name: 'order-changes', max: 120, windowSeconds: 60 };

export function registerOrderLife(http: Http, life: OrderLife, db: Db): void {
  const show = async (orderId: number, language: 'ru' | 'kz') => {
    const { order, eventId } = await life.get(orderId, language);
    return { data: order, meta: { eventId } };
  };

  route(http, getOrders, async ({ viewer, query, language }) => {
    const { cards, total, eventId } = await life.list(viewer.id, query, language);
    return { data: cards, meta: { page: query.page, pageSize: query.pageSize, total, eventId } };
  });

  route(http, getOrder, ({ params, language }) => show(params.orderId, language));

  route(http, cancelOrder, async ({ params, body, language }) => {
    await life.cancel(params.orderId, body);
    return show(params.orderId, language);
  });

  route(http, getChangeOffers, async ({ params, language }) => ({
    data: await life.listChangeOffers(params.orderId, language),
  }));

  route(http, quoteChange, async ({ params, body, viewer, language }) => {
    await requireWithinLimit(db, CHANGES, String(viewer.id));
    return { data: await life.quoteChange(params.orderId, body, { viewer, language }) };
  });

  route(http, changeOrder, async ({ params, body, viewer, language }) => {
    await requireWithinLimit(db, CHANGES, String(viewer.id));
    await life.change(params.orderId, body, { viewer, language });
    return show(params.orderId, language);
  });

  route(http, decideReplacement, async ({ params, body, language }) => {
    await life.decideOnReplacement({ ...params, ...body });
    return show(params.orderId, language);
  });

  route(http, repeatOrder, async ({ params, viewer, language, client }) => {
    const { order } = await life.get(params.orderId, language);
    // For the city it was bought in; the cart itself belongs to no city.
    const owner = { viewer, language, client, cityCode: order.city.code };
    return { data: await life.repeat(params.orderId, owner) };
  });

  route(http, returnOrder, async ({ params, viewer, body }) => {
    await requireWithinLimit(db, RETURNS, String(viewer.id));
    return { data: { returnId: await life.requestReturn(params.orderId, body) } };
  });

  route(http, getReturnPhoto, async ({ params }) =>
    Uint8Array.from(await life.getPhoto(params.orderId, params.photo)),
  );
}
