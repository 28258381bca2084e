/** Links that lead into the office: an invitation, which gives password and second factor, and the opening of a lock-out. */
import type { Locale } from '#domain/locale.ts';
import { findStaffPasswordFault } from '#domain/office/staff-password.ts';
import { isGuessable, makeToken, type Passwords } from '../access/access.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { Seal } from '../tasks/tasks.ts';
import { type GivenFactor, giveFactor } from './second-factor.ts';
import { findStaffById, lockStaff, type StaffRow, setStaffState } from './staff.queries.ts';
import {
  deleteTickets,
  findStaffLink,
  insertStaffLink,
  insertTicket,
  type StaffLinkKind,
  setStaffPassword,
  spendStaffLink,
} from './staff-access.queries.ts';

/** Coming in stands in the log as well, by the right to look at who works here; null: nobody has proved who they are. */
export const comer = (staffId: number | null, call: string) => ({
  staffId,
  call,
  right: 'staff' as const,
  requestId: null,
});
export const about = (staffId: number) => ({ subject: 'staff', subjectId: staffId });

const LINK_SECONDS = 24 * 60 * 60;
/** Long enough to set an authenticator up. */
const INVITATION_TICKET_SECONDS = 30 * 60;

const WORDS = {
  length: { ru: 'Пароль от 12 до 128 знаков.', kz: 'Құпиясөз 12–128 таңба болсын.' },
  own: {
    ru: 'Пароль не должен повторять имя или почту.',
    kz: 'Құпиясөз есіміңізді не поштаңызды қайталамауы керек.',
  },
  repeated: {
    ru: 'Одно и то же, повторённое несколько раз, подберут первым. Придумайте другой.',
    kz: 'Бірнеше рет қайталанған сөзді бірінші болып табады. Басқасын ойлап табыңыз.',
  },
  common: {
    ru: 'Этот пароль слишком распространён: его подберут первым. Придумайте другой.',
    kz: 'Бұл құпиясөз тым кең таралған: оны бірінші болып табады. Басқасын ойлап табыңыз.',
  },
} as const;

export interface StaffLink {
  token: string;
  expiresAt: Date;
}

/** Within the caller's transaction. The link itself is known to whoever gets it, the database knows its hash. */
export async function makeStaffLink(tx: Db, staffId: number, kind: StaffLinkKind): Promise<StaffLink> {
  const token = makeToken();
  const expiresAt = await insertStaffLink(tx, {
    tokenHash: hashToken(token),
    staffId,
    kind,
    seconds: LINK_SECONDS,
  });
  return { token, expiresAt };
}

function requireGoodPassword(password: string, { email, name }: StaffRow, language: Locale): void {
  const fault =
    findStaffPasswordFault(password, { email, name }) ??
    (isGuessable(password.normalize('NFKC')) ? 'common' : null);
  if (fault) throw new Refusal('request.invalid', {}, { password: [WORDS[fault][language]] });
}

interface Accepted extends GivenFactor {
  ticket: string;
  email: string;
}

/**
 * Sets the password and gives a second factor. The link ends with the first right code, not before: whoever closed the page
 * too early opens it again and gets others.
 */
export async function acceptInvitationLink(
  { db, passwords, seal }: { db: Database; passwords: Passwords; seal: Seal },
  { token, password }: { token: string; password: string },
  language: Locale,
): Promise<Accepted> {
  const linkHash = hashToken(token);
  const staffId = await findStaffLink(db, linkHash, 'invitation');
  const invited = staffId === null ? null : await findStaffById(db, staffId);
  if (invited?.state !== 'invited') throw new Refusal('office.link_over');
  requireGoodPassword(password, invited, language);
  const passwordHash = await passwords.hash(password);
  const accept = async (tx: Db) => {
    const member = await lockStaff(tx, invited.id);
    if (member?.state !== 'invited' || (await findStaffLink(tx, linkHash, 'invitation')) === null)
      throw new Refusal('office.link_over');
    await setStaffPassword(tx, member.id, passwordHash);
    const factor = await giveFactor(tx, seal, member);
    await deleteTickets(tx, member.id);
    const ticket = makeToken();
    await insertTicket(tx, {
      tokenHash: hashToken(ticket),
      staffId: member.id,
      linkHash,
      seconds: INVITATION_TICKET_SECONDS,
    });
    return { ticket, email: member.email, ...factor };
  };
  return officeTransaction(db, comer(invited.id, 'acceptInvitation'), accept, about(invited.id));
}

/** The first right code: from now on they work here. */
export async function endInvitation(tx: Db, staffId: number, linkHash: Buffer): Promise<void> {
  const member = await lockStaff(tx, staffId);
  if (member?.state !== 'invited' || !(await spendStaffLink(tx, linkHash)))
    throw new Refusal('office.link_over');
  await setStaffState(tx, staffId, 'active');
}

/** Gives whose account is open again. */
export function openByLink(db: Database, token: string): Promise<StaffRow> {
  const open = async (tx: Db) => {
    const tokenHash = hashToken(token);
    const staffId = await findStaffLink(tx, tokenHash, 'opening');
    const member = staffId === null ? null : await lockStaff(tx, staffId);
    if (member?.state !== 'locked' || !(await spendStaffLink(tx, tokenHash)))
      throw new Refusal('office.link_over');
    await setStaffState(tx, member.id, 'active');
    return member;
  };
  return officeTransaction(db, comer(null, 'openLockedAccount'), open, ({ id }) => about(id));
}
