import { expect, test } from 'vitest';
import { countMissingLines, listTerms, nearestNames } from './said-before.ts';

const pairs = [
  { ru: 'Тёплый пол', kz: 'Жылы еден', times: 3 },
  { ru: 'Пол', kz: 'Еден', times: 9 },
  { ru: 'Дуб', kz: 'Емен', times: 2 },
  { ru: 'дуб', kz: 'Дуб ағашы', times: 5 },
  { ru: 'м', kz: 'метр', times: 99 },
  { ru: 'ПВХ', kz: 'ПВХ', times: 4 },
];

test.each([
  ['Ламинат для теплого пола', []],
  ['Ламинат под тёплый пол, дуб', ['теплый пол', 'дуб']],
  ['Дубовый пол', ['пол']],
  ['Пол и теплый пол', ['пол', 'теплый пол']],
  ['ПВХ 3 м', []],
])('%s: %j', (text, terms) => {
  expect(listTerms(text, pairs).map(({ ru }) => ru)).toEqual(terms);
});

test('of two ways to say it the more usual stands first', () => {
  expect(listTerms('Дуб', pairs)).toEqual([
    {
      ru: 'дуб',
      options: [
        { kz: 'Дуб ағашы', times: 5 },
        { kz: 'Емен', times: 2 },
      ],
    },
  ]);
});

test('names that share most of their words are shown, others are not', () => {
  const names = ['Ламинат Едилвуд дуб 8 мм', 'Ламинат Едилвуд орех 8 мм', 'Краска белая'].map((ru) => ({
    ru,
  }));
  expect(nearestNames('Ламинат Едилвуд, дуб натуральный, 8 мм', names).map(({ ru }) => ru)).toEqual([
    'Ламинат Едилвуд дуб 8 мм',
    'Ламинат Едилвуд орех 8 мм',
  ]);
  expect(nearestNames('', names)).toEqual([]);
});

test.each([
  ['Раз.\n\n- два\n- три', 'Бір.\n- екі', 1],
  ['Раз.\n- два', 'Бір.\n- екі\n- үш', 0],
  // What is not there at all is marked as missing already.
  ['Раз.\n- два', '', 0],
])('%j and %j: %s lines are missing', (ru, kz, count) => {
  expect(countMissingLines(ru, kz)).toBe(count);
});
