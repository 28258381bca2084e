import { expect, test } from 'vitest';
import { moveBlock } from './block-moves.ts';

const said = (places: number[], id: number, by: -1 | 1) =>
  moveBlock(
    places.map((position, at) => ({ id: at + 1, position })),
    id,
    by,
  ).map((change) => [change.id, change.to]);

test('neighbours change places, and nothing else is written', () => {
  expect(said([10, 20, 30], 2, -1)).toEqual([
    [2, 10],
    [1, 20],
  ]);
  expect(said([10, 20, 30], 2, 1)).toEqual([
    [3, 20],
    [2, 30],
  ]);
});

test('at the edge nothing moves', () => {
  expect(said([10, 20], 1, -1)).toEqual([]);
  expect(said([10, 20], 2, 1)).toEqual([]);
  expect(said([10, 20], 9, 1)).toEqual([]);
});

test('those that share a place part by the way', () => {
  expect(said([1, 1, 5], 2, -1)).toEqual([
    [2, 10],
    [1, 20],
    [3, 30],
  ]);
});
