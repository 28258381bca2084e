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

const ofBuyer = (tx: Db, { userId, phone, changedOrderId = 0 }: OpenBuyer) => tx`
  (o.user_id = ${userId} OR o.recipient->>'phone' = ${phone}) AND o.id <> ${changedOrderId}`;

/** Orders that hold goods, are not paid and not made under a contract, whose limit is another. */
const openOf = (tx: Db, buyer: OpenBuyer) => tx`
  FROM orders o
  WHERE ${ofBuyer(tx, buyer)} AND o.confirm_until IS NULL
    AND o.status IN ('new', 'confirmed', 'assembling', 'ready') AND o.released_at IS NULL
    AND o.payment_status IN ('none', 'pending', 'failed', 'expired') AND o.contract_id IS NULL`;

/** Orders of one buyer are counted one after another, to the end of each one's transaction. */
export async function lockBuyer(tx: Db, { userId, phone }: OpenBuyer): Promise<void> {
  const names = [`open-orders ${phone}`, `open-orders ${userId}`].sort();
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS n (name)`;
}

/** Orders that hold nothing and wait for the shop's word. */
export async function countWaitingOrders(tx: Db, buyer: OpenBuyer): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM orders o
    WHERE ${ofBuyer(tx, buyer)} AND o.status = 'new' AND o.released_at IS NULL AND o.confirm_until IS NOT NULL`;
  return row?.count ?? 0;
}

export async function countOpenOrders(tx: Db, buyer: OpenBuyer): Promise<OpenOrders> {
  const [row] = await tx<OpenOrders[]>`
    SELECT count(*)::int AS count, coalesce(sum(o.total_sum), 0)::float8 AS sum ${openOf(tx, buyer)}`;
  return row ?? { count: 0, sum: 0 };
}

/** How many of each of these products the open orders hold. */
export async function listHeldGoods(
  tx: Db,
  buyer: OpenBuyer,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx<{ productId: number; held: number }[]>`
    SELECT l.product_id AS "productId", sum(l.count)::int AS held FROM order_lines l
    WHERE l.product_id = ANY(${[...productIds]}::int[]) AND l.order_id IN (SELECT o.id ${openOf(tx, buyer)})
    GROUP BY l.product_id`;
  return new Map(rows.map(({ productId, held }) => [productId, held]));
}
