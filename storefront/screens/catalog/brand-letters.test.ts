import { expect, test } from 'vitest';
import { groupByLetter } from './brand-letters.ts';

const brands = ['Zharmix', 'Бояу', 'Әлем', 'Аксай', 'Burkitex', '«Еділ»', '3Д-декор', 'абай'].map((name) => ({
  name,
}));

test('Cyrillic letters come before Latin ones, the Kazakh ә right after а, what is no letter last', () => {
  expect(groupByLetter(brands).map(({ letter }) => letter)).toEqual(['А', 'Ә', 'Б', 'Е', 'B', 'Z', '#']);
});

test('names stand in order within their letter, whatever their case', () => {
  expect(groupByLetter(brands)[0]?.entries.map(({ name }) => name)).toEqual(['абай', 'Аксай']);
});

test('no brands make no letters', () => {
  expect(groupByLetter([])).toEqual([]);
});
