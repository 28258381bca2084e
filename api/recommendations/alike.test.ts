import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import {
  findAlike,
  findPlan,
  listNamedAnalogues,
  listSimilar,
  listSubjects,
} from './recommendations.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** Few, as the range of the tests has few of a kind. */
const MOST = 5;

test('what one question finds alike is what the sources list one after another', async () => {
  const { storeIds } = await findPlan(shop.db);
  const codes = await shop.db<{ code: string }[]>`SELECT code FROM products ORDER BY md5(code) LIMIT 40`;
  const [first, ...others] = codes.map(({ code }) => code);
  const relations = await shop.db<{ id: number }[]>`
    SELECT id FROM products WHERE code = ANY(${others.slice(0, 3)}) ORDER BY id`;
  await shop.db`
    UPDATE products SET relations = ${shop.db.json(relations.map(({ id }) => ({ id, kind: 'analogue' })))}
    WHERE code = ${first ?? ''}`;
  let full = 0;
  for (const { code } of codes) {
    const [subject] = await listSubjects(shop.db, [code]);
    if (!subject) throw new Error(`${code} is gone`);
    for (const place of [storeIds.get('pavlodar') ?? null, null]) {
      const named = await listNamedAnalogues(shop.db, [subject], place, MOST);
      const similar = await listSimilar(shop.db, subject, place, MOST);
      const all = new Map([...named, ...similar].map((pick) => [pick.id, pick.code]));
      const alike = await findAlike(shop.db, code, place, MOST);
      expect(
        alike?.map((pick) => pick.code),
        code,
      ).toEqual([...all.values()].slice(0, MOST));
      if (alike?.length === MOST) full += 1;
    }
  }
  expect(full).toBeGreaterThan(20);
  expect(await findAlike(shop.db, 'no-such-thing', null, MOST)).toBeNull();
});
