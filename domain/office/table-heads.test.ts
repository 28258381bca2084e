import { expect, test } from 'vitest';
import { findHeads } from './table-heads.ts';

const KNOWN = ['артикул', 'наименование', 'цена'];
const countKnown = (heads: readonly string[]) =>
  heads.filter((head) => KNOWN.includes(head.trim().toLowerCase())).length;

test.each<[string, string[][], { heads: string[]; firstLine: number; lines: number } | null]>([
  ['nothing', [], null],
  ['blank rows alone', [[], ['', ' ']], null],
  [
    'heads at once',
    [
      ['Артикул', 'Цена'],
      ['1', '2'],
    ],
    { heads: ['Артикул', 'Цена'], firstLine: 2, lines: 1 },
  ],
  [
    'a title, a date and a blank row above them',
    [
      ['ТОО «Мир крепежа», прайс-лист'],
      ['на 01.11.2026', '', ''],
      [],
      ['Артикул', 'Наименование', 'Цена'],
      ['1', 'а', '2'],
    ],
    { heads: ['Артикул', 'Наименование', 'Цена'], firstLine: 5, lines: 1 },
  ],
  [
    'heads of two rows, the upper ones merged',
    [
      ['Артикул', 'Наименование', 'Цена', '', 'Остаток'],
      ['', '', 'розница', 'опт', ''],
      ['1', 'а', '2', '3', '4'],
    ],
    {
      heads: ['Артикул', 'Наименование', 'Цена розница', 'Цена опт', 'Остаток'],
      firstLine: 3,
      lines: 1,
    },
  ],
  [
    'a section above the first goods, which is no second row of heads',
    [
      ['Артикул', 'Наименование', 'Цена'],
      ['', 'Ламинат', ''],
      ['1', 'а', '2'],
    ],
    { heads: ['Артикул', 'Наименование', 'Цена'], firstLine: 2, lines: 2 },
  ],
  [
    'heads that nobody knows beneath a title',
    [['Прайс'], ['Kod', 'Nazvanie'], ['1', 'а']],
    { heads: ['Kod', 'Nazvanie'], firstLine: 3, lines: 1 },
  ],
  ['one known head alone', [['Артикул'], ['1'], ['2']], { heads: ['Артикул'], firstLine: 2, lines: 2 }],
  [
    'empty columns, before and between, and one without a head',
    [
      ['', 'Артикул', '', 'Цена'],
      ['', '1', '', '2', 'с НДС'],
    ],
    { heads: ['', 'Артикул', '', 'Цена', ''], firstLine: 2, lines: 1 },
  ],
  [
    'heads of two rows after an empty column, and the numbers of the columns beneath',
    [
      ['', 'Артикул', 'Цена', ''],
      ['', '', 'розница', 'опт'],
      ['', '1', '2', '3'],
      ['', 'A-1', '5', '6'],
    ],
    { heads: ['', 'Артикул', 'Цена розница', 'Цена опт'], firstLine: 4, lines: 1 },
  ],
])('%s', (_what, rows, expected) => {
  const found = findHeads(rows, countKnown);
  expect(found && { ...found, lines: found.lines.length }).toEqual(expected);
});
