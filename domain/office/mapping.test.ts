import { expect, test } from 'vitest';
import { findKey, guessMapping, toSignature } from './mapping.ts';
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

test('files of one make are known by their heads', () => {
  expect(toSignature(['Артикул ', 'ЦЕНА, ₸'])).toBe(toSignature(['артикул', 'Цена ₸']));
  expect(toSignature(['Артикул'])).not.toBe(toSignature(['Цена']));
});
