/** Coming in: the password gives a ticket, the ticket and a code give a session; a code again makes a session fresh. */
import { parseEmail } from '#domain/email.ts';
import { makeToken, type Passwords } from '../access/access.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { Seal } from '../tasks/tasks.ts';
import { openFactor, takeCode } from './second-factor.ts';
import { findStaffByEmail, findStaffById, lockOut, type StaffRow } from './staff.queries.ts';
import { deleteTickets, insertTicket, tryTicket } from './staff-access.queries.ts';
import type { StaffGuessing } from './staff-guessing.ts';
import { lockedLetter } from './staff-letters.ts';
import { about, comer, endInvitation, makeStaffLink } from './staff-links.ts';
import { setStaffFresh } from './staff-sessions.queries.ts';
import { FRESH_SECONDS, openStaffSession, type StaffPlace } from './staff-sessions.ts';

const TICKET_SECONDS = 10 * 60;
const MOST_TICKET_TRIES = 10;

export interface EntryParts {
  db: Database;
  mail: Mail;
  passwords: Passwords;
  seal: Seal;
  guesses: StaffGuessing;
  /** Of the office, for links. */
  url: string;
  isFactorNeeded: boolean;
}

/** One of the two: a ticket for the code, or already a session. */
type Entered = { ticket: string; token: null } | { ticket: null; token: string };

export function createStaffEntry(parts: EntryParts) {
  const { db, mail, passwords, seal, guesses, url, isFactorNeeded } = parts;

  /** The last wrong try: nobody comes in any more, and the owner hears of it. */
  const close = (member: StaffRow | null) => async (): Promise<void> => {
    if (member?.state !== 'active') return;
    await officeTransaction(
      db,
      comer(null, 'lockOut'),
      async (tx) => {
        if (!(await lockOut(tx, member.id))) return;
        const { token } = await makeStaffLink(tx, member.id, 'opening');
        const { email: to, language, name } = member;
        const key = hashToken(token).toString('base64url');
        await mail.enqueue(
          tx,
          lockedLetter({ to, language, name, key, href: `${url}/office/open/${token}` }),
        );
      },
      about(member.id),
    );
  };

  /** Takes a code of theirs; wrong ones count as wrong passwords do. */
  async function requireCode(member: StaffRow, code: string, network: string): Promise<void> {
    const secret = openFactor(seal, member);
    if (secret === null) throw new Refusal('office.factor_missing');
    await guesses.judge({
      name: member.email,
      network,
      work: async () => {
        if (!(await takeCode(db, secret, member, code))) throw new Refusal('office.wrong_code');
      },
      onClosed: close(member),
    });
  }

  return {
    async logIn(typed: string, password: string, place: StaffPlace): Promise<Entered> {
      const name = parseEmail(typed) ?? typed.trim().toLowerCase();
      const member = await findStaffByEmail(db, name);
      const isOpen = member !== null && (member.state === 'active' || member.state === 'locked');
      await guesses.judge({
        name,
        network: place.network,
        work: async () => {
          const isRight = await passwords.isRight(isOpen ? member.passwordHash : null, password);
          if (!isRight) throw new Refusal('office.invalid_credentials');
        },
        onClosed: close(member),
      });
      if (!isOpen) throw new Error('a password was right that nobody has');
      // Told only to whoever knows the password: to others it is an account like any other.
      if (member.state === 'locked') throw new Refusal('office.locked');
      if (member.totpSealed === null) {
        if (isFactorNeeded) throw new Refusal('office.factor_missing');
        const open = (tx: Db) => openStaffSession(tx, member.id, place);
        const actor = comer(member.id, 'logInStaff');
        return { ticket: null, token: await officeTransaction(db, actor, open, about(member.id)) };
      }
      const ticket = makeToken();
      const tokenHash = hashToken(ticket);
      await insertTicket(db, { tokenHash, staffId: member.id, linkHash: null, seconds: TICKET_SECONDS });
      return { ticket, token: null };
    },

    /** Gives the token of a new session. */
    async enterCode(ticket: string, code: string, place: StaffPlace): Promise<string> {
      const found = await tryTicket(db, hashToken(ticket), MOST_TICKET_TRIES);
      const member = found && (await findStaffById(db, found.staffId));
      const wanted = found?.linkHash ? 'invited' : 'active';
      if (!found || member?.state !== wanted) throw new Refusal('office.ticket_over');
      await requireCode(member, code, place.network);
      return officeTransaction(
        db,
        comer(member.id, 'enterStaffCode'),
        async (tx) => {
          if (found.linkHash) await endInvitation(tx, member.id, found.linkHash);
          await deleteTickets(tx, member.id);
          return openStaffSession(tx, member.id, place);
        },
        about(member.id),
      );
    },

    async proveFresh(
      viewer: { id: number; sessionId: number },
      code: string,
      network: string,
    ): Promise<void> {
      const member = await findStaffById(db, viewer.id);
      if (member === null) throw new Refusal('office.session_required');
      await requireCode(member, code, network);
      await setStaffFresh(db, viewer.sessionId, FRESH_SECONDS);
    },
  };
}
