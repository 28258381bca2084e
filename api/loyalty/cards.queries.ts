import type { CardKind, LevelCode } from '#domain/loyalty.ts';
import type { TradeCode } from '#domain/pro.ts';
import { askTogether, type Db } from '../database.ts';

export interface CardRow {
  accountId: number;
  number: string;
  status: 'active' | 'blocked';
  kind: CardKind;
  level: LevelCode;
  balance: number;
  joinedAt: Date;
  /** of a confirmed master */
  trade: TradeCode | null;
}

/** The newest card of a user: the active one, or the one that was blocked last. */
export const findCardRow = askTogether(
  async (db: Db, userIds: readonly number[]): Promise<(CardRow | null)[]> => {
    const rows = await db<(CardRow & { userId: number })[]>`
    SELECT DISTINCT ON (a.user_id) a.user_id::float8 AS "userId", a.id AS "accountId", c.number, c.status, a.kind, a.level, a.joined_at AS "joinedAt", p.trade,
           (SELECT coalesce(sum(e.points), 0)::int FROM loyalty_entries e
            WHERE e.account_id = a.id AND e.in_force_at <= clock_timestamp()) AS balance
    FROM loyalty_accounts a JOIN loyalty_cards c ON c.account_id = a.id
    LEFT JOIN pro_profiles p ON p.user_id = a.user_id AND p.status = 'confirmed'
    WHERE a.user_id = ANY(${userIds as number[]}::bigint[])
    ORDER BY a.user_id, (c.status = 'active') DESC, c.blocked_at DESC`;
    const byUser = new Map(rows.map(({ userId, ...row }): [number, CardRow] => [userId, row]));
    return userIds.map((userId) => byUser.get(userId) ?? null);
  },
);

export async function isActiveNumber(db: Db, number: string): Promise<boolean> {
  const [row] = await db<{ known: boolean }[]>`
    SELECT EXISTS (SELECT FROM loyalty_cards WHERE number = ${number} AND status = 'active') AS known`;
  return row?.known === true;
}

/** So that a user does not get two cards at once. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** The user's account, made when there is none. */
export async function ensureAccount(tx: Db, userId: number): Promise<number> {
  await tx`INSERT INTO loyalty_accounts (user_id) VALUES (${userId}) ON CONFLICT (user_id) DO NOTHING`;
  const [row] = await tx<{ id: number }[]>`
    SELECT id FROM loyalty_accounts WHERE user_id = ${userId} FOR UPDATE`;
  if (!row) throw new Error('an account just made is not there');
  return row.id;
}

export async function hasActiveCard(db: Db, accountId: number): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`
    SELECT EXISTS (SELECT FROM loyalty_cards WHERE account_id = ${accountId} AND status = 'active') AS has`;
  return row?.has === true;
}

export async function takeSerial(tx: Db): Promise<number> {
  const [row] = await tx<{ serial: number }[]>`SELECT nextval('loyalty_card_serials') AS serial`;
  return row?.serial ?? 0;
}

export async function insertCard(tx: Db, number: string, accountId: number): Promise<void> {
  await tx`INSERT INTO loyalty_cards (number, account_id) VALUES (${number}, ${accountId})`;
}

/** Gives a nobody's account to the user who knows the code of its plastic card; false when there is no such card. */
export async function attachAccount(
  tx: Db,
  card: { number: string; codeHash: Buffer },
  userId: number,
): Promise<boolean> {
  const rows = await tx`
    UPDATE loyalty_accounts a SET user_id = ${userId}
    FROM loyalty_cards c
    WHERE c.account_id = a.id AND c.number = ${card.number} AND c.status = 'active' AND c.code_hash = ${card.codeHash}
      AND a.user_id IS NULL
    RETURNING a.id`;
  return rows.length > 0;
}

export async function blockActiveCard(tx: Db, userId: number): Promise<void> {
  await tx`
    UPDATE loyalty_cards c SET status = 'blocked', blocked_at = now()
    FROM loyalty_accounts a WHERE a.id = c.account_id AND a.user_id = ${userId} AND c.status = 'active'`;
}
