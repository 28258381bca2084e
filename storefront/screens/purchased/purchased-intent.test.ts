import { expect, test } from 'vitest';
import { isFiltered, readIntent, toSearch } from './purchased-intent.ts';

test.each([
  ['', ''],
  ['q=+клей+', '?q=%D0%BA%D0%BB%D0%B5%D0%B9'],
  ['from=2026-01-01&to=2026-02-31', '?from=2026-01-01&to=2026-02-31'],
  ['from=yesterday&to=2026-13-01', ''],
  ['section=laminat&sort=count&page=3', '?section=laminat&sort=count&page=3'],
  ['sort=price&page=-2', ''],
])('«%s» is understood as «%s»', (typed, understood) => {
  expect(toSearch(readIntent(new URLSearchParams(typed)))).toBe(understood);
});

test('an order alone hides nothing', () => {
  expect(isFiltered(readIntent(new URLSearchParams('sort=name')))).toBe(false);
  expect(isFiltered(readIntent(new URLSearchParams('q=клей')))).toBe(true);
});
