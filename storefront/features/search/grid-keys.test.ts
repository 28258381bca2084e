import { expect, test } from 'vitest';
import { placeAfterKey } from './grid-keys.ts';

const rows = [['query'], ['history', 'remove'], ['brand-1', 'brand-2', 'brand-3']];

test.each([
  [null, 'ArrowDown', 'query'],
  ['query', 'ArrowDown', 'history'],
  ['remove', 'ArrowDown', 'brand-1'],
  ['brand-2', 'ArrowDown', null],
  [null, 'ArrowUp', 'brand-1'],
  ['query', 'ArrowUp', null],
  ['brand-3', 'ArrowUp', 'history'],
  ['history', 'ArrowRight', 'remove'],
  ['remove', 'ArrowRight', 'remove'],
  ['remove', 'ArrowLeft', 'history'],
  ['history', 'ArrowLeft', 'history'],
  ['query', 'a', 'query'],
  ['gone', 'ArrowDown', 'query'],
])('from %s by %s to %s', (active, key, expected) => {
  expect(placeAfterKey(rows, active, key)).toBe(expected);
});

test('without rows there is nowhere to go', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'])
    expect(placeAfterKey([], null, key)).toBeNull();
});
