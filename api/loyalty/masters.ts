/**
 * Masters: who asks, and what the shop decides. A confirmed one pays a larger share with points, earns more on the goods
 * of the trade, and gets points for what clients buy by the master's link. Nobody confirms themselves: operators do.
 */
import { randomInt } from 'node:crypto';
import type { ProProfile } from '#contract/loyalty.ts';
import { isIin } from '#domain/iin-bin.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { spendSharePercent } from '#domain/loyalty.ts';
import {
  CLIENT_PERCENT,
  LINK_LETTERS,
  MASTER_PARAM,
  TRADE_BONUS_PERCENT,
  TRADE_CODES,
  TRADES,
  type TradeCode,
} from '#domain/pro.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { ensureAccount, lockUser } from './cards.queries.ts';
import {
  findMasterRow,
  keepProRequest,
  lockProfileOf,
  setCardKind,
  setConfirmed,
  setDeclined,
} from './masters.queries.ts';

export { listMasters } from './masters.queries.ts';

const ASKED: Limit = { name: 'pro', max: 10, windowSeconds: 24 * 60 * 60 };
const wrongIin = {
  ru: 'Проверьте ИИН: 12 цифр. Его можно не указывать.',
  kz: 'ЖСН-ді тексеріңіз: 12 цифр. Оны жазбауға да болады.',
};

export interface MastersParts {
  catalog: Pick<Catalog, 'sectionTree'>;
  publicUrl: string;
}

export async function getProProfile(
  db: Db,
  { catalog, publicUrl }: MastersParts,
  { userId, language }: { userId: number; language: Locale },
): Promise<ProProfile> {
  const [row, tree] = await Promise.all([findMasterRow(db, userId), catalog.sectionTree(language)]);
  return {
    status: row?.status ?? 'none',
    trade: row?.trade ?? null,
    link: row?.linkCode ? `${publicUrl}${localePath('/', language)}?${MASTER_PARAM}=${row.linkCode}` : null,
    clients: { orders: row?.orders ?? 0, points: row?.points ?? 0 },
    bonusPercent: TRADE_BONUS_PERCENT,
    clientPercent: CLIENT_PERCENT,
    sharePercent: spendSharePercent('pro'),
    trades: TRADE_CODES.map((code) => ({
      code,
      name: TRADES[code].name[language],
      sections: TRADES[code].sections.flatMap((section) => {
        const known = tree.byCode.get(section)?.section;
        return known ? [{ code: known.code, name: known.name }] : [];
      }),
    })),
  };
}

export async function requestPro(
  db: Database,
  asked: { trade: TradeCode; iin?: string | undefined },
  { userId, language }: { userId: number; language: Locale },
): Promise<void> {
  const iin = asked.iin?.replace(/\D/g, '') || null;
  if (iin !== null && !isIin(iin)) throw new Refusal('request.invalid', {}, { iin: [wrongIin[language]] });
  await requireWithinLimit(db, ASKED, String(userId));
  if (!(await keepProRequest(db, userId, { trade: asked.trade, iin })))
    throw new Refusal('loyalty.pro_confirmed');
}

/** For operators: the code of a master's link, null for who is none; `unknown`: nobody of this login has asked. */
export async function decideOnMaster(
  db: Database,
  login: string,
  decision: 'confirm' | 'decline',
): Promise<{ linkCode: string | null } | 'unknown'> {
  return transaction(db, async (tx) => {
    const userId = await lockProfileOf(tx, login);
    if (userId === null) return 'unknown';
    if (decision === 'decline') {
      await setDeclined(tx, userId);
      await setCardKind(tx, userId, 'club');
      return { linkCode: null };
    }
    await lockUser(tx, userId);
    await ensureAccount(tx, userId);
    await setCardKind(tx, userId, 'pro');
    return { linkCode: await setConfirmed(tx, userId, makeLinkCode()) };
  });
}

const makeLinkCode = (): string =>
  Array.from({ length: 8 }, () => LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length))).join('');
