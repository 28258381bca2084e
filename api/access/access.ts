/**
 * How people come in and go out. Promises: same answer and same work for known and unknown accounts; a new token at every
 * login, known by its hash alone; passwords, links and codes that are used once, run out and are throttled across all
 * processes; a changed password ends what was open. Hides registration, recovery, codes, sessions and the letters
 * about them. Relies on the mail queue, and on `writeLetters` being called about every second.
 */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { logInByCode, OpenSession, register, sendCode } from '#contract/auth.ts';
import type { User } from '#contract/users.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePhone } from '#domain/phone.ts';
import { type Database, transaction } from '../database.ts';
import { WRONG_LOGINS } from '../http/limit-figures.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from '../sms/sms.ts';
import { type ChangePassword, changePassword } from './change-password.ts';
import { createCodes } from './codes.ts';
import { confirmEmailByToken, requestEmail, resendToUser } from './confirm-email.ts';
import {
  findCredentials,
  findCredentialsOf,
  findOwnCity,
  isToBeForgotten,
  setPasswordHash,
} from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';
import { type Counted, createGuessing, limitsOf, PER_USER, type Source } from './guessing.ts';
import { createKnownDevices } from './known-devices.ts';
import { type Leaver, sendLeavingLetter, spendLeavingToken } from './leaving.ts';
import { createPasswords } from './passwords.ts';
import { moveToPhone, requireOtherPhone } from './phone.ts';
import { askForRecovery, setPasswordByToken } from './recovery.ts';
import {
  attachRegisteredCard,
  findUnconfirmedBy,
  type Registered,
  registerUser,
  resendToBrowser,
  resendToUnconfirmed,
} from './registration.ts';
import {
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  findOwnerOfSession,
} from './sessions.queries.ts';
import { listOpenSessions, openSession, type Place, prolong } from './sessions.ts';
import { createLetterWriter } from './write-letters.ts';

export { accessRecords } from './access-records.ts';
export { listConsents as listConsentsOf } from './consents.queries.ts';
export { insertConsents, recordSubscription } from './consents.ts';
export { isGuessable } from './guessable-passwords.ts';
export { createGuessing, type Guessing } from './guessing.ts';
export {
  alreadyRegisteredLetter,
  confirmLetter,
  leavingLetter,
  passwordChangedLetter,
  phoneChangedLetter,
  recoveryLetter,
} from './letters.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { deleteSessionById, deleteSessionsOf, listSessions as listSessionsOf } from './sessions.queries.ts';
export { makeToken } from './sessions.ts';

export interface AccessParts {
  db: Database;
  mail: Mail;
  /** null: no login by code. */
  sms: Sms | null;
  publicUrl: string;
  /** Keys what is too short to be hashed plainly; without one, codes are known to this process alone. */
  secretKey?: string | null | undefined;
  workers?: number | undefined;
  passwordMemoryKib?: number | undefined;
  /** How many codes by SMS the shop pays for in an hour. */
  smsPerHour?: number | undefined;
  findUser(tokenHash: Buffer): Promise<User | null>;
  /** Told after sessions of a user have ended: whoever holds something open for them lets go. */
  onSessionsEnded?(userId: number): void;
}

interface Entered {
  token: string;
  user: User;
  /** The user's own: a device where none was chosen begins there. */
  cityCode: string | null;
  /** They had asked to be forgotten; by coming in they take it back. */
  hasStayed: boolean;
}
type Asker = Source & { language: Locale; address: string };
type Seen = { id: number; sessionId: number };

export type Access = ReturnType<typeof createAccess>;

