import type { Db } from '../../database.ts';

/**
 * Goods that came back to where more was sold than 1C has: only what is left above that is on sale again (ADR 105).
 * With the rows of stock held already by whoever gave back.
 */
export async function keepWithinTold(tx: Db, orderId: number): Promise<void> {
  const [row] = await tx<{ ids: number[] | null }[]>`
    SELECT array_agg(DISTINCT e.product_id) AS ids FROM stock_entries e
    WHERE e.order_id = ${orderId} AND EXISTS (SELECT FROM stock_told t WHERE t.product_id = e.product_id)`;
  if (!row?.ids) return;
  await tx`
    UPDATE stocks s SET count = greatest(0, d.due) FROM stock_due d
    WHERE d.product_id = ANY(${row.ids}::int[]) AND s.product_id = d.product_id AND s.store_id = d.store_id
      AND s.count > greatest(0, d.due)`;
}
