import { expect, test } from 'vitest';
import { toCountedQuery } from '../search.ts';

test.each([
  ['  Левкас  белый ', 'левкас белый'],
  ['Қабырға тұсқағазы', 'қабырға тұсқағазы'],
  ['гкл 12.5', 'гкл 12.5'],
  ['труба 20х20х1,5', 'труба 20х20х1,5'],
  ['+7 705 111 22 33', null],
  ['звоните 8 705 1112233', null],
  ['aigerim@example.kz', null],
  ['https://example.kz/x', null],
  ['100284', null],
  ['я', null],
  ['x'.repeat(61), null],
])('%s is counted as %s', (text, counted) => {
  expect(toCountedQuery(text)).toBe(counted);
});
