import { expect, test } from 'vitest';
import { emptyChoice, parseListingChoice, toListingSearch } from '#domain/listing.ts';
import { canonicalQuery, isNarrowed, listingAddress, withoutIgnored } from './place.ts';

const of = (search: string) => parseListingChoice(new URLSearchParams(search)) ?? emptyChoice();
const section = { path: '/c/laminat' };
const page = { ...section, fixed: { path: '/c/laminat/33-klass', values: { klass: ['33'] } } };

test.each([
  ['', '/c/laminat'],
  ['f.klass=33&page=2', '/c/laminat?f.klass=33&page=2'],
])('of a section, «%s» is at %s', (search, address) => {
  expect(listingAddress(section, of(search))).toBe(address);
});

test.each([
  ['f.klass=33', '/c/laminat/33-klass'],
  ['f.klass=33&sort=name&page=3', '/c/laminat/33-klass?sort=name&page=3'],
  ['f.klass=32,33', '/c/laminat?f.klass=32,33'],
  ['f.klass=33&inStock=1', '/c/laminat?f.klass=33&inStock=1'],
  ['', '/c/laminat'],
])('of a static filter, «%s» is at %s', (search, address) => {
  expect(listingAddress(page, of(search))).toBe(address);
});

test('the words of a search belong to every address of its list', () => {
  const search = { path: '/search', query: { q: 'краска & лак', exact: '1' } };
  expect(listingAddress(search, of('f.klass=33&page=2'))).toBe(
    '/search?q=%D0%BA%D1%80%D0%B0%D1%81%D0%BA%D0%B0+%26+%D0%BB%D0%B0%D0%BA&exact=1&f.klass=33&page=2',
  );
});

test('what the listing does not know is left out of its addresses', () => {
  const choice = of('f.klass=33,99&f.zzz=1&f.yyy.from=2&f.tone=old&inStock=1');
  const known = withoutIgnored(choice, ['klass=99', 'zzz', 'yyy', 'tone=old']);
  expect(toListingSearch(known)).toBe('f.klass=33&inStock=1');
});

test.each([
  ['', ''],
  ['page=2', 'page=2'],
  ['f.klass=33', ''],
  ['f.klass=33&page=2', ''],
  ['sort=name&page=2', ''],
])('the canonical query of «%s» is «%s»', (search, query) => {
  expect(canonicalQuery(section, of(search))).toBe(query);
});

test('the pages of a static filter stand for themselves', () => {
  expect(canonicalQuery(page, of('f.klass=33&page=2'))).toBe('page=2');
});

test.each([
  ['', false],
  ['page=2', false],
  ['sort=name', false],
  ['f.klass=33', true],
  ['priceFrom=100&sort=name', true],
])('«%s» is a list of the reader’s own: %s', (search, isOwn) => {
  expect(isNarrowed(section, of(search))).toBe(isOwn);
});
