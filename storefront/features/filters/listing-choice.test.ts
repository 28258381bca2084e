import { describe, expect, test } from 'vitest';
import { emptyChoice, parseListingChoice, toListingSearch } from '#domain/listing.ts';
import {
  boundName,
  clearFilters,
  fieldName,
  isFacetChosen,
  setRange,
  toggleValue,
} from './listing-choice.ts';

const of = (search: string) => parseListingChoice(new URLSearchParams(search)) ?? emptyChoice();

describe('a change of the choice', () => {
  test.each([
    ['', 'klass', '33', 'f.klass=33'],
    ['f.klass=33', 'klass', '32', 'f.klass=32,33'],
    ['f.klass=32,33', 'klass', '33', 'f.klass=32'],
    ['f.klass=33&sort=name', 'klass', '33', 'sort=name'],
    ['page=3', 'klass', '33', 'f.klass=33'],
    ['', 'inStock', '1', 'inStock=1'],
    ['inStock=1&page=2', 'inStock', '1', ''],
  ])('«%s», then %s %s, is «%s»', (before, code, value, after) => {
    expect(toListingSearch(toggleValue(of(before), code, value))).toBe(after);
  });

  test.each([
    ['page=2', 'price', { from: 100 }, 'priceFrom=100'],
    ['priceFrom=100&priceTo=900', 'price', { to: 900 }, 'priceTo=900'],
    ['', 'thickness_mm', { from: 8, to: 12 }, 'f.thickness_mm.from=8&f.thickness_mm.to=12'],
    ['f.thickness_mm.from=8&f.klass=33', 'thickness_mm', {}, 'f.klass=33'],
    ['priceTo=900', 'price', { from: 1000, to: 900 }, 'priceFrom=900&priceTo=1000'],
  ])('«%s», then %s %o, is «%s»', (before, code, range, after) => {
    expect(toListingSearch(setRange(of(before), code, range))).toBe(after);
  });

  test('all filters are taken off at once, and the order stays', () => {
    const choice = of('f.klass=33&f.size.to=4&priceTo=900&inStock=1&sort=price-asc&page=4');
    expect(toListingSearch(clearFilters(choice))).toBe('sort=price-asc');
  });
});

test.each([
  ['f.klass=33', 'klass', true],
  ['f.klass=33', 'size', false],
  ['inStock=1', 'inStock', true],
  ['priceTo=9', 'price', true],
  ['f.size.from=0', 'size', true],
  ['', 'size', false],
])('with «%s» the filter %s is chosen: %s', (search, facet, isChosen) => {
  expect(isFacetChosen(of(search), facet)).toBe(isChosen);
});

test('a form sends the very names that an address has', () => {
  const sent = new URLSearchParams([
    [fieldName('klass'), '33'],
    [fieldName('inStock'), '1'],
    [boundName('price', 'from'), '4 900'],
    [boundName('size', 'to'), '2,5'],
    ['sort', 'popular'],
  ]);
  expect(toListingSearch(of(sent.toString()))).toBe('f.klass=33&f.size.to=2.5&priceFrom=4900&inStock=1');
});
