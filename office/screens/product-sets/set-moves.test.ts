import { expect, test } from 'vitest';
import { moveSet } from './set-moves.ts';

const sets = [30, 20, 10].map((popularity, at) => ({ id: at + 1, popularity }));
const ranksAfter = (list: typeof sets, ...args: [number, -1 | 1]) => {
  const moves = moveSet(list, ...args);
  const rankOf = ({ id, popularity }: (typeof sets)[number]) =>
    Number(moves.find((move) => move.id === id)?.to ?? popularity);
  return list.toSorted((a, b) => rankOf(b) - rankOf(a)).map(({ id }) => id);
};

test('two change places and no other is written', () => {
  expect(ranksAfter(sets, 3, -1)).toEqual([1, 3, 2]);
  expect(moveSet(sets, 3, -1)).toHaveLength(2);
  expect(moveSet(sets, 1, -1)).toEqual([]);
});

test('those that share a rank get one of their own', () => {
  const same = sets.map(({ id }) => ({ id, popularity: 5 }));
  expect(ranksAfter(same, 1, 1)).toEqual([2, 1, 3]);
});
