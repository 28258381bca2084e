import { expect, test } from 'vitest';
import { listReports, REPORT_TABLES, REPORTS, sayReportCode, sumReport } from './report-table.ts';

test('a total sums counts and money, never averages or shares', () => {
  const rows = [
    ['2026-11-15', 2, 3000, 1500, 0, 1],
    ['2026-11-16', 1, 1000, 1000, 1000, 0],
  ];
  expect(sumReport('sales', rows)).toEqual([null, 3, 4000, null, 1000, 1]);
  expect(sumReport('sales', rows.slice(1))).toBeNull();
});

test('what goods cost is a report for those who may know it', () => {
  expect(listReports(true)).toEqual(REPORTS);
  expect(listReports(false)).not.toContain('margin');
});

test.each(REPORTS)('%s draws a column that it has', (name) => {
  const { columns, drawn } = REPORT_TABLES[name];
  expect(Object.keys(columns)).toContain(drawn);
});

test('codes are said in the reader’s words, names stay', () => {
  expect(sayReportCode('pickup', 'kz')).toBe('Өзі алып кету');
  expect(sayReportCode('Павлодар', 'ru')).toBe('Павлодар');
});
