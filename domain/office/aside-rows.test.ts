import { expect, test } from 'vitest';
import { isAside } from './aside-rows.ts';

const heads = ['Артикул', 'Наименование', 'Цена', 'Остаток'];
const judge = (cells: string[], isGroup = false) => isAside(cells, { heads, isGroup, prices: [2] });

test.each([
  [['', 'Ламинат', '', '']],
  [['Крепёж']],
  [['Трубы ПНД 63']],
  [['', 'Итого по группе:', '12 000', '']],
  [['Подытог', '', '12 000', '5']],
  [['', 'Ламинат итог', '', '120']],
  [['Барлығы:', '', '1', '']],
  [['Жиыны', '', '1', '']],
  [['артикул ', 'Наименование', 'цена', '']],
])('%j names no goods', (cells) => {
  expect(judge(cells)).toBe(true);
});

test.each([
  [['', '', '5', '']],
  [['LAM-1208', '', '', '']],
  [['', 'Ламинат', '100', '']],
  [['', 'Итоговая стяжка', '100', '']],
  [['', 'Барлығын жуғыш', '100', '']],
  [['', 'Ламинат', '', '5']],
  [['A-1', 'Артикул', '100', '']],
])('%j may be goods', (cells) => {
  expect(judge(cells)).toBe(false);
});

test('a group of a spreadsheet may have a sum of its stock, but no price', () => {
  expect(judge(['', 'Ламинат', '', '120'], true)).toBe(true);
  expect(judge(['', 'Ламинат', '100', '120'], true)).toBe(false);
});
