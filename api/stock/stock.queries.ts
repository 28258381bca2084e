import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface StockLine {
  productId: number;
  productCode: string;
  article: string;
  name: string;
  unit: string;
  free: number;
  held: number;
  row: string | null;
  place: string | null;
  /** 1C tells how many there are. */
  isOfOneC: boolean;
}

/** Sold and not packed yet: such goods stand on the shelf. What another product took the place of does not. */
const held = (db: Db, storeId: number) => db`
  coalesce((SELECT -sum(e.count) FROM stock_entries e JOIN orders o ON o.id = e.order_id
            JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
            LEFT JOIN pick_lists k ON k.order_id = e.order_id AND k.store_id = e.store_id
            WHERE e.product_id = p.id AND e.store_id = ${storeId} AND o.status IN ('new', 'confirmed', 'assembling')
              AND k.packed_at IS NULL), 0)::int`;

const columns = (db: Db, storeId: number, language: Locale) => db`
  p.id AS "productId", p.code AS "productCode", p.product_code AS article,
  CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS name,
  coalesce((SELECT CASE WHEN ${language} = 'kz' THEN u.name_kz ELSE u.name_ru END FROM units u
            WHERE u.code = p.units -> 0 ->> 'unit'), '') AS unit,
  coalesce(s.count, 0) AS free, ${held(db, storeId)} AS held, at."row", at.place,
  EXISTS (SELECT FROM stock_told t WHERE t.product_id = p.id AND t.store_id = ${storeId})
    AND EXISTS (SELECT FROM exchange_accounts WHERE is_active) AS "isOfOneC"`;

const sources = (db: Db, storeId: number) => db`
  products p LEFT JOIN stocks s ON s.product_id = p.id AND s.store_id = ${storeId}
  LEFT JOIN product_places at ON at.product_id = p.id AND at.store_id = ${storeId}`;

export async function findStockLine(
  db: Db,
  productId: number,
  storeId: number,
  language: Locale,
): Promise<StockLine | null> {
  const [row] = await db<StockLine[]>`
    SELECT ${columns(db, storeId, language)} FROM ${sources(db, storeId)} WHERE p.id = ${productId}`;
  return row ?? null;
}

const toPattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

interface StockWish {
  storeId: number;
  q: string;
  after: { article: string; id: number } | null;
  limit: number;
  language: Locale;
}

/** By article, keyset; without words only what has ever stood here. */
export function listStock(db: Db, { storeId, q, after, limit, language }: StockWish): Promise<StockLine[]> {
  const code = q.replace(/[\s-]/g, '');
  return db<StockLine[]>`
    SELECT ${columns(db, storeId, language)} FROM ${sources(db, storeId)}
    WHERE (${after === null} OR (p.product_code, p.id) > (${after?.article ?? ''}, ${after?.id ?? 0}::int))
      AND (CASE WHEN ${q === ''} THEN s.product_id IS NOT NULL
           ELSE p.product_code = ${code} OR p.gtin = ${code} OR p.code = ${q} OR p.name_ru ILIKE ${toPattern(q)}
                OR p.name_kz ILIKE ${toPattern(q)} END)
    ORDER BY p.product_code, p.id LIMIT ${limit}`;
}

/** Held until the transaction ends, in the order in which orders take: nobody waits in a circle. Rows that are not there are made. */
export async function lockStocks(tx: Db, productId: number, storeIds: readonly number[]): Promise<void> {
  await tx`
    INSERT INTO stocks (product_id, store_id, count)
    SELECT ${productId}, store, 0 FROM unnest(${[...storeIds]}::smallint[]) AS store ORDER BY store
    ON CONFLICT (product_id, store_id) DO NOTHING`;
  await tx`
    SELECT FROM stocks WHERE product_id = ${productId} AND store_id = ANY(${[...storeIds]}::smallint[])
    ORDER BY store_id FOR UPDATE`;
}

export interface Adjustment {
  productId: number;
  storeId: number;
  kind: 'count' | 'in' | 'out' | 'damage' | 'transfer';
  delta: number;
  counted: number | null;
  held: number;
  reason: string;
  comment: string;
  otherStore: number | null;
  staffId: number;
}

/** The one way by which staff move stock: the count and its reason in one statement. */
export async function insertAdjustment(tx: Db, each: Adjustment): Promise<void> {
  await tx`
    WITH said AS (
      INSERT INTO stock_adjustments (product_id, store_id, kind, delta, counted, held, reason, comment, other_store, staff_id)
      VALUES (${each.productId}, ${each.storeId}, ${each.kind}, ${each.delta}, ${each.counted}, ${each.held},
              ${each.reason}, ${each.comment}, ${each.otherStore}, ${each.staffId})
      RETURNING product_id, store_id, delta)
    UPDATE stocks s SET count = s.count + said.delta FROM said
    WHERE s.product_id = said.product_id AND s.store_id = said.store_id AND said.delta <> 0`;
}

export interface MoveRow {
  id: number;
  kind: Adjustment['kind'];
  delta: number;
  counted: number | null;
  reason: string;
  comment: string;
  otherStoreId: number | null;
  staff: { id: number; name: string };
  at: Date;
}

