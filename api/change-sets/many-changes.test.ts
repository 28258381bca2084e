/** Many changes at once: by a task, all or none, or batch by batch; whoever dies in the middle, each is written once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change, ChangeSet } from '#contract/office/changes.ts';
import type { TestApp } from '#tests/app.ts';
import { anAsking, openChanges, renaming } from '#tests/change-sets.ts';
import { openTestOffice } from '#tests/office.ts';
import { connect, type Database } from '../database.ts';
import { runTaskAgain, stopTask } from '../tasks/tasks.ts';
import { sectionSubject } from '../tree/tree.ts';
import { previewSet } from './approval-preview.ts';
import { findSet } from './change-sets.queries.ts';
import type { Asking, Changes } from './change-sets.ts';
import { lookThrough } from './judge.ts';

let shop: TestApp;
let asking: Asking;
beforeAll(async () => {
  shop = await openTestOffice();
  asking = await anAsking(shop, 'many@sheber.test');
});
afterAll(() => shop.close());

/** How often the things were written to, and at which of the times the process dies. */
let writes = 0;
let diesAt: number | null = null;
let sleeps = 0;
/** How often things were locked. */
let locked = 0;
let changes: Changes;

function open(sizes: Parameters<typeof openChanges>[1], db: Database = shop.officeHttp.db): Changes {
  const sets = openChanges(shop, sizes, db);
  sets.subjects.set('section', {
    ...sectionSubject,
    read(tx, ids, isLocking) {
      if (isLocking) locked++;
      return sectionSubject.read(tx, ids, isLocking);
    },
    async write(tx, wanted) {
      await sectionSubject.write(tx, wanted);
      await tx`SELECT pg_sleep(${sleeps})`;
      if (++writes === diesAt) throw new Error('the process died');
    },
  });
  return sets;
}

let turn = 0;
let items: Change[];
beforeEach(() => freshItems());
async function freshItems(): Promise<void> {
  writes = 0;
  locked = 0;
  diesAt = null;
  turn++;
  const rows = await shop.db<{ id: number; name: string }[]>`
    SELECT id, name_ru AS name FROM sections ORDER BY id LIMIT 10`;
  items = rows.map(({ id, name }) => renaming(id, name, `Много ${turn} ${id}`));
}

const start = () =>
  changes.create({ title: '', kind: 'bulk', items, apply: true }, crypto.randomUUID(), asking);
const look = (id: number) => changes.get(id, asking.viewer, 'ru', {});
const countRenamed = async () => {
  const [row] =
    await shop.db`SELECT count(*)::int AS count FROM sections WHERE name_ru LIKE ${`Много ${turn} %`}`;
  return row?.count;
};
/** As the queue does it after its pause. */
async function goOn(): Promise<void> {
  await shop.db`UPDATE tasks SET due_at = now(), lease_until = NULL WHERE kind = 'changes' AND state = 'waiting'`;
  await changes.runDue();
}
const rowsWritten = async ({ id }: ChangeSet) => {
  const [row] = await shop.db`
    SELECT count(*)::int AS count, count(DISTINCT pk)::int AS things FROM row_changes
    WHERE log_id IN (SELECT id FROM office_log WHERE change_set_id = ${id})`;
  return row;
};

test('above the bound a task writes them, all in one transaction: what dies in the middle leaves nothing', async () => {
  changes = open({ atOnce: 4, inOneTransaction: 100, batch: 3 });
  const set = await start();
  expect([set.state, set.progress, await countRenamed()]).toEqual(['running', { done: 0, of: 10 }, 0]);
  diesAt = 1;
  await goOn();
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['running', 0]);
  await goOn();
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['applied', 10]);
  await goOn();
  expect(await rowsWritten(set)).toEqual({ count: 10, things: 10 });
});

test('what a task will write is locked by the task, not by whoever begins it', async () => {
  changes = open({ atOnce: 10, inOneTransaction: 100, batch: 5 });
  await start();
  expect(locked).toBeGreaterThan(0);
  await freshItems();
  changes = open({ atOnce: 9, inOneTransaction: 100, batch: 5 });
  await start();
  expect(locked).toBe(0);
  await changes.runDue();
  expect(locked).toBeGreaterThan(0);
  expect(await countRenamed()).toBe(10);
});

test('beyond the next bound batches are written that go on where they ended, and none twice', async () => {
  changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  const set = await start();
  diesAt = 3;
  await goOn();
  const { state, progress } = await look(set.id);
  expect([state, progress, await countRenamed()]).toEqual(['running', { done: 6, of: 10 }, 6]);
  // Another process takes it over.
  changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  await goOn();
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['applied', 10]);
  expect(await rowsWritten(set)).toEqual({ count: 10, things: 10 });
  const undone = await changes.undo(set.id, true, crypto.randomUUID(), asking);
  await goOn();
  expect([(await look(undone.id)).state, (await look(set.id)).state, await countRenamed()]).toEqual([
    'applied',
    'undone',
    0,
  ]);
});

