import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseCalculator,
  toCalculatorSearch,
  withCount,
  withGoods,
  withPromotion,
} from './calculator-state.ts';

const parse = (search: string) => parseCalculator(new URLSearchParams(search));
const nothing = { items: [], promo: null, card: false, code: '' };

test('a calculation survives the way into an address and back', () => {
  const code = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const item = fc.record({ productCode: code, count: fc.integer({ min: 1, max: 99_999 }) });
  fc.assert(
    fc.property(
      fc.record({
        items: fc.uniqueArray(item, { selector: ({ productCode }) => productCode, maxLength: 20 }),
        promo: fc.option(fc.uniqueArray(code, { minLength: 1, maxLength: 5 })),
        card: fc.boolean(),
        code: fc.constantFrom('', 'REMONT10', 'РЕМОНТ 10', 'a&b=c'),
      }),
      (state) => {
        expect(parse(toCalculatorSearch(state))).toEqual(state);
      },
    ),
  );
});

test('nonsense in an address is left out, not obeyed', () => {
  expect(parse('items=,:,:3,ok:0,<b>:2,fine:2,fine:3,two:x&promo=,<i>&card=yes')).toEqual({
    ...nothing,
    items: [
      { productCode: 'fine', count: 5 },
      { productCode: 'two', count: 1 },
    ],
  });
  expect(parse(`items=${Array.from({ length: 150 }, (_, at) => `p${at}:1`).join(',')}`).items).toHaveLength(
    100,
  );
});

test('a form that repeats a name says the same', () => {
  expect(parse('promo=a&promo=b&items=x:1&items=y:2')).toEqual(parse('promo=a,b&items=x:1,y:2'));
});

test('a count is set in its place, zero takes the product out', () => {
  const state = parse('items=a:1,b:2');
  expect(toCalculatorSearch(withCount(state, 'a', 5))).toBe('items=a:5,b:2');
  expect(toCalculatorSearch(withCount(state, 'c', 1))).toBe('items=a:1,b:2,c:1');
  expect(toCalculatorSearch(withCount(state, 'a', 0))).toBe('items=b:2');
});

test('goods of a cart or an estimate come with their counts, as many as there is room for', () => {
  const goods = [
    { productCode: 'b', count: 7 },
    { productCode: 'c', count: 3 },
  ];
  expect(toCalculatorSearch(withGoods(parse('items=a:1,b:2'), goods))).toBe('items=a:1,b:7,c:3');
  const many = Array.from({ length: 150 }, (_, at) => ({ productCode: `p${at}`, count: 1 }));
  const { items } = withGoods(parse('items=a:1'), many);
  expect(items).toHaveLength(100);
  expect(items.slice(0, 2).map(({ productCode }) => productCode)).toEqual(['a', 'p0']);
});

test('to choose all promotions, or none of them, is to choose nothing', () => {
  const all = ['a', 'b', 'c'];
  const without = withPromotion(nothing, 'b', false, all);
  expect(without.promo).toEqual(['a', 'c']);
  expect(withPromotion(without, 'b', true, all).promo).toBeNull();
  expect(withPromotion({ ...nothing, promo: ['b'] }, 'b', false, all).promo).toBeNull();
});
