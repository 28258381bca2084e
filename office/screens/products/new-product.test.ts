import { expect, test } from 'vitest';
import { toNewProduct } from './new-product.ts';

test('a new product is told by what was typed, and by nothing that was not', () => {
  const made = toNewProduct({
    name_ru: ' Клей ',
    name_kz: '',
    section_id: '12',
    brand_id: '3',
    price: '1 200 ₸',
  });
  expect(made.map(({ field, to, id, newKey }) => [field, to, id, newKey])).toEqual([
    ['name_ru', 'Клей', null, 'new'],
    ['section_id', 12, null, 'new'],
    ['brand_id', 3, null, 'new'],
    ['price', 1200, null, 'new'],
  ]);
});
