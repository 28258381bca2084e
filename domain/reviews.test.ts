import { describe, expect, test } from 'vitest';
import { countStars, parseStars, publicName, publicNameOf, toRating } from './reviews.ts';

describe('under which name', () => {
  test.each([
    ['Айгуль', 'Серикова', 'Айгуль С.'],
    [' Олег ', '', 'Олег'],
    ['Анна Мария', 'ким', 'Анна К.'],
    ['', 'Серикова', 'Покупатель'],
    ['', '', 'Покупатель'],
  ])('«%s» «%s» is read as «%s»', (first, last, shown) => {
    expect(publicName(first, last, 'Покупатель')).toBe(shown);
  });

  test.each([
    ['Олег', 'Олег'],
    ['Олег Ким', 'Олег К.'],
    ['Олег Ким 87051234567', 'Олег К.'],
  ])('«%s» typed into one field is read as «%s»', (typed, shown) => {
    expect(publicNameOf(typed)).toBe(shown);
  });
});

describe('stars', () => {
  test.each([
    [0, 0, null],
    [5, 1, { count: 1, average: 5 }],
    [14, 3, { count: 3, average: 4.7 }],
    [9, 4, { count: 4, average: 2.3 }],
  ])('%d stars of %d', (sum, count, rating) => {
    expect(toRating(sum, count)).toEqual(rating);
  });

  test('every number of stars is told, also that of nobody', () => {
    expect(countStars([{ stars: 4, count: 2 }])).toEqual([
      { stars: 5, count: 0 },
      { stars: 4, count: 2 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ]);
  });

  test('a choice of stars is one of five', () => {
    expect(['5', '1', '0', '6', 'x', null].map(parseStars)).toEqual([5, 1, null, null, null, null]);
  });
});
