import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveWithin, reorderTree } from './tree-order.ts';

test.each([
  ['abcd', { d: 1 }, 'dabc'],
  ['abcd', { a: 3 }, 'bcad'],
  ['abcd', { a: 2, b: 1 }, 'bacd'],
  ['abcd', { a: 4, d: 1 }, 'dbca'],
  ['abcd', {}, 'abcd'],
])('of %s moving %j makes %s', (order, moves, made) => {
  expect(moveWithin([...order], new Map(Object.entries(moves))).join('')).toBe(made);
});

test('whatever is moved stands where it was told, and moved back makes what was', () => {
  const order = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.shuffledSubarray(order), fc.shuffledSubarray([1, 2, 3, 4, 5, 6]), (those, places) => {
      const moves = new Map(those.slice(0, places.length).map((each, at) => [each, places[at] ?? 1]));
      const moved = moveWithin(order, moves);
      for (const [each, place] of moves) expect(moved[place - 1]).toBe(each);
      const back = new Map([...moves.keys()].map((each) => [each, order.indexOf(each) + 1]));
      expect(moveWithin(moved, back)).toEqual(order);
    }),
  );
});

test('a tree is numbered anew as a nested set, each with all below it', () => {
  const sections = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 1 },
    { id: 4, parentId: null },
  ];
  const made = reorderTree(
    sections,
    new Map([
      [4, 1],
      [3, 1],
    ]),
  );
  expect(made).toEqual([
    { id: 4, level: 1, lft: 1, rgt: 2 },
    { id: 1, level: 1, lft: 3, rgt: 8 },
    { id: 3, level: 2, lft: 4, rgt: 5 },
    { id: 2, level: 2, lft: 6, rgt: 7 },
  ]);
});
