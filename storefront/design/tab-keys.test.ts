import { expect, test } from 'vitest';
import { findTabByKey } from './tab-keys.ts';

const ids = ['floor', 'tile', 'paint'];

test.each([
  ['ArrowRight', 'floor', 'tile'],
  ['ArrowRight', 'paint', 'floor'],
  ['ArrowLeft', 'floor', 'paint'],
  ['Home', 'paint', 'floor'],
  ['End', 'floor', 'paint'],
  ['ArrowDown', 'floor', null],
  ['Enter', 'floor', null],
])('%s on %s leads to %s', (key, from, to) => {
  expect(findTabByKey(key, ids, from)).toBe(to);
});

test('a row without tabs leads nowhere', () => {
  expect(findTabByKey('ArrowRight', [], undefined)).toBeNull();
});
