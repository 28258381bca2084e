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
