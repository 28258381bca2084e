/** Four eyes: what was seen is what is done; never by the asker, nor by whom it concerns, nor too late. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Approval, decideApproval, getApprovals } from '#contract/office/approvals.ts';
import { applyChanges, type ChangeSet, getChangeSet, scheduleChanges } from '#contract/office/changes.ts';
import { changeStaff, inviteStaff, resetStaffFactor } from '#contract/office/staff.ts';
import { OFFICE_LIMITS } from '#domain/office/limits.ts';
import type { TestApp } from '#tests/app.ts';
import { renaming, save, storedSection } from '#tests/change-sets.ts';
import { aSection, aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { sectionSubject } from '../tree/tree.ts';
import { createApprovals } from './approvals.ts';

let shop: TestApp;
let turn = 0;
let section: { id: number; nameRu: string };
type Person = { id: number; cookie: string };
let asker: Person;
let other: Person;
beforeAll(async () => {
  shop = await openTestOffice();
  // Those of the demo would be asked as well: here everybody is of the tests.
  await shop.db`UPDATE staff SET state = 'closed'`;
  shop.changeSubjects.set('trial', {
    ...sectionSubject,
    right: 'settings',
    needsApproval: (wanted) => (wanted.some(({ to }) => String(to).startsWith('Дорого')) ? 'roles' : null),
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`UPDATE staff SET state = 'closed'`;
  section = await aSection(shop);
  asker = await person('asker');
  other = await person('other');
});

const person = (
  name: string,
  roles: Parameters<typeof aStaffSession>[1]['roles'] = ['administrator'],
  isFresh = true,
) => aStaffSession(shop, { email: `${name}-${++turn}@sheber.test`, roles, isFresh });

const ask = async (call: Parameters<typeof askOffice>[1], { cookie }: Person, id: number, body: unknown) => {
  const response = await askOffice(shop, call, { cookie, params: { id }, body });
  const answer = response.json();
  return { status: response.statusCode, code: answer.code, message: answer.message, data: answer.data };
};

/** A change that needs another's yes, asked for. */
async function askedFor(): Promise<Approval> {
  const item = { ...renaming(section.id, section.nameRu, `Дорого ${++turn}`), subject: 'trial' };
  const { data, status, code } = await save(shop, asker.cookie, [item], { title: 'Осень' });
  expect([status, code]).toEqual([202, 'office.needs_approval']);
  return data as unknown as Approval;
}

const decide = (who: Person, { id, digest }: Approval, decision = 'approve', comment = '') =>
  ask(decideApproval, who, id, { decision, digest, comment });
const nameRu = async () => (await storedSection(shop, section.id)).name_ru;
const setOf = async ({ changeSetId }: Approval): Promise<ChangeSet> =>
  (await askOffice(shop, getChangeSet, { cookie: asker.cookie, params: { id: changeSetId ?? 0 } })).json()
    .data;
const list = async ({ cookie }: Person): Promise<Approval[]> =>
  (await askOffice(shop, getApprovals, { cookie, query: { state: 'waiting' } })).json().items;

