import { expect, test } from 'vitest';
import type { FacetView } from './facets.ts';
import { pickPromoted } from './promoted.ts';

const list = (code: string, counts: Record<string, number>): FacetView => ({
  code,
  name: code,
  kind: 'list',
  values: Object.entries(counts).map(([value, count]) => ({ code: value, name: value, count })),
});
const sale: FacetView = {
  code: 'discount',
  name: 'Со скидкой',
  kind: 'flag',
  values: [{ code: '1', name: '1', count: 3 }],
};
const names = (facets: FacetView[]) =>
  pickPromoted(facets, 100).map(({ facet, value }) => `${facet}=${value}`);

test('the commonest value of each property comes first, then the second ones, sales last', () => {
  expect(names([list('klass', { a: 10, b: 40, c: 30 }), sale, list('tone', { x: 20, y: 5 })])).toEqual([
    'klass=b',
    'tone=x',
    'klass=c',
    'tone=y',
    'discount=1',
  ]);
});

test('what narrows nothing, brands and countries are not promoted', () => {
  const facets = [
    list('bevel', { none: 95, four: 5 }),
    list('brand', { one: 50 }),
    list('country', { kz: 50 }),
  ];
  expect(names([...facets, list('tone', { x: 20, y: 5 })])).toEqual(['bevel=four', 'tone=x', 'tone=y']);
});

test('there are never more than six and never fewer than three', () => {
  const many = ['a', 'b', 'c', 'd'].map((code) => list(code, { x: 20, y: 5 }));
  expect(names([...many, sale])).toHaveLength(6);
  expect(names(many)).toHaveLength(6);
  expect(names([list('klass', { a: 10, b: 40 })])).toEqual([]);
});

test('two colours stand behind the first choice, with what they look like', () => {
  const colour: FacetView = {
    ...list('color', { white: 30, red: 20, opal: 10 }),
    values: [
      { code: 'white', name: 'белый', count: 30, swatch: '#f1f1ee' },
      { code: 'red', name: 'красный', count: 20, swatch: '#b8402f' },
      { code: 'opal', name: 'опал', count: 10 },
    ],
  };
  const facets = [list('klass', { a: 10, b: 40 }), list('bevel', { x: 9 }), colour];
  expect(names(facets)).toEqual(['klass=b', 'color=white', 'color=red', 'bevel=x', 'klass=a', 'color=opal']);
  expect(pickPromoted(facets, 100).map(({ swatch }) => swatch)).toEqual([
    undefined,
    '#f1f1ee',
    '#b8402f',
    undefined,
    undefined,
    undefined,
  ]);
});
