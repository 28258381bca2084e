/** A commit that is sent along with the last statements, before any of them was answered. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { afterCommit, commitBehind, transaction } from '../database.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.db`CREATE TABLE left_behind (word text PRIMARY KEY)`;
});
afterAll(() => shop.close());
beforeEach(() => shop.db`DELETE FROM left_behind`);

const listWords = async () => {
  const rows = await shop.db<{ word: string }[]>`SELECT word FROM left_behind ORDER BY word`;
  return rows.map(({ word }) => word);
};

/** As work gives its statements: on their way at once, one behind the other. */
const write = (words: readonly string[], heard: string[] = []) =>
  transaction(shop.db, async (tx) => {
    afterCommit(tx, () => heard.push('committed'));
    await tx`SELECT 1`;
    await commitBehind(
      tx,
      words.map(async (word) => {
        await tx`INSERT INTO left_behind VALUES (${word})`;
      }),
    );
  });

test('all of it stands once the work is done, and what waits for the commit is told', async () => {
  const heard: string[] = [];
  await write(['a', 'b'], heard);
  expect(await listWords()).toEqual(['a', 'b']);
  expect(heard).toEqual(['committed']);
});

test('what fails undoes all of it, wherever it stands among the others, and the connection is used again', async () => {
  for (const words of [
    ['a', 'a', 'b'],
    ['a', 'b', 'b'],
  ]) {
    const heard: string[] = [];
    await expect(write(words, heard)).rejects.toMatchObject({ code: '23505' });
    expect([await listWords(), heard]).toEqual([[], []]);
  }
  await Promise.all(Array.from({ length: 12 }, (_, at) => write([`w${at}`])));
  expect(await listWords()).toHaveLength(12);
});

test('nothing is held any more when the work is done: no transaction stays open', async () => {
  await write(['a']);
  const left = await shop.db`
    SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND query ILIKE 'commit%'`;
  expect(left).toEqual([]);
});
