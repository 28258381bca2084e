import { getMarketOrders } from '#contract/office/market-orders.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Markets } from './markets.ts';

export function registerOfficeMarkets(door: OfficeHttp, db: Database, markets: Markets): void {
  officeRoute(door, getMarketOrders, async ({ query }) => ({
    data: await markets.read(db, query.view === 'going'),
  }));
}
