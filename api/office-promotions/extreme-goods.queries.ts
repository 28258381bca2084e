import type { PromotionScope } from '#contract/office/promotion-values.ts';
import type { Db } from '../database.ts';

export type GoodsOf = PromotionScope;

export interface ExtremeRow {
  code: string;
  price: number;
  wholesalePrice: number | null;
  cost: number | null;
  vatPercent: number;
}

/**
 * Of the goods of a scope those that a promotion can hit worst: whatever the mechanic, the deepest cut and the first sale
 * below cost is among the cheapest, the dearest, those with the least margin in percent or in tenge, and the costliest.
 */
export async function listExtremeGoods(
  db: Db,
  { products = [], sections = [], brands = [], except = {} }: GoodsOf,
): Promise<{ rows: ExtremeRow[]; goods: number }> {
  const below = (codes: readonly string[]) => db`
    ARRAY(SELECT below.id FROM sections above JOIN sections below ON below.lft BETWEEN above.lft AND above.rgt
          WHERE above.code = ANY(${codes as string[]}))`;
  const brandsOf = (codes: readonly string[]) =>
    db`ARRAY(SELECT id FROM brands WHERE code = ANY(${codes as string[]}))`;
  const isNarrowed = sections.length + brands.length > 0;
  const isEverything = !isNarrowed && products.length === 0;
  const [found] = await db<{ goods: number; rows: ExtremeRow[] | null }[]>`
    WITH aimed AS MATERIALIZED (
      SELECT p.code, r.price, r.wholesale_price AS "wholesalePrice", c.cost, p.vat_percent AS "vatPercent"
      FROM products p JOIN product_prices r ON r.product_id = p.id LEFT JOIN product_costs c ON c.product_id = p.id
      WHERE p.active AND (${isEverything} OR p.code = ANY(${products}) OR (
          ${isNarrowed} AND (${sections.length === 0} OR p.section_id = ANY(${below(sections)}))
          AND (${brands.length === 0} OR p.brand_id = ANY(${brandsOf(brands)}))))
        AND p.code <> ALL(${except.products ?? []}) AND p.section_id <> ALL(${below(except.sections ?? [])})
        AND p.brand_id <> ALL(${brandsOf(except.brands ?? [])})
    ), worst AS (
      (SELECT * FROM aimed ORDER BY price LIMIT 40) UNION (SELECT * FROM aimed ORDER BY price DESC LIMIT 20)
      UNION (SELECT * FROM aimed WHERE cost IS NOT NULL ORDER BY cost::float8 / price DESC LIMIT 100)
      UNION (SELECT * FROM aimed WHERE cost IS NOT NULL ORDER BY price - cost LIMIT 100)
      UNION (SELECT * FROM aimed WHERE cost IS NOT NULL ORDER BY cost DESC LIMIT 100)
      UNION (SELECT * FROM aimed WHERE code = ANY(${products})))
    SELECT (SELECT count(*)::int FROM aimed) AS goods, (SELECT json_agg(worst) FROM worst) AS rows`;
  return { goods: found?.goods ?? 0, rows: found?.rows ?? [] };
}

/** What one unit costs the shop, of those of which it is known. */
export async function listCosts(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ code: string; cost: number }[]>`
    SELECT p.code, c.cost FROM product_costs c JOIN products p ON p.id = c.product_id
    WHERE p.code = ANY(${codes as string[]})`;
  return new Map(rows.map(({ code, cost }) => [code, cost]));
}
