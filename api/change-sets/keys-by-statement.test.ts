/** Keys that are asked once for a statement hold as keys do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { aSet, aStaffSession, openTestOffice } from '#tests/office.ts';
import { endItems } from './change-sets.queries.ts';

let shop: TestApp;
let setId: number;
let author: number;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ id: author } = await aStaffSession(shop, { email: 'keys@sheber.test', roles: ['catalogue'] }));
  ({ id: setId } = await aSet(shop, author));
});
afterAll(() => shop.close());

const NO_KEY = { code: '23503' };
const addItem = (set: number, n: number) => shop.db`
  INSERT INTO change_items (set_id, n, subject, subject_id, field, "from", "to") VALUES (${set}, ${n}, 'section', 1, 'name_ru', '1', '2')`;

test('an item without a set is refused', async () => {
  await expect(addItem(999_999, 1)).rejects.toMatchObject(NO_KEY);
  await addItem(setId, 2);
});

test('an item stays in its set', async () => {
  const { id: another } = await aSet(shop, author);
  await expect(
    shop.db`UPDATE change_items SET set_id = ${another} WHERE set_id = ${setId} AND n = 1`,
  ).rejects.toMatchObject(NO_KEY);
  await shop.db`UPDATE change_items SET set_id = set_id, state = 'held' WHERE set_id = ${setId} AND n = 1`;
});

test('a set stays while an item of it is being made', async () => {
  const { id } = await aSet(shop, author);
  await shop.db.begin(async (tx) => {
    await tx`
      INSERT INTO change_items (set_id, n, subject, field, "from", "to") VALUES (${id}, 7, 'section', 'name_ru', '1', '2')`;
    const gone = shop.db.begin(async (other) => {
      await other`SET LOCAL lock_timeout = '100ms'`;
      await other`DELETE FROM change_sets WHERE id = ${id}`;
    });
    await expect(gone).rejects.toMatchObject({ code: '55P03' });
  });
});

test('items go with their set', async () => {
  const { id } = await aSet(shop, author);
  await shop.db`DELETE FROM change_sets WHERE id = ${id}`;
  expect(await shop.db`SELECT FROM change_items WHERE set_id = ${id}`).toHaveLength(0);
});

test('a logged row without an entry fails at the end of its transaction', async () => {
  const keep = shop.db.begin(async (tx) => {
    await tx`INSERT INTO row_changes (log_id, tbl, pk) VALUES (888888, 'sections', '{"id": 1}')`;
    await tx`SELECT 1`;
  });
  await expect(keep).rejects.toMatchObject(NO_KEY);
});

test('the ends of a batch are found by their numbers, not by going through a set that is in no statistics yet', async () => {
  const fill = (set: number) => shop.db`
    INSERT INTO change_items (set_id, n, subject, subject_id, field, "from", "to")
    SELECT ${set}, n, 'section', n, 'name_ru', '1', '2' FROM generate_series(1000, 4999) n`;
  await fill(setId);
  await shop.db`ANALYZE change_items`;
  const { id } = await aSet(shop, author);
  await fill(id);
  const end = { state: 'wrong', why: 'missing', found: null, isMade: false } as const;
  const ends = Array.from({ length: 500 }, (_, at) => ({ ...end, n: at + 2000, id: at }));
  const read = await shop.db.begin(async (tx) => {
    await endItems(tx, id, ends);
    const [counted] = await tx<{ read: number }[]>`
      SELECT (idx_tup_fetch + seq_tup_read)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'change_items'`;
    return counted?.read;
  });
  expect(read).toBeLessThan(1100);
});
