/**
 * The club: cards and points.
 * Promises: a balance is the sum of the ledger's entries and never below zero but by a return; an operation of the same
 * key happens once; points are used in the order in which they burn; a card counts for its owner alone.
 * Hides: lots and debts behind the balance, the lock that lets operations of an account follow one another.
 * Relies on: whoever takes or gives points doing so in the transaction of what they are taken or given for.
 */
import type { ClubCard, ProProfile } from '#contract/loyalty.ts';
import type { Locale } from '#domain/locale.ts';
import type { TradeCode } from '#domain/pro.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PersonalRecords } from '../users/users.ts';
import { blockActiveCard } from './cards.queries.ts';
import { attachCard, countAttachTry, findCardClaim, issueCard, toCardNumber } from './cards.ts';
import { lockAccountOf } from './ledger.queries.ts';
import { forgetMember, listClubRecords, moveMember } from './loyalty-records.queries.ts';
import { getProProfile, type MastersParts, requestPro } from './masters.ts';
import { mergeAccounts } from './merged-points.ts';
import { findClubCard, listClubOperations } from './overview.ts';
import { bookPromises } from './promises.ts';

export { burningLetter, tellBurningPoints } from './burn-notices.ts';
export { acceptCard, attachClaimedCard, type ClaimedCard, findCard, findCardClaim } from './cards.ts';
export { lockAccountOf, readBalance, sumGivenByHand } from './ledger.queries.ts';
export { accrueClientPoints, accruePoints, type Booked, giftPoints, spendPoints } from './ledger.ts';
export { decideOnMaster, listMasters } from './masters.ts';
export { findClubCard } from './overview.ts';
export { findPointsState } from './promises.queries.ts';
export { returnPoints } from './returned-points.ts';
export { CLUB_LOCK, isClubUpkeepDue, keepClub } from './upkeep.ts';

/** What the club's own calls need; carts and orders use the functions above, in their transactions. */
export interface Loyalty {
  findCard(userId: number, language: Locale): Promise<ClubCard | null>;
  getNewCard(userId: number, asked: AskedCard, language: Locale): Promise<ClubCard>;
  blockCard(userId: number, language: Locale): Promise<ClubCard>;
  getPro(userId: number, language: Locale): Promise<ProProfile>;
  askForPro(userId: number, asked: AskedPro, language: Locale): Promise<ProProfile>;
  listOperations(
    userId: number,
    query: Parameters<typeof listClubOperations>[2],
  ): ReturnType<typeof listClubOperations>;
}
interface AskedPro {
  trade: TradeCode;
  iin?: string | undefined;
}
interface AskedCard {
  number?: string | undefined;
  code?: string | undefined;
}

const codeNeeded = {
  ru: 'Введите код с оборота карты: шесть цифр.',
  kz: 'Картаның артындағы кодты енгізіңіз: алты цифр.',
};

export function createLoyalty(db: Database, parts: MastersParts): Loyalty {
  const getClubCard = async (source: Db, userId: number, language: Locale): Promise<ClubCard> => {
    const card = await findClubCard(source, userId, language);
    if (!card) throw new Refusal('loyalty.no_card');
    return card;
  };

  return {
    findCard: (userId, language) => findClubCard(db, userId, language),

    async getNewCard(userId, { number: typed, code }, language) {
      if (typed === undefined) {
        await transaction(db, (tx) => issueCard(tx, userId));
      } else {
        if (!code) throw new Refusal('request.invalid', {}, { code: [codeNeeded[language]] });
        const number = toCardNumber(typed);
        await countAttachTry(db, userId, number);
        await transaction(db, (tx) => attachCard(tx, userId, findCardClaim(number, code)));
      }
      return getClubCard(db, userId, language);
    },

    async blockCard(userId, language) {
      await blockActiveCard(db, userId);
      return getClubCard(db, userId, language);
    },

    getPro: (userId, language) => getProProfile(db, parts, { userId, language }),

    async askForPro(userId, asked, language) {
      await requestPro(db, asked, { userId, language });
      return getProProfile(db, parts, { userId, language });
    },

    listOperations: (userId, query) => listClubOperations(db, userId, query),
  };
}

/** The club in a person's archive, and its end. */
export const loyaltyRecords: PersonalRecords = {
  name: 'club',
  tables: ['loyalty_accounts', 'loyalty_promises', 'pro_profiles'],
  list: listClubRecords,
  forget: forgetMember,
  async move(db, fromId, intoId) {
    const both = await moveMember(db, fromId, intoId);
    if (both) await mergeAccounts(db, both.from, both.into);
    // What the one without a card was promised is the other's now.
    if ((await lockAccountOf(db, intoId)) !== null) await bookPromises(db, intoId);
  },
};
