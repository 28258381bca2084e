import { describe, expect, test } from 'vitest';
import type { Facet } from '#contract/listing.ts';
import { emptyChoice } from '#domain/listing.ts';
import { type FacetView, OPEN_GROUPS, shutUnasked, toFacetViews } from './facets.ts';

const list = (values: [code: string, count: number, isChosen?: boolean][]): Facet => ({
  code: 'klass',
  name: 'Класс',
  kind: 'list',
  values: values.map(([code, count, isChosen = false]) => ({ code, name: code, count, isChosen })),
});
const range = (more: Facet['range']): Facet => ({
  code: 'thickness_mm',
  name: 'Толщина',
  unit: 'мм',
  kind: 'range',
  values: [],
  range: more,
});

const views = (facets: Facet[]) => toFacetViews({ facets, total: 10 });

test('a value that leads to nothing is left out unless it is chosen', () => {
  const [facet] = views([
    list([
      ['31', 0],
      ['32', 4],
      ['33', 0, true],
    ]),
  ]);
  expect(facet?.values).toEqual([
    { code: '32', name: '32', count: 4 },
    { code: '33', name: '33', count: 0 },
  ]);
});

test.each<[string, Facet, number]>([
  ['every value of which leads to nothing', list([['31', 0]]), 0],
  ['whose only value all products have', list([['31', 10]]), 0],
  ['whose only value some products have', list([['31', 4]]), 1],
  ['of yes and no that all products have', { ...list([['yes', 10]]), kind: 'flag' }, 0],
  ['of yes and no that some products have', { ...list([['yes', 4]]), kind: 'flag' }, 1],
  ['whose only value is chosen', list([['31', 10, true]]), 1],
  [
    'with two values',
    list([
      ['31', 4],
      ['32', 6],
    ]),
    1,
  ],
  ['a range of one number', range({ min: 8, max: 8 }), 0],
  ['a range of one number that a bound has left', range({ min: 8, max: 8, from: 8 }), 1],
  ['a range', range({ min: 6, max: 12 }), 1],
])('a filter %s', (_what, facet, shown) => {
  expect(views([facet])).toHaveLength(shown);
});

test('what is chosen does not travel with the filters', () => {
  expect(views([range({ min: 6, max: 12, from: 8 })])[0]?.range).toEqual({ min: 6, max: 12 });
});

test('filters stand in the order in which one reads them', () => {
  const codes = ['price', 'inStock', 'brand', 'country', 'discount', 'a', 'b', 'c', 'd'];
  const facets = codes.map((code): Facet => {
    const kind = code === 'inStock' || code === 'discount' ? 'flag' : 'list';
    return {
      ...list([
        ['x', 4],
        ['y', 2],
      ]),
      code,
      kind,
    };
  });
  const shown = views(facets).map(({ code }) => code);
  expect(shown.join(' ')).toBe('price inStock discount a b c brand d country');
});

describe('the filters of a narrowed list', () => {
  const pairs = (facets: FacetView[]) =>
    facets.map(
      ({ code, values }) => `${code}: ${values.map((value) => `${value.code} ${value.count}`).join(', ')}`,
    );
  const tone: Facet = {
    ...list([
      ['oak', 6],
      ['ash', 4],
    ]),
    code: 'tone',
  };
  const whole = {
    facets: [
      list([
        ['31', 7],
        ['32', 3],
      ]),
      tone,
    ],
    total: 10,
  };

  test('keep the places of the whole one, with the counts of today', () => {
    const now = {
      facets: [
        { ...list([['ash', 2]]), code: 'tone' },
        list([
          ['32', 2, true],
          ['31', 1],
        ]),
      ],
      total: 2,
    };
    expect(pairs(toFacetViews(now, whole))).toEqual(['klass: 31 1, 32 2', 'tone: oak 0, ash 2']);
  });

  test('hold on to a filter that has nothing left to choose', () => {
    const now = { facets: [list([['32', 2, true]])], total: 2 };
    expect(pairs(toFacetViews(now, whole))).toEqual(['klass: 31 0, 32 2', 'tone: oak 0, ash 0']);
  });

  test('have what only the narrowed list knows', () => {
    const now = { facets: [list([['34', 0, true]]), { ...list([['x', 1, true]]), code: 'rare' }], total: 1 };
    expect(pairs(toFacetViews(now, whole))).toEqual([
      'klass: 31 0, 32 0, 34 0',
      'tone: oak 0, ash 0',
      'rare: x 1',
    ]);
  });
});

test('closed groups travel without their values until these are asked for or chosen', () => {
  const group = (code: string): FacetView => ({
    code,
    name: code,
    kind: 'list',
    values: [{ code: 'v', name: 'v', count: 1 }],
  });
  const groups = Array.from({ length: OPEN_GROUPS + 3 }, (_, index) => group(`p${index}`));
  const flag: FacetView = { ...group('discount'), kind: 'flag' };
  const shutIn = (
    choice: Partial<ReturnType<typeof emptyChoice>>,
    offered: { facet: string; value: string }[],
  ) =>
    shutUnasked([flag, ...groups], { ...emptyChoice(), ...choice }, offered).filter(({ isShut }) => isShut);
  const shut = (choice: Partial<ReturnType<typeof emptyChoice>>) =>
    shutIn(choice, [])
      .filter(({ values }) => values.length === 0)
      .map(({ code }) => code);
  expect(shut({})).toEqual(['p5', 'p6', 'p7']);
  expect(shut({ open: ['p6'] })).toEqual(['p5', 'p7']);
  expect(shut({ values: { p7: ['v'] } })).toEqual(['p5', 'p6']);
  // What is offered above the list is counted there.
  const offered = shutIn({}, [
    { facet: 'p6', value: 'v' },
    { facet: 'p7', value: 'w' },
  ]);
  expect(offered.map(({ values }) => values.length)).toEqual([0, 1, 0]);
});
