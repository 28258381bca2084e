/** The rules of the club: levels, what a purchase earns, how much of a cart points may pay (1 point is 1 ₸). */
import type { Locale } from './locale.ts';

export const LEVEL_CODES = ['start', 'home', 'master', 'foreman'] as const;
export type LevelCode = (typeof LEVEL_CODES)[number];

export interface Level {
  code: LevelCode;
  /** Of a purchase, as points. */
  percent: number;
  /** Tenge spent within 12 months. */
  from: number;
  name: Readonly<Record<Locale, string>>;
}

/** The lowest first. */
export const LEVELS: readonly Level[] = [
  { code: 'start', percent: 1, from: 0, name: { ru: 'Старт', kz: 'Бастау' } },
  { code: 'home', percent: 2, from: 300_000, name: { ru: 'Дом', kz: 'Үй' } },
  { code: 'master', percent: 3, from: 1_000_000, name: { ru: 'Мастер', kz: 'Шебер' } },
  { code: 'foreman', percent: 5, from: 3_000_000, name: { ru: 'Прораб', kz: 'Прораб' } },
];

/** What the first level of the club earns; a visitor is shown it as «до N баллов». */
export const BASE_LEVEL_PERCENT = 1;

/** Goods may be returned so long; until then their points wait. */
export const POINTS_WAIT_DAYS = 14;
export const POINTS_LIFE_MONTHS = 12;
/** Who has no card may still attach one so long after a purchase was received, and gets its points. */
export const CARD_WAIT_DAYS = 30;
/** Points that come back with a cancelled order keep their day, but nobody should get them back a day before they burn. */
export const RETURNED_POINTS_DAYS = 30;

const DAY_MS = 86_400_000;

export type CardKind = 'club' | 'pro';

const SHARE_PERCENT: Readonly<Record<CardKind, number>> = { club: 30, pro: 50 };

/** How much of the goods' sum may be paid with points. */
export function maxSpend(goodsSum: number, kind: CardKind): number {
  return Math.floor((Math.max(0, goodsSum) * SHARE_PERCENT[kind]) / 100);
}

export function spendSharePercent(kind: CardKind): number {
  return SHARE_PERCENT[kind];
}

export function getLevel(code: LevelCode): Level {
  const level = LEVELS.find((each) => each.code === code);
  if (!level) throw new RangeError('no such level');
  return level;
}

/** The level that a turnover of 12 months reaches. */
export function levelOfTurnover(turnover: number): Level {
  return LEVELS.findLast(({ from }) => turnover >= from) ?? getLevel('start');
}

/** The level from the first of a month on: as high as the turnover says, but at most one step lower than before. */
export function nextMonthLevel(current: LevelCode, turnover: number): LevelCode {
  const reached = LEVEL_CODES.indexOf(levelOfTurnover(turnover).code);
  const lowest = Math.max(0, LEVEL_CODES.indexOf(current) - 1);
  return LEVEL_CODES[Math.max(reached, lowest)] ?? 'start';
}

/** The next level up and how much is still to be bought for it; null at the top. */
export function stepUp(current: LevelCode, turnover: number): { level: Level; left: number } | null {
  const level = LEVELS[LEVEL_CODES.indexOf(current) + 1];
  return level ? { level, left: Math.max(0, level.from - turnover) } : null;
}

/** Points a purchase earns. A discounted unit earns none, a unit at the club price half (club rules). */
export function pointsForPurchase(
  product: { price: number; discountPrice: number | null; clubPrice: number | null },
  percent = BASE_LEVEL_PERCENT,
): number {
  if (product.discountPrice !== null) return 0;
  const isClub = product.clubPrice !== null && product.clubPrice < product.price;
  return Math.floor(((isClub ? (product.clubPrice ?? 0) / 2 : product.price) * percent) / 100);
}

export interface PointsState {
  hasCard: boolean;
  isBooked: boolean;
  /** When the goods were received. */
  completedAt: Date | null;
}

/** What an order may promise: no points that nobody will get. `cardUntil` is the last moment to attach a card. */
export function findPromisedPoints(
  points: number,
  { hasCard, isBooked, completedAt }: PointsState,
  now: Date,
): { points: number; needsCard: boolean; cardUntil: Date | null } {
  if (points <= 0) return { points: 0, needsCard: false, cardUntil: null };
  if (isBooked) return { points, needsCard: false, cardUntil: null };
  if (completedAt === null) return { points, needsCard: !hasCard, cardUntil: null };
  const cardUntil = new Date(completedAt.getTime() + CARD_WAIT_DAYS * DAY_MS);
  // With a card and not booked: it came too late.
  return hasCard || cardUntil <= now
    ? { points: 0, needsCard: false, cardUntil: null }
    : { points, needsCard: true, cardUntil };
}

/** Takes points from the lots in their order; what they could not give is the rest. */
export function takeFromLots<Id>(
  lots: readonly { id: Id; left: number }[],
  points: number,
): { uses: { lotId: Id; points: number }[]; rest: number } {
  const uses: { lotId: Id; points: number }[] = [];
  let rest = points;
  for (const { id, left } of lots) {
    const taken = Math.min(left, rest);
    if (taken > 0) uses.push({ lotId: id, points: taken });
    rest -= taken;
  }
  return { uses, rest };
}
