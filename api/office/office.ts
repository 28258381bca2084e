/**
 * The office's own matters: who works here and how they come in. Promises: nobody without a right and a session, no session
 * without a second factor (but in a demo at home), same answer and same work for known and unknown accounts, a change of
 * roles with the next request. Hides passwords, codes, links, tickets and sessions of staff. Relies on the mail queue, and on
 * `tidy` being called now and then.
 */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Me, OpenStaffSession } from '#contract/office/office-auth.ts';
import type { changeStaff, inviteStaff, StaffMember, StaffStore } from '#contract/office/staff.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { listRights } from '#domain/office/rights.ts';
import { createGuessing, type Passwords } from '../access/access.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { createSeal } from '../tasks/tasks.ts';
import { type Invitation, listMembers } from './operators.ts';
import { findStaffById, listStaffStores, setStaffLanguage } from './staff.queries.ts';
import { deleteStaffLeftovers } from './staff-access.queries.ts';
import { createStaffActs, type SentInvitation, type StaffAsking } from './staff-acts.ts';
import { createStaffEntry } from './staff-entry.ts';
import { createStaffGuessing } from './staff-guessing.ts';
import { invitationLetter } from './staff-letters.ts';
import { acceptInvitationLink, openByLink } from './staff-links.ts';
import { deleteStaffSession } from './staff-sessions.queries.ts';
import { findOfficeViewer, listStaffSessions } from './staff-sessions.ts';
import { createStorePhones } from './store-phones.ts';

export { inviteByHand, listMembers, setMemberStateByHand } from './operators.ts';
export { findStaffDuties, lockAdministrators } from './staff.queries.ts';
export { invitationLetter, lockedLetter } from './staff-letters.ts';
export { STAFF_SESSION_SECONDS, type StaffPlace } from './staff-sessions.ts';

export interface OfficeParts {
  db: Database;
  mail: Mail;
  passwords: Passwords;
  /** Without one, second factors are known to this process alone. */
  secretKey?: string | null | undefined;
  /** Origin of the office, for links. */
  url: string;
  /** False only in a demo at home. */
  isFactorNeeded: boolean;
  /** Whoever is let in no more hears no more. */
  onSessionsEnded?(staffId: number): void;
  approvals: Approvals;
}

export const invitationAddress = (url: string, token: string): string => `${url}/office/invite/${token}`;

export type Office = ReturnType<typeof createOffice>;

export function createOffice(parts: OfficeParts) {
  const { db, mail, passwords, url, isFactorNeeded } = parts;
  const secret = parts.secretKey ?? randomBytes(32).toString('base64url');
  const seal = createSeal(secret, 'second factors of staff');
  const guesses = createStaffGuessing(db, createGuessing(db));
  const { logIn, enterCode, proveFresh } = createStaffEntry({ ...parts, seal, guesses });

  const findViewer = (token: string): Promise<OfficeViewer | null> =>
    findOfficeViewer(db, hashToken(token), isFactorNeeded);

  async function mailInvitation(tx: Db, { id, token, expiresAt }: Invitation) {
    const member = await findStaffById(tx, id);
    if (!member) throw new Error('an invited member is not there');
    const { email: to, language, name } = member;
    const address = invitationAddress(url, token);
    const key = hashToken(token).toString('base64url');
    await mail.enqueue(tx, invitationLetter({ to, language, name, key, href: address }));
    return { id, address, expiresAt: expiresAt.toISOString() };
  }

  const acts = createStaffActs(parts.approvals, mailInvitation);

  return {
    logIn,
    enterCode,
    proveFresh,
    findViewer,

    acceptInvitation: (asked: { token: string; password: string }, language: Locale) =>
      acceptInvitationLink({ db, passwords, seal }, asked, language),

    async openLocked(token: string): Promise<void> {
      const { email } = await openByLink(db, token);
      await guesses.forgive(email);
    },

    toMe({ id, email, name, language, roles, stores, isFresh }: OfficeViewer): Me {
      return { id, email, name, language, roles, stores, isFresh, rights: listRights({ roles, stores }) };
    },

    async changeOwn(
      { viewer, write }: Pick<StaffAsking, 'viewer' | 'write'>,
      { language }: { language: Locale },
    ): Promise<OfficeViewer> {
      await write((tx) => setStaffLanguage(tx, viewer.id, language), {
        subject: 'staff',
        subjectId: viewer.id,
      });
      return { ...viewer, language };
    },

    async endSession({ id }: OfficeViewer, sessionId: number | string): Promise<void> {
      if (!(await deleteStaffSession(db, id, sessionId))) throw new Refusal('session.not_found');
      parts.onSessionsEnded?.(id);
    },

    listSessions: ({ id, sessionId }: OfficeViewer): Promise<OpenStaffSession[]> =>
      listStaffSessions(db, id, sessionId),

    async listSessionsOf(id: string, { sessionId }: OfficeViewer): Promise<OpenStaffSession[]> {
      if (!(await findStaffById(db, Number(id)))) throw new Refusal('staff.not_found');
      return listStaffSessions(db, Number(id), sessionId);
    },

    /** Another's, which the log tells of. */
    async endSessionOf(id: string, sessionId: string, { write }: Pick<StaffAsking, 'write'>): Promise<void> {
      await write(
        async (tx) => {
          if (!(await deleteStaffSession(tx, Number(id), sessionId))) throw new Refusal('session.not_found');
        },
        { subject: 'staff', subjectId: Number(id) },
      );
      parts.onSessionsEnded?.(Number(id));
    },

    phones: createStorePhones(db, (staffId) => parts.onSessionsEnded?.(staffId)),

    listMembers: (): Promise<StaffMember[]> => listMembers(db),

    listStores: (): Promise<StaffStore[]> => listStaffStores(db),

    invite(asked: z.output<typeof inviteStaff.body>, asking: StaffAsking): Promise<SentInvitation> {
      const email = parseEmail(asked.email);
      const words = { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' };
      if (email === null) throw new Refusal('request.invalid', {}, { email: [words[asking.language]] });
      return acts.invite({ ...asked, email }, asking);
    },

    async change(id: string, asked: z.output<typeof changeStaff.body>, asking: StaffAsking) {
      const changed = await acts.change(Number(id), asked, asking);
      if (asked.state === 'active') await guesses.forgive(changed.email);
      // Also of those whose roles were changed: they come back with what they may now.
      parts.onSessionsEnded?.(changed.id);
      return changed;
    },

    resetFactor: (id: string, asking: StaffAsking): Promise<SentInvitation> =>
      acts.resetFactor(Number(id), asking),

    tidy: (): Promise<void> => deleteStaffLeftovers(db),
  };
}
