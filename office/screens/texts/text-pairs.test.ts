import { expect, test } from 'vitest';
import { filterTexts, toPairs } from './text-pairs.ts';

const text = (path: string, language: 'ru' | 'kz', title: string, id: number | null = null) => ({
  ...{ id, path, language, title, isPublished: true, hasFile: true },
});
const pairs = toPairs([
  text('pages/delivery', 'kz', 'Жеткізу'),
  text('pages/delivery', 'ru', 'Доставка', 7),
  text('advice/floors/laminate', 'ru', 'Ламинат'),
]);

test('both languages of a path stand in one row', () => {
  expect(pairs.map(({ path, ru, kz }) => [path, ru?.title, kz?.title])).toEqual([
    ['pages/delivery', 'Доставка', 'Жеткізу'],
    ['advice/floors/laminate', 'Ламинат', undefined],
  ]);
});

test.each([
  ['жеткізу', null, ['pages/delivery']],
  ['laminate', null, ['advice/floors/laminate']],
  ['', 'own', ['pages/delivery']],
  ['', 'missing', ['advice/floors/laminate']],
  ['нет', null, []],
])('«%s» with %s leaves %j', (q, only, paths) => {
  expect(filterTexts(pairs, { q, only }).map(({ path }) => path)).toEqual(paths);
});
