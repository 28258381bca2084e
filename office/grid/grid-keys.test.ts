import { expect, test } from 'vitest';
import { stepOf, toPlace } from './grid-keys.ts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const go = (key: string, isFar = false) => {
  const step = stepOf(press(key, isFar), 20, 1000, 8);
  return step && toPlace(step({ row: 5, column: 2 }), 1000, 8);
};

test.each([
  ['ArrowDown', false, { row: 6, column: 2 }],
  ['ArrowLeft', false, { row: 5, column: 1 }],
  ['PageDown', false, { row: 25, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 7 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 999, column: 7 }],
])('%s, with Ctrl %s', (key, isFar, place) => {
  expect(go(key, isFar)).toEqual(place);
});

test('other keys move nothing, and nobody leaves the grid', () => {
  expect(go('a')).toBeNull();
  expect(toPlace({ row: -1, column: 99 }, 0, 0)).toEqual({ row: 0, column: 0 });
});