describe('a set of changes', () => {
  test('waits for another, who sees what the asker saw, and is applied by their yes', async () => {
    const approval = await askedFor();
    expect(await nameRu()).toBe(section.nameRu);
    const [seen] = (await list(other)).filter(({ id }) => id === approval.id);
    expect(seen).toMatchObject({ title: 'Осень', canDecide: true, canWithdraw: false, count: 1 });
    expect(seen?.lines[0]).toMatchObject({ field: 'name_ru', from: section.nameRu, name: section.nameRu });
    const done = await decide(other, approval);
    expect([done.status, done.data.state, done.data.decidedBy.id]).toEqual([200, 'approved', other.id]);
    expect(await nameRu()).toBe(approval.lines[0]?.to);
    expect((await setOf(approval)).state).toBe('applied');
    const [entry] = await shop.db`
      SELECT staff_id, call, change_set_id FROM office_log WHERE approval_id = ${approval.id} ORDER BY id DESC LIMIT 1`;
    expect(entry).toEqual({
      staff_id: other.id,
      call: 'decideApproval',
      change_set_id: approval.changeSetId,
    });
    expect((await decide(other, approval)).code).toBe('approval.over');
  });

  test('is not decided by the asker, nor without a fresh code, nor without the right to approve', async () => {
    const approval = await askedFor();
    expect((await decide(asker, approval)).code).toBe('approval.own');
    expect((await decide(await person('stale', ['administrator'], false), approval)).code).toBe(
      'office.fresh_needed',
    );
    expect((await decide(await person('auditor', ['auditor']), approval)).code).toBe('approval.not_found');
    expect((await decide(await person('picker', ['picker']), approval)).code).toBe('approval.not_found');
    expect(await nameRu()).toBe(section.nameRu);
  });

  test('whose data have moved is refused and shown again; what is shown then can be approved', async () => {
    const approval = await askedFor();
    await shop.db`UPDATE sections SET name_ru = 'Сдвинуто' WHERE id = ${section.id}`;
    const moved = await decide(other, approval);
    expect([moved.status, moved.code, moved.data.state]).toEqual([409, 'approval.moved', 'waiting']);
    expect([moved.data.count, moved.data.digest === approval.digest]).toEqual([0, false]);
    expect(await nameRu()).toBe('Сдвинуто');
    const done = await decide(other, moved.data);
    expect([done.data.state, (await setOf(approval)).state, await nameRu()]).toEqual([
      'approved',
      'failed',
      'Сдвинуто',
    ]);
  });

  test('that was declined or taken back is a draft again', async () => {
    const declined = await askedFor();
    expect((await decide(other, declined, 'decline', 'Не сейчас')).data).toMatchObject({
      state: 'declined',
      comment: 'Не сейчас',
    });
    expect((await setOf(declined)).state).toBe('draft');
    const { data } = await ask(applyChanges, asker, declined.changeSetId ?? 0, { digest: declined.digest });
    expect((await decide(other, data, 'withdraw')).code).toBe('approval.not_found');
    expect((await decide(asker, data, 'withdraw')).data.state).toBe('withdrawn');
    expect((await setOf(declined)).state).toBe('draft');
  });

  test('that nobody decided on in 48 hours of the database is over, and free again', async () => {
    const approval = await askedFor();
    const [hours] = await shop.db`
      SELECT extract(epoch FROM expires_at - asked_at)::int / 3600 AS hours FROM approvals WHERE id = ${approval.id}`;
    expect(hours?.hours).toBe(48);
    await shop.db`UPDATE approvals SET expires_at = now() - interval '1 second' WHERE id = ${approval.id}`;
    expect((await decide(other, approval)).code).toBe('approval.over');
    await shop.jobs.find(({ name }) => name === 'approvals')?.run(shop.db, new AbortController().signal);
    expect((await setOf(approval)).state).toBe('draft');
  });

  test('of two who decide at once one does', async () => {
    const approval = await askedFor();
    const third = await person('third');
    const both = await Promise.all([decide(other, approval), decide(third, approval, 'decline')]);
    expect(both.map(({ code }) => code).sort()).toEqual(['approval.over', undefined]);
  });

  test('is decided alone only where the shop has set it, after its hours, and the log names it', async () => {
    const approval = await askedFor();
    const readLimits = () => ({ ...OFFICE_LIMITS, aloneAfterHours: 24 });
    const approvals = createApprovals(shop.officeHttp.db, readLimits);
    const { digest } = approval;
    approvals.acts.set('changes', {
      preview: async () => ({ digest, title: '', lines: [], count: 1 }),
      run: async () => undefined,
      drop: async () => undefined,
    });
    const actor = { staffId: asker.id, call: 'decideApproval', right: null, requestId: null };
    const viewer = { id: asker.id, roles: ['administrator' as const], stores: [] };
    const decideAlone = () =>
      approvals.decide(
        approval.id,
        viewer,
        { decision: 'approve', digest, comment: '' },
        { write: shop.officeHttp.openWrite(actor), language: 'ru' },
      );
    await expect(decideAlone()).rejects.toMatchObject({ code: 'approval.own' });
    await shop.db`UPDATE approvals SET asked_at = now() - interval '25 hours' WHERE id = ${approval.id}`;
    expect((await decideAlone()).state).toBe('approved');
    const [entry] = await shop.db`
      SELECT words FROM office_log WHERE approval_id = ${approval.id} ORDER BY id DESC LIMIT 1`;
    expect(entry?.words).toEqual({ decision: 'approve', alone: true });
  });

  test('that is to come later waits first, and comes then', async () => {
    const item = { ...renaming(section.id, section.nameRu, `Дорого ${++turn}`), subject: 'trial' };
    const { data } = await save(shop, asker.cookie, [item], { apply: false });
    const at = '2099-01-01T00:00:00.000Z';
    const asked = await ask(scheduleChanges, asker, data.id, { at, digest: data.digest });
    expect([asked.status, asked.code]).toEqual([202, 'office.needs_approval']);
    await decide(other, asked.data);
    expect(await setOf(asked.data)).toMatchObject({ state: 'scheduled', applyAt: at });
  });
});

