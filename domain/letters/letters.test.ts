import { expect, test } from 'vitest';
import { chooseKind, isLetterHour, isTimeAgain, type WantedKind } from './letters.ts';

test.each([
  ['2026-11-18T03:59:59Z', false],
  ['2026-11-18T04:00:00Z', true],
  ['2026-11-18T14:59:59Z', true],
  ['2026-11-18T15:00:00Z', false],
])('nobody is written to at night in Kazakhstan: %s', (moment, isAllowed) => {
  expect(isLetterHour(new Date(moment))).toBe(isAllowed);
});

const all = new Set<WantedKind>(['cart', 'favourite', 'reorder']);
test.each([
  ['the cart goes first', all, { sentThisWeek: 0, perWeek: 2, isOn: all }, 'cart'],
  [
    'what is off does not',
    all,
    { sentThisWeek: 0, perWeek: 2, isOn: new Set<WantedKind>(['reorder']) },
    'reorder',
  ],
  ['enough is enough, whatever the kinds', all, { sentThisWeek: 2, perWeek: 2, isOn: all }, null],
  ['nothing is due', new Set<WantedKind>(), { sentThisWeek: 0, perWeek: 2, isOn: all }, null],
] as const)('%s', (_name, due, bounds, kind) => {
  expect(chooseKind(due, bounds)).toBe(kind);
});

test.each([
  ['bought once: nobody knows', ['2026-10-01'], '2026-11-18', false],
  ['every month, and a month is over', ['2026-09-18', '2026-10-18'], '2026-11-18', true],
  ['not yet', ['2026-09-18', '2026-10-18'], '2026-11-10', false],
  ['long ago', ['2026-07-18', '2026-08-18'], '2026-11-18', false],
  ['two orders of one week are one need', ['2026-11-01', '2026-11-04'], '2026-11-08', false],
  [
    'the usual gap, not the odd one',
    ['2026-05-01', '2026-08-01', '2026-09-01', '2026-10-01'],
    '2026-11-01',
    true,
  ],
])('%s', (_name, days, today, isTime) => {
  expect(isTimeAgain(days, today)).toBe(isTime);
});
