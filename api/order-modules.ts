/** What belongs to orders, in reading order: made, lived with, paid, written on paper, bought before. */
import type { FastifyInstance } from 'fastify';
import type { Addresses } from './addresses/addresses.ts';
import type { Carts } from './cart/cart.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { Cities } from './cities/cities.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { type Live, userTopic } from './live/live.ts';
import type { Mail } from './mail/mail.ts';
import { registerOrderDocuments } from './order-documents/order-documents.routes.ts';
import { createOrderDocuments, listOrderDocuments } from './order-documents/order-documents.ts';
import { registerOrderLife } from './order-life/order-life.routes.ts';
import { createOrderLife, findOrdersEventId, type OrderLife } from './order-life/order-life.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { createOrders, findOrderOwner } from './orders/orders.ts';
import { registerPayments } from './payments/payments.routes.ts';
import type { Promotions } from './promotions/promotions.ts';
import { registerPurchased } from './purchased/purchased.routes.ts';
import { createPurchased } from './purchased/purchased.ts';
import { registerReceipts } from './receipts/receipts.routes.ts';
import { createDemoRegister, createReceipts, listOrderReceipts } from './receipts/receipts.ts';
import type { Recommendations } from './recommendations/recommendations.ts';
import type { Stores } from './stores/stores.ts';
import type { Wholesale } from './wholesale/wholesale.ts';
import type { Zones } from './zones/zones.ts';

interface OrderModuleParts {
  config: Partial<Pick<Config, 'payments' | 'paymentSecret' | 'secretKey' | 'publicUrl'>>;
  publicUrl: string;
  db: Database;
  addresses: Addresses;
  carts: Carts;
  catalog: Catalog;
  cities: Cities;
  live: Live;
  mail: Mail;
  promotions: Promotions;
  recommendations: Recommendations;
  stores: Stores;
  wholesale: Wholesale;
  zones: Zones;
}

export function registerOrderModules(app: FastifyInstance, parts: OrderModuleParts): OrderLife {
  const { config, publicUrl, db, carts, catalog, cities, live, mail, recommendations } = parts;
  // Told first: calls of several modules are about somebody's order.
  app.owners.set('order', ({ orderId }) => findOrderOwner(db, Number(orderId)));
  const { payments, settle } = registerPayments(app, {
    db,
    config,
    announce: async (tx, { userId }) =>
      live.publish(tx, userTopic(userId), await findOrdersEventId(tx, userId), 'orders'),
  });
  const orders = createOrders({
    ...parts,
    takes: payments.isOffered,
    async startPayment(orderId) {
      await payments.begin(orderId);
      return (await payments.getView(orderId)).redirectUrl;
    },
  });
  registerOrders(app, orders, cities);
  const orderLife = createOrderLife({
    db,
    carts,
    catalog,
    cities,
    mail,
    live,
    publicUrl,
    listSubstitutes: recommendations.listSubstitutes,
    listPapers: async ({ id }, language) => ({
      documents: await listOrderDocuments(db, id, language),
      receipts: await listOrderReceipts(db, id),
    }),
  });
  registerOrderLife(app, orderLife, db);
  const receipts = createReceipts({
    db,
    register: createDemoRegister(db),
    mail,
    publicUrl,
    complain: (error, words) => app.log.warn({ reason: String(error) }, words),
  });
  registerReceipts(app, receipts);
  registerOrderDocuments(app, createOrderDocuments(db, publicUrl));
  registerPurchased(app, { db, purchased: createPurchased(db, catalog), cities });
  app.decorate('settleMoney', async () => {
    await settle();
    await receipts.makeDue();
  });
  return orderLife;
}
