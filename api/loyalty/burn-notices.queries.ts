import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** What of an account burns on one day, and whom to tell. */
export interface BurnDay {
  accountId: number;
  /** `2026-12-03`, in Kazakhstan */
  burnsOn: string;
  burnsAt: Date;
  points: number;
  email: string;
  firstName: string;
  language: Locale;
}

/**
 * Days not told of yet, of accounts of which one is near enough; those up to `together` days later come along. Only to
 * an address that was proved.
 */
export async function listUntoldBurnDays(
  tx: Db,
  { days, notBeforeDays, together, limit }: NoticeQuery,
): Promise<BurnDay[]> {
  return tx<BurnDay[]>`
    WITH held AS (
      SELECT l.account_id, almaty_day(l.burns_at) AS burns_on, min(l.burns_at) AS burns_at,
             sum(l.points - coalesce((SELECT sum(u.points) FROM loyalty_uses u WHERE u.lot_id = l.id), 0))::int AS points
      FROM loyalty_lots l
      WHERE l.usable_at <= clock_timestamp()
        AND l.burns_at > clock_timestamp() + make_interval(days => ${notBeforeDays})
        AND l.burns_at < clock_timestamp() + make_interval(days => ${days + together})
      GROUP BY 1, 2
    ),
    untold AS (
      SELECT held.*, min(held.burns_at) OVER (PARTITION BY held.account_id) AS first_at FROM held
      WHERE held.points > 0 AND NOT EXISTS (
        SELECT FROM loyalty_notices n
        WHERE n.account_id = held.account_id AND n.burns_on = held.burns_on AND n.days = ${days})
    )
    SELECT untold.account_id AS "accountId", untold.burns_on::text AS "burnsOn", untold.burns_at AS "burnsAt",
           untold.points, u.email, u.first_name AS "firstName", u.language
    FROM untold JOIN loyalty_accounts a ON a.id = untold.account_id JOIN users u ON u.id = a.user_id
    WHERE untold.first_at < clock_timestamp() + make_interval(days => ${days})
      AND u.email IS NOT NULL AND u.email_confirmed_at IS NOT NULL AND u.delete_at IS NULL AND u.deleted_at IS NULL
    ORDER BY untold.account_id, untold.burns_on LIMIT ${limit}`;
}
interface NoticeQuery {
  days: number;
  /** What burns sooner is told of by the later notice. */
  notBeforeDays: number;
  together: number;
  limit: number;
}

export async function markBurnDaysTold(
  tx: Db,
  days: number,
  told: readonly Pick<BurnDay, 'accountId' | 'burnsOn'>[],
): Promise<void> {
  await tx`
    INSERT INTO loyalty_notices (account_id, burns_on, days)
    SELECT account_id, burns_on::date, ${days}
    FROM unnest(${told.map(({ accountId }) => accountId)}::bigint[], ${told.map(({ burnsOn }) => burnsOn)}::text[])
      AS told (account_id, burns_on)`;
}
