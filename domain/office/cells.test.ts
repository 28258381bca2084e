import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCell, saysTheSame, toCell } from './cells.ts';
import type { GridColumn, GridValue } from './grid.ts';

test.each<[string, GridColumn['kind'], ReturnType<typeof parseCell>]>([
  ['1 200', 'money', { value: 1200 }],
  ['1\u00a0200,00 ₸', 'money', { value: 1200 }],
  ['1200.50', 'money', { value: 1200.5 }],
  ['1200 тг.', 'money', { value: 1200 }],
  ['1E+15', 'number', { value: 1e15 }],
  ['12x', 'money', 'wrong'],
  ['1,2,3', 'money', 'wrong'],
  ['1,250.50', 'money', { value: 1250.5 }],
  ['1.250,50', 'money', { value: 1250.5 }],
  ['1.250.000', 'money', { value: 1_250_000 }],
  ['12.500.00', 'money', 'wrong'],
  // Twelve thousand to one, twelve and a half to another.
  ['12,500', 'money', 'wrong'],
  ['12,500', 'number', { value: 12.5 }],
  ['1 250,000', 'number', { value: 1250 }],
  ["15'500.00", 'money', { value: 15_500 }],
  ['₸ 1 250', 'money', { value: 1250 }],
  ['1 250-00', 'money', { value: 1250 }],
  ['1250,-', 'money', { value: 1250 }],
  ['1250=', 'money', { value: 1250 }],
  ['900 тг/шт', 'money', { value: 900 }],
  ['-5', 'money', { value: -5 }],
  ['12 $', 'money', 'wrong'],
  ['16%', 'number', { value: 16 }],
  ['16%', 'money', 'wrong'],
  ['#Н/Д', 'text', 'wrong'],
  ['#N/A', 'money', 'wrong'],
  ['=A1*2', 'money', 'wrong'],
  ['#REF!', 'number', 'wrong'],
  ['', 'money', 'empty'],
  ['  ', 'text', 'empty'],
  ['Да', 'flag', { value: true }],
  ['жоқ', 'flag', { value: false }],
  ['1', 'flag', { value: true }],
  ['может', 'flag', 'wrong'],
  ["'=1+1", 'text', { value: '=1+1' }],
  ["''a", 'text', { value: "'a" }],
  ["'a", 'text', { value: "'a" }],
  ['00123', 'text', { value: '00123' }],
  [' a ', 'text', { value: 'a' }],
  ['2026-01-01', 'moment', 'wrong'],
])('%j as %s', (cell, kind, read) => {
  expect(parseCell(cell, kind)).toEqual(read);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+7', "'+7"],
  ["'так'", "''так'"],
  ['-', "'-"],
  ['@x', "'@x"],
  ['обычный', 'обычный'],
])('%j is no formula in a file: %j', (value, cell) => {
  expect(toCell(value, 'text', 'ru')).toBe(cell);
});

describe('what was written is what is read', () => {
  const values: Record<'text' | 'long' | 'number' | 'flag', fc.Arbitrary<GridValue>> = {
    text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    long: fc.string({ unit: 'grapheme' }),
    number: fc.oneof(fc.integer(), fc.constant(1e15)),
    flag: fc.boolean(),
  };
  test.each(Object.keys(values) as (keyof typeof values)[])('%s', (kind) => {
    fc.assert(
      fc.property(
        fc.option(values[kind]),
        fc.constantFrom('ru' as const, 'kz' as const),
        (value, language) => {
          const cell = toCell(value, kind, language);
          expect(saysTheSame(cell, value, kind, language)).toBe(true);
          const read = parseCell(cell, kind);
          if (typeof read === 'object') expect(read.value).toBe(value);
        },
      ),
    );
  });

  test('another value is another', () => {
    expect(saysTheSame('Клей', 'Клей ', 'text', 'ru')).toBe(true);
    expect(saysTheSame('Клей', 'клей', 'text', 'ru')).toBe(false);
    expect(saysTheSame('100', 101, 'money', 'ru')).toBe(false);
    expect(saysTheSame('', 'было', 'text', 'ru')).toBe(false);
    expect(saysTheSame('', '', 'long', 'ru')).toBe(true);
  });
});