describe('a task that staff stop', () => {
  const stop = async () => {
    const [task] = await shop.db<{ id: number }[]>`
      SELECT id FROM tasks WHERE kind = 'changes' AND state = 'waiting' ORDER BY id DESC LIMIT 1`;
    await shop.db`UPDATE tasks SET lease_until = NULL WHERE id = ${task?.id ?? 0}`;
    expect(await stopTask(shop.db, task?.id ?? 0)).toBe('stopped');
    return task?.id ?? 0;
  };

  test('in the middle ends its set with what is written; the rest says so, can be taken back, and goes on when told', async () => {
    changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
    const set = await start();
    diesAt = 2;
    await goOn();
    const task = await stop();
    await changes.runDue();
    const ended = await look(set.id);
    expect([ended.state, ended.progress, await countRenamed()]).toEqual(['applied', null, 3]);
    expect(ended.counts).toMatchObject({ applied: 3, held: 7, pending: 0 });
    expect(ended.items.at(-1)?.why).toEqual({
      code: 'stopped',
      words: 'Запись остановили раньше, чем дошла очередь.',
    });
    diesAt = null;
    expect(await runTaskAgain(shop.db, task)).toBe('again');
    await goOn();
    expect([(await look(set.id)).counts.applied, await countRenamed()]).toEqual([10, 10]);
    expect(await rowsWritten(set)).toEqual({ count: 10, things: 10 });
  });

  test('before anything is written leaves a set that has failed, and one that waits for its time a draft', async () => {
    changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
    const set = await start();
    await stop();
    await changes.runDue();
    expect([(await look(set.id)).state, await countRenamed()]).toEqual(['failed', 0]);
    const kept = { title: '', kind: 'bulk' as const, items, apply: false };
    const draft = await changes.create(kept, crypto.randomUUID(), asking);
    const at = '2099-01-01T00:00:00.000Z';
    for (const _time of ['first', 'again']) {
      await changes.schedule(draft.id, { at, digest: draft.digest }, asking);
      await stop();
      await changes.runDue();
      const { state, applyAt } = await look(draft.id);
      expect([state, applyAt]).toEqual(['draft', null]);
    }
  });
});

test('a set is looked through page by page: the same digest and counts, and never more than a page at once', async () => {
  changes = open({ atOnce: 100, inOneTransaction: 100, batch: 3 });
  const { id, digest, counts } = await changes.create(
    { title: '', kind: 'bulk', items: [...items].reverse(), apply: false },
    crypto.randomUUID(),
    asking,
  );
  for (const page of [1, 3, 5, 10]) {
    const sizes: number[] = [];
    const look = await lookThrough(shop.officeHttp.db, changes.subjects, id, {
      isLocking: true,
      page,
      onPage: (judged) => sizes.push(judged.length),
    });
    expect({ digest: look.digest, counts: look.counts }).toEqual({ digest, counts });
    expect(Math.max(...sizes)).toBe(page);
  }
});

test('what takes longer than a request may is written all the same: by connections of its own', async () => {
  const impatient = connect(
    { databaseUrl: shop.config.databaseUrl, workers: 1 },
    { max: 2, isOffice: true, statementTimeoutMs: 500 },
  );
  changes = open({ atOnce: 4, inOneTransaction: 100, batch: 3 }, impatient);
  const set = await start();
  sleeps = 1;
  await goOn();
  sleeps = 0;
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['applied', 10]);
  await impatient.end({ timeout: 1 });
});

test('two processes that take the same set write it once', async () => {
  changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  const set = await start();
  const other = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  await shop.db`UPDATE tasks SET lease_until = NULL WHERE kind = 'changes'`;
  await Promise.all([changes.runDue(), other.runDue()]);
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['applied', 10]);
  expect(await rowsWritten(set)).toEqual({ count: 10, things: 10 });
});

test('what is written whole is all or none, however many there are', async () => {
  changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  const section = changes.subjects.get('section') ?? sectionSubject;
  const { schema } = section.fields.name_ru ?? {};
  if (!schema) throw new Error('a section has a name');
  changes.subjects.set('section', { ...section, fields: { name_ru: { schema, isWhole: true } } });
  const set = await start();
  diesAt = 3;
  await goOn();
  expect([(await look(set.id)).state, await countRenamed(), writes]).toEqual(['running', 0, 3]);
  await goOn();
  expect([(await look(set.id)).state, await countRenamed()]).toEqual(['applied', 10]);
  expect(await rowsWritten(set)).toEqual({ count: 10, things: 10 });
});

test('whoever only looks at many is shown the first that would be written, however far they stand', async () => {
  changes = open({ atOnce: 2, inOneTransaction: 4, batch: 3 });
  const draft = await changes.create(
    { title: '', kind: 'bulk', items, apply: false },
    crypto.randomUUID(),
    asking,
  );
  await shop.db`UPDATE change_sets SET state = 'waiting' WHERE id = ${draft.id}`;
  const moved = items.slice(0, 4).map(({ id }) => id as number);
  await shop.db`UPDATE sections SET name_ru = name_ru || '!' WHERE id = ANY(${moved}::int[])`;
  const set = await findSet(shop.db, draft.id, 30);
  if (!set) throw new Error('the draft is gone');
  const see = (most: number) =>
    previewSet(shop.db, changes.subjects, set, { language: 'ru', isDeciding: false, isLocking: false, most });
  const [few, whole] = [await see(3), await see(100)];
  expect(few.lines).toEqual(whole.lines);
  expect(few.lines.map(({ id }) => id)).toEqual(items.slice(4).map(({ id }) => id));
  expect([few.count, whole.count]).toEqual([10, 6]);
});
