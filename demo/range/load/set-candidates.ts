/** What sets may be made of: of every leaf the popular goods that a cart takes, those that the first city has first. */
import type postgres from 'postgres';

const OF_A_LEAF = 60;
/** Enough for the usual size of a work. */
const PLENTY = 25;
const SOME = 4;

export interface Candidate {
  id: number;
  code: string;
  brand: string;
  name: string;
  image: string;
  price: number;
  units: { unit: string; ratio: number; step: number; min: number }[];
}

export async function listCandidates(db: postgres.TransactionSql): Promise<Map<string, Candidate[]>> {
  const rows = await db<(Candidate & { leaf: string })[]>`
    SELECT s.code AS leaf, best.*
    FROM sections s
    CROSS JOIN LATERAL (
      SELECT p.id, p.code, b.code AS brand, p.name_ru AS name, p.images[1] AS image, r.price, p.units, p.popularity, (
        SELECT coalesce(sum(k.count), 0) FROM stocks k JOIN stores t ON t.id = k.store_id
        WHERE k.product_id = p.id AND t.city_id = 1) AS here
      FROM products p
      JOIN product_prices r ON r.product_id = p.id
      JOIN brands b ON b.id = p.brand_id
      WHERE p.section_id = s.id AND p.active AND NOT p.on_order AND NOT p.is_offline AND cardinality(p.images) > 0
      ORDER BY p.popularity DESC LIMIT ${OF_A_LEAF}
    ) best
    WHERE s.rgt = s.lft + 1
    ORDER BY s.id, CASE WHEN here >= ${PLENTY} THEN 0 WHEN here >= ${SOME} THEN 1 ELSE 2 END, popularity DESC, best.id`;
  return Map.groupBy(rows, ({ leaf }) => leaf);
}
