/**
 * Letters that nobody asked for one by one. Promises: only to those who subscribed and proved their address, only the kinds that the
 * shop has switched on, not at night, not more in a week than the setting says over all kinds, of one thing once, and each ends its
 * kind by one press. Hides how it is found out what is due. Relies on the job that calls it, one process at a time.
 */
import { randomBytes, randomInt } from 'node:crypto';
import {
  chooseKind,
  isLetterHour,
  isTimeAgain,
  WANTED_KINDS,
  type WantedKind,
} from '#domain/letters/letters.ts';
import { localePath } from '#domain/locale.ts';
import { almatyDate } from '#domain/time.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import type { Settings } from '../settings/settings.ts';
import type { PersonalRecords } from '../users/users.ts';
import { toWantedLetter } from './compose-wanted.ts';
import { forgetLetters, listLettersOf, moveLetters } from './letter-records.queries.ts';
import {
  type Candidate,
  countThisWeek,
  insertLetter,
  listCartCandidates,
  listFavouriteCandidates,
  listPurchases,
  type Purchases,
} from './wanted-letters.queries.ts';

export { toWantedLetter } from './compose-wanted.ts';
export { LETTERS_LOCK, refuseByToken } from './wanted-letters.queries.ts';

export const letterRecords: PersonalRecords = {
  name: 'letters',
  tables: ['wanted_letters', 'letter_refusals'],
  list: listLettersOf,
  forget: forgetLetters,
  move: moveLetters,
};

export const GO_PATH = '/letters/go';
const END_PATH = '/letters/end';
const MARK_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const MARK_LENGTH = 12;

export interface LetterParts {
  db: Database;
  mail: Mail;
  settings: Pick<Settings, 'read'>;
  publicUrl: string;
}

/** What may go now to whom; gives how many letters were written. */
export async function tellWanted(
  { db, mail, settings, publicUrl }: LetterParts,
  now = new Date(),
): Promise<number> {
  const { values } = await settings.read();
  const isOn = new Set(WANTED_KINDS.filter((kind) => values[`letters.${kind}`]));
  if (isOn.size === 0 || !isLetterHour(now)) return 0;
  const due = await listDue(db, isOn, almatyDate(now));
  const thisWeek = await countThisWeek(db);
  let written = 0;
  for (const [userId, byKind] of due) {
    const kind = chooseKind(new Set(byKind.keys()), {
      sentThisWeek: thisWeek.get(userId) ?? 0,
      perWeek: values['letters.per_week'],
      isOn,
    });
    const candidate = kind && byKind.get(kind);
    if (!kind || !candidate) continue;
    await transaction(db, (tx) => write(tx, kind, candidate));
    written += 1;
  }
  return written;

  async function write(tx: Db, kind: WantedKind, candidate: Candidate): Promise<void> {
    const { userId, about, goal, language } = candidate;
    const token = randomBytes(32).toString('base64url');
    const mark = Array.from({ length: MARK_LENGTH }, () => MARK_SIGNS[randomInt(MARK_SIGNS.length)]).join('');
    const leads = localePath(goal, language);
    const id = await insertLetter(tx, {
      kind,
      userId,
      about,
      tokenHash: hashToken(token),
      mark,
      goal: leads,
    });
    const links = {
      id,
      goUrl: `${publicUrl}${GO_PATH}/${mark}`,
      endUrl: `${publicUrl}${END_PATH}/${token}?language=${language}`,
      endLink: `${publicUrl}${localePath('/', language)}?end-notice=${token}`,
    };
    await mail.enqueue(tx, toWantedLetter(kind, candidate, links));
  }
}

async function listDue(
  db: Database,
  isOn: ReadonlySet<WantedKind>,
  today: string,
): Promise<Map<number, Map<WantedKind, Candidate>>> {
  const due = new Map<number, Map<WantedKind, Candidate>>();
  const add = (kind: WantedKind, candidates: readonly Candidate[]) => {
    for (const candidate of candidates) {
      const own = due.get(candidate.userId) ?? new Map<WantedKind, Candidate>();
      due.set(candidate.userId, own.set(kind, candidate));
    }
  };
  if (isOn.has('cart')) add('cart', await listCartCandidates(db));
  if (isOn.has('favourite')) add('favourite', await listFavouriteCandidates(db));
  if (isOn.has('reorder')) add('reorder', toAgain(await listPurchases(db), today));
  return due;
}

/** By person, of what is due about now. */
function toAgain(purchases: readonly Purchases[], today: string): Candidate[] {
  const ripe = purchases.filter(({ days }) => isTimeAgain(days, today));
  return [...Map.groupBy(ripe, ({ userId }) => userId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { productId: _product, days: _days, thing: _thing, ...person } = first;
    return [
      {
        ...person,
        goal: '/personal/purchased',
        about: own.map(({ productId, days }) => `${productId}:${days.toSorted().at(-1)}`),
        goods: own.map(({ thing }) => thing),
      },
    ];
  });
}
