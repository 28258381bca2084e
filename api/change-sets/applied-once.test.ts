/** A set is applied once, taken back once, and comes when the database's clock says so. */
import { describe, expect, test, vi } from 'vitest';
import { applyChanges, getChangeSet, scheduleChanges, undoChanges } from '#contract/office/changes.ts';
import { entriesOf, renaming, save, startEditors, states, storedSection } from '#tests/change-sets.ts';

const desk = startEditors();

const runJob = () =>
  desk.shop.jobs.find(({ name }) => name === 'changes')?.run(desk.shop.db, new AbortController().signal);

describe('once', () => {
  test('a save whose answer was lost is sent again: one set, one entry, the same answer', async () => {
    const items = [renaming(desk.section.id, desk.section.nameRu, 'Один раз')];
    const first = await save(desk.shop, desk.anna.cookie, items, { key: `lost-${desk.section.id}` });
    const again = await save(desk.shop, desk.anna.cookie, items, { key: `lost-${desk.section.id}` });
    // The worker died before it had kept its answer.
    await desk.shop.db`DELETE FROM repeatable_answers`;
    const later = await save(desk.shop, desk.anna.cookie, items, { key: `lost-${desk.section.id}` });
    expect([again.data, later.data]).toEqual([first.data, first.data]);
    expect(await entriesOf(desk.shop, first.data.id)).toHaveLength(1);
  });

  test('two applies at once, and an apply whose answer was lost, write once', async () => {
    const { data } = await save(
      desk.shop,
      desk.anna.cookie,
      [renaming(desk.section.id, desk.section.nameRu, 'Двое')],
      {
        apply: false,
      },
    );
    const both = await Promise.all(
      [1, 2].map(() => desk.ask(applyChanges, data.id, { digest: data.digest })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(
      both.every(({ status }) => status === 200) ? [200, 200] : [200, 409],
    );
    const lost = await desk.ask(applyChanges, data.id, { digest: data.digest });
    expect([lost.status, lost.data.state]).toEqual([200, 'applied']);
    expect(await entriesOf(desk.shop, data.id)).toHaveLength(1);
  });

  test('two undoes at once take back once', async () => {
    const { data } = await save(desk.shop, desk.anna.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Назад'),
    ]);
    const both = await Promise.all(
      [desk.anna, desk.berik].map(({ cookie }) => desk.ask(undoChanges, data.id, {}, { cookie })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['changes.wrong_state', undefined]);
    expect(await desk.nameRu()).toBe(desk.section.nameRu);
  });
});

describe('an undo', () => {
  test('leaves what somebody has written since, and says which', async () => {
    const { data } = await save(desk.shop, desk.anna.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Взять назад'),
      renaming(desk.section.id, desk.section.nameKz, 'Қайтару', 'name_kz'),
    ]);
    await save(desk.shop, desk.berik.cookie, [renaming(desk.section.id, 'Взять назад', 'Позже')]);
    const undone = await desk.ask(undoChanges, data.id, {});
    expect(states(undone.data)).toEqual(['conflict collides', 'applied']);
    expect(await storedSection(desk.shop, desk.section.id)).toMatchObject({
      name_ru: 'Позже',
      name_kz: desk.section.nameKz,
    });
    const [entry] = await desk.shop
      .db`SELECT undo_of FROM office_log WHERE change_set_id = ${undone.data.id}`;
    expect(entry?.undo_of).toBe((await entriesOf(desk.shop, data.id))[0]?.id);
  });

  test('can be taken back as well, and is refused after 30 days', async () => {
    const { data } = await save(desk.shop, desk.anna.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Туда'),
    ]);
    const back = await desk.ask(undoChanges, data.id, {});
    const forth = await desk.ask(undoChanges, back.data.id, {});
    expect([forth.data.state, await desk.nameRu()]).toEqual(['applied', 'Туда']);
    await desk.shop
      .db`UPDATE change_sets SET applied_at = now() - interval '31 days' WHERE id = ${forth.data.id}`;
    expect((await desk.ask(undoChanges, forth.data.id, {})).code).toBe('changes.too_old');
    expect((await desk.ask(getChangeSet, forth.data.id)).data.undoUntil).toBeNull();
  });
});

describe('by the clock', () => {
  const schedule = async (ms: number) => {
    const items = [
      renaming(desk.section.id, desk.section.nameRu, 'По часам'),
      renaming(desk.section.id, desk.section.nameKz, 'Сағат бойынша', 'name_kz'),
    ];
    const { data } = await save(desk.shop, desk.anna.cookie, items, { apply: false });
    const at = new Date(Date.now() + ms).toISOString();
    return { id: data.id, ...(await desk.ask(scheduleChanges, data.id, { at, digest: data.digest })) };
  };
  const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
  /** Sets it to a moment that comes at once. */
  const makeDue = async (id: number) => {
    const { digest } = (await desk.ask(getChangeSet, id)).data;
    const at = new Date(Date.now() + 500).toISOString();
    expect((await desk.ask(scheduleChanges, id, { at, digest })).data.state).toBe('scheduled');
    await wait(600);
  };

  test('it is applied when its time has come, not before; what collides then is left out and told', async () => {
    const { id, data } = await schedule(3_600_000);
    expect(data.state).toBe('scheduled');
    await runJob();
    expect(await desk.nameRu()).toBe(desk.section.nameRu);
    await makeDue(id);
    await save(desk.shop, desk.berik.cookie, [renaming(desk.section.id, desk.section.nameRu, 'Опередили')]);
    await runJob();
    const done = await desk.ask(getChangeSet, id);
    expect([done.data.state, ...states(done.data)]).toEqual(['applied', 'conflict collides', 'applied']);
    expect(done.data.items[0]?.current).toBe('Опередили');
    await runJob();
    expect(await entriesOf(desk.shop, id)).toHaveLength(1);
  });

  test('a time that has passed is refused, and one that was taken back does not come', async () => {
    expect((await schedule(-1000)).code).toBe('changes.past');
    const { id, data } = await schedule(600);
    expect((await desk.ask(scheduleChanges, id, { at: null, digest: data.digest })).data.state).toBe('draft');
    await wait(700);
    await runJob();
    expect(await desk.nameRu()).toBe(desk.section.nameRu);
  });

  test('a process whose own clock is a day ahead applies nothing early and refuses nothing that is still to come', async () => {
    const items = [renaming(desk.section.id, desk.section.nameRu, 'Рано')];
    const { data } = await save(desk.shop, desk.anna.cookie, items, { apply: false });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
    try {
      const { data: set } = await desk.ask(scheduleChanges, data.id, { at, digest: data.digest });
      expect(set.state).toBe('scheduled');
      await runJob();
      expect([(await desk.ask(getChangeSet, data.id)).data.state, await desk.nameRu()]).toEqual([
        'scheduled',
        desk.section.nameRu,
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('nothing is done for somebody who may not do it any more', async () => {
    const { id } = await schedule(3_600_000);
    await makeDue(id);
    await desk.shop.db`UPDATE staff_roles SET role = 'auditor' WHERE staff_id = ${desk.anna.id}`;
    await runJob();
    expect([(await desk.ask(getChangeSet, id)).data.state, await desk.nameRu()]).toEqual([
      'failed',
      desk.section.nameRu,
    ]);
  });
});
