/**
 * What administrators do with others' access, each with its entry in the log. Roles are given and taken by two of them; so is
 * the way in for whoever approves what others ask for, or one could make the second pair of eyes oneself. A shop with one
 * administrator acts alone, and the log names it.
 */
import { createHash } from 'node:crypto';
import type { Approval } from '#contract/office/approvals.ts';
import { right as rightWord, type StaffRole } from '#contract/office/rights.ts';
import type { StaffMember } from '#contract/office/staff.ts';
import type { Locale } from '#domain/locale.ts';
import { toCanonical } from '#domain/office/changes.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { findReach } from '#domain/office/rights.ts';
import type { ApprovalRow, Approvals, Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import {
  changeMember,
  type Invitation,
  type Invited,
  inviteAnew,
  inviteMember,
  type StaffChange,
} from './operators.ts';
import { listStaffMembers, lockAdministrators } from './staff.queries.ts';

export interface StaffAsking {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
}

export interface SentInvitation {
  id: number;
  address: string;
  expiresAt: string;
}

type Line = Approval['lines'][number];

/** Something that another may have to approve: what it is called, whom it concerns, what it changes, how it is done. */
interface Act<T> {
  call: 'inviteStaff' | 'changeStaff' | 'resetStaffFactor';
  aboutStaff: number | null;
  payload: unknown;
  findReason(member: StaffMember | null): ApprovalReason | null;
  run(tx: Db): Promise<{ id: number; result: T }>;
}

const approvesAnything = (roles: readonly StaffRole[]): boolean =>
  rightWord.options.some((right) => findReach({ roles, stores: [] }, right, 'approve') !== null);

export function createStaffActs(
  approvals: Approvals,
  mailInvitation: (tx: Db, invitation: Invitation) => Promise<SentInvitation>,
) {
  const findMember = async (tx: Db, id: number | null): Promise<StaffMember | null> =>
    id === null ? null : ((await listStaffMembers(tx, id))[0] ?? null);

  const inviting = (invited: Invited, createdBy: number): Act<SentInvitation> => ({
    call: 'inviteStaff',
    aboutStaff: null,
    payload: { invited, createdBy },
    findReason: () => (approvesAnything(invited.roles) ? 'approvers' : null),
    async run(tx) {
      const result = await mailInvitation(tx, await inviteMember(tx, invited, createdBy));
      return { id: result.id, result };
    },
  });

  const changing = (id: number, change: StaffChange): Act<StaffMember> => ({
    call: 'changeStaff',
    aboutStaff: id,
    payload: { id, change },
    findReason: (member) => (change.roles && !isSameSet(change.roles, member?.roles ?? []) ? 'roles' : null),
    run: async (tx) => ({ id, result: await changeMember(tx, id, change) }),
  });

  const resetting = (id: number): Act<SentInvitation> => ({
    call: 'resetStaffFactor',
    aboutStaff: id,
    payload: { id },
    findReason: (member) => (approvesAnything(member?.roles ?? []) ? 'approvers' : null),
    run: async (tx) => ({ id, result: await mailInvitation(tx, await inviteAnew(tx, id)) }),
  });

  /** What was asked for, read again from what the approval keeps. */
  function toAct({ call, payload }: Pick<ApprovalRow, 'call' | 'payload'>): Act<unknown> {
    const kept = payload as { id: number; change: StaffChange; invited: Invited; createdBy: number };
    if (call === 'inviteStaff') return inviting(kept.invited, kept.createdBy);
    return call === 'changeStaff' ? changing(kept.id, kept.change) : resetting(kept.id);
  }

  async function preview(tx: Db, approval: Pick<ApprovalRow, 'call' | 'payload'>): Promise<Preview> {
    const act = toAct(approval);
    const member = await findMember(tx, act.aboutStaff);
    const lines = toLines(approval, member);
    const text = toCanonical([
      act.call,
      act.aboutStaff,
      lines.map(({ field, from, to }) => [field, from, to]),
    ]);
    const digest = createHash('sha256').update(text).digest('base64url');
    return { digest, title: lines[0]?.name ?? '', lines, count: lines.length };
  }

  for (const call of ['inviteStaff', 'changeStaff', 'resetStaffFactor'])
    approvals.acts.set(call, {
      preview: (tx, approval) => preview(tx, approval),
      run: async (tx, approval) => void (await toAct(approval).run(tx)),
      drop: async () => undefined,
    });

  /** Does it, or asks for another's yes where there is somebody who could give it. */
  async function perform<T>(act: Act<T>, { viewer, language, write }: StaffAsking): Promise<T> {
    if (act.aboutStaff === viewer.id) throw new Refusal('staff.own_account');
    const { approvalId, done } = await write(
      async (tx) => {
        const others = (await lockAdministrators(tx)).filter(
          (id) => id !== viewer.id && id !== act.aboutStaff,
        );
        const member = await findMember(tx, act.aboutStaff);
        if (act.aboutStaff !== null && !member) throw new Refusal('staff.not_found');
        const why = act.findReason(member);
        if (why === null || others.length === 0)
          return { approvalId: null, done: await act.run(tx), isAlone: why !== null };
        const { call, payload, aboutStaff } = act;
        const { digest } = await preview(tx, { call, payload });
        const asked = { changeSetId: null, call, payload, digest, why, right: 'staff' as const, aboutStaff };
        const approvalId = await approvals.ask(tx, { ...asked, askedBy: viewer.id });
        return { approvalId, done: null, isAlone: false };
      },
      ({ approvalId, done, isAlone }) => ({
        subject: 'staff',
        subjectId: done?.id ?? act.aboutStaff,
        approvalId,
        words: { ...(approvalId === null ? {} : { asked: true }), ...(isAlone ? { alone: true } : {}) },
      }),
    );
    if (done === null) throw await approvals.needed(approvalId ?? 0, viewer, language);
    return done.result;
  }

  return {
    invite: (invited: Invited, asking: StaffAsking) => perform(inviting(invited, asking.viewer.id), asking),
    change: (id: number, change: StaffChange, asking: StaffAsking) => perform(changing(id, change), asking),
    resetFactor: (id: number, asking: StaffAsking) => perform(resetting(id), asking),
  };
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  toCanonical([...new Set(one)].sort()) === toCanonical([...new Set(other)].sort());

/** From → to, as whoever decides reads it. */
function toLines(
  { call, payload }: Pick<ApprovalRow, 'call' | 'payload'>,
  member: StaffMember | null,
): Line[] {
  const { change, invited } = payload as { change?: StaffChange; invited?: Invited };
  const about = { subject: 'staff', id: member?.id ?? null, name: member?.name ?? invited?.name ?? null };
  if (call === 'inviteStaff' && invited)
    return (['email', 'roles', 'stores'] as const).map((field) => ({
      ...about,
      field,
      from: null,
      to: typeof invited[field] === 'string' ? invited[field] : [...invited[field]],
    }));
  if (call === 'resetStaffFactor')
    return [{ ...about, field: 'factor', from: member?.hasFactor ?? null, to: null }];
  return (['roles', 'stores', 'state'] as const).flatMap((field) => {
    const to = change?.[field];
    if (to === undefined) return [];
    return [{ ...about, field, from: member?.[field] ?? null, to: typeof to === 'string' ? to : [...to] }];
  });
}
