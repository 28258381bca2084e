/** A bulk edit is drafted however many goods it touches: by pages, of the columns it looks at, with the time that all of them need. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, getChangeSets } from '#contract/office/changes.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import type { Changes, Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { makeBulkChange } from './bulk-change.ts';

let shop: TestApp;
let cookie = '';
let staffId = 0;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie, id: staffId } = await aStaffSession(shop, { email: 'bulk@sheber.test', roles: ['catalogue'] }));
});
afterAll(() => shop.close());

/** As `db`, telling which columns are asked for. */
function listening(db: Db, heard: string[]): Db {
  return new Proxy(db, {
    get(target, name, self) {
      if (name !== 'unsafe') return Reflect.get(target, name, self);
      return (text: string) => {
        heard.push(text);
        return target.unsafe(text);
      };
    },
  });
}

test('of wide products no more is read than the edit looks at', async () => {
  const columns: string[] = [];
  const drafted: unknown[] = [];
  const changes = { create: async ({ items }: { items: unknown[] }) => drafted.push(...items) };
  const viewer = { id: staffId, roles: ['catalogue' as const], stores: [] };
  const asking = { viewer, language: 'ru' as const, reach: { stores: null, only: null } };
  await makeBulkChange(
    listening(shop.db, columns),
    changes as unknown as Changes,
    { title: '', of: { where: '' }, edit: { kind: 'set', field: 'warranty_months', to: 321 } },
    'a key of this test',
    asking as unknown as Parameters<typeof makeBulkChange>[4],
  );
  expect(new Set(columns)).toEqual(new Set(['p.id, p.warranty_months, c.cost']));
  const [row] = await shop.db<{ count: number }[]>`SELECT count(*)::int AS count FROM products`;
  expect(drafted.length).toBe(row?.count);
});

/** Things whose reading takes so long that with a visitor's patience the third kind of them would be given up. */
const slow: Subject = {
  right: 'products.edit',
  fields: { name: { schema: { safeParse: () => ({ success: true }) } as never } },
  async read(tx, ids) {
    await tx`SELECT pg_sleep(1.1)`;
    return new Map(ids.map((id) => [id, { name: 'как было' }]));
  },
  write: async () => undefined,
};

test('what takes many statements is waited for longer than one slow answer', async () => {
  const names = ['slow_one', 'slow_two', 'slow_three'];
  const items = names.map((subject) => ({
    subject,
    id: 1,
    field: 'name',
    from: 'как было',
    to: 'как стало',
  }));
  for (const name of names) shop.changeSubjects.set(name, slow);
  const drafted = await askOffice(shop, createChanges, { cookie, body: { kind: 'bulk', items } });
  expect([drafted.statusCode, drafted.json().data?.counts.pending]).toEqual([200, 3]);
});

test('a list of sets lays none of the large ones beside what is stored', async () => {
  let reads = 0;
  const counted: Subject = {
    ...slow,
    async read(_tx, ids) {
      reads++;
      return new Map(ids.map((id) => [id, { name: 'как было' }]));
    },
  };
  shop.changeSubjects.set('counted_thing', counted);
  const itemsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      subject: 'counted_thing',
      id: at + 1,
      field: 'name',
      from: 'как было',
      to: 'как стало',
    }));
  for (const name of ['slow_one', 'slow_two', 'slow_three']) shop.changeSubjects.set(name, counted);
  for (const count of [501, 500])
    await askOffice(shop, createChanges, { cookie, body: { kind: 'bulk', items: itemsOf(count) } });
  await shop.db`DELETE FROM change_items WHERE subject LIKE 'slow%'`;
  reads = 0;
  const { items } = (await askOffice(shop, getChangeSets, { cookie })).json();
  expect(items.slice(0, 2).map(({ counts }: { counts: { pending: number } }) => counts.pending)).toEqual([
    500, 501,
  ]);
  expect(reads).toBe(1);
});
