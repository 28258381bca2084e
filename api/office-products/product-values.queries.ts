import {
  isFactField,
  isPriceField,
  PRODUCT_FIELD_NAMES,
  type ProductFieldName,
} from '#contract/office/product-fields.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Fragment } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';

export type ProductValues = { id: number } & Record<ProductFieldName, Json>;

const FACTS = PRODUCT_FIELD_NAMES.filter(isFactField);
const PRICES = PRODUCT_FIELD_NAMES.filter(isPriceField);

const listOf = (db: Db, names: readonly string[], toSql: (name: string) => string) =>
  db.unsafe(names.map(toSql).join(', '));

/** By number, so that two who hold several do not wait for each other in a circle. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM products WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx`SELECT FROM product_prices WHERE product_id = ANY(${[...ids]}::int[]) ORDER BY product_id FOR NO KEY UPDATE`;
}

const placeOf = (name: ProductFieldName): string => {
  if (name === 'cost') return 'c.cost';
  return `${isPriceField(name) ? 'r' : 'p'}.${name}`;
};

/** All fields, or those that are wanted. */
export async function listProductValues(
  db: Db,
  ids: readonly number[],
  fields: readonly ProductFieldName[] = PRODUCT_FIELD_NAMES,
): Promise<ProductValues[]> {
  return db<ProductValues[]>`
    SELECT ${listOf(db, ['p.id', ...fields.map(placeOf)], (place) => place)}
    FROM products p LEFT JOIN product_prices r ON r.product_id = p.id LEFT JOIN product_costs c ON c.product_id = p.id
    WHERE p.id = ANY(${[...ids]}::int[])`;
}

/** Fields by name; what is not given stays. */
export type WantedRow = { id: number } & Partial<Record<ProductFieldName, Json>>;

export async function setProductFacts(tx: Db, rows: readonly WantedRow[]): Promise<void> {
  await tx`
    UPDATE products p SET ${listOf(tx, FACTS, (name) => `${name} = n.${name}`)}
    FROM (SELECT n.* FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) AS r(wanted)
          JOIN products b ON b.id = (r.wanted ->> 'id')::int
          CROSS JOIN LATERAL jsonb_populate_record(b, r.wanted) n) n
    WHERE p.id = n.id`;
}

/**
 * Gives those that have no price yet and get none now. The struck-through price follows: of one that is lowered, the lowest of
 * the 30 days before, and none of one that is raised; the shop's own reckoning (promotions/histories) only ever lowers it.
 */
export async function setProductPrices(tx: Db, rows: readonly WantedRow[]): Promise<number[]> {
  const missing = await listUnpriced(
    tx,
    rows.filter((row) => !('price' in row)).map(({ id }) => id),
  );
  if (missing.length > 0) return missing;
  const count = await setPricesTo(
    tx,
    tx`
      SELECT n.* FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) w(value)
      JOIN product_prices b ON b.product_id = (w.value ->> 'id')::int
      CROSS JOIN LATERAL jsonb_populate_record(b, w.value) n`,
  );
  if (count < rows.length) await insertFirstPrices(tx, rows);
  return [];
}

/**
 * `wanted`: rows `n` by the number of the product; `toValue`: what each price shall be, by them and by the row `r` as it is;
 * `where`: of which rows. Gives how many there were.
 */
export async function setPricesTo(
  tx: Db,
  wanted: Fragment,
  toValue: (name: ProductFieldName) => string = (name) => `n.${name}`,
  where: Fragment = tx`true`,
): Promise<number> {
  const [price, discount] = [tx.unsafe(toValue('price')), tx.unsafe(toValue('discount_price'))];
  const { count } = await tx`
    UPDATE product_prices r SET
      ${listOf(tx, PRICES, (name) => `${name} = ${toValue(name as ProductFieldName)}`)},
      regular_price = CASE
        WHEN ${price} > r.price OR ${discount} IS DISTINCT FROM r.discount_price THEN ${price}
        -- Only a price that falls strikes anything through.
        WHEN ${price} < r.price THEN greatest(${price}, least(r.price, (
          SELECT min(coalesce(h.lowest, h.price)) FROM price_history h
          WHERE h.product_id = r.product_id AND h.valid_from >= coalesce((
            SELECT max(b.valid_from) FROM price_history b
            WHERE b.product_id = r.product_id AND b.valid_from <= (now() AT TIME ZONE INTERVAL '5 hours')::date - 30), '-infinity'))))
        ELSE r.regular_price END
    FROM (${wanted}) n WHERE r.product_id = n.product_id AND ${where}`;
  return count;
}

async function listUnpriced(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM unnest(${[...ids]}::int[]) id WHERE NOT EXISTS (SELECT FROM product_prices o WHERE o.product_id = id)`;
  return rows.map(({ id }) => id);
}

async function insertFirstPrices(tx: Db, rows: readonly WantedRow[]): Promise<void> {
  await tx`
    INSERT INTO product_prices (product_id, price, regular_price, discount_price, club_price, wholesale_price)
    SELECT id, price, price, discount_price, club_price, wholesale_price
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS w(id int, price int, discount_price int, club_price int, wholesale_price int)
    WHERE price IS NOT NULL AND NOT EXISTS (SELECT FROM product_prices o WHERE o.product_id = w.id)`;
}

export const setProductCosts = (tx: Db, rows: readonly WantedRow[]): Promise<void> =>
  setCostsTo(
    tx,
    tx`SELECT id, cost FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS w(id int, cost int)`,
  );

/** `told`: a cost for each number, or nothing. What is not told any more is not known. */
export async function setCostsTo(tx: Db, told: Fragment): Promise<void> {
  await tx`
    INSERT INTO product_costs (product_id, cost) SELECT id, cost FROM (${told}) w WHERE cost IS NOT NULL
    ON CONFLICT (product_id) DO UPDATE SET cost = excluded.cost`;
  await tx`DELETE FROM product_costs c USING (${told}) w WHERE c.product_id = w.id AND w.cost IS NULL`;
}

export async function takeProductId(tx: Db): Promise<number> {
  const [row] = await tx<{ id: number }[]>`SELECT take_id('products_ids', 'products') AS id`;
  if (!row) throw new Error('no number for a new product');
  return row.id;
}

/** What is not told has the value of the table; a new product is off until somebody switches it on. */
export async function insertProduct(
  tx: Db,
  id: number,
  code: string,
  facts: Record<string, Json>,
): Promise<void> {
  const row = { ...facts, id, code, external_id: crypto.randomUUID() };
  const names = Object.keys(row).filter((name) => /^[a-z_]+$/.test(name));
  await tx`
    INSERT INTO products (${listOf(tx, names, (name) => name)})
    SELECT ${listOf(tx, names, (name) => name)}
    FROM jsonb_populate_record(NULL::products, ${JSON.stringify(row)}::text::jsonb)`;
}
