/**
 * What a person may know, change and take back of what the shop holds of them. Promises: a new e-mail needs the
 * password and counts only when it is confirmed (`confirmEmail`), and nobody learns whether it is somebody's;
 * the archive and the forgetting are made of the same sections (personal-records.ts); who asks to be forgotten, and
 * confirms it by a letter where they have an e-mail, is so within the law's 15 days, unless they log in before (a
 * trigger on `sessions` takes the request back).
 */
import type { z } from 'zod';
import type { changeUser, deleteUser, PrivateUser, User } from '#contract/users.ts';
import { coarseNetwork } from '#domain/device.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { DAYS_UNTIL_FORGOTTEN, findPrivateFaults, privateFault } from '#domain/private-data.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { packArchive } from './person-archive.ts';
import type { PersonalRecords } from './personal-records.ts';
import {
  absorbUser,
  deleteSessions,
  emptyUser,
  findPrivateRow,
  forgetNotes,
  listNotes,
  listSessions,
  lockLeaving,
  lockUser,
  markLeaving,
  moveNotes,
  movePendingEmail,
  type PrivateRow,
  unmarkLeaving,
  updatePrivateRow,
} from './private-data.queries.ts';
import {
  forgetWholesaleBuyer,
  listWholesaleRecords,
  moveWholesaleBuyer,
} from './wholesale-records.queries.ts';

const PER_ARCHIVE: Limit = { name: 'archive', max: 10, windowSeconds: 3600 };

type Change = z.output<typeof changeUser.body>;

export interface PrivateData {
  /** Every section of what the shop holds of a person. */
  records: readonly PersonalRecords[];
  get(viewer: User): Promise<PrivateUser>;
  change(viewer: User, change: Change, from: From): Promise<PrivateUser>;
  /**
   * For whoever has proved that the letter of `requestConfirmation` arrived, within their transaction. False: the address is
   * somebody's by now, or another one is waited for.
   */
  confirmEmail(db: Db, userId: number, email: string): Promise<boolean>;
  pack(userId: number): Promise<Uint8Array>;
  /** For staff, who say who took it. */
  packFor(userId: number, taker: string): Promise<Uint8Array>;
  /** Begins with a letter; where none can be sent, at once. */
  leave(userId: number, password: string, language: Locale): Promise<Leaving>;
  /** By the letter: whose it was, and the day on which they are forgotten. Every session ends now. */
  confirmLeaving(token: string): Promise<{ userId: number; deleteAt: string }>;
  /** By staff, within their transaction: the day on which the person is forgotten. Every session ends now. */
  beginLeaving(tx: Db, userId: number): Promise<string>;
  /** The person is kept after all; false: nobody was about to forget them. */
  stay(tx: Db, userId: number): Promise<boolean>;
  /** All of the first account becomes the second's, within the caller's transaction. */
  merge(tx: Db, fromId: number, intoId: number): Promise<void>;
  /** Forgets everyone whose day has come, each process whom no other has taken; gives how many. */
  forgetLeavers(): Promise<number>;
}

type Leaving = z.output<typeof deleteUser.answer>['data'];

interface From {
  language: Locale;
  /** The network address, of which the first half is kept with a consent. */
  address: string;
}

interface PrivateDataOptions {
  /** Writes down, in the transaction, that somebody wants the shop's letters or wants them no more. */
  recordSubscription(
    tx: Db,
    userId: number,
    consent: { isGiven: boolean; language: Locale; network: string },
  ): Promise<void>;
  /** Refuses whoever does not know the user's password; how often it may be tried is the asked one's business. */
  requirePassword(userId: number, password: string, language: Locale): Promise<void>;
  /** Sends the letter whose link confirms a new address. */
  sendConfirmation(userId: number, email: string, language: Locale): Promise<void>;
  /** Sends the letter whose link confirms that somebody wants to be forgotten. */
  sendLeavingLetter(leaver: {
    userId: number;
    email: string;
    firstName: string;
    language: Locale;
  }): Promise<void>;
  /** Whose such a link is; refuses any other, and the same one twice. */
  spendLeavingToken(tx: Db, token: string): Promise<number>;
}

