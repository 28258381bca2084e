import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListingChoice } from './listing.ts';
import { type CountedProperty, listPopularChoices } from './popular-choices.ts';

const both = (text: string) => ({ ru: text, kz: text });
const property = (
  code: string,
  kind: CountedProperty['kind'],
  values: Record<string, number>,
  unit: string | null = null,
): CountedProperty => ({
  code,
  name: both(`имя ${code}`),
  unit: unit === null ? null : both(unit),
  kind,
  values: Object.entries(values).map(([name, count]) => ({
    code: name,
    name: both(name),
    count,
    number: Number.isFinite(Number(name)) ? Number(name) : null,
  })),
});
const names = (...[total, properties, brands = []]: Partial<Parameters<typeof listPopularChoices>>) =>
  listPopularChoices(total ?? 0, properties ?? [], brands).map(({ name }) => name.ru);

test.each<[string, number, CountedProperty[], string[]]>([
  [
    'words come before measures',
    20,
    [
      property('t', 'range', { 8: 10, 12: 10 }, 'мм'),
      property('tone', 'list', { дуб: 9, орех: 11, ясень: 8 }),
    ],
    ['Дуб', 'Орех', 'Ясень'],
  ],
  [
    'measures keep their unit',
    20,
    [property('t', 'range', { 8: 7, 10: 7, 12: 6 }, 'мм')],
    ['8\u00A0мм', '10\u00A0мм', '12\u00A0мм'],
  ],
  [
    'a bare number says of what',
    9,
    [property('n', 'list', { 1: 3, 2: 3, 3: 3 })],
    ['имя n: 1', 'имя n: 2', 'имя n: 3'],
  ],
  ['what nearly all have chooses nothing', 20, [property('c', 'list', { белый: 19, чёрный: 1 })], []],
  [
    'crumbs give way to what covers more',
    40,
    [property('c', 'list', { a: 2, b: 2 }), property('d', 'list', { в: 20, г: 10, д: 9 })],
    ['В', 'Г', 'Д'],
  ],
  ['crumbs are better than nothing', 40, [property('c', 'list', { a: 2, b: 3 })], ['A', 'B']],
  [
    'a flag is named by its property',
    20,
    [property('warm', 'flag', { yes: 12 }), property('c', 'list', { а: 9, б: 10 })],
    ['имя warm', 'А', 'Б'],
  ],
])('%s', (_what, total, properties, expected) => {
  expect(names(total, properties)).toEqual(expected);
});

test('without a telling property the brands are', () => {
  expect(names(10, [], property('brand', 'list', { A: 5, B: 5 }).values)).toEqual(['A', 'B']);
});

test('a measure that no address can carry gets no link', () => {
  const found = listPopularChoices(9, [property('length', 'range', { '2': 3, '3': 3, '1e10': 3 })], []);
  expect(found.map(({ code }) => code)).toEqual(['length-2', 'length-3']);
});

test('whatever the goods: no name twice, no more than six, and every address reads back as its choice', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,6}$/), fc.nat(40), { maxKeys: 8 });
  const kinds = fc.constantFrom<CountedProperty['kind'][]>('list', 'range', 'flag');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z][a-z_]{0,8}$/), kinds, values), {
        selector: ([code]) => code,
      }),
      (total, made) => {
        const found = listPopularChoices(
          total,
          made.map(([code, kind, counts]) => property(code, kind, counts)),
          [],
        );
        expect(found.length).toBeLessThanOrEqual(6);
        expect(new Set(found.map(({ name }) => name.ru)).size).toBe(found.length);
        for (const { search } of found) {
          const choice = parseListingChoice(new URLSearchParams(search));
          expect(Object.keys({ ...choice?.values, ...choice?.ranges })).toHaveLength(1);
        }
      },
    ),
  );
});
