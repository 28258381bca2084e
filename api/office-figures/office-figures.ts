/**
 * Figures of the shop as staff read them. Promises: what goods cost is told to those alone who may know it, what waits is
 * counted of what the reader may see, nothing is guessed where nothing is known. Relies on the indexes of migration 0094:
 * a month of a shop with a hundred thousand orders is reckoned while one waits.
 */
import type { WaitingHands } from '#contract/office/figures.ts';
import { findReach } from '#domain/office/rights.ts';
import { findPeriod, type PeriodName, type SalesPeriod } from '#domain/office/sales-period.ts';
import { almatyDate } from '#domain/time.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { putSupply } from './stock-ends.queries.ts';
import { listWaitingHands } from './waiting-hands.queries.ts';

export { findReport, writeReport } from './office-reports.ts';
export { findSalesFigures } from './sales-figures.ts';
export { listSupplies } from './stock-ends.queries.ts';
export { findStockEnds } from './stock-ends.ts';

export function requirePeriod(
  asked: { period: PeriodName; from?: string | undefined; to?: string | undefined },
  now: Date,
): SalesPeriod {
  const period = findPeriod(asked, now);
  if (period === null) throw new Refusal('report.wrong_period');
  return period;
}

export async function findWaitingHands(db: Database, viewer: OfficeViewer): Promise<WaitingHands[]> {
  const may = (right: Parameters<typeof findReach>[1]) => findReach(viewer, right, 'read');
  const rows = await listWaitingHands(db, {
    orders: may('orders.read'),
    returns: may('returns.decide'),
    queues: may('queues') !== null,
    wholesale: may('wholesale') !== null,
    payments: may('payments') !== null,
  });
  return rows.map(({ kind, count, since }) => ({ kind, count, since: since?.toISOString() ?? null }));
}

export async function setSupply(
  tx: Db,
  supply: { productId: number; storeId: number; day: string; count: number },
): Promise<void> {
  // What was on its way and is over may still be taken back.
  if (supply.count > 0 && supply.day < almatyDate(new Date())) throw new Refusal('supply.day_is_over');
  if (!(await putSupply(tx, supply))) throw new Refusal('stock.not_found');
}
