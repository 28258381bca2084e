import type { Db } from '../database.ts';

type SetState = 'draft' | 'scheduled' | 'waiting' | 'running' | 'applied' | 'undone' | 'failed';

/** A set that this key has made, by what its requests are called. */
export async function findBatch(
  db: Db,
  id: number,
  createdBy: number,
  keyPrefix: string,
): Promise<{ state: SetState; appliedAt: Date | null } | null> {
  const [row] = await db<{ state: SetState; appliedAt: Date | null }[]>`
    SELECT CASE WHEN EXISTS (SELECT FROM change_sets u WHERE u.undo_of = s.id AND u.state = 'applied') THEN 'undone'
                ELSE s.state END AS state, s.applied_at AS "appliedAt"
    FROM change_sets s
    WHERE s.id = ${id} AND s.created_by = ${createdBy} AND starts_with(s.request_key, ${keyPrefix})`;
  return row ?? null;
}

interface ProductOut {
  id: number;
  product_code: string;
  code: string;
  name_ru: string;
  name_kz: string | null;
  section: string;
  brand: string;
  active: boolean;
  on_order: boolean;
  gtin: string | null;
  ntin: string | null;
  vat_percent: number;
  price: number | null;
  discount_price: number | null;
  club_price: number | null;
  wholesale_price: number | null;
}

export const listProductsOut = (db: Db, after: number, limit: number): Promise<ProductOut[]> => db<
  ProductOut[]
>`
  SELECT p.id, p.product_code, p.code, p.name_ru, p.name_kz, s.name_ru AS section, b.name AS brand, p.active, p.on_order,
         p.gtin, p.ntin, p.vat_percent, r.price, r.discount_price, r.club_price, r.wholesale_price
  FROM products p JOIN sections s ON s.id = p.section_id JOIN brands b ON b.id = p.brand_id
  LEFT JOIN product_prices r ON r.product_id = p.id
  WHERE p.id > ${after} ORDER BY p.id LIMIT ${limit}`;

interface StockOut {
  productId: number;
  product_code: string;
  store: number;
  free: number;
}

export const listStockOut = (
  db: Db,
  after: { productId: number; store: number },
  limit: number,
): Promise<StockOut[]> => db<StockOut[]>`
  SELECT s.product_id AS "productId", p.product_code, s.store_id AS store, s.count AS free
  FROM stocks s JOIN products p ON p.id = s.product_id
  WHERE (s.product_id, s.store_id) > (${after.productId}::int, ${after.store}::smallint)
  ORDER BY s.product_id, s.store_id LIMIT ${limit}`;
