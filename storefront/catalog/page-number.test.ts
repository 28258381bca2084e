import { describe, expect, test } from 'vitest';
import { pageHref, parsePage, shownRange } from './page-number.ts';

describe('the page of an address', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=37', 37],
    ['page=9999', 9999],
  ])('«%s» is page %i', (search, page) => {
    expect(parsePage(new URLSearchParams(search))).toBe(page);
  });

  test.each(['page=0', 'page=-1', 'page=01', 'page=2.5', 'page=abc', 'page=', 'page=10000', 'page=1e3'])(
    '«%s» is no page',
    (search) => {
      expect(parsePage(new URLSearchParams(search))).toBeNull();
    },
  );

  test('the first page is the bare address', () => {
    expect(pageHref('/kz/c/laminat', 1)).toBe('/kz/c/laminat');
    expect(pageHref('/kz/c/laminat', 2)).toBe('/kz/c/laminat?page=2');
  });
});

describe('the range a page shows', () => {
  test('a full page, the last one and an empty list', () => {
    expect(shownRange(2, 24, 100)).toEqual({ first: 25, last: 48 });
    expect(shownRange(5, 24, 100)).toEqual({ first: 97, last: 100 });
    expect(shownRange(1, 24, 0)).toEqual({ first: 0, last: 0 });
  });
});
