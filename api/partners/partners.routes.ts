/** The calls that keys open. */
import {
  getPartnerBatch,
  getPartnerProducts,
  getPartnerStock,
  sendPrices,
  sendProducts,
  sendStock,
} from '#contract/partner-goods.ts';
import { getPartnerOrder, getPartnerOrders, stepPartnerOrder } from '#contract/partner-orders.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Database } from '../database.ts';
import type { Http } from '../http/http.ts';
import { partnerRoute } from '../http/partner-route.ts';
import { listProductsOut, listStockOut } from './batches.queries.ts';
import { createBatches } from './batches.ts';
import { createPartnerOrders } from './partner-orders.ts';
import { createPartners } from './partners.ts';
import { sendStockRows } from './stock-batches.ts';

interface PartnerParts {
  db: Database;
  /** Connections by which nothing is written without an entry in the log, and which wait for a thousand rows. */
  writeDb: Database;
  changes: Changes;
}

export function registerPartners(http: Http, { db, writeDb, changes }: PartnerParts) {
  const door = { http, recognise: createPartners(db).recognise };
  const batches = createBatches(writeDb, changes);
  const orders = createPartnerOrders(writeDb);

  partnerRoute(door, getPartnerProducts, async ({ query: { after, limit } }) => {
    const items = await listProductsOut(db, toNumber(after), limit);
    return { items, meta: { next: items.length < limit ? null : String(items.at(-1)?.id) } };
  });

  partnerRoute(door, sendProducts, async ({ body, ...asking }) => ({
    data: await batches.send('products', body.rows, asking),
  }));

  partnerRoute(door, sendPrices, async ({ body, ...asking }) => ({
    data: await batches.send('prices', body.rows, asking),
  }));

  partnerRoute(door, getPartnerBatch, async ({ params, caller }) => ({
    data: await batches.find(Number(params.id), caller),
  }));

  partnerRoute(door, getPartnerStock, async ({ query: { after, limit } }) => {
    const [productId, store] = after.split('-').map(toNumber);
    const rows = await listStockOut(db, { productId: productId ?? 0, store: store ?? 0 }, limit);
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { items: rows, meta: { next: last ? `${last.productId}-${last.store}` : null } };
  });

  partnerRoute(door, sendStock, async ({ body, ...asking }) => ({
    data: await sendStockRows(writeDb, body.rows, asking),
  }));

  partnerRoute(door, getPartnerOrders, ({ query, language }) => orders.list(query, language));

  partnerRoute(door, getPartnerOrder, async ({ params, language }) => ({
    data: await orders.find(params.number, language),
  }));

  partnerRoute(door, stepPartnerOrder, async ({ params, body, ...asking }) => ({
    data: await orders.step(params.number, body, asking),
  }));

  return { door, writeDb };
}

/** What is no cursor of ours begins at the beginning. */
const toNumber = (after: string): number => (/^\d{1,9}$/.test(after) ? Number(after) : 0);
