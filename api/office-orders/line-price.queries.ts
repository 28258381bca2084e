import type { Db } from '../database.ts';

/** What of a price's history is looked back at: as the law has it for prices that are struck through. */
const DAYS = 30;

/** The lowest price of the shelf in the days before a moment, the one that was valid when they began among them. */
export async function findLowestPrice(db: Db, productId: number, before: Date): Promise<number | null> {
  const [row] = await db<{ lowest: number | null }[]>`
    SELECT min(price) AS lowest FROM price_history
    WHERE product_id = ${productId} AND valid_from <= almaty_day(${before}) AND valid_from >= coalesce(
      (SELECT max(valid_from) FROM price_history
       WHERE product_id = ${productId} AND valid_from <= almaty_day(${before}) - ${DAYS}::int), '-infinity')`;
  return row?.lowest ?? null;
}
