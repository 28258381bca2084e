/** A thing that does not exist yet is made once, of all the items that are its own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { anAsking, openChanges } from '#tests/change-sets.ts';
import { openTestOffice } from '#tests/office.ts';
import { sectionSubject } from '../tree/tree.ts';
import type { Asking } from './change-sets.ts';

let shop: TestApp;
let asking: Asking;
beforeAll(async () => {
  shop = await openTestOffice();
  asking = await anAsking(shop, 'new-things@sheber.test');
});
afterAll(() => shop.close());

test('new things are made of the items that belong together, and the items know them then', async () => {
  const changes = openChanges(shop, { atOnce: 100, inOneTransaction: 100, batch: 3 });
  const made: object[] = [];
  changes.subjects.set('fresh', {
    ...sectionSubject,
    create: async (_tx, values) => 1_000_000 + made.push(values),
  });
  const fresh = { subject: 'fresh', id: null, from: null };
  const set = await changes.create(
    {
      title: '',
      kind: 'edit',
      items: [
        { ...fresh, newKey: 'a', field: 'name_ru', to: 'Первый' },
        { ...fresh, newKey: 'b', field: 'name_ru', to: 'Второй' },
        { ...fresh, newKey: 'a', field: 'name_kz', to: 'Бірінші' },
      ],
      apply: true,
    },
    crypto.randomUUID(),
    asking,
  );
  expect(made).toEqual([{ name_ru: 'Первый', name_kz: 'Бірінші' }, { name_ru: 'Второй' }]);
  expect(set.items.map(({ id, state }) => `${id} ${state}`)).toEqual([
    '1000001 applied',
    '1000002 applied',
    '1000001 applied',
  ]);
});

test('beyond the next bound a new thing is still made of all its items, wherever they stand', async () => {
  const changes = openChanges(shop, { atOnce: 2, inOneTransaction: 4, batch: 3 });
  const made: object[] = [];
  changes.subjects.set('fresh', {
    ...sectionSubject,
    create: async (_tx, values) => 2_000_000 + made.push(values),
  });
  const fresh = (newKey: string, field: string) => ({
    subject: 'fresh',
    id: null,
    from: null,
    newKey,
    field,
  });
  const set = await changes.create(
    {
      title: '',
      kind: 'import',
      items: [
        ...['a', 'b'].flatMap((key) => [
          { ...fresh(key, 'name_ru'), to: key },
          { ...fresh(key, 'name_kz'), to: `${key} қаз` },
        ]),
        { ...fresh('c', 'name_ru'), to: 'c' },
        { ...fresh('d', 'name_ru'), to: 'd' },
        { ...fresh('c', 'name_kz'), to: 'c қаз' },
      ],
      apply: true,
    },
    crypto.randomUUID(),
    asking,
  );
  await changes.runDue();
  expect((await changes.get(set.id, asking.viewer, 'ru', {})).state).toBe('applied');
  expect(made).toEqual([
    { name_ru: 'a', name_kz: 'a қаз' },
    { name_ru: 'b', name_kz: 'b қаз' },
    { name_ru: 'c', name_kz: 'c қаз' },
    { name_ru: 'd' },
  ]);
});
