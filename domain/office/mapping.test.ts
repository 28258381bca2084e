import { expect, test } from 'vitest';
import { findKey, guessMapping, guessOwnMapping, toSignature } from './mapping.ts';
import { PRODUCT_GRID } from './product-grid.ts';

test.each([
  [['Артикул', 'Название, рус.', 'Цена, ₸'], ['product_code', 'name_ru', 'price'], 'product_code'],
  [['Артикул', 'Орысша атауы', 'Бағасы, ₸'], ['product_code', 'name_ru', 'price'], 'product_code'],
  [
    ['Код товара', 'Наименование', 'Розничная цена', 'Штрих-код'],
    ['product_code', 'name_ru', 'price', 'gtin'],
    'product_code',
  ],
  [['EAN13', 'price'], ['gtin', 'price'], 'gtin'],
  [['Артикул', 'Цена за шт., тг с НДС', 'Цена без НДС'], ['product_code', 'price', null], 'product_code'],
  [['Артикул', 'Цена, $', 'Цена USD', 'Цена, тенге'], ['product_code', null, null, 'price'], 'product_code'],
  // Word for word before one with a unit behind, wherever it stands.
  [['Цена, тг', 'Артикул', 'Цена'], [null, 'product_code', 'price'], 'product_code'],
  [['Цена', 'Цена', 'Примечание', ''], ['price', null, null, null], null],
  [['№ товара', 'name_kz'], ['id', 'name_kz'], 'id'],
  [['Код', 'Название', 'Название (каз)'], ['product_code', 'name_ru', 'name_kz'], 'product_code'],
  [
    ['Код', 'Наименование товара на казахском языке', 'Наименование товара'],
    ['product_code', 'name_kz', 'name_ru'],
    'product_code',
  ],
  [['SKU', 'Name RU', 'Name KZ'], ['product_code', 'name_ru', 'name_kz'], 'product_code'],
  [['Артикул', 'Атауы', 'Атауы (орысша)'], ['product_code', 'name_kz', 'name_ru'], 'product_code'],
  [['Артикул', 'Номенклатура', 'Тауардың атауы'], ['product_code', 'name_ru', 'name_kz'], 'product_code'],
  [
    ['Артикул', 'Каз. наименование', 'Русское наименование'],
    ['product_code', 'name_kz', 'name_ru'],
    'product_code',
  ],
  [
    ['Артикул', 'Атауы қазақ тілінде', 'Описание каз'],
    ['product_code', 'name_kz', 'description_kz'],
    'product_code',
  ],
])('%j', (heads, mapping, key) => {
  expect(guessMapping(heads, PRODUCT_GRID)).toEqual(mapping);
  expect(findKey(mapping)).toBe(key);
});

test('our own heads are all known, in both languages', () => {
  const names = Object.keys(PRODUCT_GRID.columns);
  for (const language of ['ru', 'kz'] as const) {
    const heads = Object.values(PRODUCT_GRID.columns).map(({ label }) => label[language]);
    expect(guessMapping(heads, PRODUCT_GRID)).toEqual(names);
  }
});

test.each([
  [['Ламинат «Дуб»', 'Цемент', ''], 'name_ru'],
  [['Ламинат «Емен»', 'Есік топсасы', ''], 'name_kz'],
  [[...Array.from({ length: 19 }, () => 'Краска'), 'Краска «Қазақстан»'], 'name_ru'],
])('«Атауы» alone is the name in the language of its cells: %j', (cells, name) => {
  const rows = cells.map((cell, at) => [String(at), cell]);
  expect(guessOwnMapping(['Артикул', 'Атауы'], rows, PRODUCT_GRID)).toEqual(['product_code', name]);
  // Beside a Russian name it is the Kazakh one, whatever stands in it.
  const besides = guessOwnMapping(['Артикул', 'Атауы', 'Название'], rows, PRODUCT_GRID);
  expect(besides).toEqual(['product_code', 'name_kz', 'name_ru']);
});

test('a column of Kazakh names that is empty empties none', () => {
  const heads = ['Артикул', 'Название (каз)', 'Цена'];
  expect(guessOwnMapping(heads, [['1', ' ', '5'], ['2']], PRODUCT_GRID)).toEqual([
    'product_code',
    null,
    'price',
  ]);
});

test('files of one make are known by their heads', () => {
  expect(toSignature(['Артикул ', 'ЦЕНА, ₸'])).toBe(toSignature(['артикул', 'Цена ₸']));
  expect(toSignature(['Артикул'])).not.toBe(toSignature(['Цена']));
});
