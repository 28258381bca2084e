import type { ClubCard, ClubOperation } from '#contract/loyalty.ts';
import { ean13Bars } from '#domain/ean13-bars.ts';
import type { Locale } from '#domain/locale.ts';
import { getLevel, LEVELS, type Level, spendSharePercent, stepUp } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import { type Card, findCard } from './cards.ts';
import {
  countOperations,
  type DatedPoints,
  listBurning,
  listOperations,
  listPending,
  readTurnover,
} from './overview.queries.ts';

const BURNING_DAYS = 90;
const PAGE_SIZE = 20;

/** The card of a user as its owner sees it. */
export async function findClubCard(db: Db, userId: number, language: Locale): Promise<ClubCard | null> {
  const card = await findCard(db, userId);
  return card && toClubCard(db, card, language);
}

async function toClubCard(db: Db, card: Card, language: Locale): Promise<ClubCard> {
  const { accountId, number, kind, status, balance, percent, joinedAt } = card;
  const [pending, burning, turnover] = await Promise.all([
    listPending(db, accountId),
    listBurning(db, accountId, BURNING_DAYS),
    readTurnover(db, accountId),
  ]);
  const toLevel = ({ name, ...level }: Level) => ({ ...level, name: name[language] });
  const next = stepUp(card.level, turnover);
  return {
    number,
    kind,
    status,
    since: joinedAt.toISOString(),
    level: toLevel(getLevel(card.level)),
    percent,
    balance,
    pending: pending.map(toDated),
    burning: burning.map(toDated),
    turnover,
    nextLevel: next && { ...toLevel(next.level), left: next.left },
    levels: LEVELS.map(toLevel),
    sharePercent: spendSharePercent(kind),
    barcode: ean13Bars(number),
  };
}

const toDated = ({ points, at }: DatedPoints) => ({ points, at: at.toISOString() });

export async function listClubOperations(
  db: Db,
  userId: number,
  { page, type, language }: { page: number; type: 'all' | 'accrual' | 'spend'; language: Locale },
): Promise<{ data: ClubOperation[]; meta: { page: number; pageSize: number; total: number } }> {
  const card = await findCard(db, userId);
  if (!card) return { data: [], meta: { page, pageSize: PAGE_SIZE, total: 0 } };
  const { accountId } = card;
  const [rows, total] = await Promise.all([
    listOperations(db, { accountId, type, language, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countOperations(db, accountId, type),
  ]);
  const data = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    pendingUntil: row.pendingUntil?.toISOString() ?? null,
    burnsAt: row.burnsAt?.toISOString() ?? null,
  }));
  return { data, meta: { page, pageSize: PAGE_SIZE, total } };
}
