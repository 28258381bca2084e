import type { GivenHere } from '#domain/orders/refund-agreement.ts';
import type { Db } from '../database.ts';
import type { KnownPayment } from './provider.ts';

export interface ComparedRefunds extends KnownPayment, GivenHere {
  /** Told by the provider's own messages. */
  heardTenge: number;
}

/** People give money back at a bank's own desk days after it came: each payment is asked of again so many days later. */
const LOOKS_AFTER_DAYS = [0, 3, 7, 14, 30];
/** After a restore refunds of the lost hours are known to the bank alone: what was paid so long before is asked of once. */
const RESTORED_DAYS = 60;

/**
 * Payments whose refunds are asked for with a day: those that something of went back on it by either side's word, those
 * whose look is due, and, with the day that the shop was restored to, all of the weeks before.
 */
export async function listComparedRefunds(db: Db, provider: string, day: string): Promise<ComparedRefunds[]> {
  return db<ComparedRefunds[]>`
    WITH of_day AS (
      SELECT (${day}::date::timestamp - interval '5 hours') AT TIME ZONE 'UTC' AS since,
             (${day}::date::timestamp + interval '19 hours') AT TIME ZONE 'UTC' AS until),
    asked AS (
      SELECT p.id FROM payments p
      WHERE almaty_day(p.ended_at) = ANY (SELECT ${day}::date - n FROM unnest(${LOOKS_AFTER_DAYS}::int[]) AS n)
      UNION
      SELECT r.payment_id FROM refunds r, of_day
      WHERE r.attempts > 0 AND coalesce(r.ended_at, r.first_tried_at) >= since AND coalesce(r.ended_at, r.first_tried_at) < until
      UNION
      SELECT e.payment_id FROM payment_events e, of_day
      WHERE e.kind = 'refunded' AND e.received_at >= since AND e.received_at < until
      UNION
      SELECT p.id FROM payments p, (SELECT since FROM restores ORDER BY at DESC LIMIT 1) last
      WHERE almaty_day(last.since) = ${day}::date
        AND p.ended_at BETWEEN last.since - make_interval(days => ${RESTORED_DAYS}) AND last.since)
    SELECT p.id, p.reference, p.provider_id AS "providerId", p.amount AS "amountTenge",
           coalesce(given.done, 0)::int AS "doneTenge", coalesce(given.doubt, 0)::int AS "doubtTenge",
           (SELECT coalesce(sum(e.amount), 0)::int FROM payment_events e
            WHERE e.payment_id = p.id AND e.kind = 'refunded') AS "heardTenge"
    FROM asked JOIN payments p USING (id)
    LEFT JOIN LATERAL (
      SELECT sum(r.amount) FILTER (WHERE r.status = 'done') AS done,
             sum(r.amount) FILTER (WHERE r.status <> 'done' AND r.attempts > 0) AS doubt
      FROM refunds r WHERE r.payment_id = p.id) given ON true
    -- rows of money that came twice have no place of their own there
    WHERE p.provider = ${provider} AND p.status = 'paid' AND p.redirect_url IS NOT NULL AND p.reference NOT LIKE '%:%'
    ORDER BY p.id`;
}
