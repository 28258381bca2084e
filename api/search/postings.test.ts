/** Lists of rows are what was written into them, whatever their order, and cost little while they are made. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAD, listOf, NAME, type Place, type Postings, PostingsWriter, readCut, VALUE } from './postings.ts';

const ROWS = 600;
const RUNS = Uint32Array.from([0, 3, 3 + 200, 400, ROWS]);
const WORDS = 5;

function listRows(postings: Postings, word: number, place: Place): number[] {
  const list = listOf(word, place);
  const target = new Uint32Array(ROWS);
  const rows: number[] = [];
  for (let cut = postings.cuts[list] as number; cut < (postings.cuts[list + 1] as number); cut++) {
    const start = postings.runs[postings.cutRuns[cut] as number] as number;
    const count = readCut(postings, cut, target);
    expect(count).toBe(postings.cutCounts[cut]);
    for (const row of target.subarray(0, count)) rows.push(start + row);
  }
  expect(rows.length).toBe(postings.counts[list]);
  return rows;
}

const written = fc.array(
  fc.record({
    row: fc.integer({ min: 0, max: ROWS - 1 }),
    word: fc.integer({ min: 0, max: WORDS - 1 }),
    place: fc.constantFrom<Place[]>(HEAD, NAME, VALUE),
  }),
  { maxLength: 400 },
);

test('each list has the rows that were written into it, once and in their order', () => {
  fc.assert(
    fc.property(written, (entries) => {
      const writer = new PostingsWriter(RUNS);
      for (let word = 0; word < WORDS; word++) writer.idOf(`w${word}`);
      const inOrder = entries.toSorted((a, b) => a.row - b.row);
      for (const { word, place, row } of inOrder) writer.add(word, place, row);
      const postings = writer.finish(ROWS, new Uint8Array(ROWS));
      for (let word = 0; word < WORDS; word++)
        for (const place of [HEAD, NAME, VALUE] as const) {
          const rows = inOrder.filter((each) => each.word === word && each.place === place);
          expect(listRows(postings, word, place)).toEqual([...new Set(rows.map(({ row }) => row))]);
        }
    }),
  );
});

test('a row that comes after a later one is left out, and harms no other', () => {
  const writer = new PostingsWriter(RUNS);
  const word = writer.idOf('плитка');
  for (const row of [1, 450, 2, 451]) writer.add(word, NAME, row);
  expect(listRows(writer.finish(ROWS, new Uint8Array(ROWS)), word, NAME)).toEqual([1, 450, 451]);
});

test('a word that one name alone has costs some hundred bytes of the heap while lists are made', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const words = 100_000;
  collect();
  const before = process.memoryUsage().heapUsed;
  const writer = new PostingsWriter(Uint32Array.from([0, words]));
  for (let row = 0; row < words; row++) writer.add(writer.idOf(`b-${row}`), NAME, row);
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / words;
  expect(bytes).toBeLessThan(250);
  expect(writer.finish(words, new Uint8Array(words)).counts.length).toBe(words * 3);
});
