import { describe, expect, test } from 'vitest';
import { countChosen, emptyChoice, parseListingChoice, toListingQuery, toListingSearch } from './listing.ts';

const parse = (search: string) => parseListingChoice(new URLSearchParams(search));

describe('the address of a listing', () => {
  test.each([
    ['', ''],
    ['f.klass=33,32', 'f.klass=32,33'],
    ['f.klass=33&f.klass=32', 'f.klass=32,33'],
    ['f.klass=33&f.klass=33', 'f.klass=33'],
    ['sort=price-asc&f.b=1&f.a=2', 'f.a=2&f.b=1&sort=price-asc'],
    ['f.thickness_mm.from=8&f.thickness_mm.to=12,5', 'f.thickness_mm.from=8&f.thickness_mm.to=12.5'],
    ['priceFrom=1 000&priceTo=9000', 'priceFrom=1000&priceTo=9000'],
    ['priceFrom=9000&priceTo=1000', 'priceFrom=1000&priceTo=9000'],
    ['f.size.to=8&f.size.from=12', 'f.size.from=8&f.size.to=12'],
    ['inStock=1&page=2', 'inStock=1&page=2'],
    ['page=1&sort=popular&inStock=0', ''],
    ['f.klass=&priceFrom=&priceTo=abc&sort=cheapest&f.x.from=-1&utm_source=a', ''],
    ['open=tone,decor&open=decor&page=2', 'open=decor,tone&page=2'],
    ['open=<b>&open=', ''],
    ['f.klass=<script>&f.=1&f.a b=1', ''],
    ['f.__proto__=1&f.constructor=2', 'f.constructor=2'],
  ])('%j is written as %j', (given, written) => {
    const choice = parse(given);
    expect(choice && toListingSearch(choice)).toBe(written);
  });

  test('what is written is read back the same', () => {
    const choice = {
      ...emptyChoice(),
      values: { brand: ['aqbola', 'velmora'], klass: ['33'] },
      ranges: { thickness_mm: { from: 8, to: 12.5 } },
      price: { to: 9000 },
      inStock: true,
      sort: 'new' as const,
      page: 3,
    };
    expect(parse(toListingSearch(choice))).toEqual(choice);
  });

  test.each(['0', '-1', '1.5', 'x', '', '10001', '99999999999'])('page %j is no page', (page) => {
    expect(parse(`page=${page}`)).toBeNull();
  });

  test('an address of a thousand filters is cut to what a listing takes', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `f.p${i}=${i}`).join('&');
    expect(Object.keys(parse(many)?.values ?? {})).toHaveLength(32);
    const values = Array.from({ length: 1000 }, (_, i) => i).join(',');
    expect(parse(`f.a=${values}`)?.values.a).toHaveLength(64);
  });
});

test('a choice goes to the API under the names of its query', () => {
  const choice = parse('f.klass=33&f.t.from=8&priceTo=9000&inStock=1&page=2');
  expect(choice && toListingQuery(choice)).toEqual({
    filter: { klass: ['33'], t: { from: 8 } },
    priceTo: 9000,
    inStock: '1',
    sort: 'popular',
    page: 2,
  });
});

test('each chosen value counts once, a range once, the order not at all', () => {
  const choice = parse('f.a=1,2&f.t.from=8&f.t.to=9&priceFrom=1&inStock=1&sort=new&page=4');
  expect(choice && countChosen(choice)).toBe(5);
  expect(countChosen(emptyChoice())).toBe(0);
});
