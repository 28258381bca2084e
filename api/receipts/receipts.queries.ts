import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { Db } from '../database.ts';
import type { FiscalPart } from './cash-register.ts';
import type { Words } from './paper-order.queries.ts';
import type { ReceiptLine } from './receipt-line.ts';

export interface ReceiptRow {
  id: number;
  orderId: number;
  orderNumber: string;
  userId: number;
  type: 'sale' | 'return';
  operationKey: string;
  lines: ReceiptLine[];
  tenders: { method: PaymentMethod; sum: number }[];
  pointsSpent: number;
  pointsEarned: number;
  pointsNeedCard: boolean;
  totalTenge: number;
  vatTenge: number;
  seller: { name: Words; bin: string; address: Words; isVatPayer: boolean };
  fiscal: FiscalPart | null;
  attempts: number;
}

const columns = (db: Db) => db`
  r.id, r.order_id AS "orderId", o.number AS "orderNumber", o.user_id AS "userId", r.type,
  r.operation_key AS "operationKey", r.lines, r.tenders, r.points_spent AS "pointsSpent",
  r.points_earned AS "pointsEarned", r.points_need_card AS "pointsNeedCard", r.total AS "totalTenge", r.vat_total AS "vatTenge", r.seller, r.fiscal, r.attempts`;

type NewReceipt = Omit<ReceiptRow, 'id' | 'orderNumber' | 'userId' | 'fiscal' | 'attempts'>;

/** The same receipt asked for twice is one. */
export async function insertReceipt(tx: Db, receipt: NewReceipt): Promise<void> {
  const json = (value: unknown) => tx.json(value as Parameters<typeof tx.json>[0]);
  await tx`
    INSERT INTO receipts (order_id, type, operation_key, lines, tenders, points_spent, points_earned, total, vat_total,
                          seller, points_need_card)
    VALUES (${receipt.orderId}, ${receipt.type}, ${receipt.operationKey}, ${json(receipt.lines)},
            ${json(receipt.tenders)}, ${receipt.pointsSpent}, ${receipt.pointsEarned}, ${receipt.totalTenge},
            ${receipt.vatTenge}, ${json(receipt.seller)}, ${receipt.pointsNeedCard})
    ON CONFLICT (operation_key) DO NOTHING`;
}

export async function findReceiptRow(db: Db, id: number): Promise<ReceiptRow | null> {
  const [row] = await db<ReceiptRow[]>`
    SELECT ${columns(db)} FROM receipts r JOIN orders o ON o.id = r.order_id WHERE r.id = ${id}`;
  return row ?? null;
}

export function listReceiptRows(db: Db, orderId: number): Promise<ReceiptRow[]> {
  return db<ReceiptRow[]>`
    SELECT ${columns(db)} FROM receipts r JOIN orders o ON o.id = r.order_id
    WHERE r.order_id = ${orderId} ORDER BY r.id`;
}

export function listReceiptsOfUser(db: Db, userId: number): Promise<ReceiptRow[]> {
  return db<ReceiptRow[]>`
    SELECT ${columns(db)} FROM receipts r JOIN orders o ON o.id = r.order_id
    WHERE o.user_id = ${userId} ORDER BY r.id`;
}

export async function findReceiptOwner(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ userId: number }[]>`
    SELECT o.user_id AS "userId" FROM receipts r JOIN orders o ON o.id = r.order_id WHERE r.id = ${id}`;
  return row?.userId ?? null;
}

/** The next one that the register has not answered, for this process alone until the lease ends. */
export async function claimReceipt(db: Db, leaseSeconds: number): Promise<ReceiptRow | null> {
  const [claimed] = await db<{ id: number }[]>`
    UPDATE receipts SET attempts = attempts + 1,
           due_at = now() + make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 6)))
    WHERE id = (
      SELECT id FROM receipts WHERE fiscal IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return claimed ? findReceiptRow(db, claimed.id) : null;
}

export async function setFiscal(db: Db, id: number, fiscal: FiscalPart): Promise<void> {
  await db`UPDATE receipts SET fiscal = ${db.json({ ...fiscal })} WHERE id = ${id} AND fiscal IS NULL`;
}

/** Waiting for longer than so many minutes: somebody should look. */
export async function countLateReceipts(db: Db, minutes: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM receipts
    WHERE fiscal IS NULL AND due_at < 'infinity' AND created_at < now() - make_interval(mins => ${minutes})`;
  return row?.count ?? 0;
}

/** How long the oldest that is not made has waited, in seconds; what was set aside is people's. */
export async function findOldestPending(db: Db): Promise<number> {
  const [row] = await db<{ seconds: number }[]>`
    SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM receipts
    WHERE fiscal IS NULL AND due_at < 'infinity'`;
  return row?.seconds ?? 0;
}

/** For the page of an order, the oldest first. */
export async function listOrderReceipts(
  db: Db,
  orderId: number,
): Promise<{ id: number; type: 'sale' | 'return'; isReady: boolean }[]> {
  return db<{ id: number; type: 'sale' | 'return'; isReady: boolean }[]>`
    SELECT id::float8 AS id, type, fiscal IS NOT NULL AS "isReady" FROM receipts WHERE order_id = ${orderId} ORDER BY id`;
}
