/** The calls of the office that read orders and work on them. */
import { findGoods } from '#contract/office/goods.ts';
import {
  actOnOrders,
  assignOrder,
  declineCancelRequest,
  getOrderColleagues,
  noteOrder,
  revealContact,
  stepOrder,
} from '#contract/office/order-acts.ts';
import {
  getLinePrice,
  getOfficeOrder,
  getOfficePaper,
  printGathered,
  printOrder,
} from '#contract/office/order-page.ts';
import { countOfficeOrders, findOfficeOrders, getOfficeOrders } from '#contract/office/orders.ts';
import { parseCursor, writeCursor } from '#domain/office/order-cursor.ts';
import { isWithinReach } from '#domain/office/rights.ts';
import { parsePhone } from '#domain/phone.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { listFoundGoods } from './goods.queries.ts';
import { explainLinePrice } from './line-price.ts';
import { actOnMany } from './many-orders.ts';
import type { OfficeOrders } from './office-orders.ts';
import { registerOfficeReturns } from './office-returns.routes.ts';
import { registerOrderEdits } from './order-edits.routes.ts';
import { countViews, findOrderStores, findRows, listRows } from './order-list.queries.ts';
import { readOrderPage } from './order-page.ts';
import { registerOrderParts } from './order-parts.routes.ts';
import { toRow } from './order-rows.ts';
import { printGatheredList, printLabels, printPickList } from './print.ts';

const MOST_FOUND = 20;
const done = { success: true } as const;

export function registerOfficeOrders(door: OfficeHttp, module: OfficeOrders): void {
  const { db, acts } = module;
  door.touched.set('order', ({ params }) => findOrderStores(db, Number(params.id)));
  registerLists(door, module);
  registerOrderEdits(door, module);
  registerOrderParts(door, module);
  registerOfficeReturns(door, module);

  officeRoute(door, getOfficeOrder, async ({ params, viewer, language }) => ({
    data: await readOrderPage(module, Number(params.id), viewer, language),
  }));

  officeRoute(door, getLinePrice, async ({ params, language }) => ({
    data: await explainLinePrice(module, { orderId: Number(params.id), line: Number(params.line) }, language),
  }));

  officeRoute(door, getOfficePaper, async ({ params, query, language, reply }) => {
    const paper = await module.documents.getDocument(Number(params.id), params.type, query.lang ?? language);
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${params.type}-${params.id}.pdf"`);
    return paper;
  });

  officeRoute(door, printOrder, async ({ params: { id, kind }, query, language, reply }) => {
    const ask = {
      orderId: Number(id),
      stores: (await findOrderStores(db, Number(id))) ?? [],
      language: query.lang ?? language,
      officeUrl: module.officeUrl,
    };
    const paper = await (kind === 'pick' ? printPickList(db, ask) : printLabels(db, ask));
    reply.type('application/pdf').header('content-disposition', `inline; filename="${kind}-${id}.pdf"`);
    return paper;
  });

  officeRoute(door, printGathered, async ({ query, reach, language, reply }) => {
    const orders: { id: number; stores: number[] }[] = [];
    for (const id of query.ids) {
      const stores = (await findOrderStores(db, id)) ?? [];
      orders.push({ id, stores: stores.filter((store) => isWithinReach(reach, [store])) });
    }
    const paper = await printGatheredList(db, {
      orders,
      language: query.lang ?? language,
      officeUrl: module.officeUrl,
    });
    reply.type('application/pdf').header('content-disposition', 'inline; filename="pick.pdf"');
    return paper;
  });

  officeRoute(door, stepOrder, async ({ params, body, viewer, write }) => {
    await acts.step(Number(params.id), body, viewer, write);
    return done;
  });

  officeRoute(door, actOnOrders, async ({ body, viewer, language, write, leaveAsIs }) => {
    const data = await actOnMany(acts, { ...body, viewer, language, write });
    // Of many each has its own entry; where none could be done there is nothing to tell.
    if (data.done.length === 0) leaveAsIs();
    return { data };
  });

  officeRoute(door, declineCancelRequest, async ({ params, body, write }) => {
    await acts.goOn(Number(params.id), body.comment, write);
    return done;
  });

  officeRoute(door, noteOrder, async ({ params, body, viewer, write }) => ({
    data: { id: await acts.note(Number(params.id), body, viewer, write) },
  }));

  officeRoute(door, assignOrder, async ({ params, body, write }) => {
    await acts.assign(Number(params.id), body.staffId, write);
    return done;
  });

  officeRoute(door, revealContact, async ({ params, body, write }) => ({
    data: await acts.reveal(Number(params.id), body, write),
  }));

  officeRoute(door, getOrderColleagues, async () => ({ items: await acts.listColleagues(db) }));
}

/** So many as a person looks through. */
const MOST_GOODS = 12;

function registerLists(door: OfficeHttp, { db, search, cities }: OfficeOrders): void {
  officeRoute(door, findGoods, async ({ query: { q, city }, language }) => {
    const cityCode = await cities.resolveCode(city);
    const found = await search.findMeant(q, { language, cityCode, viewer: null }, MOST_GOODS);
    const codes = found.map(({ product }) => product.code);
    return { items: await listFoundGoods(db, codes, { cityCode, language }) };
  });

  officeRoute(door, getOfficeOrders, async ({ query, viewer, reach, language }) => {
    const { after, limit, order, ...filters } = query;
    // All that was ever sold has no urgency.
    const isUrgentFirst = order === 'urgent' && query.view !== 'all';
    const rows = await listRows(db, {
      ...filters,
      staffId: viewer.id,
      stores: reach.stores,
      language,
      isUrgentFirst,
      after: after === undefined ? null : parseCursor(after, isUrgentFirst),
      limit: limit + 1,
    });
    const now = new Date();
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => toRow(row, now)),
      meta: { next: last ? writeCursor(last, isUrgentFirst) : null },
    };
  });

  officeRoute(door, countOfficeOrders, async ({ viewer, reach }) => ({
    data: await countViews(db, { staffId: viewer.id, stores: reach.stores }),
  }));

  officeRoute(door, findOfficeOrders, async ({ body, reach, language }) => {
    const phone = parsePhone(body.q)?.e164 ?? null;
    const rows = await findRows(db, {
      phone,
      name: body.q,
      stores: reach.stores,
      language,
      limit: MOST_FOUND,
    });
    const now = new Date();
    return { items: rows.map((row) => toRow(row, now)) };
  });
}
