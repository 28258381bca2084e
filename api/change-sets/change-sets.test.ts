/** Every edit of the office: shown, and applied field by field where nobody has written meanwhile. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  applyChanges,
  type Change,
  type ChangeSet,
  changeDraft,
  getChangeSet,
  getChangeSets,
  undoChanges,
} from '#contract/office/changes.ts';
import { getTree, type OfficeSection } from '#contract/office/tree.ts';
import { renaming, save, startEditors, states, storedSection } from '#tests/change-sets.ts';
import { aStaffSession, askOffice } from '#tests/office.ts';

const desk = startEditors();

test('a section is renamed by one request, the storefront shows it within 3 s, and an undo takes it back', async () => {
  const onStorefront = async () => {
    const response = await desk.shop.app.inject({ url: `/api/v2/sections/${desk.section.code}/` });
    return JSON.stringify(response.json());
  };
  const until = async (isSo: () => Promise<boolean>) => {
    const start = performance.now();
    while (!(await isSo())) {
      if (performance.now() - start > 3000) throw new Error('the storefront does not show it after 3 s');
      await new Promise((wake) => setTimeout(wake, 50));
    }
  };
  await onStorefront();
  const { data } = await save(desk.shop, desk.anna.cookie, [
    renaming(desk.section.id, desk.section.nameRu, 'Новое имя раздела'),
  ]);
  expect([data.state, ...states(data)]).toEqual(['applied', 'applied']);
  await until(async () => (await onStorefront()).includes('Новое имя раздела'));
  const undone = await desk.ask(undoChanges, data.id, {});
  expect([undone.status, undone.data.kind, undone.data.undoOf]).toEqual([200, 'undo', data.id]);
  expect(await desk.nameRu()).toBe(desk.section.nameRu);
  await until(async () => !(await onStorefront()).includes('Новое имя раздела'));
  expect((await desk.ask(getChangeSet, data.id)).data).toMatchObject({
    state: 'undone',
    undoneBy: undone.data.id,
  });
});

test('sections change places, the tree stays whole, and an undo restores the order', async () => {
  const siblings = async () =>
    (
      (await askOffice(desk.shop, getTree, { cookie: desk.anna.cookie })).json().items as OfficeSection[]
    ).filter(({ parentId }) => parentId === desk.section.parentId);
  const before = await siblings();
  expect(before.length).toBeGreaterThan(2);
  const last = before.at(-1);
  if (!last) throw new Error('there is no last one');
  const move = { subject: 'section', id: last.id, field: 'position', from: last.position, to: 1 };
  const { data } = await save(desk.shop, desk.anna.cookie, [move]);
  expect(states(data)).toEqual(['applied']);
  expect((await siblings()).map(({ id }) => id)).toEqual([
    last.id,
    ...before.slice(0, -1).map(({ id }) => id),
  ]);
  const [broken] = await desk.shop.db`
    SELECT count(*)::int AS count FROM sections s JOIN sections p ON p.id = s.parent_id
    WHERE NOT (p.lft < s.lft AND s.rgt < p.rgt)`;
  expect(broken?.count).toBe(0);
  await desk.ask(undoChanges, data.id, {});
  expect(await siblings()).toEqual(before);
  const beyond = await save(desk.shop, desk.anna.cookie, [{ ...move, to: 9000 }]);
  expect([beyond.status, beyond.code]).toEqual([422, 'tree.misplaced']);
});

describe('two at once', () => {
  test('in other fields are in nobody’s way', async () => {
    const one = await save(desk.shop, desk.anna.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Один'),
    ]);
    const other = await save(desk.shop, desk.berik.cookie, [
      renaming(desk.section.id, desk.section.nameKz, 'Екі', 'name_kz'),
    ]);
    expect([...states(one.data), ...states(other.data)]).toEqual(['applied', 'applied']);
  });

  test('in one field: the second is told what was, what is theirs and what is not, and the rest is saved', async () => {
    await save(desk.shop, desk.anna.cookie, [renaming(desk.section.id, desk.section.nameRu, 'Имя Анны')]);
    const { status, data } = await save(desk.shop, desk.berik.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Имя Берика'),
      renaming(desk.section.id, desk.section.nameKz, 'Бериктің атауы', 'name_kz'),
    ]);
    expect([status, data.state, ...states(data)]).toEqual([200, 'applied', 'conflict collides', 'applied']);
    expect(data.items[0]).toMatchObject({ from: desk.section.nameRu, to: 'Имя Берика', current: 'Имя Анны' });
    expect(data.items[0]?.why?.words).toContain('другой сотрудник');
    expect(await storedSection(desk.shop, desk.section.id)).toMatchObject({
      name_ru: 'Имя Анны',
      name_kz: 'Бериктің атауы',
    });
    const decided = await save(desk.shop, desk.berik.cookie, [
      renaming(desk.section.id, 'Имя Анны', 'Общее имя'),
    ]);
    expect(states(decided.data)).toEqual(['applied']);
  });

  test('with the same wish are of one mind, and the undo of the second takes nothing from the first', async () => {
    await save(desk.shop, desk.anna.cookie, [renaming(desk.section.id, desk.section.nameRu, 'Согласие')]);
    const { data } = await save(desk.shop, desk.berik.cookie, [
      renaming(desk.section.id, desk.section.nameRu, 'Согласие'),
    ]);
    expect([data.state, ...states(data)]).toEqual(['applied', 'skipped same']);
    const undone = await desk.ask(undoChanges, data.id, {}, { cookie: desk.berik.cookie });
    expect([undone.code, await desk.nameRu()]).toEqual(['changes.wrong_state', 'Согласие']);
  });

  test('saving the same field at the same moment: one is written, the other hears of it', async () => {
    const saves = await Promise.all(
      [desk.anna, desk.berik].map(({ cookie }, at) =>
        save(desk.shop, cookie, [renaming(desk.section.id, desk.section.nameRu, `Сразу ${at}`)]),
      ),
    );
    expect(saves.flatMap(({ data }) => states(data)).sort()).toEqual(['applied', 'conflict collides']);
    const written = saves.find(({ data }) => data.counts.applied === 1);
    expect(await desk.nameRu()).toBe(written?.data.items[0]?.to);
  });
});

describe('what cannot be', () => {
  test('is told item by item, in the reader’s language, and the rest is saved', async () => {
    // A thing that nobody makes by changes.
    desk.shop.changeSubjects.set('kept', {
      right: 'tree',
      fields: { name: { schema: z.string() } },
      read: async () => new Map(),
      write: async () => {},
    });
    const items: Change[] = [
      renaming(desk.section.id, desk.section.nameRu, 'Верное имя'),
      renaming(desk.section.id, desk.section.nameKz, '', 'name_kz'),
      renaming(999_999, 'нет', 'есть'),
      renaming(desk.section.id, desk.section.nameRu, 'Ещё раз'),
      { subject: 'kept', id: null, field: 'name', from: null, to: 'Новый' },
    ];
    const { data } = await save(desk.shop, desk.anna.cookie, items);
    expect(states(data)).toEqual([
      'applied',
      'wrong invalid',
      'wrong missing',
      'wrong twice',
      'wrong not_new',
    ]);
    const kz = await desk.ask(getChangeSet, data.id, {}, { headers: { 'x-language-id': 'kz' } });
    expect(kz.data.items.map(({ why }) => why?.words)).toEqual([
      undefined,
      'Тым қысқа немесе тым аз.',
      'Бұл енді жоқ.',
      'Бұл өріс жинақта екі рет аталған.',
      'Мұнда жаңасы бұлай жасалмайды.',
    ]);
    expect(await desk.nameRu()).toBe('Верное имя');
  });

  test('is refused where nobody could mean it', async () => {
    const unknown = await save(desk.shop, desk.anna.cookie, [renaming(desk.section.id, '1', '2', 'lft')]);
    expect([unknown.status, unknown.code]).toEqual([422, 'changes.unknown_field']);
    const nothing = await save(desk.shop, desk.anna.cookie, [
      { ...renaming(1, '1', '2'), subject: 'rocket' },
    ]);
    expect([nothing.status, nothing.code]).toEqual([404, 'changes.not_found']);
    // Texts for search engines are another's right.
    const foreign = await save(desk.shop, desk.anna.cookie, [
      renaming(desk.section.id, '1', '2', 'seo_text_ru'),
    ]);
    expect([foreign.status, foreign.code]).toEqual([404, 'changes.not_found']);
    const keyless = await save(desk.shop, desk.anna.cookie, [renaming(desk.section.id, '1', '2')], {
      key: '',
    });
    expect([keyless.status, keyless.code]).toEqual([400, 'request.malformed']);
  });
});

describe('a draft', () => {
  const draft = async (to = 'Черновик') => {
    const items = [
      renaming(desk.section.id, desk.section.nameRu, to),
      renaming(desk.section.id, desk.section.nameKz, `${to} kz`, 'name_kz'),
    ];
    return (await save(desk.shop, desk.anna.cookie, items, { apply: false, title: 'Осень' })).data;
  };

  test('writes nothing, shows itself against what is stored now, and is applied as it was seen', async () => {
    const { id, digest, state, counts } = await draft();
    expect([state, counts.pending, await desk.nameRu()]).toEqual(['draft', 2, desk.section.nameRu]);
    const applied = await desk.ask(applyChanges, id, { digest });
    expect([applied.status, applied.data.state, await desk.nameRu()]).toEqual([200, 'applied', 'Черновик']);
  });

  test('is not applied when what was seen is no more', async () => {
    const { id, digest } = await draft();
    await save(desk.shop, desk.berik.cookie, [renaming(desk.section.id, desk.section.nameRu, 'Раньше')]);
    const refused = await desk.ask(applyChanges, id, { digest });
    expect([refused.status, refused.code]).toEqual([409, 'changes.moved']);
    const now = await desk.ask(getChangeSet, id);
    expect(states(now.data)).toEqual(['conflict collides', 'pending']);
    expect((await desk.ask(applyChanges, id, { digest: now.data.digest })).data.counts).toMatchObject({
      applied: 1,
      conflict: 1,
    });
    expect(await desk.nameRu()).toBe('Раньше');
  });

  test('has items taken out and put back, set anew and decided over another’s', async () => {
    const { id } = await draft();
    expect(states((await desk.ask(changeDraft, id, { exclude: [1] })).data)).toEqual([
      'skipped excluded',
      'pending',
    ]);
    expect(states((await desk.ask(changeDraft, id, { exclude: [] })).data)).toEqual(['pending', 'pending']);
    await save(desk.shop, desk.berik.cookie, [renaming(desk.section.id, desk.section.nameRu, 'Их имя')]);
    const fields = [{ n: 1, from: 'Их имя', to: 'Решено' }];
    const { data } = await desk.ask(changeDraft, id, { title: 'Зима', exclude: [2], fields });
    expect([data.title, ...states(data)]).toEqual(['Зима', 'pending', 'skipped excluded']);
    await desk.ask(applyChanges, id, { digest: data.digest });
    expect(await storedSection(desk.shop, desk.section.id)).toMatchObject({
      name_ru: 'Решено',
      name_kz: desk.section.nameKz,
    });
    expect((await desk.ask(changeDraft, id, { title: 'Поздно' })).code).toBe('changes.wrong_state');
  });

  test('is its author’s; others who may read it look, and those who may not find none', async () => {
    const { id, digest } = await draft();
    const { cookie } = desk.berik;
    expect((await desk.ask(getChangeSet, id, {}, { cookie })).status).toBe(200);
    expect((await desk.ask(applyChanges, id, { digest }, { cookie })).code).toBe('changes.not_found');
    const picker = await aStaffSession(desk.shop, { email: 'picker@sets.sheber.test', roles: ['picker'] });
    expect((await desk.ask(getChangeSet, id, {}, { cookie: picker.cookie })).code).toBe('changes.not_found');
    const mine = async (of: string) => {
      const response = await askOffice(desk.shop, getChangeSets, { cookie, query: { of } });
      return (response.json().items as ChangeSet[]).map((set) => set.id);
    };
    expect(await mine('mine')).not.toContain(id);
    expect(await mine('all')).toContain(id);
  });

  test('of somebody whose role was taken away meanwhile is refused with the next request', async () => {
    const { id, digest } = await draft();
    await desk.shop.db`DELETE FROM staff_roles WHERE staff_id = ${desk.anna.id}`;
    expect((await desk.ask(applyChanges, id, { digest })).code).toBe('changes.not_found');
    expect(await desk.nameRu()).toBe(desk.section.nameRu);
  });
});
