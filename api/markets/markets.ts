/**
 * Orders of marketplaces, looked at. Promises: what is sold there is seen in the office some minutes later, each order once,
 * as the market last told it; nothing is ever said to the market, no stock is held and nothing of its buyers is kept.
 * Hides the market and its pages. Relies on `look` being called about every minute by one process of all.
 */
import type { Database, Db } from '../database.ts';
import { Refused } from '../outgoing/outgoing.ts';
import type { Market } from './market.ts';
import {
  deleteOldMarketOrders,
  findLook,
  isArchiveDue,
  isLookDue,
  keepMarketOrder,
  listMarketOrders,
  listUnread,
  noteLook,
  noteLookFailure,
  setMarketLines,
} from './markets.queries.ts';

export { createKaspiMarket } from './kaspi/kaspi-market.ts';
export { MARKETS_LOCK } from './markets.queries.ts';

const LOOK_SECONDS = 240;
/** Of one look: a market that is asked too often says no to all. */
const MOST_READ = 60;
const KEPT_DAYS = 90;
const SHOWN = 200;

export type Markets = ReturnType<typeof createMarkets>;

export function createMarkets(market: Market | null, now: () => Date = () => new Date()) {
  async function lookAt(db: Database, each: Market): Promise<void> {
    const hasArchive = await isArchiveDue(db, each.name);
    for (const which of hasArchive ? (['going', 'over'] as const) : (['going'] as const))
      for await (const order of each.list(which, now())) await keepMarketOrder(db, each.name, order);
    for (const id of await listUnread(db, each.name, MOST_READ))
      await setMarketLines(db, each.name, id, await each.readLines(id));
    await noteLook(db, each.name, hasArchive);
    await deleteOldMarketOrders(db, KEPT_DAYS);
  }

  return {
    isDue: async (db: Db): Promise<boolean> => market !== null && isLookDue(db, market.name, LOOK_SECONDS),

    async look(db: Database): Promise<void> {
      if (market === null) return;
      await lookAt(db, market).catch(async (error: unknown) => {
        await noteLookFailure(db, market.name, error instanceof Refused ? error.reason : 'no_answer');
        throw error;
      });
    },

    /** For the office; `isSet` false: no market is looked at. */
    async read(db: Db, isGoing: boolean) {
      const [orders, look] = await Promise.all([
        listMarketOrders(db, { isGoing, limit: SHOWN }),
        market ? findLook(db, market.name) : null,
      ]);
      return {
        isSet: market !== null,
        lookedAt: look?.lookedAt?.toISOString() ?? null,
        failure: look?.failure ?? null,
        orders: orders.map(({ madeAt, totalTenge, externalId, ...order }) => ({
          ...order,
          id: externalId,
          total: totalTenge,
          madeAt: madeAt.toISOString(),
          lines: order.lines?.map(({ sumTenge, ...line }) => ({ ...line, sum: sumTenge })) ?? null,
        })),
      };
    },
  };
}
