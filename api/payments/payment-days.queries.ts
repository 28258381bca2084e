import type { Db } from '../database.ts';
import type { BreakKind } from './comparison.queries.ts';

export interface DayRow {
  day: string;
  provider: string;
  paid: number;
  paidTenge: number;
  refundedTenge: number;
  openBreaks: number;
}

/** Days on which money came, went or differs, the newest first; by provider within one. */
export const listPaymentDays = (db: Db, days: number): Promise<DayRow[]> => db<DayRow[]>`
  WITH since AS (SELECT ((almaty_day(now()) - ${days}::int)::timestamp - interval '5 hours') AT TIME ZONE 'UTC' AS moment),
  told AS (
    SELECT almaty_day(p.ended_at) AS day, p.provider, count(*) AS paid, sum(p.amount) AS came, 0 AS went, 0 AS breaks
    FROM payments p WHERE p.status = 'paid' AND p.ended_at >= (SELECT moment FROM since) GROUP BY 1, 2
    UNION ALL
    SELECT almaty_day(r.ended_at), p.provider, 0, 0, sum(r.amount), 0
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.status = 'done' AND r.ended_at >= (SELECT moment FROM since) GROUP BY 1, 2
    UNION ALL
    SELECT b.day, b.provider, 0, 0, 0, count(*) FROM payment_breaks b
    WHERE b.solved_at IS NULL AND b.day >= almaty_day(now()) - ${days}::int GROUP BY 1, 2)
  SELECT day::text, provider, sum(paid)::int AS paid, sum(came)::float8 AS "paidTenge", sum(went)::float8 AS "refundedTenge",
         sum(breaks)::int AS "openBreaks"
  FROM told GROUP BY 1, 2 ORDER BY 1 DESC, 2`;

export const listComparedDays = async (db: Db, days: number): Promise<string[]> =>
  (
    await db<{ day: string }[]>`
      SELECT day::text FROM payment_comparisons WHERE day >= almaty_day(now()) - ${days}::int`
  ).map(({ day }) => day);

export interface BreakRow {
  id: number;
  day: string;
  provider: string;
  reference: string;
  kind: BreakKind;
  facts: { here: number | null; there: number | null };
  orderId: number | null;
  orderNumber: string | null;
  solvedAt: Date | null;
  solution: string | null;
}

/** All that wait, the oldest first; then the newest of those that were explained. */
export const listShownBreaks = (db: Db): Promise<BreakRow[]> => db<BreakRow[]>`
  SELECT b.id::float8 AS id, b.day::text, b.provider, b.reference, b.kind, b.facts, o.id::float8 AS "orderId", o.number AS "orderNumber",
         b.solved_at AS "solvedAt", b.solution
  FROM ((SELECT * FROM payment_breaks WHERE solved_at IS NULL ORDER BY id LIMIT 500)
        UNION ALL
        (SELECT * FROM payment_breaks WHERE solved_at IS NOT NULL ORDER BY solved_at DESC LIMIT 50)) b
  LEFT JOIN payments p ON p.id = b.payment_id LEFT JOIN orders o ON o.id = p.order_id
  ORDER BY b.solved_at IS NOT NULL, CASE WHEN b.solved_at IS NULL THEN b.id END, b.solved_at DESC`;

/** False: there is none that waits. */
export async function explainBreak(tx: Db, id: number, solution: string): Promise<boolean> {
  const { count } = await tx`
    UPDATE payment_breaks SET solved_at = now(), solution = ${solution} WHERE id = ${id} AND solved_at IS NULL`;
  return count === 1;
}
