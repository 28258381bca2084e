import type { Stock } from '#domain/orders/stock-plan.ts';
import { type Db, listTogether } from '../../database.ts';

export interface GoodsRow {
  id: number;
  code: string;
  article: string;
  externalId: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  /** of the base unit; null or 0 where nobody weighed it */
  weightKg: number | null;
  /** in which counts it is sold */
  step: number | null;
  min: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  family: string | null;
  isSold: boolean;
  ntin: string | null;
  warrantyMonths: number | null;
}

/** What an order keeps of its products, and what carrying them depends on. */
export function listGoods(db: Db, codes: readonly string[]): Promise<GoodsRow[]> {
  return db<GoodsRow[]>`
    SELECT p.id, p.code, p.product_code AS article, p.external_id AS "externalId", p.name_ru AS "nameRu",
           coalesce(p.name_kz, p.name_ru) AS "nameKz", u.name_ru AS "unitRu", u.name_kz AS "unitKz",
           (p.units -> 0 ->> 'weight')::float8 AS "weightKg",
           (p.units -> 0 ->> 'step')::float8 AS step, (p.units -> 0 ->> 'min')::float8 AS min, p.length_mm AS "lengthMm", p.width_mm AS "widthMm",
           p.height_mm AS "heightMm", s.family, p.active AND NOT p.on_order AND NOT p.is_offline AS "isSold", p.ntin,
           p.warranty_months AS "warrantyMonths"
    FROM products p JOIN sections s ON s.id = p.section_id JOIN units u ON u.code = p.units -> 0 ->> 'unit'
    WHERE p.code = ANY(${codes as string[]})`;
}

/** Where the products stand now. */
export function listStock(db: Db, codes: readonly string[]): Promise<(Stock & { code: string })[]> {
  return db<(Stock & { code: string })[]>`
    SELECT p.code, s.product_id AS "productId", s.store_id AS "storeId", s.count
    FROM stocks s JOIN products p ON p.id = s.product_id
    WHERE p.code = ANY(${codes as string[]}) AND s.count > 0`;
}

/** The same for several orders that are reckoned at one moment. */
export const listGoodsTogether = listTogether(listGoods);
export const listStockTogether = listTogether(listStock);
