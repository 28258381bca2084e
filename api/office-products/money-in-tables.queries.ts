import { isPriceField, PRODUCT_FIELD_NAMES } from '#contract/office/product-fields.ts';
import type { Fragment, Portion, Span } from '../change-sets/change-sets.ts';
import { attempt, type Db } from '../database.ts';
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

const lockPrices = async (tx: Db, setId: number): Promise<number> =>
  (
    await tx`
      SELECT FROM product_prices WHERE product_id IN (
        SELECT subject_id FROM change_items WHERE set_id = ${setId} AND field <> 'cost')
      ORDER BY product_id FOR NO KEY UPDATE`
  ).count;

/** By number. Goods that have no price yet, or whose purchase price is written, stand for the row that may not be there. */
export async function lockMoneyOf(
  tx: Db,
  setId: number,
  { fields, items }: { fields: readonly string[]; items: number },
): Promise<void> {
  // Mostly all have a price, and no goods need be looked for. Where not, goods come before prices, as everybody takes them.
  const isOne = fields.length === 1 && !fields.includes('cost');
  if (isOne && (await attempt(tx, async () => (await lockPrices(tx, setId)) === items))) return;
  await tx`
    SELECT FROM products p WHERE p.id IN (
      SELECT i.subject_id FROM change_items i WHERE i.set_id = ${setId}
        AND (i.field = 'cost' OR NOT EXISTS (SELECT FROM product_prices r WHERE r.product_id = i.subject_id)))
    ORDER BY p.id FOR NO KEY UPDATE`;
  await lockPrices(tx, setId);
}

const itemsOf = (db: Db, setId: number, { after, until }: Span): Fragment => db`
  SELECT subject_id::int AS id, field, ("to" #>> '{}')::int AS told FROM change_items
  WHERE set_id = ${setId} AND n > ${after} AND n <= ${until} AND state = 'applied'`;

/** Of goods that have no price yet: they are few, or new. */
export async function listFirstPrices(tx: Db, setId: number, span: Span): Promise<WantedRow[]> {
  const rows = await tx<{ id: number; told: Record<string, number | null> }[]>`
    SELECT id, jsonb_object_agg(field, told) AS told FROM (${itemsOf(tx, setId, span)}) i
    WHERE field <> 'cost' AND NOT EXISTS (SELECT FROM product_prices o WHERE o.product_id = i.id) GROUP BY id`;
  return rows.map(({ id, told }) => ({ id, ...told }));
}

/** Gives of how many goods. */
export function writePricesOf(tx: Db, setId: number, { fields, ...span }: Portion): Promise<number> {
  const items = itemsOf(tx, setId, span);
  const [field] = fields;
  // Of one price each product is told but once.
  if (fields.length === 1)
    return setPricesTo(tx, tx`SELECT id AS product_id, told FROM (${items}) i`, (name) =>
      name === field ? 'n.told' : `r.${name}`,
    );
  return setPricesTo(
    tx,
    tx`
      SELECT id AS product_id,
             ${listOf(tx, (name) => `max(told) FILTER (WHERE field = '${name}') AS ${name}, bool_or(field = '${name}') AS has_${name}`)}
      FROM (${items}) i WHERE field <> 'cost' GROUP BY id`,
    (name) => `CASE WHEN n.has_${name} THEN n.${name} ELSE r.${name} END`,
  );
}

/** Of one price, where it is what the set was told that it is; gives how many there were. */
export const writePricesAsSeen = (
  tx: Db,
  setId: number,
  { after, until, field }: Span & { field: string },
): Promise<number> =>
  setPricesTo(
    tx,
    tx`
      SELECT subject_id::int AS product_id, ("to" #>> '{}')::int AS told, "from", "to" FROM change_items
      WHERE set_id = ${setId} AND n > ${after} AND n <= ${until} AND state = 'applied'`,
    (name) => (name === field ? 'n.told' : `r.${name}`),
    tx`coalesce(to_jsonb(${tx(`r.${field}`)}), 'null') = n."from" AND n."from" <> n."to"`,
  );

export const writeCostsOf = (tx: Db, setId: number, span: Span): Promise<void> =>
  setCostsTo(tx, tx`SELECT id, told AS cost FROM (${itemsOf(tx, setId, span)}) i WHERE field = 'cost'`);
