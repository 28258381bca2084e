/** Registers that are asked for nothing until somebody has looked, and receipts that are set aside for good. */
import type { Db } from '../database.ts';
import type { TotalDiffers } from './cash-register.ts';

export interface RegisterStop {
  cashbox: string;
  receiptId: number;
  orderNumber: string;
  ours: number;
  theirs: number;
  stoppedAt: Date;
}

/** Once: who stops what stands changes nothing. */
export async function insertStop(
  db: Db,
  cashbox: string,
  receiptId: number,
  { ours, theirs }: Pick<TotalDiffers, 'ours' | 'theirs'>,
): Promise<void> {
  await db`
    INSERT INTO register_stops (cashbox, receipt_id, ours, theirs) VALUES (${cashbox}, ${receiptId}, ${ours}, ${theirs})
    ON CONFLICT DO NOTHING`;
}

export async function isStopped(db: Db, cashbox: string): Promise<boolean> {
  const rows = await db`SELECT FROM register_stops WHERE cashbox = ${cashbox} AND resumed_at IS NULL`;
  return rows.length > 0;
}

export function listStops(db: Db): Promise<RegisterStop[]> {
  return db<RegisterStop[]>`
    SELECT s.cashbox, s.receipt_id::float8 AS "receiptId", o.number AS "orderNumber", s.ours, s.theirs, s.stopped_at AS "stoppedAt"
    FROM register_stops s JOIN receipts r ON r.id = s.receipt_id JOIN orders o ON o.id = r.order_id
    WHERE s.resumed_at IS NULL ORDER BY s.id`;
}

/** The receipts they were stopped at are set aside: they would stop them again. Gives how many registers go on. */
export async function resumeRegisters(tx: Db): Promise<number> {
  const { count } = await tx`
    WITH resumed AS (UPDATE register_stops SET resumed_at = now() WHERE resumed_at IS NULL RETURNING receipt_id)
    UPDATE receipts SET due_at = 'infinity' WHERE fiscal IS NULL AND id IN (SELECT receipt_id FROM resumed)`;
  return count;
}

export function listSetAside(db: Db): Promise<{ id: number; orderNumber: string; totalTenge: number }[]> {
  return db<{ id: number; orderNumber: string; totalTenge: number }[]>`
    SELECT r.id::float8 AS id, o.number AS "orderNumber", r.total AS "totalTenge"
    FROM receipts r JOIN orders o ON o.id = r.order_id WHERE r.fiscal IS NULL AND r.due_at = 'infinity' ORDER BY r.id`;
}

/** False: it was not set aside. */
export async function askReceiptAgain(db: Db, id: number): Promise<boolean> {
  const { count } = await db`
    UPDATE receipts SET due_at = now() WHERE id = ${id} AND fiscal IS NULL AND due_at = 'infinity'`;
  return count === 1;
}
