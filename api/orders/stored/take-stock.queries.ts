/** The one way by which stock is lowered for an order. */
import type { Take } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';

/** What is taken of each product in each store. */
function toSums(takes: readonly Take[]): { productId: number; storeId: number; count: number }[] {
  const sums = new Map<string, { productId: number; storeId: number; count: number }>();
  for (const { productId, storeId, count } of takes) {
    const key = `${productId} ${storeId}`;
    sums.set(key, { productId, storeId, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()];
}

/**
 * Rows are held by product and store, so that two carts with the same goods in another order never wait for each other in a
 * circle; each is lowered only if it still has what is taken.
 */
const lowering = (tx: Db, wanted: ReturnType<typeof toSums>) => tx`
  WITH wanted AS (
    SELECT * FROM unnest(${wanted.map(({ productId }) => productId)}::int[],
      ${wanted.map(({ storeId }) => storeId)}::int[], ${wanted.map(({ count }) => count)}::int[])
      AS w (product_id, store_id, count)
  ), held AS (
    SELECT s.product_id, s.store_id, w.count FROM stocks s JOIN wanted w USING (product_id, store_id)
    WHERE s.count >= w.count ORDER BY s.product_id, s.store_id FOR UPDATE OF s
  ), taken AS (
    UPDATE stocks s SET count = s.count - held.count FROM held
    WHERE s.product_id = held.product_id AND s.store_id = held.store_id AND s.count >= held.count
    RETURNING s.product_id
  )`;

/** Takes what is planned, all of it or not: false when somebody was faster. */
export async function takeStock(tx: Db, takes: readonly Take[]): Promise<boolean> {
  const wanted = toSums(takes);
  const taken = await tx`${lowering(tx, wanted)} SELECT FROM taken`;
  return taken.length === wanted.length;
}

const OVERTAKEN = 'SH001';

export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OVERTAKEN;

/** The same where nobody looks at the answer before the commit: whoever was faster fails the transaction. */
export async function takeStockOrFail(tx: Db, takes: readonly Take[]): Promise<void> {
  const wanted = toSums(takes);
  await tx`
    ${lowering(tx, wanted)} SELECT refuse_overtaken() FROM (SELECT count(*) AS count FROM taken) t
    WHERE t.count < ${wanted.length}::int`;
}

/** All that is going to be given back or taken, held in the order in which orders take: nobody waits in a circle. */
export async function lockStock(tx: Db, productIds: readonly number[]): Promise<void> {
  await tx`
    SELECT FROM stocks WHERE product_id = ANY(${productIds as number[]}::int[])
    ORDER BY product_id, store_id FOR UPDATE`;
}

export interface RankedStock {
  productId: number;
  storeId: number;
  count: number;
  /** the order's own store, then its city, then the rest */
  rank: number;
}

export function listRankedStock(
  db: Db,
  productIds: readonly number[],
  { storeId, cityId }: { storeId: number | null; cityId: number },
): Promise<RankedStock[]> {
  return db<RankedStock[]>`
    SELECT s.product_id AS "productId", s.store_id AS "storeId", s.count,
           CASE WHEN s.store_id = ${storeId ?? 0} THEN 0 WHEN t.city_id = ${cityId} THEN 1 ELSE 2 END AS rank
    FROM stocks s JOIN stores t ON t.id = s.store_id WHERE s.product_id = ANY(${[...productIds]}::int[]) AND s.count > 0`;
}

type OrderTake = Take & { orderId: number };

/** What each line took from where: a statement, or a piece of a larger one. `part`: the change that takes; 0 where the order is made. */
export const takesOf = (tx: Db, takes: readonly OrderTake[], part = 0) => tx`
  INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count, part)
  SELECT t."orderId", t.line, t."storeId", 'sale', t."productId", -t.count, ${part}::bigint
  FROM jsonb_to_recordset(${JSON.stringify(takes)}::text::jsonb) AS t (
    "orderId" bigint, line smallint, "storeId" smallint, "productId" int, count int)`;

export async function insertTakes(tx: Db, takes: readonly OrderTake[], part = 0): Promise<void> {
  if (takes.length > 0) await takesOf(tx, takes, part);
}
