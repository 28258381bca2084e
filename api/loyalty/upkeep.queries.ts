import type { LevelCode } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';

/** Any number: it only must be nobody else's. */
export const CLUB_LOCK = 7_261_010;

/** True for one process at a time, until its transaction ends. */
export async function tryLock(tx: Db): Promise<boolean> {
  const [row] = await tx<{ locked: boolean }[]>`SELECT pg_try_advisory_xact_lock(${CLUB_LOCK}) AS locked`;
  return row?.locked === true;
}

/** Accounts that hold points whose day is over. */
export async function listAccountsToBurn(db: Db, limit: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT DISTINCT l.account_id AS id FROM loyalty_lots l
    WHERE l.burns_at <= clock_timestamp()
      AND l.points > (SELECT coalesce(sum(u.points), 0) FROM loyalty_uses u WHERE u.lot_id = l.id)
    ORDER BY 1 LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Whether a lot burns or a month is not worked out: asked before the work, which looks again under its lock. */
export async function isClubUpkeepDue(db: Db): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    SELECT EXISTS (SELECT FROM loyalty_accounts
                   WHERE level_month < date_trunc('month', almaty_day(clock_timestamp()))::date) AS "isDue"`;
  return row?.isDue === true || (await listAccountsToBurn(db, 1)).length > 0;
}

export interface LevelRow {
  id: number;
  level: LevelCode;
  turnover: number;
}

/** Accounts whose level was not yet worked out for this month, with the turnover of the 12 months before it. */
export async function listAccountsToLevel(tx: Db, limit: number): Promise<LevelRow[]> {
  return tx<LevelRow[]>`
    WITH month AS (SELECT date_trunc('month', almaty_day(clock_timestamp()))::date AS first_day),
    due AS (SELECT a.id, a.level FROM loyalty_accounts a, month
            WHERE a.level_month < month.first_day ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a)
    SELECT due.id, due.level, greatest(0, coalesce(sum(e.purchase_sum), 0))::int AS turnover
    FROM due CROSS JOIN month
    LEFT JOIN loyalty_accounts own ON own.id = due.id OR own.merged_into = due.id
    LEFT JOIN loyalty_entries e ON e.account_id = own.id AND almaty_day(e.booked_at) < month.first_day
      AND almaty_day(e.booked_at) >= month.first_day - interval '12 months'
    GROUP BY due.id, due.level`;
}

export async function setLevels(tx: Db, levels: readonly { id: number; level: LevelCode }[]): Promise<void> {
  await tx`
    UPDATE loyalty_accounts a
    SET level = fresh.level, level_month = date_trunc('month', almaty_day(clock_timestamp()))::date
    FROM unnest(${levels.map(({ id }) => id)}::bigint[], ${levels.map(({ level }) => level)}::text[]) AS fresh (id, level)
    WHERE a.id = fresh.id`;
}
