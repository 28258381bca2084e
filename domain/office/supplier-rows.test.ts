import { describe, expect, test } from 'vitest';
import { SUPPLIER_HEADS } from './known-heads.ts';
import { guessMapping } from './mapping.ts';
import { fromStockId, toStockId } from './stock-thing.ts';
import {
  judgeOffer,
  readSupplierRow,
  SUPPLIER_COLUMNS,
  type SupplierTakes,
  toPairKey,
} from './supplier-rows.ts';

test('a price without more words is what the supplier asks of the shop', () => {
  const heads = ['Код', 'Наименование товара', 'Штрих-код', 'Цена', 'РРЦ', 'Наличие', 'Вес'];
  expect(guessMapping(heads, { columns: SUPPLIER_COLUMNS }, SUPPLIER_HEADS)).toEqual([
    'supplier_code',
    'name',
    'gtin',
    'cost',
    'price',
    'stock',
    null,
  ]);
});

test('a supplier names goods in one column, in whatever language its head tells', () => {
  for (const head of ['Наименование (рус)', 'Тауар атауы', 'Атауы, қазақша', 'Название на русском языке'])
    expect(guessMapping([head], { columns: SUPPLIER_COLUMNS }, SUPPLIER_HEADS)).toEqual(['name']);
});

test.each([
  [['A-1', '4870000000012', 'Клей'], 'code:a 1'],
  [['', ' 4870 0000 00012', 'Клей'], 'gtin:4870000000012'],
  [['', '', ' Клей  «ЁЛКА», 25кг'], 'name:клей елка 25кг'],
  [['', '', ''], null],
])('%j is known by %s', (cells, key) => {
  expect(toPairKey(readSupplierRow(cells, ['supplier_code', 'gtin', 'name']))).toBe(key);
});

const takes = (more: Partial<SupplierTakes>): SupplierTakes => ({
  cost: false,
  price: 'no',
  markup: 25,
  roundTo: 10,
  rounding: 'up',
  storeId: null,
  ...more,
});
const stored = { cost: 1000, price: 1500, counted: 12, held: 5 };
const judge = (cells: string[], more: Partial<SupplierTakes>) =>
  judgeOffer(cells, ['cost', 'price', 'stock'], takes(more), stored);

describe('what a row of a list changes', () => {
  test.each([
    ['purchase price', ['1 100,40 ₸', '', ''], { cost: true }, [{ field: 'cost', from: 1000, to: 1100 }]],
    ['nothing that is so already', ['1000', '', ''], { cost: true }, []],
    ['nothing that was not chosen', ['1100', '1700', '3'], {}, []],
    [
      'the price by mark-up, rounded',
      ['1234', '', ''],
      { price: 'markup' },
      [{ field: 'price', from: 1500, to: 1550 }],
    ],
    [
      'by what is stored, where the list is silent',
      ['', '', ''],
      { price: 'markup' },
      [{ field: 'price', from: 1500, to: 1250 }],
    ],
    [
      'the price as the list has it',
      ['', '1 990', ''],
      { price: 'column' },
      [{ field: 'price', from: 1500, to: 1990 }],
    ],
    ['the stock', ['', '', '>20 шт'], { storeId: 1 }, [{ field: 'counted', from: 12, to: 20 }]],
  ] as const)('%s', (_title, cells, more, changes) => {
    expect(judge([...cells], more)).toEqual({ changes });
  });

  test.each([
    [['договорная', '', ''], { cost: true }, 'cell', 'cost'],
    [['0', '', ''], { price: 'markup' }, 'cell', 'cost'],
    [['', '-5', ''], { price: 'column' }, 'cell', 'price'],
    [['', '', 'много'], { storeId: 1 }, 'cell', 'stock'],
    [['', '', 'нет'], { storeId: 1 }, 'below_held', 'stock'],
  ] as const)('%j by %j is wrong: %s in %s', (cells, more, why, column) => {
    expect(judge([...cells], more)).toEqual({ why, column });
  });
});

test.each([
  [1, 1],
  [2_147_483_647, 32_767],
])('product %i in store %i is one number and back', (productId, storeId) => {
  const id = toStockId(productId, storeId);
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(fromStockId(id)).toEqual({ productId, storeId });
});
