import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { attempt, joinWhole, transaction } from '../database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ demo: false });
  await opened.db`CREATE TABLE tried (n int)`;
});
afterAll(() => opened.drop());

test('what was attempted stays or goes, and the transaction goes on', async () => {
  const kept = await transaction(opened.db, async (tx) => {
    const write = (n: number, stays: boolean) =>
      attempt(tx, async () => {
        await tx`INSERT INTO tried VALUES (${n})`;
        return stays;
      });
    expect([await write(1, true), await write(2, false), await write(3, true)]).toEqual([true, false, true]);
    return tx<{ n: number }[]>`SELECT n FROM tried ORDER BY n`;
  });
  expect(kept.map(({ n }) => n)).toEqual([1, 3]);
});

test('tables are joined as a whole by what asks for it alone, and only within a transaction', async () => {
  const { db } = opened;
  const read = async (sql: Pick<typeof db, 'unsafe'>) =>
    (await sql.unsafe<{ setting: string }[]>(`SELECT current_setting('enable_nestloop') AS setting`))[0]
      ?.setting;
  const seen = await transaction(db, async (tx) => [await joinWhole(tx, () => read(tx)), await read(tx)]);
  expect(seen).toEqual(['off', 'on']);
  expect(await joinWhole(db, () => read(db))).toBe('on');
});
