import { expect, test } from 'vitest';
import { toSummary } from './overview-load.ts';

const bill = (due: string, left: number, isOverdue: boolean) => ({
  number: `С-${due}`,
  date: '2026-10-01',
  due,
  sum: left,
  paid: 0,
  left,
  isOverdue,
});
const debts = {
  payer: 'ТОО «ДЕМО»',
  contract: null,
  manager: null,
  limit: 500_000,
  used: 0,
  bills: [],
  overdue: [],
};

test('a payer’s glance tells what is late, the day of the next bill and what is left of the credit', () => {
  const bills = [
    bill('2026-11-01', 86_400, true),
    bill('2026-11-25', 10_000, false),
    bill('2026-11-30', 1, false),
  ];
  const overdue = [{ number: 'С-1', date: '2026-10-01', due: '2026-11-01', left: 86_400, days: 16 }];
  expect(toSummary({ ...debts, used: 96_401, bills, overdue }, '3')).toEqual({
    payer: 'ТОО «ДЕМО»',
    page: '3',
    owed: 96_401,
    overdue: 86_400,
    due: '2026-11-25',
    left: 403_599,
  });
});

test.each([
  ['nothing owed', { used: 0, limit: 0 }, { owed: 0, overdue: 0, due: null, left: null }],
  ['more taken than allowed', { used: 600_000, limit: 500_000 }, { owed: 600_000, left: 0 }],
])('%s', (_what, given, told) => {
  expect(toSummary({ ...debts, ...given }, 'own')).toMatchObject(told);
});
