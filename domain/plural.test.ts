import { expect, test } from 'vitest';
import { plural, pluralForm } from './plural.ts';

test.each([
  [0, 'many', 'other'],
  [1, 'one', 'one'],
  [2, 'few', 'other'],
  [4, 'few', 'other'],
  [5, 'many', 'other'],
  [11, 'many', 'other'],
  [12, 'many', 'other'],
  [21, 'one', 'other'],
  [22, 'few', 'other'],
  [111, 'many', 'other'],
  [1001, 'one', 'other'],
  [1.5, 'other', 'other'],
])('%d is %s in Russian and %s in Kazakh', (count, russian, kazakh) => {
  expect(pluralForm(count, 'ru')).toBe(russian);
  expect(pluralForm(count, 'kz')).toBe(kazakh);
});

test.each([
  [1, 'пачка'],
  [3, 'пачки'],
  [5, 'пачек'],
  [1.5, 'пачки'],
])('%d %s', (count, word) => {
  expect(plural(count, 'ru', { one: 'пачка', few: 'пачки', many: 'пачек' })).toBe(word);
});

test('a Kazakh noun has one word for every number, and a form not written is replaced by a written one', () => {
  expect(plural(1, 'kz', { other: 'тауар' })).toBe('тауар');
  expect(plural(5, 'kz', { one: 'тауар', other: 'тауар' })).toBe('тауар');
  expect(plural(5, 'ru', { one: 'товар' })).toBe('товар');
  expect(plural(5, 'ru', {})).toBe('');
});
