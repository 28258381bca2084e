import { expect, test } from 'vitest';
import { toPageAddress } from './page-address.ts';

test('while a page comes alive its address is the one that its cached HTML was made for', () => {
  expect(toPageAddress('/search?utm_source=mail&q=краска', false)).toBe(
    '/search?q=%D0%BA%D1%80%D0%B0%D1%81%D0%BA%D0%B0',
  );
  expect(toPageAddress('/catalog?utm_source=mail', false)).toBe('/catalog');
});

test('afterwards the whole query is kept, in its own spelling', () => {
  expect(toPageAddress('/c/laminat?color=oak%20grey&page=2', true)).toBe(
    '/c/laminat?color=oak%20grey&page=2',
  );
});

test('a parameter that opens a dialogue is no part of the page', () => {
  expect(toPageAddress('/?login=%2Fpersonal', true)).toBe('/');
  expect(toPageAddress('/kz?login=%2Fkz%2Forder&ref=a', true)).toBe('/kz?ref=a');
});
