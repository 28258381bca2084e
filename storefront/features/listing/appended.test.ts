import { expect, test } from 'vitest';
import type { CardProduct } from '../catalog/card-product.ts';
import { findPages, joinItems, keepPages } from './appended.ts';

const product = (code: string) => ({ code }) as CardProduct;
const pages = { audience: 'pavlodar', firstPage: 1, items: [product('a')] };

test('a history entry finds the pages it left', () => {
  const appended = keepPages(pages);
  expect(findPages({ appended }, 'pavlodar')).toBe(pages);
});

test.each([null, {}, { appended: 'of another document' }])('the entry %o finds none', (state) => {
  keepPages(pages);
  expect(findPages(state, 'pavlodar')).toBeNull();
});

test('another city or price type finds none: the prices are not theirs', () => {
  const appended = keepPages(pages);
  expect(findPages({ appended }, 'almaty')).toBeNull();
});

test('only the newest few lists are kept', () => {
  const names = Array.from({ length: 9 }, () => keepPages(pages));
  expect(findPages({ appended: names[0] }, 'pavlodar')).toBeNull();
  expect(findPages({ appended: names[8] }, 'pavlodar')).not.toBeNull();
});

test('a product that has slipped to the next page is shown once', () => {
  const joined = joinItems([product('a'), product('b')], [product('b'), product('c')]);
  expect(joined.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
});
