import { expect, test } from 'vitest';
import { changeInPercent, findPeriod, listDays, listDaysBetween, toShare } from './sales-period.ts';

/** Already the next day in Kazakhstan. */
const now = new Date('2026-11-15T20:30:00Z');

test.each([
  [{ period: 'today' }, { from: '2026-11-16', to: '2026-11-16', days: 1, shift: 7 }],
  [{ period: 'week' }, { from: '2026-11-10', to: '2026-11-16', days: 7, shift: 7 }],
  [{ period: 'month' }, { from: '2026-10-18', to: '2026-11-16', days: 30, shift: 35 }],
  [
    { period: 'today', from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-02-27', to: '2026-03-01', days: 3, shift: 7 },
  ],
  [
    { period: 'today', from: '2026-11-15' },
    { from: '2026-11-15', to: '2026-11-16', days: 2, shift: 7 },
  ],
  [
    { period: 'today', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-01', days: 1, shift: 7 },
  ],
  [{ period: 'today', from: '2026-11-17', to: '2026-11-16' }, null],
  [{ period: 'today', from: '2026-02-30', to: '2026-03-01' }, null],
  [{ period: 'today', from: '2020-01-01', to: '2026-03-01' }, null],
] as const)('%j is held against as many weeks as it touches', (asked, expected) => {
  expect(findPeriod(asked, now)).toEqual(expected);
});

test('days of a period go over the end of a month', () => {
  expect(listDays({ from: '2026-02-27', days: 3 })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('nothing is held against nothing', () => {
  expect([changeInPercent(12, 10), changeInPercent(9, 10), changeInPercent(3, 0)]).toEqual([20, -10, null]);
  expect([toShare(1, 3), toShare(0, 3), toShare(0, 0)]).toEqual([33.3, 0, null]);
});

test('days between two days are all of them, over the ends of months too', () => {
  expect(listDaysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(listDaysBetween('2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
});