export const listMoves = (db: Db, productId: number, storeId: number): Promise<MoveRow[]> => db<MoveRow[]>`
  SELECT a.id::float8 AS id, a.kind, a.delta, a.counted, a.reason, a.comment, a.other_store::int AS "otherStoreId",
         jsonb_build_object('id', s.id, 'name', s.name) AS staff, a.at
  FROM stock_adjustments a JOIN staff s ON s.id = a.staff_id
  WHERE a.product_id = ${productId} AND a.store_id = ${storeId} ORDER BY a.id DESC LIMIT 100`;

export async function putShelf(
  tx: Db,
  { productId, storeId }: { productId: number; storeId: number },
  shelf: { row: string; place: string } | null,
): Promise<void> {
  if (shelf === null)
    await tx`DELETE FROM product_places WHERE product_id = ${productId} AND store_id = ${storeId}`;
  else
    await tx`
      INSERT INTO product_places (product_id, store_id, "row", place)
      VALUES (${productId}, ${storeId}, ${shelf.row}, ${shelf.place})
      ON CONFLICT (product_id, store_id) DO UPDATE SET "row" = excluded."row", place = excluded.place`;
}

export const listStores = (db: Db, language: Locale): Promise<{ id: number; name: string }[]> => db<
  { id: number; name: string }[]
>`
  SELECT id::int AS id, CASE WHEN ${language} = 'kz' THEN name_kz ELSE name_ru END AS name FROM stores WHERE is_active ORDER BY id`;

export async function hasStore(db: Db, storeId: number): Promise<boolean> {
  return (await db`SELECT FROM stores WHERE id = ${storeId}`).length > 0;
}

interface StockKey {
  productId: number;
  storeId: number;
}

/** Many at once, in the order in which orders take them. Rows that are not there are made. */
export async function lockShelves(tx: Db, keys: readonly StockKey[]): Promise<void> {
  const wanted = JSON.stringify(keys);
  await tx`
    INSERT INTO stocks (product_id, store_id, count)
    SELECT k."productId", k."storeId", 0
    FROM jsonb_to_recordset(${wanted}::text::jsonb) AS k("productId" int, "storeId" smallint)
    JOIN products p ON p.id = k."productId" JOIN stores t ON t.id = k."storeId" ORDER BY 1, 2
    ON CONFLICT (product_id, store_id) DO NOTHING`;
  await tx`
    SELECT FROM stocks s JOIN jsonb_to_recordset(${wanted}::text::jsonb) AS k("productId" int, "storeId" smallint)
      ON s.product_id = k."productId" AND s.store_id = k."storeId"
    ORDER BY s.product_id, s.store_id FOR UPDATE OF s`;
}

export type Shelf = StockKey & {
  nameRu: string;
  nameKz: string;
  free: number;
  held: number;
  isOfOneC: boolean;
};

/** What stands where; goods and stores that are not there are missing. */
export const listShelves = (db: Db, keys: readonly StockKey[]): Promise<Shelf[]> => db<Shelf[]>`
  WITH wanted AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) AS k("productId" int, "storeId" int)),
  held AS MATERIALIZED (
    SELECT e.product_id, e.store_id, -sum(e.count)::int AS count
    FROM stock_entries e JOIN orders o ON o.id = e.order_id
    JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
    LEFT JOIN pick_lists k ON k.order_id = e.order_id AND k.store_id = e.store_id
    WHERE o.status IN ('new', 'confirmed', 'assembling') AND k.packed_at IS NULL GROUP BY 1, 2)
  SELECT w."productId", w."storeId", concat_ws(' · ', p.name_ru, t.name_ru) AS "nameRu",
         concat_ws(' · ', coalesce(p.name_kz, p.name_ru), t.name_kz) AS "nameKz",
         coalesce(s.count, 0) AS free, coalesce(h.count, 0) AS held,
         EXISTS (SELECT FROM stock_told told WHERE told.product_id = w."productId" AND told.store_id = w."storeId")
           AND EXISTS (SELECT FROM exchange_accounts WHERE is_active) AS "isOfOneC"
  FROM wanted w JOIN products p ON p.id = w."productId" JOIN stores t ON t.id = w."storeId"
  LEFT JOIN stocks s ON s.product_id = w."productId" AND s.store_id = w."storeId"
  LEFT JOIN held h ON h.product_id = w."productId" AND h.store_id = w."storeId"`;

/** Counts of many shelves by one word, under the entry of the log that is being written. */
export async function insertCounts(
  tx: Db,
  rows: readonly (StockKey & { delta: number; counted: number; held: number })[],
): Promise<void> {
  await tx`
    WITH said AS (
      INSERT INTO stock_adjustments (product_id, store_id, kind, delta, counted, held, reason, staff_id)
      SELECT r."productId", r."storeId", 'count', r.delta, r.counted, r.held, 'stock_taking',
             current_setting('sheber.staff_id')::bigint
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        AS r("productId" int, "storeId" smallint, delta int, counted int, held int)
      RETURNING product_id, store_id, delta)
    UPDATE stocks s SET count = s.count + said.delta FROM said
    WHERE s.product_id = said.product_id AND s.store_id = said.store_id AND said.delta <> 0`;
}
