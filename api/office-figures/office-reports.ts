/** Reports as tables of rows, and as spreadsheets. Each is one question to the database; words are those of the reader. */

import type { Report } from '#contract/office/reports.ts';
import type { Locale } from '#domain/locale.ts';
import {
  REPORT_TABLES,
  type ReportCell,
  type ReportKind,
  type ReportName,
  sayReportCode,
  sumReport,
} from '#domain/office/report-table.ts';
import { type SalesPeriod, shiftDay, toShare } from '#domain/office/sales-period.ts';
import type { Database } from '../database.ts';
import { type SheetCell as Cell, makeXlsx } from '../table-files/table-files.ts';
import { listBrought, listMargins, listPicked, listReturned, listSpoken } from './report-rows.queries.ts';
import { listSold } from './sales-figures.queries.ts';
import { startOf } from './sales-figures.ts';
import { findStockEnds } from './stock-ends.ts';

export interface ReportAsked {
  period: SalesPeriod;
  city: string | null;
  language: Locale;
  now: Date;
}

type Rows = (db: Database, asked: ReportAsked) => Promise<ReportCell[][]>;

const toSpan = ({ period, city }: ReportAsked) => ({
  start: startOf(period.from),
  end: startOf(shiftDay(period.to, 1)),
  city,
});

const READERS: Readonly<Record<ReportName, Rows>> = {
  async sales(db, asked) {
    const span = toSpan(asked);
    const none = span.start;
    const whole = { ...span, beforeStart: none, beforeEnd: none, beforeWhole: none };
    const rows = await listSold(db, whole, 'day');
    const days = [...new Set(rows.map(({ at }) => at))].toSorted();
    return days.map((day) => {
      const own = rows.filter(({ at }) => at === day);
      const sold = own.filter(({ isCancelled }) => !isCancelled);
      const sum = (of: typeof rows, pick: 'orders' | 'revenue') =>
        of.reduce((all, row) => all + row[pick], 0);
      const [orders, revenue] = [sum(sold, 'orders'), sum(sold, 'revenue')];
      const wholesale = sold.filter(({ isWholesale }) => isWholesale);
      const cancelled = own.filter(({ isCancelled }) => isCancelled);
      const average = orders === 0 ? null : Math.round(revenue / orders);
      return [day, orders, revenue, average, sum(wholesale, 'revenue'), sum(cancelled, 'orders')];
    });
  },
  margin: async (db, asked) =>
    (await listMargins(db, toSpan(asked), asked.language)).map(({ section, revenue, known, cost }) => [
      sayReportCode(section, asked.language),
      revenue,
      known,
      cost,
      known - cost,
      known > 0 ? toShare(known - cost, known) : null,
    ]),
  returns: async (db, asked) =>
    (await listReturned(db, toSpan(asked))).map((row) => [
      sayReportCode(row.reason, asked.language),
      row.asked,
      row.accepted,
      row.declined,
      row.waiting,
      row.refunded,
    ]),
  picking: async (db, asked) =>
    (await listPicked(db, toSpan(asked), asked.language)).map((row) => [
      row.store,
      row.packed,
      row.median,
      row.slowest,
      row.lacking,
    ]),
  delivery: async (db, asked) =>
    (await listBrought(db, toSpan(asked), asked.language)).map((row) => [
      row.city,
      sayReportCode(row.method, asked.language),
      row.orders,
      row.received,
      row.inTime,
      row.late,
      toShare(row.inTime, row.inTime + row.late),
      row.paid,
    ]),
  kazakh: async (db, { language }) =>
    (await listSpoken(db, language)).map(({ section, goods, names, descriptions }) => [
      sayReportCode(section, language),
      goods,
      names,
      descriptions,
      toShare(names, goods),
    ]),
  'stock-ends': async (db, asked) =>
    (await findStockEnds(db, asked)).map((row) => [
      row.name,
      row.article,
      row.city,
      row.count,
      row.perDay,
      row.endsOn,
      row.suppliedOn,
      row.lostPerDayTenge,
    ]),
};

export async function findReport(db: Database, name: ReportName, asked: ReportAsked): Promise<Report> {
  const table = REPORT_TABLES[name];
  const rows = await READERS[name](db, asked);
  return {
    name,
    period: 'isOfNow' in table ? null : { from: asked.period.from, to: asked.period.to },
    columns: Object.entries<{ label: Record<Locale, string>; kind: ReportKind }>(table.columns).map(
      ([id, { label, kind }]) => ({ id, label: label[asked.language], kind }),
    ),
    rows,
    total: sumReport(name, rows),
    drawn: table.drawn,
  };
}

/** Numbers as numbers, so that they can be counted with. */
const toCell = (value: ReportCell): Cell =>
  value === null ? null : typeof value === 'number' ? { type: Number, value } : { type: String, value };

const WIDTHS: Partial<Record<ReportKind, number>> = { text: 36 };

export async function writeReport(report: Report, language: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const bold = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' });
  const lines = [...report.rows, ...(report.total === null ? [] : [report.total])];
  const heads = report.columns.map(({ label, kind }) =>
    bold(kind === 'money' ? `${label}, ₸` : kind === 'percent' ? `${label}, %` : label),
  );
  const file = await makeXlsx([heads, ...lines.map((row) => row.map(toCell))], {
    sheet: REPORT_TABLES[report.name].title[language].slice(0, 31),
    stickyRowsCount: 1,
    columns: report.columns.map(({ kind }) => ({ width: WIDTHS[kind] ?? 16 })),
  });
  return Uint8Array.from(file);
}
