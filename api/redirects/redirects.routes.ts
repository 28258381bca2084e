import { getMissedAddresses, getRedirects } from '#contract/office/redirects.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { listMissed, listRedirectRows } from './redirects.queries.ts';
import type { MissedAddresses } from './redirects.ts';

const MOST_SHOWN = 200;

export function registerRedirects(door: OfficeHttp, db: Database, missed: MissedAddresses): void {
  officeRoute(door, getMissedAddresses, async ({ query }) => {
    await missed.flush();
    return { items: await listMissed(db, { days: query.days, limit: MOST_SHOWN }) };
  });
  officeRoute(door, getRedirects, async () => ({ items: await listRedirectRows(db) }));
}
