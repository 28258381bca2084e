/**
 * The ledger of points. Time is the clock's, not the transaction's: whoever waited for another's lock must see what
 * the other wrote as already there.
 */
import type { Db } from '../database.ts';

export type EntryKind =
  | 'purchase'
  | 'client'
  | 'gift'
  | 'spend'
  | 'spend_return'
  | 'purchase_return'
  | 'client_return'
  | 'expiry'
  /** Between two accounts of one person. */
  | 'merged';
export type GiftReason = 'birthday' | 'welcome' | 'apology';

export interface Entry {
  id: number;
  /** Where it counts: of an account that was merged the one that stays. */
  accountId: number;
  kind: EntryKind;
  points: number;
  purchaseSum: number;
  orderNumber: string | null;
  storeId: number | null;
  isInForce: boolean;
}

export interface NewEntry {
  accountId: number;
  key: string;
  kind: EntryKind;
  points: number;
  purchaseSum?: number | undefined;
  percent?: number | undefined;
  orderNumber?: string | null | undefined;
  storeId?: number | null | undefined;
  reason?: GiftReason | undefined;
  returnedId?: number | undefined;
  /** Days until the points count. */
  waitDays?: number | undefined;
  /** Comes into force together with this entry, if that is still to come. */
  withEntryId?: number | undefined;
}

export interface Lot {
  id: number;
  left: number;
  isBurnt: boolean;
}

/** Holds the account until the transaction ends: its operations go one after another. */
export async function lockAccountOf(tx: Db, userId: number): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    SELECT id FROM loyalty_accounts WHERE user_id = ${userId} FOR UPDATE`;
  return row?.id ?? null;
}

export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx`SELECT FROM loyalty_accounts WHERE id = ${accountId} FOR UPDATE`;
}

export async function findEntry(db: Db, key: string): Promise<Entry | null> {
  const [row] = await db<Entry[]>`
    SELECT e.id, coalesce(a.merged_into, a.id) AS "accountId", e.kind, points, purchase_sum AS "purchaseSum", order_number AS "orderNumber",
           store_id AS "storeId", in_force_at <= clock_timestamp() AS "isInForce"
    FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id WHERE operation_key = ${key}`;
  return row ?? null;
}

/** What returns have taken back of an entry so far, without signs. */
export async function findReturned(db: Db, entryId: number): Promise<{ points: number; sum: number }> {
  const [row] = await db<{ points: number; sum: number }[]>`
    SELECT coalesce(abs(sum(points)), 0)::int AS points, coalesce(abs(sum(purchase_sum)), 0)::int AS sum
    FROM loyalty_entries WHERE returned_id = ${entryId}`;
  return row ?? { points: 0, sum: 0 };
}

export async function readBalance(db: Db, accountId: number): Promise<number> {
  const [row] = await db<{ balance: number }[]>`
    SELECT coalesce(sum(points), 0)::int AS balance FROM loyalty_entries
    WHERE account_id = ${accountId} AND in_force_at <= clock_timestamp()`;
  return row?.balance ?? 0;
}

/** What staff gave of the shop's own will in the last 24 hours. */
export async function sumGivenByHand(db: Db, accountId: number): Promise<number> {
  const [row] = await db<{ points: number }[]>`
    SELECT coalesce(sum(points), 0)::int AS points FROM loyalty_entries
    WHERE account_id = ${accountId} AND kind = 'gift' AND reason = 'apology'
      AND booked_at > clock_timestamp() - interval '24 hours'`;
  return row?.points ?? 0;
}

export async function insertEntry(tx: Db, entry: NewEntry): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO loyalty_entries (account_id, operation_key, kind, points, purchase_sum, percent, order_number, store_id,
                                 reason, returned_id, booked_at, in_force_at)
    SELECT ${entry.accountId}, ${entry.key}, ${entry.kind}, ${entry.points}, ${entry.purchaseSum ?? 0},
           ${entry.percent ?? null}, ${entry.orderNumber ?? null}, ${entry.storeId ?? null}, ${entry.reason ?? null},
           ${entry.returnedId ?? null}, moment,
           greatest(moment + make_interval(days => ${entry.waitDays ?? 0}),
                    (SELECT in_force_at FROM loyalty_entries WHERE id = ${entry.withEntryId ?? null}))
    FROM clock_timestamp() AS moment
    RETURNING id`;
  if (!row) throw new Error('an entry was not written');
  return row.id;
}

