/** The calls of figures, money by day and feeds: a part of the table in office-calls.ts. */
import { getSalesFigures, getStockEnds, getSupplies, getWaitingHands, setSupply } from './figures.ts';
import { getFeedFaults, getFeeds } from './kept-feeds.ts';
import { getPaymentDays, solvePaymentBreak } from './payment-days.ts';
import { exportReport, getReport } from './reports.ts';

export const figureCalls = {
  getSalesFigures,
  getWaitingHands,
  getStockEnds,
  getSupplies,
  setSupply,
  getReport,
  exportReport,
  getPaymentDays,
  solvePaymentBreak,
  getFeeds,
  getFeedFaults,
} as const;
