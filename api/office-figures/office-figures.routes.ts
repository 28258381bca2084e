/** The calls of figures and reports. */
import {
  getSalesFigures,
  getStockEnds,
  getSupplies,
  getWaitingHands,
  setSupply as setSupplyCall,
} from '#contract/office/figures.ts';
import { exportReport, getReport } from '#contract/office/reports.ts';
import { listReports, type ReportName } from '#domain/office/report-table.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, type OfficeViewer, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import {
  findReport,
  findSalesFigures,
  findStockEnds,
  findWaitingHands,
  listSupplies,
  requirePeriod,
  setSupply,
  writeReport,
} from './office-figures.ts';

const mayKnowCosts = (viewer: OfficeViewer): boolean => findReach(viewer, 'costs', 'read') !== null;

function requireReport(name: ReportName, viewer: OfficeViewer): ReportName {
  if (!listReports(mayKnowCosts(viewer)).includes(name)) throw new Refusal('report.not_found');
  return name;
}

/** `db` is read from: the office's own few connections are for what it writes. */
export function registerOfficeFigures(door: OfficeHttp, db: Database): void {
  officeRoute(door, getSalesFigures, async ({ query, viewer, language }) => {
    const now = new Date();
    const period = requirePeriod(query, now);
    const asked = { period, city: query.city ?? null, language, mayKnowCosts: mayKnowCosts(viewer), now };
    return { data: await findSalesFigures(db, asked) };
  });

  officeRoute(door, getWaitingHands, async ({ viewer }) => ({ items: await findWaitingHands(db, viewer) }));

  officeRoute(door, getStockEnds, async ({ query, language }) => {
    const all = await findStockEnds(db, { city: query.city ?? null, language, now: new Date() });
    return { items: all.slice(0, query.limit), meta: { total: all.length } };
  });

  officeRoute(door, getSupplies, async ({ params, language, reach }) => ({
    items: [...(await listSupplies(db, Number(params.product), { language, stores: reach.stores }))],
  }));

  officeRoute(door, setSupplyCall, async ({ params, body, write }) => {
    const supply = { ...body, storeId: Number(params.store) };
    await write((tx) => setSupply(tx, supply), {
      subject: 'product',
      subjectId: body.productId,
      words: { store: supply.storeId, day: body.day, count: body.count },
    });
    return { success: true as const };
  });

  officeRoute(door, getReport, async ({ params, query, viewer, language }) => {
    const now = new Date();
    const asked = { period: requirePeriod(query, now), city: query.city ?? null, language, now };
    return { data: await findReport(db, requireReport(params.name, viewer), asked) };
  });

  officeRoute(door, exportReport, async ({ params, query, viewer, language }) => {
    const now = new Date();
    const asked = { period: requirePeriod(query, now), city: query.city ?? null, language, now };
    const report = await findReport(db, requireReport(params.name, viewer), asked);
    return writeReport(report, language);
  });
}
