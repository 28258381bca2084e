import { expect, test } from 'vitest';
import { withoutPassing } from './page-address.ts';

test('the whole query is kept, in its own spelling', () => {
  expect(withoutPassing('/c/laminat?color=oak%20grey&page=2')).toBe('/c/laminat?color=oak%20grey&page=2');
});

test('a parameter that opens a dialogue is no part of the page', () => {
  expect(withoutPassing('/?login=%2Fpersonal')).toBe('/');
  expect(withoutPassing('/kz?login=%2Fkz%2Forder&ref=a')).toBe('/kz?ref=a');
});
