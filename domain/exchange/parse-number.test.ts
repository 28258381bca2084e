import { describe, expect, it } from 'vitest';
import { parseFlag, parseMoment, parseNumber, toTenge } from './parse-number.ts';

describe('a number of 1C', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234\u202f567', 1_234_567],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,000', 12],
    ['0', 0],
    ['-3', -3],
    ['-,5', -0.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1e3', 1000],
    ['  7 ', 7],
  ])('%s is %d', (text, value) => expect(parseNumber(text)).toEqual({ value }));

  it.each([undefined, null, '', '  ', '\u00a0'])('%j is not told', (text) =>
    expect(parseNumber(text)).toBe('absent'),
  );

  it.each(['много', '12шт', '1-2', '--1', 'NaN', 'Infinity', '1e999', '9'.repeat(40)])(
    '%s is unreadable',
    (text) => expect(parseNumber(text)).toBe('unreadable'),
  );
});

it.each([
  ['Истина', true],
  ['true', true],
  ['1', true],
  ['Да', true],
  [' TRUE ', true],
  ['false', false],
  ['Ложь', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('%j as an answer is %s', (text, is) => expect(parseFlag(text)).toBe(is));

describe('a moment of 1C', () => {
  it.each([
    ['2026-11-17T09:30:00', '2026-11-17T04:30:00.000Z'],
    ['17.11.2026 9:30:00', '2026-11-17T04:30:00.000Z'],
    ['17.11.2026', '2026-11-16T19:00:00.000Z'],
    ['2026-11-17 09:30', '2026-11-17T04:30:00.000Z'],
    ['2026-11-17', '2026-11-16T19:00:00.000Z'],
    ['2026-11-17T09:30:00Z', '2026-11-17T09:30:00.000Z'],
    ['2026-11-17T09:30:00+06:00', '2026-11-17T03:30:00.000Z'],
    ['2026-11-17T09:30:00.123', '2026-11-17T04:30:00.000Z'],
    ['2026-11-17Т09:30:00', '2026-11-17T04:30:00.000Z'],
    ['2026-11-17T9:30:00', '2026-11-17T04:30:00.000Z'],
  ])('%s is %s', (text, iso) => expect(parseMoment(text)?.toISOString()).toBe(iso));

  it.each([
    '',
    'вчера',
    '31.02.2026',
    '17.11.26',
    '0001-01-01T00:00:00',
    '2026-02-31',
    '2026-11-17T25:00:00',
    undefined,
  ])('%j is none', (text) => expect(parseMoment(text)).toBeNull());
});

it.each([
  [1234.5, 1235, true],
  [1234.49, 1234, true],
  [100, 100, false],
  [0.5, 1, true],
])('%d is %d tenge', (amount, price, isRounded) => expect(toTenge(amount)).toEqual({ price, isRounded }));

it.each([0, 0.4, -5, Number.NaN, 3e9])('%d is no price', (amount) => expect(toTenge(amount)).toBeNull());