export function createAccess(parts: AccessParts) {
  const { db, mail, sms, publicUrl, findUser } = parts;
  const passwords = createPasswords({ workers: parts.workers, memoryKib: parts.passwordMemoryKib });
  const secret = parts.secretKey ?? randomBytes(32).toString('base64url');
  const codes = sms && createCodes({ db, sms, secret, smsPerHour: parts.smsPerHour });
  const devices = createKnownDevices(secret);
  const guessing = createGuessing(db);
  const tellEnded = (userId: number) => parts.onSessionsEnded?.(userId);

  async function enter(userId: number, place: Place): Promise<Entered> {
    // Before the session: with it the request is gone.
    const hasStayed = await isToBeForgotten(db, userId);
    const token = await openSession(db, userId, place);
    const user = await findUser(hashToken(token));
    if (!user) throw new Error('a session just made is not there');
    return { token, user, cityCode: await findOwnCity(db, userId), hasStayed };
  }

  /** Wrong codes: the code itself dies of five. */
  const codeLimits = ({ client }: Source): Counted[] => [[WRONG_LOGINS.perNetwork, client.network ?? '']];

  async function requireUnconfirmed(name: string, password: string) {
    const waiting = await findUnconfirmedBy({ db, passwords }, name, password);
    if (!waiting) throw new Refusal('auth.invalid_credentials');
    return waiting;
  }

  /** For whatever asks its user to prove themselves once more. */
  async function requirePassword(userId: number, password: string, language: Locale): Promise<void> {
    await guessing([[PER_USER, String(userId)]], async () => {
      const found = await findCredentialsOf(db, userId);
      if (await passwords.isRight(found?.passwordHash ?? null, password)) return;
      const faults = new FieldFaults(language);
      faults.add('password', 'oldPassword');
      faults.refuse();
    });
  }

  return {
    devices,
    /** The one queue of all who hash. */
    passwords,
    canLogInByCode: codes !== null,

    async logIn(login: string, password: string, place: Place): Promise<Entered> {
      const name = toLoginName(login);
      const found = await findCredentials(db, name);
      const limits = limitsOf(WRONG_LOGINS, name, place, found?.userId ?? null);
      const userId = await guessing(limits, async () => {
        const isRight = await passwords.isRight(found?.passwordHash ?? null, password);
        if (!isRight || !found) {
          await requireUnconfirmed(name, password);
          return null;
        }
        if (passwords.isOutdated(found.passwordHash ?? ''))
          await setPasswordHash(db, found.userId, await passwords.hash(password));
        return found.userId;
      });
      if (userId === null) throw new Refusal('auth.email_unconfirmed');
      return enter(userId, place);
    },

    async resendByPassword(login: string, password: string, source: Source): Promise<void> {
      const name = toLoginName(login);
      const limits = limitsOf(WRONG_LOGINS, name, source, null);
      const waiting = await guessing(limits, () => requireUnconfirmed(name, password));
      await resendToUnconfirmed(db, waiting);
    },

    async sendCode(asked: z.output<typeof sendCode.body>, seen: Seen | null, asker: Asker) {
      if (!codes) throw new Refusal('auth.code_off');
      if (asked.purpose !== 'change') return codes.send(asked.phone, { kind: 'login' }, asker);
      const found = seen && (await findCredentialsOf(db, seen.id));
      if (!found) throw new Refusal('session.required');
      requireOtherPhone(found, asked.phone, asker.language);
      if (found.passwordHash !== null)
        await requirePassword(found.userId, asked.password ?? '', asker.language);
      return codes.send(asked.phone, { kind: 'change', userId: found.userId }, asker);
    },

    async changePhone(seen: Seen, asked: { phone: string; code: string }, asker: Asker) {
      if (!codes || !sms) throw new Refusal('auth.code_off');
      const proved = await guessing(codeLimits(asker), () =>
        codes.prove(asked, { kind: 'change', userId: seen.id }, asker),
      );
      await moveToPhone({ db, sms, mail }, seen, proved);
      tellEnded(seen.id);
      return proved.phone;
    },

    async logInByCode(asked: z.output<typeof logInByCode.body>, language: Locale, place: Place) {
      if (!codes) throw new Refusal('auth.code_off');
      const { userId, isNew } = await guessing(codeLimits(place), () =>
        codes.enter(asked, { ...place, language }),
      );
      return { ...(await enter(userId, place)), isNew };
    },

    register: (asked: z.output<typeof register.body>, asker: Asker): Promise<Registered> =>
      registerUser({ db, passwords }, asked, asker),

    async confirmEmail(token: string, browserSecret: string | null, place: Place) {
      const confirmed = await confirmEmailByToken(db, token, browserSecret);
      const { userId, email, isPhoneTaken, isSameBrowser } = confirmed;
      const isCardAttached = await attachRegisteredCard(db, confirmed);
      const entered = isSameBrowser
        ? await enter(userId, place)
        : { token: null, user: null, cityCode: null };
      return { email, isPhoneTaken, isCardAttached, ...entered };
    },

    async resendConfirmation(who: { userId: number | null; browserSecret: string | null }): Promise<void> {
      if (who.userId !== null) await resendToUser({ db, mail, publicUrl }, who.userId);
      else if (who.browserSecret !== null) await resendToBrowser(db, who.browserSecret);
    },

    /** Mails a link to a new address of a user; the address is theirs once it is confirmed, not before. */
    async requestEmail(asked: { userId: number; email: string; language: Locale }): Promise<void> {
      const firstName = (await findCredentialsOf(db, asked.userId))?.firstName ?? '';
      await transaction(db, (tx) => requestEmail({ mail, publicUrl }, tx, { ...asked, firstName }));
    },

    sendLeavingLetter: (leaver: Leaver): Promise<void> => sendLeavingLetter({ db, mail, publicUrl }, leaver),
    spendLeavingToken,

    recover: (login: string, asker: Asker): Promise<void> => askForRecovery(db, toLoginName(login), asker),

    async confirmRecovery(asked: { token: string; password: string }, language: Locale, place: Place) {
      const userId = await setPasswordByToken({ db, passwords, mail }, asked, language);
      tellEnded(userId);
      return enter(userId, place);
    },

    requirePassword,

    async changePassword(seen: Seen, asked: ChangePassword, language: Locale): Promise<void> {
      await changePassword({ db, mail, passwords, guessing }, seen, asked, language);
      tellEnded(seen.id);
    },

    async logOut(token: string): Promise<void> {
      const userId = await deleteSession(db, hashToken(token));
      if (userId !== null) tellEnded(userId);
    },

    prolong: (token: string, place: Place): Promise<void> => prolong(db, token, place),

    listSessions: (seen: Seen, language: Locale): Promise<OpenSession[]> =>
      listOpenSessions(db, seen, language),

    /** Whose a session is; null for what could be no number of one. */
    findSessionOwner: async (id: unknown): Promise<number | null> =>
      typeof id === 'string' && /^\d{1,18}$/.test(id) ? findOwnerOfSession(db, id) : null,

    async endSession({ id }: Seen, sessionId: string): Promise<void> {
      if (!(await deleteSessionById(db, id, sessionId))) throw new Refusal('session.not_found');
      tellEnded(id);
    },

    async endOtherSessions({ id, sessionId }: Seen): Promise<number> {
      const ended = await deleteSessionsOf(db, id, sessionId);
      if (ended > 0) tellEnded(id);
      return ended;
    },

    writeLetters: createLetterWriter({ db, mail, publicUrl }),
  };
}

/** With an @ an e-mail, otherwise a phone in any form; what is neither is nobody's, and costs the same to find out. */
function toLoginName(login: string): string {
  return (login.includes('@') ? parseEmail(login) : parsePhone(login)?.e164) ?? login.toLowerCase();
}
