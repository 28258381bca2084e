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

test('a filter is an object of lists and ranges', () => {
  expect(parseQueryString('filter[klass][]=32&filter[klass][]=33&filter[t][from]=8&filter[t][to]=9')).toEqual(
    {
      filter: { klass: ['32', '33'], t: { from: '8', to: '9' } },
    },
  );
  expect(parseQueryString('filter[klass]=33').filter).toEqual({ klass: '33' });
});

test('what is no list and no object of ours keeps its name', () => {
  expect(Object.keys(parseQueryString('a[b=1&[x]=2&a[b][c][d]=3'))).toEqual(['a[b', '[x]', 'a[b][c][d]']);
});

test('a name that is a value and an object at once keeps what came first', () => {
  expect(parseQueryString('filter=1&filter[a]=2')).toEqual({ filter: '1' });
  expect(parseQueryString('filter[a]=1&filter[a][b]=2&filter=3')).toEqual({ filter: { a: '1' } });
});

test('no key of an object reaches a prototype', () => {
  const query = parseQueryString('filter[__proto__][x]=1&__proto__[y]=2');
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(({} as Record<string, unknown>).y).toBeUndefined();
  expect(JSON.stringify(query)).toBe('{"filter":{"__proto__":{"x":"1"}},"__proto__":{"y":"2"}}');
});
