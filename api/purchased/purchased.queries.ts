import type { Db } from '../database.ts';

export interface PurchasedRow {
  productId: number;
  productCode: string;
  article: string;
  externalId: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  sectionId: number | null;
  times: number;
  count: number;
  lastPrice: number;
  warrantyMonths: number | null;
  documents: { type: string; ru: string; kz: string; url: string }[];
  /** The days of the purchases, the oldest first. */
  days: string[];
  orderId: number;
  orderNumber: string;
  /** Of the last order: its goods may still go back by its state. */
  isReturnable: boolean;
}

interface Wanted {
  q?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

const toPattern = (q: string | undefined): string | null =>
  q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** A row per product that was received and not wholly given back, the last bought first. */
export function listPurchased(
  db: Db,
  userId: number,
  { q, dateFrom = undefined, dateTo = undefined }: Wanted,
  limit: number,
): Promise<PurchasedRow[]> {
  const pattern = toPattern(q);
  return db<PurchasedRow[]>`
    WITH bought AS (
      SELECT l.*, o.number, o.status, o.completed_at, almaty_day(o.completed_at) AS day
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.user_id = ${userId} AND o.completed_at IS NOT NULL
        AND o.status IN ('completed', 'return_requested', 'partially_returned') AND l.count > l.returned_count
        AND (${dateFrom ?? null}::date IS NULL OR almaty_day(o.completed_at) >= ${dateFrom ?? null}::date)
        AND (${dateTo ?? null}::date IS NULL OR almaty_day(o.completed_at) <= ${dateTo ?? null}::date)
        AND (${pattern}::text IS NULL OR l.name_ru ILIKE ${pattern} OR l.name_kz ILIKE ${pattern}
             OR l.article ILIKE ${pattern})),
    last AS (
      SELECT DISTINCT ON (product_id) * FROM bought ORDER BY product_id, completed_at DESC, order_id DESC, line)
    SELECT last.product_id AS "productId", last.product_code AS "productCode", last.article,
           last.external_id AS "externalId", last.name_ru AS "nameRu", last.name_kz AS "nameKz",
           last.unit_ru AS "unitRu", last.unit_kz AS "unitKz", p.section_id AS "sectionId", total.times, total.count,
           round(last.sum::numeric / last.count)::int AS "lastPrice", last.warranty_months AS "warrantyMonths",
           coalesce(p.documents, '[]'::jsonb) AS documents, total.days, last.order_id AS "orderId",
           last.number AS "orderNumber", last.status IN ('completed', 'partially_returned') AS "isReturnable"
    FROM last
    JOIN (SELECT product_id, count(DISTINCT order_id)::int AS times, sum(count - returned_count)::int AS count,
                 jsonb_agg(DISTINCT day::text) AS days
          FROM bought GROUP BY product_id) total USING (product_id)
    LEFT JOIN products p ON p.id = last.product_id
    ORDER BY last.completed_at DESC, last.order_id DESC, last.line
    LIMIT ${limit}`;
}
