import { expect, test } from 'vitest';
import { gatherLines } from './gathered.ts';

const line = (article: string, wanted: number, shelf: [string, string] | null = null) => ({
  article,
  name: `Товар ${article}`,
  unit: 'шт',
  shelf: shelf && { row: shelf[0], place: shelf[1] },
  wanted,
});

test('what several orders want of one article is one row, in the order of the walk, with whose it is', () => {
  const rows = gatherLines([
    [line('А', 2, ['10', '1']), line('Б', 1)],
    [line('В', 5, ['2', '4']), line('А', 3, ['10', '1']), line('А', 1, ['10', '1'])],
    [line('Г', 0, ['1', '1'])],
  ]);
  expect(rows.map(({ article, wanted, shares }) => [article, wanted, shares])).toEqual([
    ['В', 5, [{ order: 2, count: 5 }]],
    [
      'А',
      6,
      [
        { order: 1, count: 2 },
        { order: 2, count: 4 },
      ],
    ],
    ['Б', 1, [{ order: 1, count: 1 }]],
  ]);
});

test('nothing to take is no row', () => expect(gatherLines([[], []])).toEqual([]));
