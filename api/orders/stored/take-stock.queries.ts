/** The one way by which stock is lowered for an order. */
import type { Take } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';

/**
 * Takes what is planned, all of it or not: false when somebody was faster. Rows are held by product and store, so that
 * two carts with the same goods in another order never wait for each other in a circle; each is lowered only if it still
 * has what is taken.
 */
export async function takeStock(tx: Db, takes: readonly Take[]): Promise<boolean> {
  const sums = new Map<string, { productId: number; storeId: number; count: number }>();
  for (const { productId, storeId, count } of takes) {
    const key = `${productId} ${storeId}`;
    sums.set(key, { productId, storeId, count: (sums.get(key)?.count ?? 0) + count });
  }
  const wanted = [...sums.values()];
  const taken = await tx`
    WITH wanted AS (
      SELECT * FROM unnest(${wanted.map(({ productId }) => productId)}::int[],
        ${wanted.map(({ storeId }) => storeId)}::int[], ${wanted.map(({ count }) => count)}::int[])
        AS w (product_id, store_id, count)
    ), held AS (
      SELECT s.product_id, s.store_id, w.count FROM stocks s JOIN wanted w USING (product_id, store_id)
      WHERE s.count >= w.count ORDER BY s.product_id, s.store_id FOR UPDATE OF s
    )
    UPDATE stocks s SET count = s.count - held.count FROM held
    WHERE s.product_id = held.product_id AND s.store_id = held.store_id AND s.count >= held.count
    RETURNING s.product_id`;
  return taken.length === wanted.length;
}
