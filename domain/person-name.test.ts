import { expect, test } from 'vitest';
import { parsePersonName } from './person-name.ts';

test.each([
  ['  Әсел  ', 'Әсел'],
  ['Анна-Мария', 'Анна-Мария'],
  ['Гүлнұр  Қ', 'Гүлнұр Қ'],
  ["О'Нил", "О'Нил"],
  ['Һ', 'Һ'],
  ['Я'.repeat(50), 'Я'.repeat(50)],
])('%j is the name %s', (typed, name) => {
  expect(parsePersonName(typed)).toBe(name);
});

test.each(['', ' ', 'Я'.repeat(51), 'a1', '<b>', '-Анна', 'a\nb@c', 'Ann\u0000', 7, null])(
  '%j is no name',
  (typed) => {
    expect(parsePersonName(typed)).toBeNull();
  },
);
