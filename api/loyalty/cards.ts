/** Cards: which one counts, and how one gets it. */
import { createHash } from 'node:crypto';
import type { User } from '#contract/users.ts';
import { CLUB_CARD_PREFIX, isClubCardNumber, makeEan13 } from '#domain/gtin.ts';
import { BASE_LEVEL_PERCENT, type CardKind, getLevel, type LevelCode } from '#domain/loyalty.ts';
import { TRADE_BONUS_PERCENT, TRADES } from '#domain/pro.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import {
  attachAccount,
  ensureAccount,
  findCardRow,
  hasActiveCard,
  insertCard,
  isActiveNumber,
  lockUser,
  takeSerial,
} from './cards.queries.ts';
import { bookPromises } from './promises.ts';

const ATTACH_BY_USER: Limit = { name: 'card-attach', max: 5, windowSeconds: 900 };
const ATTACH_BY_NUMBER: Limit = { name: 'card-attach-number', max: 10, windowSeconds: 86_400 };

/** A card as a cart needs it. */
export interface AcceptedCard {
  number: string;
  /** False for a number that a visitor typed in: it gives the club price, and neither takes nor earns points. */
  isOwn: boolean;
  kind: CardKind;
  percent: number;
  balance: number;
  /** A master's, on the goods of the trade. */
  bonus: { percent: number; sections: readonly string[] } | null;
}

export interface Card extends AcceptedCard {
  accountId: number;
  status: 'active' | 'blocked';
  level: LevelCode;
  joinedAt: Date;
}

/** The card of a user: the active one, otherwise the last, which is blocked. */
export async function findCard(db: Db, userId: number): Promise<Card | null> {
  const row = await findCardRow(db, userId);
  if (!row) return null;
  const { trade, ...card } = row;
  const bonus = trade && { percent: TRADE_BONUS_PERCENT, sections: TRADES[trade].sections };
  return { ...card, isOwn: true, percent: getLevel(row.level).percent, bonus };
}

/**
 * The card that counts in a cart. A user has their own, whether they name it or not, and nobody else's; a visitor has the
 * active one whose number they name. Null: none counts.
 */
export async function acceptCard(
  db: Db,
  viewer: Pick<User, 'id'> | null,
  typed: string | null | undefined,
): Promise<AcceptedCard | null> {
  const number = toCardNumber(typed ?? '');
  if (viewer) {
    const card = await findCard(db, viewer.id);
    if (card?.status !== 'active' || (number !== '' && number !== card.number)) return null;
    return card;
  }
  if (!isClubCardNumber(number) || !(await isActiveNumber(db, number))) return null;
  return { number, isOwn: false, kind: 'club', percent: BASE_LEVEL_PERCENT, balance: 0, bonus: null };
}

/** Digits as people copy them from a card: in groups, with spaces or hyphens. */
export const toCardNumber = (typed: string): string => typed.replace(/[\s\u00A0-]/g, '');

/** A new number for who has none, or whose card is blocked: level and points stay. */
export async function issueCard(tx: Db, userId: number): Promise<void> {
  await lockUser(tx, userId);
  const accountId = await ensureAccount(tx, userId);
  if (await hasActiveCard(tx, accountId)) throw new Refusal('loyalty.card_exists');
  await insertCard(tx, makeEan13(CLUB_CARD_PREFIX, await takeSerial(tx)), accountId);
  await bookPromises(tx, userId);
}

/** Tries are counted before anything is looked at, and outside the transaction that a refusal takes back. */
export async function countAttachTry(db: Db, userId: number, number: string): Promise<void> {
  await requireWithinLimit(db, ATTACH_BY_USER, String(userId));
  await requireWithinLimit(db, ATTACH_BY_NUMBER, number);
}

/** A plastic card that somebody says is theirs; whether it is, its hash tells. */
export interface ClaimedCard {
  number: string;
  codeHash: Buffer;
}

/** Null for what could be no number of a card. */
export function findCardClaim(typed: string, code: string): ClaimedCard | null {
  const number = toCardNumber(typed);
  return isClubCardNumber(number) ? { number, codeHash: hashCardCode(number, code.trim()) } : null;
}

/** A plastic card with its points. An unknown number, a wrong code and somebody's card look the same from outside. */
export async function attachCard(tx: Db, userId: number, claim: ClaimedCard | null): Promise<void> {
  await lockUser(tx, userId);
  if (await findCardRow(tx, userId)) throw new Refusal('loyalty.card_exists');
  if (!claim || !(await attachAccount(tx, claim, userId))) throw new Refusal('loyalty.card_not_attached');
  await bookPromises(tx, userId);
}

/** The same without a word on why not; tries are counted all the same. */
export async function attachClaimedCard(db: Database, userId: number, claim: ClaimedCard): Promise<boolean> {
  try {
    await countAttachTry(db, userId, claim.number);
    await transaction(db, (tx) => attachCard(tx, userId, claim));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The number salts it. So short a code is guarded by the count of tries, not by its hash. */
function hashCardCode(number: string, code: string): Buffer {
  return createHash('sha256').update(`${number}:${code}`).digest();
}
