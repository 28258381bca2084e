import { expect, test } from 'vitest';
import { findTable, type TableSheet, toSheet } from './table-sheets.ts';

const HEADS = ['Артикул', 'Цена'];
const countKnown = (heads: readonly string[]) => heads.filter((head) => HEADS.includes(head)).length;
const sheet = (name: string, rows: string[][], more: Partial<TableSheet> = {}): TableSheet => ({
  ...toSheet(rows),
  name,
  ...more,
});
const find = (...sheets: TableSheet[]) => findTable(sheets, countKnown);

test('the sheet whose heads are known best is the list, and tells what it is not', () => {
  const found = find(
    sheet('О нас', [
      ['Мы', 'Вы'],
      ['да', 'да'],
    ]),
    sheet('Прайс', [HEADS, ['A', '1']]),
  );
  expect(found?.parts.map(({ name, from, line }) => [name, from, line])).toEqual([['Прайс', 2, 2]]);
  expect(found?.passedOver).toEqual(['О нас']);
});

test('sheets of the same heads are one list; each row is found where it stands', () => {
  const found = find(
    sheet('Полы', [['Прайс'], HEADS, ['A', '1'], ['B', '2']]),
    sheet('Трубы', [HEADS, ['C', '3']]),
    sheet('Прочее', [
      ['Артикул', 'Вес'],
      ['D', '4'],
    ]),
  );
  expect(found?.parts.map(({ name, from, line, lines }) => [name, from, line, lines.length])).toEqual([
    ['Полы', 3, 3, 2],
    ['Трубы', 5, 2, 1],
  ]);
  expect(found?.passedOver).toEqual(['Прочее']);
});

test('what nobody saw is not read, and the others keep their places', () => {
  const rows = [HEADS, ['A', '1'], ['B', '2'], [], ['C', '3']];
  const found = find(sheet('', rows, { hidden: [2, 3] }));
  expect(found?.parts[0]?.lines).toEqual([['A', '1'], [], [], ['C', '3']]);
  expect(found?.hiddenRows).toBe(1);
});

test('a cell over several rows is that of each; heads and cells across stay as they are', () => {
  const rows = [HEADS, ['A', '1'], ['B'], ['C'], ['D', '4']];
  const merges = [
    { column: 1, from: 1, to: 3 },
    { column: 0, from: 0, to: 1 },
    { column: 0, from: 4, to: 4 },
    { column: 1, from: 4, to: 1_000_000 },
  ];
  expect(find(sheet('', rows, { merges }))?.parts[0]?.lines).toEqual([
    ['A', '1'],
    ['B', '1'],
    ['C', '1'],
    ['D', '4'],
  ]);
});

test('groups are told by the numbers under which rows are kept', () => {
  const rows = [['Прайс'], HEADS, ['Полы'], ['A', '1']];
  const found = find(sheet('1', rows, { groups: [0, 2] }), sheet('2', rows, { groups: [2] }));
  expect(found?.parts.map(({ groups }) => [...groups])).toEqual([[3], [5]]);
});

test('nothing at all is no table', () => {
  expect(find(sheet('', []), sheet('', [['']]))).toBeNull();
});
