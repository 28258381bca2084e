import { getTradeWords } from '#contract/office/trade-words.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { findTradeWords } from './office-search.ts';

export function registerOfficeSearch(door: OfficeHttp, db: Database): void {
  officeRoute(door, getTradeWords, async ({ query }) => ({ data: await findTradeWords(db, query.q) }));
}
