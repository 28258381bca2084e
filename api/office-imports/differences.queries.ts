import { toNamePatterns } from '#domain/office/name-patterns.ts';
import { STORES_OF_STOCK } from '#domain/office/stock-thing.ts';
import type { Db } from '../database.ts';

export interface DifferenceWish {
  importId: number;
  setId: number;
  /** As «product.price»; null: any. */
  field: string | null;
  q: string;
  after: number;
  limit: number;
}

/** A shelf is that of a product. */
const productOf = (db: Db) =>
  db`CASE i.subject WHEN 'stock' THEN i.subject_id / ${STORES_OF_STOCK} ELSE i.subject_id END`;

/**
 * Numbers of changes in the order of the file, with the rows that they come from. What is not there yet is found by its cells,
 * as nothing else is known of it.
 */
export async function listDifferenceRows(
  db: Db,
  { importId, setId, field, q, after, limit }: DifferenceWish,
): Promise<{ n: number; row: number | null }[]> {
  const words = toNamePatterns(q);
  const [code] = toNamePatterns(q.replace(/\s/g, '')).map((pattern) => pattern.slice(1));
  const rowOfNew = db`substring(i.new_key FROM '^row-([0-9]{1,9})$')::int`;
  const isFound = db`
    CASE WHEN i.new_key IS NULL
      THEN EXISTS (SELECT FROM products p JOIN product_names f ON f.product_id = p.id WHERE p.id = ${productOf(db)}
                   AND (f.found LIKE ALL(${words}::text[]) OR lower(p.product_code) LIKE ${code ?? ''} OR p.gtin = ${q}))
      ELSE EXISTS (SELECT FROM import_rows r WHERE r.import_id = ${importId} AND r.n = ${rowOfNew}
                   AND fold_name(array_to_string(r.cells, E'\n')) LIKE ALL(${words}::text[])) END`;
  return db<{ n: number; row: number | null }[]>`
    SELECT i.n, coalesce(${rowOfNew}, (
      SELECT min(r.n) FROM import_rows r WHERE r.import_id = ${importId} AND r.product_id = ${productOf(db)}
        AND r.verdict = 'changed')) AS row
    FROM change_items i WHERE i.set_id = ${setId} AND i.n > ${after}
      ${field === null ? db`` : db`AND i.subject || '.' || i.field = ${field}`}
      ${q === '' ? db`` : db`AND ${isFound}`}
    ORDER BY i.n LIMIT ${limit}`;
}

export const countByField = (
  db: Db,
  setId: number,
): Promise<{ subject: string; field: string; count: number }[]> => db<
  { subject: string; field: string; count: number }[]
>`
  SELECT subject, field, count(*)::int AS count FROM change_items WHERE set_id = ${setId}
  GROUP BY subject, field ORDER BY min(n)`;
