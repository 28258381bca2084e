import { expect, test } from 'vitest';
import { parseQueryString } from './query-string.ts';

test('lists are written with brackets or by repetition', () => {
  expect(parseQueryString('a[]=1&a[]=2').a).toEqual(['1', '2']);
  expect(parseQueryString('a=1&a=2').a).toEqual(['1', '2']);
  expect(parseQueryString('a[]=1').a).toEqual(['1']);
  expect(parseQueryString('a=1').a).toBe('1');
});

test('__proto__ is a parameter like any other', () => {
  const query = parseQueryString('__proto__=x&constructor=y');
  expect(Object.getPrototypeOf(query)).toBeNull();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(query.constructor).toBe('y');
});

test('broken escapes do not throw', () => {
  expect(() => parseQueryString('a=%E0%A4%A&%=%')).not.toThrow();
});
