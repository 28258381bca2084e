import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { readArray, writeArray } from './array-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.drop());

test('arrays go to the server and come back as they were', async () => {
  const { db } = database;
  const when = new Date('2026-11-15T03:00:00.000Z');
  const [row] = await db`select
    ${[1, 2, 3]}::int4[] as numbers, ${[]}::int4[] as none, ${['a', null, 'NULL', '']}::text[] as words,
    ${[9007199254740991]}::int8[] as big, ${['1.50']}::numeric[] as exact, ${[when.toISOString()]}::timestamptz[] as times,
    array[true, false] as flags, ${[[1, 2], [3, 4]]}::int4[] as table, '[0:1]={5,6}'::int4[] as bounded,
    array['{"a": [1, "}"]}'::jsonb] as objects`;
  expect(row).toEqual({
    numbers: [1, 2, 3],
    none: [],
    words: ['a', null, 'NULL', ''],
    big: [9007199254740991],
    exact: ['1.50'],
    times: [when],
    flags: [true, false],
    table: [
      [1, 2],
      [3, 4],
    ],
    bounded: [5, 6],
    objects: [{ a: [1, '}'] }],
  });
});

test('any text survives, whatever signs of the format it holds', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'{}",\\ \n\tNULLағё😀') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text), { minLength: 1 }), async (words) => {
      const [row] = await database.db<{ words: string[] }[]>`select ${words}::text[] as words`;
      expect(row?.words).toEqual(words);
    }),
    { numRuns: 60 },
  );
});

test('any of a list finds its members', async () => {
  const { db } = database;
  const rows = await db`select n from generate_series(1, 9) as n where n = any(${[2, 4]}) order by n`;
  expect(rows).toEqual([{ n: 2 }, { n: 4 }]);
  const words = await db`select w from unnest(array['a', 'b']) as w where w = any(${['b', 'c']})`;
  expect(words).toEqual([{ w: 'b' }]);
});

test('what is no array is an error, not an endless search for its end', () => {
  for (const text of ['{1,2', '{', '{"a', '{{1}']) expect(() => readArray(text, Number)).toThrow(SyntaxError);
});

test('writing needs no server: nothing in a value can end the array', () => {
  expect(writeArray(['a"b', 'c\\', null, 1, [true]])).toBe('{"a\\"b","c\\\\",NULL,1,{true}}');
});
