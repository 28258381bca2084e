import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bringBack, moveWithin, reorderTree } from './tree-order.ts';

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

test.each([
  ['stands before the sister that followed', [3, 4], [1, 2, 3, 4]],
  ['before the next of them where that one has gone', [9, 4], [1, 3, 2, 4]],
  ['last where none of them is left', [9], [1, 3, 4, 2]],
  ['last where it never stood', undefined, [1, 3, 4, 2]],
])('what comes back under a parent %s', (_name, behind, ids) => {
  const under = (id: number, parentId: number, placesLeft = {}) => ({ id, parentId, placesLeft });
  // 9 is another's child now.
  const order = [
    under(1, 7),
    under(3, 7),
    under(4, 7),
    under(9, 8),
    under(2, 7, behind ? { 7: behind, 8: [1] } : {}),
  ];
  const made = bringBack(order, new Set([2])).filter(({ parentId }) => parentId === 7);
  expect(made.map(({ id }) => id)).toEqual(ids);
});

test('several that left one after another come back in whatever order to where they stood', () => {
  const all = [1, 2, 3, 4, 5, 6];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (those) => {
      const sections = new Map(
        all.map((id) => [id, { id, parentId: 7, placesLeft: {} as Record<string, number[]> }]),
      );
      let order = [...sections.values()];
      for (const id of those) {
        const sisters = order.filter(({ parentId }) => parentId === 7).map((each) => each.id);
        const placesLeft = { 7: sisters.slice(sisters.indexOf(id) + 1) };
        order = order.map((each) => (each.id === id ? { ...each, parentId: 8, placesLeft } : each));
      }
      // As undo goes: the last one first.
      for (const id of those.toReversed()) {
        order = order.map((each) => (each.id === id ? { ...each, parentId: 7 } : each));
        order = bringBack(order, new Set([id]));
      }
      expect(order.filter(({ parentId }) => parentId === 7).map(({ id }) => id)).toEqual(all);
    }),
  );
});
