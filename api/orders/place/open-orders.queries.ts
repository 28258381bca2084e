import type { OpenOrders } from '#domain/orders/open-orders.ts';
import type { Db } from '../../database.ts';

/** Whose orders are counted together: the account's, and those for the same phone. */
export interface OpenBuyer {
  userId: number;
  /** null: not told yet, at the checkout */
  phone: string | null;
  /** the order that is being changed: it does not count against itself */
  changedOrderId?: number;
}

/** What stands to the buyer's name without having been paid. */
export interface OpenState extends OpenOrders {
  /** orders that hold nothing and wait for the shop's word */
  waiting: number;
  /** by product: how many the open orders hold */
  held: ReadonlyMap<number, number>;
}

/** Whose next order waits for the end of this one's transaction; without a phone: those of the account alone. */
export type HeldBuyer = Pick<OpenBuyer, 'userId' | 'phone'>;

/**
 * Orders of one buyer are made one after another, to the end of each one's transaction. Those of several buyers are held in the
 * order of their names, so that two transactions never wait for each other. From here on its statements are planned once for a
 * connection, not anew for every few orders: planning them took a quarter of what writing them takes.
 */
export async function lockBuyers(tx: Db, buyers: readonly HeldBuyer[]): Promise<void> {
  const names = buyers.flatMap(({ userId, phone }) => [
    `open-orders ${userId}`,
    ...(phone === null ? [] : [`open-orders ${phone}`]),
  ]);
  await tx`
    SELECT set_config('plan_cache_mode', 'force_generic_plan', true), pg_advisory_xact_lock(hashtextextended(name, 0))
    FROM unnest(${[...new Set(names)].sort()}::text[]) AS n (name)`;
}

/** For each buyer what is open, and what of these products it holds; a contract has bounds of its own. */
export async function listOpenStates(
  db: Db,
  asked: readonly { buyer: OpenBuyer; productIds: readonly number[] }[],
): Promise<OpenState[]> {
  const rows = await db<(OpenOrders & { waiting: number; held: Record<string, number> })[]>`
    SELECT s.count, s.sum, s.waiting, (
      SELECT coalesce(jsonb_object_agg(h.product_id, h.held), '{}') FROM (
        SELECT l.product_id, sum(l.count)::int AS held FROM order_lines l
        WHERE l.order_id = ANY(s.ids) AND b.products @> to_jsonb(l.product_id) GROUP BY l.product_id) h) AS held
    FROM unnest(
      ${asked.map(({ buyer }) => buyer.userId)}::bigint[], ${asked.map(({ buyer }) => buyer.phone)}::text[],
      ${asked.map(({ buyer }) => buyer.changedOrderId ?? 0)}::bigint[],
      ${asked.map(({ productIds }) => JSON.stringify(productIds))}::text[]::jsonb[])
      WITH ORDINALITY AS b (user_id, phone, changed_id, products, at)
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE is_open)::int AS count,
             coalesce(sum(total_sum) FILTER (WHERE is_open), 0)::float8 AS sum,
             count(*) FILTER (WHERE is_waiting)::int AS waiting,
             coalesce(array_agg(id) FILTER (WHERE is_open), '{}') AS ids
      FROM (
        SELECT o.id, o.total_sum, o.confirm_until IS NOT NULL AND o.status = 'new' AS is_waiting,
               o.confirm_until IS NULL AND o.contract_id IS NULL
               AND o.payment_status IN ('none', 'pending', 'failed', 'expired') AS is_open
        FROM orders o
        WHERE (o.user_id = b.user_id OR o.recipient->>'phone' = b.phone) AND o.id <> b.changed_id
          AND o.status IN ('new', 'confirmed', 'assembling', 'ready') AND o.released_at IS NULL) own) s
    ORDER BY b.at`;
  return rows.map(({ held, ...row }) => ({
    ...row,
    held: new Map(Object.entries(held).map(([id, count]) => [Number(id), count])),
  }));
}
