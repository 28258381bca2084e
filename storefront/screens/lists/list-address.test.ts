import { describe, expect, test } from 'vitest';
import { type ListAddress, parseListAddress, toListSearch } from './list-address.ts';

const plain: ListAddress = { section: null, sort: 'added', page: 1, shared: null };

describe('the address of a list', () => {
  test.each<[string, Partial<ListAddress>]>([
    ['', {}],
    ['?section=laminat', { section: 'laminat' }],
    ['?sort=price-asc&page=3', { sort: 'price-asc', page: 3 }],
    ['?products=a,b', { shared: ['a', 'b'] }],
    [
      '?section=laminat&sort=stock&page=2&products=a',
      { section: 'laminat', sort: 'stock', page: 2, shared: ['a'] },
    ],
  ])('%s is read and written the same', (search, told) => {
    expect(parseListAddress(search)).toEqual({ ...plain, ...told });
    expect(toListSearch({ ...plain, ...told })).toBe(search);
  });

  test.each([
    ['?page=0', plain],
    ['?page=-2', plain],
    ['?page=x', plain],
    ['?page=2.7', { ...plain, page: 2 }],
    ['?sort=magic', plain],
    ['?sort=toString', plain],
    ['?section=', plain],
    ['?products=', plain],
    ['?products=%3Cscript%3E,..%2F,', plain],
    ['?products=a,a,B,b', { ...plain, shared: ['a', 'b'] }],
  ])('%s is read with distrust', (search, told) => {
    expect(parseListAddress(search)).toEqual(told);
  });

  test('a link carries thirty products at most', () => {
    const many = Array.from({ length: 40 }, (_, place) => `p-${place}`);
    expect(parseListAddress(`?products=${many.join()}`).shared).toHaveLength(30);
    expect(toListSearch({ ...plain, shared: many }).split(',')).toHaveLength(30);
  });
});