export function createPrivateData(
  db: Database,
  sections: readonly PersonalRecords[],
  options: PrivateDataOptions,
): PrivateData {
  const { recordSubscription, requirePassword, sendConfirmation } = options;
  const records = [profileRecords, sessionRecords, wholesaleRecords, noteRecords, ...sections];
  const listAll = async (userId: number): Promise<Record<string, unknown>> => {
    const all: Record<string, unknown> = {};
    for (const { name, list } of records) all[name] = await list(db, userId);
    return all;
  };

  return {
    records,

    get: async (viewer) => ({ ...viewer, ...(await getRow(db, viewer.id)) }),

    async change(viewer, change, { language, address }) {
      const birthday = change.birthday ?? undefined;
      const faults = findPrivateFaults({ ...change, birthday }, { language, now: new Date() });
      const email = change.email === undefined ? null : parseEmail(change.email);
      const before = await getRow(db, viewer.id);
      const isNewEmail = email !== null && email !== before.email;
      if (isNewEmail && !change.password) faults.password = privateFault('password', language);
      if (Object.keys(faults).length > 0) throw new Refusal('request.invalid', {}, toFields(faults));
      if (isNewEmail) await requirePassword(viewer.id, change.password ?? '', language);
      await transaction(db, async (tx) => {
        await lockUser(tx, viewer.id);
        const stored = await getRow(tx, viewer.id);
        const isGiven = change.subscribe ?? stored.subscribe;
        if (isGiven !== stored.subscribe)
          await recordSubscription(tx, viewer.id, { isGiven, language, network: coarseNetwork(address) });
        const firstName = parsePersonName(change.firstName) ?? stored.firstName;
        await updatePrivateRow(tx, viewer.id, {
          firstName,
          lastName:
            change.lastName === undefined ? stored.lastName : (parsePersonName(change.lastName) ?? ''),
          // The old address typed again takes a change back.
          pendingEmail: isNewEmail ? email : email === null ? stored.pendingEmail : null,
          birthday: change.birthday === undefined ? stored.birthday : change.birthday || null,
          gender: change.gender === undefined ? stored.gender : change.gender,
          languageId: change.languageId ?? stored.languageId,
          subscribe: isGiven,
        });
      });
      if (isNewEmail) await sendConfirmation(viewer.id, email, language);
      return { ...viewer, ...(await getRow(db, viewer.id)) };
    },

    confirmEmail: movePendingEmail,

    async pack(userId) {
      await requireWithinLimit(db, PER_ARCHIVE, String(userId));
      return packArchive(await listAll(userId), new Date());
    },

    packFor: async (userId, taker) => packArchive(await listAll(userId), new Date(), taker),

    beginLeaving,
    stay: unmarkLeaving,

    async merge(tx, fromId, intoId) {
      // Both stay as they are until it is done; in one order, so that two who merge never wait for each other.
      for (const id of [fromId, intoId].toSorted((one, other) => one - other)) await lockUser(tx, id);
      for (const { move } of records.toReversed()) await move(tx, fromId, intoId);
    },

    async leave(userId, password, language) {
      await requirePassword(userId, password, language);
      const { email, emailConfirmed, firstName } = await getRow(db, userId);
      if (email === null || !emailConfirmed)
        return { deleteAt: await transaction(db, (tx) => beginLeaving(tx, userId)), email: null };
      await options.sendLeavingLetter({ userId, email, firstName, language });
      return { deleteAt: null, email };
    },

    confirmLeaving: (token) =>
      transaction(db, async (tx) => {
        const userId = await options.spendLeavingToken(tx, token);
        return { userId, deleteAt: await beginLeaving(tx, userId) };
      }),

    async forgetLeavers() {
      for (let count = 0; ; count += 1) if (!(await forgetNext(db, records))) return count;
    },
  };
}

async function beginLeaving(tx: Db, userId: number): Promise<string> {
  const deleteAt = await markLeaving(tx, userId, DAYS_UNTIL_FORGOTTEN);
  // A letter may be opened after another has done its work.
  if (deleteAt === null) throw new Refusal('token.expired');
  await deleteSessions(tx, userId);
  return deleteAt;
}

/** One person, wholly or not at all. */
async function forgetNext(db: Database, records: readonly PersonalRecords[]): Promise<boolean> {
  return transaction(db, async (tx) => {
    const userId = await lockLeaving(tx);
    if (userId === null) return false;
    for (const { forget } of records.toReversed()) await forget(tx, userId);
    return true;
  });
}

const profileRecords: PersonalRecords = {
  name: 'profile',
  tables: ['users'],
  list: getRow,
  // The last of all: the others may still ask for the phone or the e-mail.
  forget: emptyUser,
  move: absorbUser,
};

const sessionRecords: PersonalRecords = {
  name: 'sessions',
  tables: ['sessions'],
  list: listSessions,
  forget: deleteSessions,
  move: deleteSessions,
};

const wholesaleRecords: PersonalRecords = {
  name: 'wholesale',
  tables: ['organization_members', 'wholesale_contracts', 'wholesale_requests'],
  list: listWholesaleRecords,
  forget: forgetWholesaleBuyer,
  move: moveWholesaleBuyer,
};

const noteRecords: PersonalRecords = {
  name: 'notes',
  tables: [],
  list: listNotes,
  forget: forgetNotes,
  move: moveNotes,
};

async function getRow(db: Db, userId: number): Promise<PrivateRow> {
  const row = await findPrivateRow(db, userId);
  if (!row) throw new Error('a logged-in user has no row');
  return row;
}

const toFields = (faults: Partial<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).map(([name, words]) => [name, [words ?? '']]));
