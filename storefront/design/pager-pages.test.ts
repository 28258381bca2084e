import { expect, test } from 'vitest';
import { listPagerPages } from './pager-pages.ts';

const line = (page: number, pageCount: number) =>
  listPagerPages(page, pageCount)
    .map((each) => (each === 'gap' ? '…' : each))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 20, '1 2 3 4 5 … 20'],
  [3, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (page, pageCount, shown) => {
  expect(line(page, pageCount)).toBe(shown);
});

test('a gap always stands for two pages or more', () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 1; page <= count; page++) {
      const pages = listPagerPages(page, count);
      for (const [index, each] of pages.entries()) {
        if (each === 'gap') expect(Number(pages[index + 1]) - Number(pages[index - 1])).toBeGreaterThan(2);
      }
    }
  }
});
