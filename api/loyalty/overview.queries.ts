/** What the owner of a card sees: points to come and to go, turnover, operations. */
import type { ClubOperation } from '#contract/loyalty.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface DatedPoints {
  points: number;
  at: Date;
}

/** By the day in Kazakhstan: nobody reads lots. */
export async function listPending(db: Db, accountId: number): Promise<DatedPoints[]> {
  return db<DatedPoints[]>`
    SELECT sum(points)::int AS points, min(in_force_at) AS at FROM loyalty_entries
    WHERE account_id = ${accountId} AND in_force_at > clock_timestamp()
    GROUP BY almaty_day(in_force_at) HAVING sum(points) > 0 ORDER BY at`;
}

export async function listBurning(db: Db, accountId: number, withinDays: number): Promise<DatedPoints[]> {
  return db<DatedPoints[]>`
    SELECT sum(left_points)::int AS points, min(burns_at) AS at
    FROM (
      SELECT l.burns_at, l.points - coalesce(sum(u.points), 0) AS left_points
      FROM loyalty_lots l LEFT JOIN loyalty_uses u ON u.lot_id = l.id
      WHERE l.account_id = ${accountId} AND l.usable_at <= clock_timestamp() AND l.burns_at > clock_timestamp()
        AND l.burns_at < clock_timestamp() + make_interval(days => ${withinDays})
      GROUP BY l.id
    ) lots
    WHERE left_points > 0 GROUP BY almaty_day(burns_at) ORDER BY at`;
}

/** Of the 12 months before that moment; what was returned is no turnover. */
export async function readTurnover(db: Db, accountId: number): Promise<number> {
  const [row] = await db<{ turnover: number }[]>`
    SELECT greatest(0, coalesce(sum(purchase_sum), 0))::int AS turnover FROM loyalty_entries
    WHERE account_id IN (SELECT id FROM loyalty_accounts WHERE id = ${accountId} OR merged_into = ${accountId}) AND booked_at > clock_timestamp() - interval '12 months'`;
  return row?.turnover ?? 0;
}

type OperationRow = Omit<ClubOperation, 'at' | 'pendingUntil' | 'burnsAt'> & {
  at: Date;
  pendingUntil: Date | null;
  burnsAt: Date | null;
};

/**
 * In the order in which they came into force, so that the balances beside them add up; that day is the operation's,
 * while it is to come the day of the purchase.
 */
export async function listOperations(
  db: Db,
  { accountId, type, language, limit, offset }: OperationsQuery,
): Promise<OperationRow[]> {
  return db<OperationRow[]>`
    SELECT e.id, e.kind, e.points,
           CASE WHEN e.in_force_at <= clock_timestamp() THEN e.in_force_at ELSE e.booked_at END AS at,
           CASE WHEN e.in_force_at <= clock_timestamp() THEN e.balance END AS balance,
           CASE WHEN e.in_force_at > clock_timestamp() THEN e.in_force_at END AS "pendingUntil",
           CASE WHEN e.kind = 'gift' THEN (SELECT min(burns_at) FROM loyalty_lots l WHERE l.entry_id = e.id) END AS "burnsAt",
           e.order_number AS "orderNumber",
           ${language === 'kz' ? db`s.address_kz` : db`s.address_ru`} AS store,
           nullif(abs(e.purchase_sum), 0) AS "purchaseSum", e.percent, e.reason
    FROM (SELECT *, sum(points) OVER (ORDER BY in_force_at, id)::int AS balance
          FROM loyalty_entries WHERE account_id = ${accountId}) e
    LEFT JOIN stores s ON s.id = e.store_id
    WHERE ${isOfType(db, type)}
    ORDER BY e.in_force_at DESC, e.id DESC LIMIT ${limit} OFFSET ${offset}`;
}
interface OperationsQuery {
  accountId: number;
  type: 'all' | 'accrual' | 'spend';
  language: Locale;
  limit: number;
  offset: number;
}

export async function countOperations(
  db: Db,
  accountId: number,
  type: OperationsQuery['type'],
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM loyalty_entries e WHERE account_id = ${accountId} AND ${isOfType(db, type)}`;
  return row?.count ?? 0;
}

const isOfType = (db: Db, type: OperationsQuery['type']) =>
  type === 'all' ? db`true` : type === 'accrual' ? db`e.points >= 0` : db`e.points < 0`;
