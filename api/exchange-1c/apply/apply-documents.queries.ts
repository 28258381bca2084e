import type { LineDifference, ToldPayment } from '#domain/exchange/told-order.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../../database.ts';
import type { ToldDocument } from '../read/records.ts';

/** What the books say of an order; shown to staff, never applied to its lines by itself. */
export interface AccountingState {
  /** Of all papers that it was read from; null: they bear none. */
  version: string | null;
  status: string | null;
  sum: number | null;
  differences: LineDifference[];
  payments: ToldPayment[];
  shippedAt: string | null;
  papers: Record<string, string>;
  /** False: lines or sum differ, and nobody has said that they know. */
  isAnswered: boolean;
}

export async function listNextDocuments(db: Db, packageId: number, after: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT external_id AS id FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'document' AND external_id > ${after} COLLATE "C"
    ORDER BY external_id LIMIT 1`;
  return rows.map(({ id }) => id);
}

export async function listDocuments(
  db: Db,
  packageId: number,
  ids: readonly string[],
): Promise<ToldDocument[]> {
  const rows = await db<{ record: ToldDocument }[]>`
    SELECT record FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'document' AND external_id = ANY(${[...ids]}::text[]) ORDER BY n`;
  return rows.map(({ record }) => record);
}

/** By our number, wherever 1C wrote it; the first that names one of ours. */
export async function findOrderId(db: Db, names: readonly string[]): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT o.id::int FROM unnest(${[...names]}::text[]) WITH ORDINALITY AS n(name, rank) JOIN orders o ON o.number = n.name
    ORDER BY n.rank LIMIT 1`;
  return row?.id ?? null;
}

export async function findAccountingState(tx: Db, orderId: number): Promise<AccountingState | null> {
  const [row] = await tx<{ state: AccountingState | null }[]>`
    SELECT accounting_state AS state FROM orders WHERE id = ${orderId}`;
  return row?.state ?? null;
}

/** Their number is ours only where no other order has it: they begin anew each year. */
export async function setAccountingState(
  tx: Db,
  orderId: number,
  state: AccountingState,
  numberOf1c: string | null,
): Promise<void> {
  await tx`
    UPDATE orders o SET accounting_state = ${JSON.stringify(state)}::text::jsonb,
      external_id = CASE WHEN ${numberOf1c}::text IS NULL
                           OR EXISTS (SELECT FROM orders other WHERE other.external_id = ${numberOf1c} AND other.id <> o.id)
                         THEN o.external_id ELSE ${numberOf1c} END
    WHERE o.id = ${orderId}`;
}

/** Their word as staff have mapped it. One that nobody has seen yet is written down with what it is guessed to be. */
export async function readStatus(
  tx: Db,
  theirName: string,
  guess: OrderStatus | null,
): Promise<OrderStatus | null> {
  await tx`
    INSERT INTO exchange_statuses (their_name, status) VALUES (${theirName}, ${guess}) ON CONFLICT DO NOTHING`;
  const [row] = await tx<{ status: string | null }[]>`
    SELECT status FROM exchange_statuses WHERE their_name = ${theirName}`;
  return ORDER_STATUSES.find((each) => each === row?.status) ?? null;
}

export async function findLastExport(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx<{ seq: number }[]>`
    SELECT coalesce(max(seq), 0)::int AS seq FROM order_exports WHERE order_id = ${orderId}`;
  return row?.seq ?? 0;
}

/**
 * What 1C has done itself it is not told of. It knew of it since some moment after it last heard of the order: the
 * earliest is taken, so that goods it has put back on sale are not counted a second time.
 */
export async function markKnown(tx: Db, orderId: number, afterSeq: number): Promise<void> {
  await tx`
    UPDATE order_exports e SET composed_at = now(), exported_at = coalesce(
      (SELECT max(old.exported_at) FROM order_exports old WHERE old.order_id = ${orderId} AND old.seq <= ${afterSeq}), now())
    WHERE e.order_id = ${orderId} AND e.seq > ${afterSeq} AND e.exported_at IS NULL`;
}

/** What is owed for it by contract; the bill bears the order's number. */
export async function payBill(tx: Db, orderNumber: string, paid: number | null): Promise<void> {
  await tx`
    UPDATE wholesale_bills SET paid = greatest(paid, least(sum, coalesce(${paid}::int, sum))) WHERE number = ${orderNumber}`;
}
