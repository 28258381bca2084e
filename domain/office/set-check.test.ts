import { describe, expect, test } from 'vitest';
import { type CheckedItem, faultsOf, findSetGap, moveSpot, toSpot } from './set-check.ts';

const product = {
  active: true,
  onOrder: false,
  isOffline: false,
  balance: [
    { city: 'pavlodar', count: 3 },
    { city: 'almaty', count: 90 },
  ],
};
const item = (over: Partial<typeof product> = {}, rest: Partial<CheckedItem> = {}): CheckedItem => ({
  line: { count: 3, product: { ...product, ...over } },
  price: 500,
  seenPrice: 500,
  ...rest,
});

describe('what staff must look at', () => {
  test.each([
    ['all is well', item(), []],
    ['the product is gone', item({}, { line: null }), ['not_sold']],
    ['it is switched off: nothing else matters', item({ active: false }, { seenPrice: 1 }), ['not_sold']],
    ['it is sold on order alone', item({ onOrder: true }), ['not_sold']],
    ['it is sold in the stores alone', item({ isOffline: true }), ['not_sold']],
    ['the city has one too few', item({ balance: [{ city: 'pavlodar', count: 2 }] }), ['not_here']],
    ['the price is another', item({}, { seenPrice: 499 }), ['price']],
    ['nobody has seen a price', item({}, { seenPrice: null }), []],
    ['both', item({ balance: [] }, { seenPrice: 501 }), ['not_here', 'price']],
  ] as const)('%s', (_name, checked, faults) => expect(faultsOf(checked, 'pavlodar')).toEqual(faults));
});

test.each([
  [{ words: ['а', 'ә'], itemCount: 2 }, null],
  [{ words: ['а', ' '], itemCount: 2 }, 'words'],
  [{ words: ['а', 'ә'], itemCount: 1 }, 'items'],
])('%j lacks %s before buyers see it', (set, gap) => expect(findSetGap(set)).toBe(gap));

describe('a mark on the picture', () => {
  test('stays within it, to a tenth', () =>
    expect(toSpot({ x: 33.333, y: 120 })).toEqual({ x: 33.3, y: 100 }));
  test.each([
    ['ArrowLeft', false, { x: 49.5, y: 50 }],
    ['ArrowDown', true, { x: 50, y: 55 }],
    ['Enter', false, null],
  ] as const)('%s, far: %s', (key, isFar, moved) =>
    expect(moveSpot({ x: 50, y: 50 }, key, isFar)).toEqual(moved),
  );
});
