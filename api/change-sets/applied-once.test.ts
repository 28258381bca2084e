/** A set is applied once, taken back once, and comes when the database's clock says so. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyChanges, getChangeSet, scheduleChanges, undoChanges } from '#contract/office/changes.ts';
import type { OfficeSection } from '#contract/office/tree.ts';
import type { TestApp } from '#tests/app.ts';
import { entriesOf, openEditors, renaming, save, states, storedSection } from '#tests/change-sets.ts';

let editors: Awaited<ReturnType<typeof openEditors>>;
let shop: TestApp;
let anna: { id: number; cookie: string };
let berik: { id: number; cookie: string };
let section: OfficeSection;
let ask: Awaited<ReturnType<typeof editors.begin>>['ask'];
let nameRu: () => Promise<string>;
beforeAll(async () => {
  editors = await openEditors();
  shop = editors.shop;
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ anna, berik, section, ask, nameRu } = await editors.begin());
});

const runJob = () =>
  shop.jobs.find(({ name }) => name === 'changes')?.run(shop.db, new AbortController().signal);

describe('once', () => {
  test('a save whose answer was lost is sent again: one set, one entry, the same answer', async () => {
    const items = [renaming(section.id, section.nameRu, 'Один раз')];
    const first = await save(shop, anna.cookie, items, { key: `lost-${section.id}` });
    const again = await save(shop, anna.cookie, items, { key: `lost-${section.id}` });
    // The worker died before it had kept its answer.
    await shop.db`DELETE FROM repeatable_answers`;
    const later = await save(shop, anna.cookie, items, { key: `lost-${section.id}` });
    expect([again.data, later.data]).toEqual([first.data, first.data]);
    expect(await entriesOf(shop, first.data.id)).toHaveLength(1);
  });

  test('two applies at once, and an apply whose answer was lost, write once', async () => {
    const { data } = await save(shop, anna.cookie, [renaming(section.id, section.nameRu, 'Двое')], {
      apply: false,
    });
    const both = await Promise.all([1, 2].map(() => ask(applyChanges, data.id, { digest: data.digest })));
    expect(both.map(({ status }) => status).sort()).toEqual(
      both.every(({ status }) => status === 200) ? [200, 200] : [200, 409],
    );
    const lost = await ask(applyChanges, data.id, { digest: data.digest });
    expect([lost.status, lost.data.state]).toEqual([200, 'applied']);
    expect(await entriesOf(shop, data.id)).toHaveLength(1);
  });

  test('two undoes at once take back once', async () => {
    const { data } = await save(shop, anna.cookie, [renaming(section.id, section.nameRu, 'Назад')]);
    const both = await Promise.all(
      [anna, berik].map(({ cookie }) => ask(undoChanges, data.id, {}, { cookie })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['changes.wrong_state', undefined]);
    expect(await nameRu()).toBe(section.nameRu);
  });
});

describe('an undo', () => {
  test('leaves what somebody has written since, and says which', async () => {
    const { data } = await save(shop, anna.cookie, [
      renaming(section.id, section.nameRu, 'Взять назад'),
      renaming(section.id, section.nameKz, 'Қайтару', 'name_kz'),
    ]);
    await save(shop, berik.cookie, [renaming(section.id, 'Взять назад', 'Позже')]);
    const undone = await ask(undoChanges, data.id, {});
    expect(states(undone.data)).toEqual(['conflict collides', 'applied']);
    expect(await storedSection(shop, section.id)).toMatchObject({
      name_ru: 'Позже',
      name_kz: section.nameKz,
    });
    const [entry] = await shop.db`SELECT undo_of FROM office_log WHERE change_set_id = ${undone.data.id}`;
    expect(entry?.undo_of).toBe((await entriesOf(shop, data.id))[0]?.id);
  });

  test('can be taken back as well, and is refused after 30 days', async () => {
    const { data } = await save(shop, anna.cookie, [renaming(section.id, section.nameRu, 'Туда')]);
    const back = await ask(undoChanges, data.id, {});
    const forth = await ask(undoChanges, back.data.id, {});
    expect([forth.data.state, await nameRu()]).toEqual(['applied', 'Туда']);
    await shop.db`UPDATE change_sets SET applied_at = now() - interval '31 days' WHERE id = ${forth.data.id}`;
    expect((await ask(undoChanges, forth.data.id, {})).code).toBe('changes.too_old');
    expect((await ask(getChangeSet, forth.data.id)).data.undoUntil).toBeNull();
  });
});

describe('by the clock', () => {
  const schedule = async (ms: number) => {
    const items = [
      renaming(section.id, section.nameRu, 'По часам'),
      renaming(section.id, section.nameKz, 'Сағат бойынша', 'name_kz'),
    ];
    const { data } = await save(shop, anna.cookie, items, { apply: false });
    const at = new Date(Date.now() + ms).toISOString();
    return { id: data.id, ...(await ask(scheduleChanges, data.id, { at, digest: data.digest })) };
  };
  const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
  /** Sets it to a moment that comes at once. */
  const makeDue = async (id: number) => {
    const { digest } = (await ask(getChangeSet, id)).data;
    const at = new Date(Date.now() + 500).toISOString();
    expect((await ask(scheduleChanges, id, { at, digest })).data.state).toBe('scheduled');
    await wait(600);
  };

  test('it is applied when its time has come, not before; what collides then is left out and told', async () => {
    const { id, data } = await schedule(3_600_000);
    expect(data.state).toBe('scheduled');
    await runJob();
    expect(await nameRu()).toBe(section.nameRu);
    await makeDue(id);
    await save(shop, berik.cookie, [renaming(section.id, section.nameRu, 'Опередили')]);
    await runJob();
    const done = await ask(getChangeSet, id);
    expect([done.data.state, ...states(done.data)]).toEqual(['applied', 'conflict collides', 'applied']);
    expect(done.data.items[0]?.current).toBe('Опередили');
    await runJob();
    expect(await entriesOf(shop, id)).toHaveLength(1);
  });

  test('a time that has passed is refused, and one that was taken back does not come', async () => {
    expect((await schedule(-1000)).code).toBe('changes.past');
    const { id, data } = await schedule(600);
    expect((await ask(scheduleChanges, id, { at: null, digest: data.digest })).data.state).toBe('draft');
    await wait(700);
    await runJob();
    expect(await nameRu()).toBe(section.nameRu);
  });

  test('nothing is done for somebody who may not do it any more', async () => {
    const { id } = await schedule(3_600_000);
    await makeDue(id);
    await shop.db`UPDATE staff_roles SET role = 'auditor' WHERE staff_id = ${anna.id}`;
    await runJob();
    expect([(await ask(getChangeSet, id)).data.state, await nameRu()]).toEqual(['failed', section.nameRu]);
  });
});
