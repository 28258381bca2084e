/** What the triggers keep of each row is what a look at the rows before and after would tell. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { Db } from '../database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ demo: false });
  await opened.db`
    CREATE TABLE things (a int, b text, name text, tags text[], facts jsonb, at timestamptz, share float8, secret text, PRIMARY KEY (a, b))`;
  await opened.db`CREATE TABLE pairs (a int, b int, PRIMARY KEY (a, b))`;
  await opened.db`SELECT log_rows_of('things', ARRAY['secret']), log_rows_of('pairs')`;
});
afterAll(() => opened.drop());

type Image = Record<string, unknown>;
interface Kept {
  pk: Image;
  before: Image | null;
  after: Image | null;
}

const BACK = new Error('taken back');
/** Under an entry of its own, of which nothing stays. */
async function inEntry(work: (tx: Db, entry: number) => Promise<void>): Promise<void> {
  const doIt = opened.db.begin(async (tx) => {
    const [row] = await tx<
      { id: number }[]
    >`INSERT INTO office_log (call) VALUES ('test') RETURNING id::int AS id`;
    await tx`SELECT set_config('sheber.log_id', ${String(row?.id)}, true)`;
    await work(tx as unknown as Db, row?.id ?? 0);
    throw BACK;
  });
  await expect(doIt).rejects.toBe(BACK);
}
const keptOf = (tx: Db, entry: number): Promise<Kept[]> =>
  tx<
    Kept[]
  >`SELECT pk, before, after FROM row_changes WHERE log_id = ${entry} ORDER BY pk::text, before IS NULL`;
const imagesOf = async (tx: Db): Promise<Map<string, Image>> => {
  const rows = await tx<{ image: Image }[]>`SELECT to_jsonb(t) - 'secret' AS image FROM things t`;
  return new Map(rows.map(({ image }) => [JSON.stringify({ a: image.a, b: image.b }), image]));
};

/** By looking at both: only what differs; all of a row that is new or gone. */
function compare(before: Map<string, Image>, after: Map<string, Image>): Kept[] {
  const pick = (of: Image, names: string[]) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Kept[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const pk = JSON.parse(key) as Image;
    if (!was || !is) return [{ pk, before: was ?? null, after: is ?? null }];
    const names = Object.keys(was).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return names.length === 0 ? [] : [{ pk, before: pick(was, names), after: pick(is, names) }];
  });
}

const thing = fc.record({
  a: fc.integer({ min: 1, max: 4 }),
  b: fc.constantFrom('x', 'y'),
  name: fc.option(fc.constantFrom('', 'клей', 'Клей', '"; \' --')),
  tags: fc.option(fc.array(fc.constantFrom('eco', 'new'), { maxLength: 2 })),
  facts: fc.option(fc.constantFrom({ z: 1, a: [1, null] }, { a: [1, null], z: 1 }, {})),
  at: fc.option(fc.constantFrom('2026-11-18T10:00:00Z', '2026-11-18T15:00:00+05:00')),
  share: fc.option(fc.constantFrom(0, 0.1, 1e21)),
  secret: fc.option(fc.constantFrom('one', 'two')),
});
const insert = (tx: Db, things: readonly object[]) => tx`
  INSERT INTO things SELECT DISTINCT ON (t.a, t.b) t.* FROM jsonb_populate_recordset(null::things, ${JSON.stringify(things)}::text::jsonb) t`;

/** Few rows and many go two ways: those beside are written and stay as they are. */
const beside = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ a: 100 + at, b: 'x', name: 'рядом', secret: null }));

test.each([0, 60])('whatever a statement changes is kept, and nothing else, of %s more', async (many) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(thing, { maxLength: 6 }),
      fc.array(thing, { maxLength: 6 }),
      async (first, then) => {
        await inEntry(async (tx, entry) => {
          await tx`SELECT set_config('sheber.log_id', '', true)`;
          await insert(tx, [...first, ...beside(many)]);
          const before = await imagesOf(tx);
          await tx`SELECT set_config('sheber.log_id', ${String(entry)}, true)`;
          await tx`
          UPDATE things o SET (name, tags, facts, at, share, secret) = (SELECT n.name, n.tags, n.facts, n.at, n.share, n.secret)
          FROM jsonb_populate_recordset(null::things, ${JSON.stringify([...then, ...beside(many)])}::text::jsonb) n WHERE o.a = n.a AND o.b = n.b`;
          const kept = await keptOf(tx, entry);
          const wanted = compare(before, await imagesOf(tx));
          const sort = (rows: Kept[]) =>
            rows.toSorted((one, other) => (JSON.stringify(one.pk) < JSON.stringify(other.pk) ? -1 : 1));
          expect(sort(kept)).toEqual(sort(wanted));
        });
      },
    ),
    { numRuns: 40 },
  );
});

test('a row whose key has changed is one that has gone and one that is new', async () => {
  await inEntry(async (tx, entry) => {
    await tx`INSERT INTO pairs VALUES (1, 1), (2, 2)`;
    await tx`UPDATE pairs SET b = 7 WHERE a = 2`;
    await tx`DELETE FROM pairs WHERE a = 1`;
    expect(await keptOf(tx, entry)).toEqual([
      { pk: { a: 1, b: 1 }, before: { a: 1, b: 1 }, after: null },
      { pk: { a: 1, b: 1 }, before: null, after: { a: 1, b: 1 } },
      { pk: { a: 2, b: 2 }, before: { a: 2, b: 2 }, after: null },
      { pk: { a: 2, b: 2 }, before: null, after: { a: 2, b: 2 } },
      { pk: { a: 2, b: 7 }, before: null, after: { a: 2, b: 7 } },
    ]);
  });
});

test('so are many of them', async () => {
  await inEntry(async (tx, entry) => {
    await tx`SELECT set_config('sheber.log_id', '', true)`;
    await tx`INSERT INTO pairs SELECT at, at FROM generate_series(1, 60) at`;
    await tx`SELECT set_config('sheber.log_id', ${String(entry)}, true)`;
    await tx`UPDATE pairs SET b = CASE WHEN a > 58 THEN b + 1000 ELSE b END`;
    expect(await keptOf(tx, entry)).toEqual([
      { pk: { a: 59, b: 1059 }, before: null, after: { a: 59, b: 1059 } },
      { pk: { a: 59, b: 59 }, before: { a: 59, b: 59 }, after: null },
      { pk: { a: 60, b: 1060 }, before: null, after: { a: 60, b: 1060 } },
      { pk: { a: 60, b: 60 }, before: { a: 60, b: 60 }, after: null },
    ]);
  });
});
