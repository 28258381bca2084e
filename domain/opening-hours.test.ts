import { describe, expect, test } from 'vitest';
import { groupHours, type Hours, hoursFrom, openState } from './opening-hours.ts';

const day = (from: string, to: string) => ({ from, to });
const shop: Hours = [...Array(5).fill(day('09:00', '20:00')), day('09:00', '19:00'), null];

// 16 November 2026 is a Monday; Kazakhstan is five hours ahead of UTC.
describe('whether a store is open', () => {
  test.each([
    ['on Monday at noon', '2026-11-16T07:00:00Z', { kind: 'open', until: '20:00' }],
    ['at the minute it opens', '2026-11-16T04:00:00Z', { kind: 'open', until: '20:00' }],
    ['a minute before', '2026-11-16T03:59:00Z', { kind: 'opens', from: '09:00', daysAhead: 0, weekday: 0 }],
    [
      'at the minute it closes',
      '2026-11-16T15:00:00Z',
      { kind: 'opens', from: '09:00', daysAhead: 1, weekday: 1 },
    ],
    [
      'on Saturday evening',
      '2026-11-21T14:30:00Z',
      { kind: 'opens', from: '09:00', daysAhead: 2, weekday: 0 },
    ],
    ['on Sunday', '2026-11-22T07:00:00Z', { kind: 'opens', from: '09:00', daysAhead: 1, weekday: 0 }],
    [
      'when it is Monday there and Sunday in London',
      '2026-11-15T20:00:00Z',
      { kind: 'opens', from: '09:00', daysAhead: 0, weekday: 0 },
    ],
  ])('%s', (_name, moment, expected) => {
    expect(openState(shop, moment)).toEqual(expected);
  });

  test('open on one day of the week alone: it opens again in seven days', () => {
    const market: Hours = [day('10:00', '12:00'), null, null, null, null, null, null];
    expect(openState(market, '2026-11-16T08:00:00Z')).toEqual({
      kind: 'opens',
      from: '10:00',
      daysAhead: 7,
      weekday: 0,
    });
  });

  test('a store without hours is closed', () => {
    expect(openState(Array(7).fill(null), '2026-11-16T07:00:00Z')).toEqual({ kind: 'closed' });
    expect(openState([], '2026-11-16T07:00:00Z')).toEqual({ kind: 'closed' });
  });
});

describe('days unlike others', () => {
  const special = [{ date: '2026-11-18' }, { date: '2026-11-20', from: '10:00', to: '15:00' }];

  test('count in the week that they are in, and in no other', () => {
    const week = hoursFrom(shop, special, '2026-11-16T07:00:00Z');
    expect(week.map((hours) => hours && `${hours.from}–${hours.to}`)).toEqual([
      ...['09:00–20:00', '09:00–20:00', null, '09:00–20:00', '10:00–15:00', '09:00–19:00', null],
    ]);
    expect(hoursFrom(shop, special, '2026-11-21T07:00:00Z')).toEqual(shop);
    expect(hoursFrom(shop, [], '2026-11-16T07:00:00Z')).toBe(shop);
  });

  test('a closed today opens tomorrow', () => {
    const moment = '2026-11-18T07:00:00Z';
    const state = openState(hoursFrom(shop, special, moment), moment);
    expect(state).toMatchObject({ kind: 'opens', daysAhead: 1 });
  });
});

describe('the week in few lines', () => {
  test('neighbouring days of the same hours stand together', () => {
    expect(groupHours(shop)).toEqual([
      { firstDay: 0, lastDay: 4, hours: day('09:00', '20:00') },
      { firstDay: 5, lastDay: 5, hours: day('09:00', '19:00') },
      { firstDay: 6, lastDay: 6, hours: null },
    ]);
  });

  test('the same hours on days apart do not', () => {
    const odd: Hours = [day('09:00', '18:00'), null, ...Array(5).fill(day('09:00', '18:00'))];
    expect(groupHours(odd).map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      [0, 0],
      [1, 1],
      [2, 6],
    ]);
  });
});
