/**
 * Two editors, mass edits, sets drafted long before, undoes in any order, against a model of one sentence: a field has the
 * value of the last change that found it as its author had seen it. No lost write, undo(apply(x)) = x where nobody wrote
 * between, apply twice = once, and what the items say is what the log has of the rows.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyChanges,
  type Change,
  type ChangeSet,
  getChangeSet,
  undoChanges,
} from '#contract/office/changes.ts';
import type { TestApp } from '#tests/app.ts';
import { save } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

const THINGS = 3;
const FIELDS = ['name_ru', 'name_kz'] as const;
type Key = `${number} ${(typeof FIELDS)[number]}`;

let shop: TestApp;
let ids: number[];
const editors: string[] = [];
beforeAll(async () => {
  shop = await openTestOffice();
  ids = (await shop.db<{ id: number }[]>`SELECT id FROM sections ORDER BY id LIMIT ${THINGS}`).map(
    ({ id }) => id,
  );
  for (const name of ['one', 'two'])
    editors.push(
      (await aStaffSession(shop, { email: `${name}@model.sheber.test`, roles: ['catalogue'] })).cookie,
    );
});
afterAll(() => shop.close());

async function readAll(): Promise<Map<Key, string>> {
  const rows = await shop.db<{ id: number; name_ru: string; name_kz: string }[]>`
    SELECT id, name_ru, name_kz FROM sections WHERE id = ANY(${ids}::int[])`;
  return new Map(
    rows.flatMap((row) => FIELDS.map((field): [Key, string] => [`${row.id} ${field}`, row[field]])),
  );
}

/** On a busy machine fewer are tried; one that has begun comes to its end, or it would work on beside the next test. */
function startClock(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

const editor = fc.nat(1);
const edits = fc.uniqueArray(
  fc.record({
    thing: fc.nat(THINGS - 1),
    field: fc.constantFrom(...FIELDS),
    word: fc.constantFrom('А', 'Ә', 'Б'),
  }),
  { minLength: 1, maxLength: THINGS * 2, selector: ({ thing, field }) => `${thing} ${field}` },
);
/** What may happen: an editor looks at all; saves some of what they saw; drafts it for later; applies a draft; undoes. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('look' as const), editor }),
  fc.record({ kind: fc.constant('save' as const), editor, edits }),
  fc.record({ kind: fc.constant('draft' as const), editor, edits }),
  fc.record({ kind: fc.constant('apply' as const), editor, which: fc.nat(20) }),
  fc.record({ kind: fc.constant('undo' as const), editor, which: fc.nat(20) }),
);

test('whatever two editors do, in whatever order', async () => {
  const isOver = startClock(6_000);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      if (isOver()) return;
      const model = await readAll();
      const seen = [new Map(model), new Map(model)];
      const drafts: { set: ChangeSet; editor: number }[] = [];
      const applied: ChangeSet[] = [];

      /** What a set must have done, by the one sentence. */
      const expectApplied = (set: ChangeSet) => {
        for (const { id, field, from, to, state, current } of set.items) {
          const key = `${id} ${field}` as Key;
          const stored = model.get(key);
          if (stored === to) expect(state).toBe('skipped');
          else if (stored === from) {
            expect(state).toBe('applied');
            model.set(key, String(to));
          } else expect([state, current]).toEqual(['conflict', stored]);
        }
        if (set.state === 'applied') applied.push(set);
      };
      const toItems = (
        by: number,
        wanted: readonly {
          thing: number;
          field: Key extends `${number} ${infer F}` ? F : never;
          word: string;
        }[],
      ) =>
        wanted.map(({ thing, field, word }): Change => {
          const id = ids[thing] ?? 0;
          return { subject: 'section', id, field, from: seen[by]?.get(`${id} ${field}`) ?? '', to: word };
        });

      for (const each of steps) {
        const cookie = editors[each.editor] ?? '';
        if (each.kind === 'look') seen[each.editor] = await readAll();
        else if (each.kind === 'save')
          expectApplied((await save(shop, cookie, toItems(each.editor, each.edits))).data);
        else if (each.kind === 'draft') {
          const { data } = await save(shop, cookie, toItems(each.editor, each.edits), { apply: false });
          drafts.push({ set: data, editor: each.editor });
        } else if (each.kind === 'apply') {
          const draft = drafts[each.which % Math.max(1, drafts.length)];
          if (draft === undefined) continue;
          const by = editors[draft.editor] ?? '';
          const params = { id: draft.set.id };
          const now = (await askOffice(shop, getChangeSet, { cookie: by, params })).json().data as ChangeSet;
          const isFirst = now.state === 'draft';
          const { data } = (
            await askOffice(shop, applyChanges, { cookie: by, params, body: { digest: now.digest } })
          ).json();
          // Twice is once: the second time nothing moves in the model either.
          if (isFirst) expectApplied(data);
        } else {
          const set = applied[each.which % Math.max(1, applied.length)];
          if (set === undefined) continue;
          const response = await askOffice(shop, undoChanges, { cookie, params: { id: set.id }, body: {} });
          const { data, code } = response.json();
          if (code === undefined) expectApplied(data);
          else expect(code).toBe('changes.wrong_state');
        }
        expect(await readAll()).toEqual(model);
      }
      for (const set of applied) await expectLogged(set);
    }),
    { numRuns: 15 },
  );
}, 20_000);

test('an undo of whatever was saved makes what was, where nobody wrote between', async () => {
  const isOver = startClock(3_000);
  await fc.assert(
    fc.asyncProperty(edits, async (wanted) => {
      if (isOver()) return;
      const before = await readAll();
      const items = wanted.map(({ thing, field, word }): Change => {
        const id = ids[thing] ?? 0;
        return { subject: 'section', id, field, from: before.get(`${id} ${field}`) ?? '', to: word };
      });
      const { data } = await save(shop, editors[0] ?? '', items);
      const undone = await askOffice(shop, undoChanges, {
        cookie: editors[1] ?? '',
        params: { id: data.id },
        body: {},
      });
      expect([undone.json().code, data.counts.applied > 0]).toEqual(
        data.counts.applied > 0 ? [undefined, true] : ['changes.wrong_state', false],
      );
      expect(await readAll()).toEqual(before);
    }),
    { numRuns: 8 },
  );
}, 20_000);

/** What the items say was written is what the triggers saw. */
async function expectLogged({ id, items }: ChangeSet): Promise<void> {
  const rows = await shop.db<
    { pk: { id: number }; before: Record<string, string>; after: Record<string, string> }[]
  >`
    SELECT pk, before, after FROM row_changes WHERE log_id IN (SELECT id FROM office_log WHERE change_set_id = ${id})`;
  const logged = rows.flatMap(({ pk, before, after }) =>
    Object.keys(after).map((field) => [pk.id, field, before[field], after[field]].join('|')),
  );
  const written = items
    .filter(({ state }) => state === 'applied')
    .map((item) => [item.id, item.field, item.from, item.to].join('|'));
  expect(logged.sort()).toEqual(written.sort());
}
