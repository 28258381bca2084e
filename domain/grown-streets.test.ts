import { expect, test } from 'vitest';
import { growStreets, streetKey } from './grown-streets.ts';

const typed = (street: string, buyers: string[], orders = buyers.length) => ({
  cityId: 1,
  street,
  buyers,
  orders,
});
const grow = (...rows: ReturnType<typeof typed>[]) => growStreets(rows, () => false).map(({ name }) => name);

test.each([
  ['ул. Ломова', 'Ломова улица'],
  ['ЛОМОВА', 'ул Ломова'],
  ['проспект Назарбаева', 'пр. Назарбаева'],
  ['Қамзин көшесі', 'Камзин көш.'],
])('%s and %s are one street', (one, other) => {
  expect(streetKey(one)).toBe(streetKey(other));
});

test('a street of two buyers is taken in the spelling that most orders have', () => {
  expect(grow(typed('ул. Ломова', ['a', 'b'], 5), typed('Ломова', ['c'], 1))).toEqual(['ул. Ломова']);
});

test('a street of one buyer is that buyer’s, however often and in however many spellings', () => {
  expect(grow(typed('ул. Ломова', ['a'], 9), typed('Ломова', ['a'], 3))).toEqual([]);
});

test.each([
  'Ломова, дом 5',
  'Ломова 12 кв. 7',
  'тел 87011234567',
  '12',
  'а',
  'x@example.kz',
  'Ломова\u0000',
  'ғ'.repeat(80),
])('what is more than a street is not taken: %s', (street) => {
  expect(grow(typed(street, ['a', 'b', 'c']))).toEqual([]);
});

test('what the list has already stays as it is, and each city has its own', () => {
  const rows = [typed('ул. Ломова', ['a', 'b']), { ...typed('ул. Ломова', ['a', 'b']), cityId: 2 }];
  const known = new Set(['1 ломова']);
  expect(growStreets(rows, (cityId, key) => known.has(`${cityId} ${key}`))).toEqual([
    { cityId: 2, name: 'ул. Ломова', search: expect.stringContaining('ломова') },
  ]);
});
