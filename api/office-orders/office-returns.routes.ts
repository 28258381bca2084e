/** The calls of the office about goods that come back. */
import {
  decideReturn,
  getOfficeReturnPhoto,
  getReturn,
  getReturns,
  quoteReturn,
} from '#contract/office/returns.ts';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeOrders } from './office-orders.ts';
import { toReturnRow } from './office-returns.ts';
import { findOrderStores } from './order-list.queries.ts';
import { listReturnRows } from './return-list.queries.ts';

export function registerOfficeReturns(
  door: OfficeHttp,
  { db, returns, orderLife }: Pick<OfficeOrders, 'db' | 'returns' | 'orderLife'>,
): void {
  const findStores = async (id: number): Promise<number[] | null> => {
    const orderId = await returns.findOrder(id);
    return orderId === null ? null : findOrderStores(db, orderId);
  };
  door.touched.set('return', ({ params }) => findStores(Number(params.id)));

  officeRoute(door, getReturns, async ({ query: { status, after, limit }, reach }) => {
    const wish = { isOpen: status === 'requested', stores: reach.stores, after: after ?? null };
    const rows = await listReturnRows(db, { ...wish, limit: limit + 1 });
    const now = new Date();
    const items = rows.slice(0, limit).map((row) => toReturnRow(row, now));
    return { items, meta: { next: rows.length > limit ? (items.at(-1)?.id ?? null) : null } };
  });

  officeRoute(door, getReturn, async ({ params, viewer, language }) => {
    const id = Number(params.id);
    const reach = findReach(viewer, 'returns.decide', 'write');
    const canDecide = reach !== null && isWithinReach(reach, (await findStores(id)) ?? []);
    return { data: await returns.get(id, canDecide, language) };
  });

  officeRoute(door, getOfficeReturnPhoto, async ({ params, reply, language }) => {
    const { orderId, photos } = await returns.get(Number(params.id), false, language);
    // The pictures of an order are numbered through all its returns.
    if (!photos.includes(Number(params.photo))) throw new Refusal('return.not_found');
    reply.type('image/webp');
    return orderLife.getPhoto(orderId, Number(params.photo));
  });

  officeRoute(door, quoteReturn, async ({ params, body }) => ({
    data: await returns.quote(Number(params.id), body.lines),
  }));

  officeRoute(door, decideReturn, async ({ params, body, viewer, language, write }) => ({
    data: await returns.decide(Number(params.id), body, { viewer, language, write }),
  }));
}
