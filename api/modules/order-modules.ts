/** What belongs to orders, in reading order: made, lived with, paid, written on paper, bought before. */
import type { Db } from '../database.ts';
import type { Foundation } from '../foundation.ts';
import { userTopic } from '../live/live.ts';
import { createKaspiMarket, createMarkets } from '../markets/markets.ts';
import { registerOrderDocuments } from '../order-documents/order-documents.routes.ts';
import { createOrderDocuments, listOrderDocuments } from '../order-documents/order-documents.ts';
import { registerOrderLife } from '../order-life/order-life.routes.ts';
import { createOrderLife, findOrdersEventId } from '../order-life/order-life.ts';
import { registerOrders } from '../orders/orders.routes.ts';
import { createOrders, findOrderOwner } from '../orders/orders.ts';
import { registerPayments } from '../payments/payments.routes.ts';
import { findDeclineOf } from '../payments/payments.ts';
import { registerPurchased } from '../purchased/purchased.routes.ts';
import { createPurchased } from '../purchased/purchased.ts';
import { registerReceipts } from '../receipts/receipts.routes.ts';
import {
  createDemoRegister,
  createReceipts,
  createWebkassa,
  listOrderReceipts,
} from '../receipts/receipts.ts';
import { registerReviews } from '../reviews/reviews.routes.ts';
import { createReviews } from '../reviews/reviews.ts';
import { createCdek, createShipments } from '../shipments/shipments.ts';
import type { CartModules } from './cart-modules.ts';
import type { GoodsModules } from './goods-modules.ts';
import type { UserModules } from './user-modules.ts';

export function registerOrderModules(
  foundation: Foundation,
  { addresses, wholesale, zones }: UserModules,
  { promotions, recommendations, stores }: GoodsModules,
  { carts }: CartModules,
) {
  const { http, log, config, publicUrl, db, outgoing, catalog, cities, live, mail, settings } = foundation;
  // Told first: calls of several modules are about somebody's order.
  http.owners.set('order', ({ orderId }) => findOrderOwner(db, Number(orderId)));
  const peekRules = () => {
    const { takes, values } = settings.peek();
    return { takes, cashUpToTenge: values['payments.cash_up_to'] };
  };
  /** The buyer's devices ask anew for their orders. */
  const announceMoney = async (tx: Db, { userId }: { userId: number }) =>
    live.publish(tx, userTopic(userId), await findOrdersEventId(tx, userId), 'orders');
  const {
    payments,
    comparison,
    settle: settlePayments,
  } = registerPayments(http, {
    db,
    outgoing,
    mail,
    config,
    peekRules,
    announce: announceMoney,
  });
  const orders = createOrders({
    db,
    addresses,
    carts,
    cities,
    promotions,
    stores,
    wholesale,
    zones,
    settings,
    patienceMs: http.patienceMs,
    takes: payments.isOffered,
    async startPayment(orderId) {
      await payments.begin(orderId);
      return (await payments.getView(orderId)).redirectUrl;
    },
  });
  registerOrders(http, orders, cities, async () => (await settings.read()).values['shop.is_open']);
  const shipments = createShipments({
    db,
    carriers: config.partners?.cdek ? [createCdek(outgoing, config.partners.cdek)] : [],
    warn: (error, words) => log.warn({ reason: String(error) }, words),
  });
  const markets = createMarkets(
    config.partners?.kaspiOrders ? createKaspiMarket(outgoing, config.partners.kaspiOrders) : null,
  );
  const orderLife = createOrderLife({
    db,
    carts,
    catalog,
    cities,
    mail,
    live,
    publicUrl,
    takes: payments.isOffered,
    cashUpTo: () => peekRules().cashUpToTenge,
    readChangeSource: orders.readChangeSource,
    listChangeOffers: orders.listChangeOffers,
    listSubstitutes: recommendations.listSubstitutes,
    listPapers: async ({ id }, language) => ({
      shipment: await shipments.findForBuyer(db, id),
      documents: await listOrderDocuments(db, id, language),
      receipts: await listOrderReceipts(db, id),
      decline: await findDeclineOf(db, id),
    }),
  });
  registerOrderLife(http, orderLife, db);
  const receipts = createReceipts({
    db,
    register: config.partners?.webkassa
      ? createWebkassa(outgoing, config.partners.webkassa)
      : createDemoRegister(db),
    mail,
    publicUrl,
    warn: (error, words) => log.warn({ reason: String(error) }, words),
  });
  registerReceipts(http, receipts);
  const orderDocuments = createOrderDocuments(db, publicUrl);
  registerOrderDocuments(http, orderDocuments);
  registerReviews(http, createReviews(db));
  registerPurchased(http, { db, purchased: createPurchased(db, catalog), cities });
  const takes = payments.isOffered;
  return {
    orders,
    orderLife,
    orderDocuments,
    announceMoney,
    settlePayments,
    comparison,
    receipts,
    shipments,
    markets,
    takes,
  };
}

export type OrderModules = ReturnType<typeof registerOrderModules>;