describe('roles', () => {
  const rolesOf = async (id: number) =>
    (await shop.db<{ role: string }[]>`SELECT role FROM staff_roles WHERE staff_id = ${id}`).map(
      ({ role }) => role,
    );

  test('are changed by two administrators; a third is none who is concerned', async () => {
    const member = await person('member', ['content']);
    const asked = await ask(changeStaff, asker, member.id, { roles: ['administrator'] });
    expect([asked.status, asked.code, await rolesOf(member.id)]).toEqual([
      202,
      'office.needs_approval',
      ['content'],
    ]);
    expect(asked.data.lines).toMatchObject([{ field: 'roles', from: ['content'], to: ['administrator'] }]);
    const again = await ask(changeStaff, asker, member.id, { roles: ['administrator'] });
    expect(again.data.id).toBe(asked.data.id);
    await decide(other, asked.data);
    expect(await rolesOf(member.id)).toEqual(['administrator']);
    // Now an administrator, they do not decide on what concerns themselves.
    const down = await ask(changeStaff, asker, member.id, { roles: ['content'] });
    expect((await decide(member, down.data)).code).toBe('approval.own');
    expect((await decide(other, down.data)).data.state).toBe('approved');
  });

  test('that have changed meanwhile are shown again', async () => {
    const member = await person('member', ['content']);
    const asked = await ask(changeStaff, asker, member.id, { roles: ['cashier'] });
    await shop.db`UPDATE staff_roles SET role = 'marketing' WHERE staff_id = ${member.id}`;
    const moved = await decide(other, asked.data);
    expect([moved.code, moved.data.lines[0].from]).toEqual(['approval.moved', ['marketing']]);
    expect((await decide(other, moved.data)).data.state).toBe('approved');
    expect(await rolesOf(member.id)).toEqual(['cashier']);
  });

  test('in a shop of one administrator are changed alone, and the log names it', async () => {
    await shop.db`UPDATE staff SET state = 'closed' WHERE id = ${other.id}`;
    const member = await person('member', ['content']);
    const done = await ask(changeStaff, asker, member.id, { roles: ['cashier'] });
    expect([done.status, done.data.roles]).toEqual([200, ['cashier']]);
    const [entry] =
      await shop.db`SELECT words FROM office_log WHERE staff_id = ${asker.id} AND call = 'changeStaff'`;
    expect(entry?.words).toEqual({ alone: true });
  });

  test('the way in for whoever approves is given by two, for others by one', async () => {
    const invited = { name: 'Проба', language: 'ru', stores: [] };
    const invite = (email: string, roles: string[]) =>
      askOffice(shop, inviteStaff, { cookie: asker.cookie, body: { ...invited, email, roles } });
    expect((await invite(`picker-${++turn}@sheber.test`, ['picker'])).statusCode).toBe(200);
    const email = `accountant-${++turn}@sheber.test`;
    const asked = (await invite(email, ['accountant'])).json();
    expect(asked.code).toBe('office.needs_approval');
    expect((await decide(other, asked.data)).data.state).toBe('approved');
    const [member] = await shop.db`SELECT state FROM staff WHERE email = ${email}`;
    expect(member?.state).toBe('invited');
    const reset = await ask(resetStaffFactor, asker, (await person('pricing', ['pricing'])).id, {});
    expect(reset.code).toBe('office.needs_approval');
  });
});
