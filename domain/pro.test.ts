import { describe, expect, test } from 'vitest';
import { clientPoints, parseMasterCode, TRADE_CODES, TRADES } from './pro.ts';
import { taxonomyTable } from './taxonomy/table.ts';

test.each(TRADE_CODES)('the trade %s works with sections that the shop has', (code) => {
  const roots = taxonomyTable.split('\n').map((line) => line.split('|')[0]?.trim());
  expect(TRADES[code].sections.filter((section) => !roots.includes(section))).toEqual([]);
  expect(TRADES[code].sections.length).toBeGreaterThan(0);
});

test('a client’s order brings two percent in whole points, and never less than none', () => {
  expect([100_049, 49, 0, -500].map(clientPoints)).toEqual([2000, 0, 0, 0]);
});

describe('the code of a link', () => {
  test.each([
    ['K7Q2M9XA', 'K7Q2M9XA'],
    [' k7q2m9xa ', 'K7Q2M9XA'],
    ['K7Q2M9X', null],
    ['K7Q2M9X1', null],
    ['<script>', null],
    ['', null],
    [undefined, null],
  ])('%s is read as %s', (typed, code) => {
    expect(parseMasterCode(typed)).toBe(code);
  });
});
