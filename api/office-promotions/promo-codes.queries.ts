import type { PromoCodeBatch } from '#contract/office/promo-codes.ts';
import type { Db } from '../database.ts';

type BatchRow = Omit<PromoCodeBatch, 'createdAt'> & { createdAt: Date };

export async function listBatches(
  db: Db,
  { promotionCode = null, ids = null }: { promotionCode?: string | null; ids?: readonly number[] | null },
): Promise<PromoCodeBatch[]> {
  const rows = await db<BatchRow[]>`
    SELECT b.id, b.name, b.count, b.is_active AS "isActive", b.created_at AS "createdAt",
           (SELECT count(*)::int FROM promo_codes c WHERE c.batch_id = b.id AND c.used_order IS NOT NULL) AS used,
           CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('id', s.id, 'name', s.name) END AS "createdBy"
    FROM promo_code_batches b LEFT JOIN staff s ON s.id = b.created_by
    WHERE b.promotion_code = ${promotionCode} OR b.id = ANY(${(ids ?? []) as number[]}) ORDER BY b.id DESC`;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function insertBatch(
  tx: Db,
  batch: { promotionCode: string; name: string; staffId: number; sealed: Buffer; hashes: readonly Buffer[] },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO promo_code_batches (promotion_code, name, count, sealed, created_by)
    VALUES (${batch.promotionCode}, ${batch.name}, ${batch.hashes.length}, ${batch.sealed}, ${batch.staffId}) RETURNING id`;
  if (!row) throw new Error('a batch just written is not there');
  const hashes = batch.hashes.map((hash) => hash.toString('hex'));
  await tx`
    INSERT INTO promo_codes (hash, batch_id, n)
    SELECT decode(hash, 'hex'), ${row.id}, n FROM unnest(${hashes}::text[]) WITH ORDINALITY AS made (hash, n)`;
  return row.id;
}

export async function findSealed(db: Db, id: number): Promise<{ name: string; sealed: Buffer } | null> {
  const [row] = await db<{ name: string; sealed: Buffer }[]>`
    SELECT name, sealed FROM promo_code_batches WHERE id = ${id}`;
  return row ?? null;
}

export interface UsedRow {
  n: number;
  usedOrder: string;
}

export const listUsed = (db: Db, batchId: number): Promise<UsedRow[]> => db<UsedRow[]>`
  SELECT n, used_order AS "usedOrder" FROM promo_codes WHERE batch_id = ${batchId} AND used_order IS NOT NULL`;

export async function lockBatches(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM promo_code_batches WHERE id = ANY(${ids as number[]}) ORDER BY id FOR UPDATE`;
}

export async function setBatchActive(tx: Db, id: number, isActive: boolean): Promise<void> {
  await tx`UPDATE promo_code_batches SET is_active = ${isActive} WHERE id = ${id}`;
}
