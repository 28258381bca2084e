import { createHash } from 'node:crypto';
import type { Db } from '../database.ts';

/** Sixteen signs of thirty-two: what is found by its hash cannot be guessed from it. */
export const hashOnceCode = (code: string): Buffer => createHash('sha256').update(code).digest();

export interface OnceCode {
  promotionCode: string;
  isUsed: boolean;
}

/** Null: no batch that works has it. */
export async function findOnceCode(db: Db, code: string): Promise<OnceCode | null> {
  const [row] = await db<OnceCode[]>`
    SELECT b.promotion_code AS "promotionCode", c.used_order IS NOT NULL AS "isUsed"
    FROM promo_codes c JOIN promo_code_batches b ON b.id = c.batch_id AND b.is_active WHERE c.hash = ${hashOnceCode(code)}`;
  return row ?? null;
}

/** Whether the order has it now: a code of one's own, or none of these at all, or one that another order has taken. */
export async function takeOnceCode(
  tx: Db,
  code: string,
  orderId: string,
): Promise<'taken' | 'other' | 'used'> {
  const hash = hashOnceCode(code);
  const [taken] = await tx`
    UPDATE promo_codes c SET used_order = ${orderId}, used_at = now() FROM promo_code_batches b
    WHERE c.hash = ${hash} AND b.id = c.batch_id AND b.is_active AND (c.used_order IS NULL OR c.used_order = ${orderId})
    RETURNING 1`;
  if (taken) return 'taken';
  const [known] = await tx`SELECT FROM promo_codes WHERE hash = ${hash}`;
  return known ? 'used' : 'other';
}

export async function giveBackOnceCode(tx: Db, orderId: string): Promise<void> {
  await tx`UPDATE promo_codes SET used_order = NULL, used_at = NULL WHERE used_order = ${orderId}`;
}