/** The points of an entry that burn together: usable when it is in force. */
export async function insertLot(tx: Db, entryId: number, lifeMonths: number): Promise<void> {
  await tx`
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    SELECT account_id, id, points, in_force_at, booked_at + make_interval(months => ${lifeMonths})
    FROM loyalty_entries WHERE id = ${entryId}`;
}

/** Gives spent points back as they were: the last to burn first, each with its day, but not before the grace is over. */
export async function insertReturnedLots(
  tx: Db,
  { entryId, spendId, alreadyReturned, graceDays }: ReturnedLots,
): Promise<void> {
  await tx`
    WITH back AS (SELECT * FROM loyalty_entries WHERE id = ${entryId}),
    used AS (
      SELECT l.burns_at, u.points, sum(u.points) OVER (ORDER BY l.burns_at DESC, l.id DESC) - u.points AS before
      FROM loyalty_uses u JOIN loyalty_lots l ON l.id = u.lot_id WHERE u.entry_id = ${spendId}
    ),
    given AS (
      SELECT used.burns_at,
             least(used.before + used.points, ${alreadyReturned} + back.points)
               - greatest(used.before, ${alreadyReturned}) AS points
      FROM used CROSS JOIN back
    )
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    SELECT back.account_id, back.id, given.points, back.in_force_at,
           greatest(given.burns_at, back.in_force_at + make_interval(days => ${graceDays}))
    FROM given CROSS JOIN back WHERE given.points > 0`;
}
interface ReturnedLots {
  entryId: number;
  spendId: number;
  alreadyReturned: number;
  graceDays: number;
}

/** Lots with something left that may be used now; the first to burn first. Those of one entry alone: usable or not. */
export async function listLots(db: Db, accountId: number, ofEntryId: number | null = null): Promise<Lot[]> {
  return db<Lot[]>`
    SELECT l.id, (l.points - coalesce(sum(u.points), 0))::int AS left, l.burns_at <= clock_timestamp() AS "isBurnt"
    FROM loyalty_lots l LEFT JOIN loyalty_uses u ON u.lot_id = l.id
    WHERE l.account_id = ${accountId}
      AND CASE WHEN ${ofEntryId}::bigint IS NULL THEN l.usable_at <= clock_timestamp()
               ELSE l.entry_id = ${ofEntryId} END
    GROUP BY l.id HAVING l.points > coalesce(sum(u.points), 0)
    ORDER BY l.burns_at, l.id`;
}

/** Returns that took more than there was, the oldest first. */
export async function listDebts(db: Db, accountId: number): Promise<{ entryId: number; owed: number }[]> {
  return db<{ entryId: number; owed: number }[]>`
    SELECT e.id AS "entryId", (-e.points - coalesce(sum(u.points), 0))::int AS owed
    FROM loyalty_entries e LEFT JOIN loyalty_uses u ON u.entry_id = e.id
    WHERE e.account_id = ${accountId} AND e.points < 0 AND e.kind IN ('purchase_return', 'client_return', 'merged') AND e.in_force_at <= clock_timestamp()
    GROUP BY e.id HAVING -e.points > coalesce(sum(u.points), 0)
    ORDER BY e.id`;
}

export async function insertUses(
  tx: Db,
  entryId: number,
  uses: readonly { lotId: number; points: number }[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx`
    INSERT INTO loyalty_uses (lot_id, entry_id, points)
    SELECT lot_id, ${entryId}, points
    FROM unnest(${uses.map(({ lotId }) => lotId)}::bigint[], ${uses.map(({ points }) => points)}::int[])
      AS taken (lot_id, points)`;
}
