import { expect, test } from 'vitest';
import { findTwins, foldValue } from './twins.ts';

test.each([
  ['8 мм', '8мм'],
  ['8 мм', '8 mm'],
  ['8 ММ', '8 мм'],
  ['Тёмный', 'темный'],
  ['0,5 л', '0.5 л'],
  ['10.0 кг', '10 kg'],
  ['Белый', 'белый '],
  // The first letter is Latin.
  ['Cосна', 'Сосна'],
  ['60×60 см', '60x60 cm'],
  ['12–15', '12-15'],
])('%s and %s are one', (one, other) => {
  expect(foldValue(one)).toBe(foldValue(other));
});

test.each([
  ['8 мм', '8 см'],
  ['8 мм', '18 мм'],
  ['0,5 л', '5 л'],
  ['1.5', '15'],
  ['12–15', '1215'],
  ['Белый', 'Бежевый'],
])('%s and %s are two', (one, other) => {
  expect(foldValue(one)).not.toBe(foldValue(other));
});

test('twins are told in groups, what stands alone is not', () => {
  const values = ['8 мм', '10 мм', '8мм', 'Тёмный', '8 mm', 'темный'].map((name) => ({ name }));
  expect(findTwins(values).map((twins) => twins.map(({ name }) => name))).toEqual([
    ['8 мм', '8мм', '8 mm'],
    ['Тёмный', 'темный'],
  ]);
});
