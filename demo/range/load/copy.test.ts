import { expect, test } from 'vitest';
import { toCopyLine } from './copy.ts';

test('what would break a line of COPY is escaped', () => {
  expect(toCopyLine(['a\tb', 'c\nd', 'e\\f', 'g\rh'])).toBe('a\\tb\tc\\nd\te\\\\f\tg\\rh\n');
});

test('nothing, numbers and truth have their own spelling', () => {
  expect(toCopyLine([null, 12.5, true, false, ''])).toBe('\\N\t12.5\tt\tf\t\n');
});

test('arrays are written for PostgreSQL and then escaped for COPY', () => {
  expect(toCopyLine([[1, 2], [], ['a"b', 'c\\d', 'e,f']])).toBe(
    '{1,2}\t{}\t{"a\\\\"b","c\\\\\\\\d","e,f"}\n',
  );
});
