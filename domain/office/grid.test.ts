import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Condition,
  type GridDescription,
  parseMark,
  parseOrder,
  parseWhere,
  toMark,
  toWhere,
} from './grid.ts';

const label = { ru: '', kz: '' };
const grid: Pick<GridDescription, 'filters' | 'orders'> = {
  filters: {
    kz: { label, kind: 'flag' },
    section: { label, kind: 'ids' },
    price: { label, kind: 'range' },
    q: { label, kind: 'text' },
  },
  orders: { name: { label }, price: { label } },
};

describe('conditions', () => {
  test.each<[string, Condition[] | null]>([
    ['', []],
    ['kz:no', [{ filter: 'kz', kind: 'flag', is: false }]],
    ['section:12,14', [{ filter: 'section', kind: 'ids', ids: [12, 14] }]],
    ['price:..500', [{ filter: 'price', kind: 'range', from: null, to: 500 }]],
    ['price:100..', [{ filter: 'price', kind: 'range', from: 100, to: null }]],
    ['q:%D0%BA%3B', [{ filter: 'q', kind: 'text', text: 'к;' }]],
    ['kz:maybe', null],
    ['kz:no;kz:yes', null],
    ['section:', null],
    ['section:1,x', null],
    ['section:0', null],
    ['price:..', null],
    ['price:-1..5', null],
    ['q:%', null],
    ['q:%20', null],
    ['constructor:yes', null],
    ['other:yes', null],
    ['kz', null],
  ])('%j', (where, conditions) => {
    expect(parseWhere(grid, where)).toEqual(conditions);
  });

  test('what was chosen is what is read again', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
    const condition = fc.record({
      kz: fc.option(fc.boolean()),
      section: fc.option(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 5 })),
      price: fc.option(fc.tuple(bound, bound).filter(([from, to]) => from !== null || to !== null)),
      q: fc.option(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      ),
    });
    fc.assert(
      fc.property(condition, ({ kz, section, price, q }) => {
        const conditions: Condition[] = [
          ...(kz === null ? [] : [{ filter: 'kz', kind: 'flag' as const, is: kz }]),
          ...(price === null
            ? []
            : [{ filter: 'price', kind: 'range' as const, from: price[0], to: price[1] }]),
          ...(q === null ? [] : [{ filter: 'q', kind: 'text' as const, text: q }]),
          ...(section === null ? [] : [{ filter: 'section', kind: 'ids' as const, ids: section }]),
        ];
        expect(parseWhere(grid, toWhere(conditions.toReversed()))).toEqual(conditions);
      }),
    );
  });
});

test.each([
  ['name', { order: 'name', isDescending: false }],
  ['-price', { order: 'price', isDescending: true }],
  ['--price', null],
  ['toString', null],
])('order %s', (order, chosen) => {
  expect(parseOrder(grid, order)).toEqual(chosen);
});

test('a place is read as it was written, whatever stands in its key', () => {
  const key = fc.option(fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), key, (id, of) => {
      expect(parseMark(toMark({ id, key: of }))).toEqual({ id, key: of });
    }),
  );
  expect(parseMark('x.1')).toBeNull();
  expect(parseMark('')).toBeNull();
});
