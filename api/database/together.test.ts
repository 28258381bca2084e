import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  askTogether,
  type Db,
  isDatabaseDown,
  listByIdTogether,
  listTogether,
  withPatience,
} from '../database.ts';

/** Only its identity counts. */
const aDb = () => ({}) as Db;

function aBook() {
  const sent: string[][] = [];
  const look = askTogether(async (_db: Db, keys: readonly string[]) => {
    sent.push([...keys]);
    await nextTurn();
    if (keys.includes('torn')) throw new Error('a page is torn');
    return keys.map((key) => `about ${key}`);
  });
  return { sent, look };
}

test('what is asked within a turn goes as one question, and each hears its own answer', async () => {
  const { sent, look } = aBook();
  const db = aDb();
  expect(await Promise.all(['a', 'b', 'a'].map((key) => look(db, key)))).toEqual([
    'about a',
    'about b',
    'about a',
  ]);
  expect(sent).toEqual([['a', 'b', 'a']]);
});

test('nothing is kept: who asks after the question was sent is asked for anew', async () => {
  const { sent, look } = aBook();
  const db = aDb();
  const first = look(db, 'a');
  await nextTurn();
  await Promise.all([first, look(db, 'a')]);
  expect(sent).toEqual([['a'], ['a']]);
});

test('a transaction is asked by itself, and many are asked in portions', async () => {
  const { sent, look } = aBook();
  const [db, tx] = [aDb(), aDb()];
  await Promise.all([look(db, 'a'), look(tx, 'b')]);
  expect(sent).toEqual([['a'], ['b']]);
  await Promise.all(Array.from({ length: 130 }, (_, at) => look(db, String(at))));
  expect(sent.slice(2).map(({ length }) => length)).toEqual([64, 64, 2]);
});

test('a failure is told to all who asked together, and to nobody after', async () => {
  const { look } = aBook();
  const db = aDb();
  const outcomes = await Promise.allSettled([look(db, 'torn'), look(db, 'a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await look(db, 'a')).toBe('about a');
});

test('whose patience ends waits no longer, and the others hear the answer', async () => {
  const slow = askTogether(async (_db: Db, keys: readonly string[]) => {
    await sleep(60);
    return keys;
  });
  const db = aDb();
  const outcomes = await Promise.allSettled([
    withPatience(() => slow(db, 'hurried'), 10),
    withPatience(() => slow(db, 'calm'), 5000),
  ]);
  const [hurried, calm] = outcomes;
  expect(hurried?.status === 'rejected' && isDatabaseDown(hurried.reason)).toBe(true);
  expect(calm).toEqual({ status: 'fulfilled', value: 'calm' });
});

test('rows by codes: each is given those it named, whatever else was asked for', async () => {
  const asked: string[][] = [];
  const list = listTogether(async (_db: Db, codes: readonly string[]) => {
    asked.push([...codes]);
    return codes.filter((code) => code !== 'gone').map((code) => ({ code }));
  });
  const db = aDb();
  expect(await Promise.all([list(db, ['a', 'b']), list(db, ['b', 'gone']), list(db, [])])).toEqual([
    [{ code: 'a' }, { code: 'b' }],
    [{ code: 'b' }],
    [],
  ]);
  expect(asked).toEqual([['a', 'b', 'gone']]);
});

test('rows by ids: the same', async () => {
  const asked: number[][] = [];
  const list = listByIdTogether(async (_db: Db, ids: readonly number[]) => {
    asked.push([...ids]);
    return ids.filter((id) => id !== 7).map((id) => ({ id }));
  });
  const db = aDb();
  expect(await Promise.all([list(db, [1, 7]), list(db, [2, 1])])).toEqual([
    [{ id: 1 }],
    [{ id: 1 }, { id: 2 }],
  ]);
  expect(asked).toEqual([[1, 7, 2]]);
});
