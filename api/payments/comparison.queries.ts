import type { Db } from '../database.ts';
import type { KnownPayment } from './provider.ts';

/** Any number: it only must be nobody else's. */
export const COMPARISON_LOCK = 7_261_074;

export type BreakKind =
  | 'paid_there'
  | 'not_paid_there'
  | 'other_sum'
  | 'unknown_here'
  | 'no_answer'
  | 'refunded_there'
  | 'not_refunded_there';

export interface NewBreak {
  provider: string;
  reference: string;
  paymentId: number | null;
  providerId: string | null;
  kind: BreakKind;
  facts: { here: number | null; there: number | null };
}

export interface PaymentBreak extends NewBreak {
  id: number;
  day: string;
  orderNumber: string | null;
}

/**
 * The day to compare, once it is four in the morning: yesterday, and before it each day since the shop was last restored.
 * Null: all were compared. `isLast`: who does not answer is told of.
 */
export async function findDayToCompare(db: Db, now: Date): Promise<{ day: string; isLast: boolean } | null> {
  const [row] = await db<{ day: string; isLast: boolean }[]>`
    WITH clock AS (SELECT ${now}::timestamptz AT TIME ZONE 'Asia/Almaty' AS wall),
      days AS (
        SELECT d::date AS day, wall FROM clock,
          generate_series(least(wall::date - 1, (SELECT almaty_day(since) FROM restores ORDER BY at DESC LIMIT 1)),
                          wall::date - 1, interval '1 day') d)
    SELECT day::text AS day, wall::time >= '12:00' AS "isLast" FROM days
    WHERE wall::time >= '04:00' AND NOT EXISTS (SELECT FROM payment_comparisons c WHERE c.day = days.day)
    ORDER BY days.day LIMIT 1`;
  return row ?? null;
}

export interface ComparedPayment extends KnownPayment {
  isPaid: boolean;
  hasRefunds: boolean;
}

/** Tries that ended on that day; not the rows of money that came twice, which have no place of their own there. */
export async function listCompared(db: Db, provider: string, day: string): Promise<ComparedPayment[]> {
  return db<ComparedPayment[]>`
    SELECT p.id, p.reference, p.provider_id AS "providerId", p.amount AS "amountTenge", p.status = 'paid' AS "isPaid",
           EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.attempts > 0) AS "hasRefunds"
    FROM payments p
    WHERE p.provider = ${provider} AND p.status <> 'open' AND almaty_day(p.ended_at) = ${day}::date
      AND p.redirect_url IS NOT NULL AND p.reference NOT LIKE '%:%'
    ORDER BY p.id`;
}

export async function listUnknownReferences(
  db: Db,
  provider: string,
  references: readonly string[],
): Promise<string[]> {
  const rows = await db<{ reference: string }[]>`
    SELECT told.reference FROM unnest(${[...references]}::text[]) AS told (reference)
    WHERE NOT EXISTS (SELECT FROM payments p WHERE p.provider = ${provider} AND p.reference = told.reference)`;
  return rows.map(({ reference }) => reference);
}

/** Of refunds the same payment is asked of several times: what was told of once is not told of again. */
export async function insertBreak(tx: Db, day: string, found: NewBreak): Promise<void> {
  const { provider, reference, paymentId, providerId, kind, facts } = found;
  await tx`
    INSERT INTO payment_breaks (day, provider, reference, payment_id, provider_id, kind, facts)
    SELECT ${day}::date, ${provider}, ${reference}, ${paymentId}, ${providerId}, ${kind}, ${tx.json({ ...facts })}::jsonb
    WHERE ${kind} NOT IN ('refunded_there', 'not_refunded_there') OR NOT EXISTS (
      SELECT FROM payment_breaks told WHERE told.payment_id = ${paymentId} AND told.kind = ${kind}
        AND told.facts = ${tx.json({ ...facts })}::jsonb)
    ON CONFLICT (day, provider, reference, kind) DO NOTHING`;
}

/** False: another process was quicker. */
export async function endComparison(tx: Db, day: string): Promise<boolean> {
  const { count } =
    await tx`INSERT INTO payment_comparisons (day) VALUES (${day}::date) ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** The oldest first; of one day, or all that nobody has solved. */
export async function listBreaks(db: Db, day: string | null = null): Promise<PaymentBreak[]> {
  return db<PaymentBreak[]>`
    SELECT b.id, b.day::text, b.provider, b.reference, b.payment_id AS "paymentId", b.provider_id AS "providerId",
           b.kind, b.facts, o.number AS "orderNumber"
    FROM payment_breaks b LEFT JOIN payments p ON p.id = b.payment_id LEFT JOIN orders o ON o.id = p.order_id
    WHERE b.solved_at IS NULL AND (${day}::date IS NULL OR b.day = ${day}::date) ORDER BY b.id LIMIT 500`;
}

export async function countBreaks(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM payment_breaks WHERE solved_at IS NULL`;
  return row?.count ?? 0;
}

/** False: there is none that waits. */
export async function solveBreak(db: Db, id: number): Promise<boolean> {
  const { count } =
    await db`UPDATE payment_breaks SET solved_at = now() WHERE id = ${id} AND solved_at IS NULL`;
  return count === 1;
}
