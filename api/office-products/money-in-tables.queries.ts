import { isPriceField, PRODUCT_FIELD_NAMES } from '#contract/office/product-fields.ts';
import type { Fragment, Span } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { setCostsTo, setPricesTo, type WantedRow } from './product-values.queries.ts';

const PRICES = PRODUCT_FIELD_NAMES.filter(isPriceField);
const listOf = (db: Db, toSql: (name: string) => string, between = ', '): Fragment =>
  db.unsafe(PRICES.map(toSql).join(between)) as unknown as Fragment;

export const joinMoney = (db: Db): Fragment => db`
  LEFT JOIN product_prices r ON r.product_id = i.subject_id LEFT JOIN product_costs c ON c.product_id = i.subject_id`;

/** Goods without a price are looked for among all. */
export const storedMoney = (db: Db): Fragment => db`
  CASE WHEN r.product_id IS NOT NULL OR EXISTS (SELECT FROM products p WHERE p.id = i.subject_id)
       THEN coalesce(to_jsonb(CASE i.field ${listOf(db, (name) => `WHEN '${name}' THEN r.${name}`, ' ')} WHEN 'cost' THEN c.cost END), 'null') END`;

export const isOwnedMoney = (db: Db, owned: readonly string[]): Fragment =>
  owned.length === 0
    ? db`false`
    : db`i.field = ANY(${[...owned]}::text[])
         AND EXISTS (SELECT FROM products p WHERE p.id = i.subject_id AND p.exchange_digest IS NOT NULL)`;

/** By number. Goods that have no price yet, or whose purchase price is written, stand for the row that may not be there. */
export async function lockMoneyOf(tx: Db, setId: number): Promise<void> {
  await tx`
    SELECT FROM products p WHERE p.id IN (
      SELECT i.subject_id FROM change_items i WHERE i.set_id = ${setId}
        AND (i.field = 'cost' OR NOT EXISTS (SELECT FROM product_prices r WHERE r.product_id = i.subject_id)))
    ORDER BY p.id FOR NO KEY UPDATE`;
  await tx`
    SELECT FROM product_prices WHERE product_id IN (
      SELECT subject_id FROM change_items WHERE set_id = ${setId} AND field <> 'cost')
    ORDER BY product_id FOR NO KEY UPDATE`;
}

const itemsOf = (db: Db, setId: number, { after, until }: Span): Fragment => db`
  SELECT subject_id::int AS id, field, ("to" #>> '{}')::int AS told FROM change_items
  WHERE set_id = ${setId} AND subject_id > ${after} AND subject_id <= ${until} AND state = 'applied'`;

/** Every price field of a product that is told, by `has_…` beside it. */
const pricesOf = (db: Db, setId: number, span: Span): Fragment => db`
  SELECT id, ${listOf(db, (name) => `max(told) FILTER (WHERE field = '${name}') AS ${name}, bool_or(field = '${name}') AS has_${name}`)}
  FROM (${itemsOf(db, setId, span)}) i WHERE field <> 'cost' GROUP BY id`;

/** Of goods that have no price yet: they are few, or new. */
export async function listFirstPrices(tx: Db, setId: number, span: Span): Promise<WantedRow[]> {
  const rows = await tx<{ id: number; told: Record<string, number | null> }[]>`
    SELECT id, jsonb_object_agg(field, told) AS told FROM (${itemsOf(tx, setId, span)}) i
    WHERE field <> 'cost' AND NOT EXISTS (SELECT FROM product_prices o WHERE o.product_id = i.id) GROUP BY id`;
  return rows.map(({ id, told }) => ({ id, ...told }));
}

export async function writePricesOf(tx: Db, setId: number, span: Span): Promise<void> {
  await setPricesTo(
    tx,
    tx`
      SELECT b.product_id, b.price AS was,
             ${listOf(tx, (name) => `CASE WHEN w.has_${name} THEN w.${name} ELSE b.${name} END AS ${name}`)}
      FROM (${pricesOf(tx, setId, span)}) w JOIN product_prices b ON b.product_id = w.id`,
  );
}

export const writeCostsOf = (tx: Db, setId: number, span: Span): Promise<void> =>
  setCostsTo(tx, tx`SELECT id, told AS cost FROM (${itemsOf(tx, setId, span)}) i WHERE field = 'cost'`);
