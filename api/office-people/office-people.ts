/**
 * Users as the office works on them. Promises: contacts are masked, opened by a logged act alone; nobody sees of another
 * store's buyers; what ends an account needs two. Hides notes and the reading of accounts. Relies on users for the archive,
 * the forgetting and the merging themselves, on access for sessions and consents.
 */
import type { Person, PersonRow } from '#contract/office/people.ts';
import type { Reach } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import { deleteSessionById, deleteSessionsOf, recordSubscription } from '../access/access.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { PrivateData } from '../users/users.ts';
import { createEndings } from './forget-and-merge.ts';
import { holdPerson, unsubscribe } from './people.queries.ts';
import { findPeopleBy, readPersonPage } from './person-page.ts';
import { createPointsByHand } from './points-by-hand.ts';
import { insertNoteOf } from './staff-notes.queries.ts';

export { findPeopleBy, toNote } from './person-page.ts';
export { insertNoteOf, listNotesOf } from './staff-notes.queries.ts';

interface PeopleParts {
  db: Database;
  approvals: Approvals;
  privateData: Pick<PrivateData, 'packFor' | 'beginLeaving' | 'stay' | 'merge'>;
  readLimits(): Pick<OfficeLimits, 'points'>;
  /** Told of whose sessions have ended. */
  onSessionsEnded(userId: number): void;
}

type LogWords = Record<string, string | number | boolean>;

export type OfficePeople = ReturnType<typeof createOfficePeople>;

export function createOfficePeople(parts: PeopleParts) {
  const { db, privateData, onSessionsEnded } = parts;
  const aboutUser = (id: number, words: LogWords = {}) => ({ subject: 'user', subjectId: id, words });

  /** Whoever was forgotten is nobody. */
  async function requirePerson(tx: Db, id: number) {
    const person = await holdPerson(tx, id);
    if (!person) throw new Refusal('person.not_found');
    return person;
  }

  return {
    endings: createEndings(parts),
    points: createPointsByHand(parts),

    find: (typed: string, { stores }: Reach): Promise<PersonRow[]> => findPeopleBy(db, typed, stores),

    get: (id: number, viewer: OfficeViewer, { stores }: Reach, language: Locale): Promise<Person> =>
      readPersonPage(db, id, viewer, { stores, language }),

    /** The log keeps who looked and why, never what they saw. */
    reveal: (id: number, { reason, comment }: { reason: string; comment: string }, write: OfficeWrite) =>
      write(
        async (tx) => {
          const { phone, email } = await requirePerson(tx, id);
          return { phone, email };
        },
        aboutUser(id, { reason, comment }),
      ),

    note: (id: number, text: string, viewer: OfficeViewer, write: OfficeWrite): Promise<number> =>
      write(
        async (tx) => {
          await requirePerson(tx, id);
          return insertNoteOf(tx, { subject: 'user', id, staffId: viewer.id, text });
        },
        (note) => aboutUser(id, { note }),
      ),

    async endSessions(id: number, sessionId: number | null, write: OfficeWrite): Promise<number> {
      const ended = await write(
        async (tx) => {
          await requirePerson(tx, id);
          if (sessionId === null) return deleteSessionsOf(tx, id, null);
          return (await deleteSessionById(tx, id, String(sessionId))) ? 1 : 0;
        },
        (count) => aboutUser(id, { ended: count }),
      );
      onSessionsEnded(id);
      return ended;
    },

    unsubscribe: (id: number, language: Locale, write: OfficeWrite): Promise<void> =>
      write(async (tx) => {
        await requirePerson(tx, id);
        await unsubscribe(tx, id);
        await recordSubscription(tx, id, { isGiven: false, language, network: '' });
      }, aboutUser(id)),

    async pack(id: number, reason: string, viewer: OfficeViewer, write: OfficeWrite) {
      const archive = await write(
        async (tx) => {
          await requirePerson(tx, id);
          return privateData.packFor(id, viewer.name);
        },
        aboutUser(id, { reason }),
      );
      return { name: `sheber-user-${id}.zip`, base64: Buffer.from(archive).toString('base64') };
    },

    keep: (id: number, write: OfficeWrite): Promise<boolean> =>
      write(
        async (tx) => {
          await requirePerson(tx, id);
          return privateData.stay(tx, id);
        },
        (isKept) => aboutUser(id, { kept: isKept }),
      ),
  };
}
