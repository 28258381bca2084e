/** What somebody gathers before they order: the cart, estimates, lists, and the stream that tells of their changes. */
import { registerCart } from '../cart/cart.routes.ts';
import { createCarts, listCartEventIds } from '../cart/cart.ts';
import { registerEstimates } from '../estimates/estimates.routes.ts';
import { createEstimates } from '../estimates/estimates.ts';
import type { Foundation } from '../foundation.ts';
import { registerLists } from '../lists/lists.routes.ts';
import { createLists } from '../lists/lists.ts';
import { registerLive } from '../live/live.routes.ts';
import { userTopic } from '../live/live.ts';
import { acceptCard } from '../loyalty/loyalty.ts';
import { findMinOrderSum } from '../wholesale/wholesale.ts';
import type { GoodsModules } from './goods-modules.ts';

export function registerCartModules(foundation: Foundation, goods: GoodsModules) {
  const { http, log, db, cities, live, catalog, publicUrl, settings } = foundation;
  const { promotions, recommendations, search } = goods;
  live.addSource((userIds) => listCartEventIds(db, userIds));
  const carts = createCarts({
    db,
    catalog,
    cities,
    promotions,
    readVehicles: async () => (await settings.read()).delivery.vehicles,
    acceptCard: (viewer, typed) => acceptCard(db, viewer, typed),
    findMinimum: async (viewer) =>
      viewer === null || viewer.wholesaleContract === null ? null : findMinOrderSum(db, viewer.id),
    publish: (tx, userId, eventId) => live.publish(tx, userTopic(userId), eventId),
    warn: (error) => log.warn({ err: error }, 'a cart was priced without the engine'),
  });
  registerCart(http, carts, { cities, db });
  const estimates = createEstimates({ db, catalog, carts, search, recommendations, publicUrl });
  registerEstimates(http, estimates, { cities, db });
  registerLists(http, createLists(db, catalog, live), cities);
  registerLive(http, live);
  return { carts };
}

export type CartModules = ReturnType<typeof registerCartModules>;
