import type postgres from 'postgres';
import type { Mapping } from '#domain/office/mapping.ts';
import type { SupplierTakes } from '#domain/office/supplier-rows.ts';
import type { Db } from '../database.ts';
import { toMapping, toNames } from './mapped-names.ts';

export interface SupplierRecord {
  id: number;
  name: string;
  /** Empty: no list was judged yet. */
  takes: Partial<SupplierTakes>;
}

/** By its name, however it is written; one that nobody knows is new. */
export async function takeSupplier(tx: Db, name: string, staffId: number): Promise<SupplierRecord> {
  await tx`
    INSERT INTO suppliers (name, created_by) VALUES (${name}, ${staffId}) ON CONFLICT (lower(name)) DO NOTHING`;
  const [row] = await tx<SupplierRecord[]>`
    SELECT id, name, takes FROM suppliers WHERE lower(name) = lower(${name})`;
  if (!row) throw new Error('a supplier just named is not there');
  return row;
}

export async function findSupplier(db: Db, id: number): Promise<SupplierRecord | null> {
  const [row] = await db<SupplierRecord[]>`SELECT id, name, takes FROM suppliers WHERE id = ${id}`;
  return row ?? null;
}

export const listSuppliers = (
  db: Db,
): Promise<{ id: number; name: string; pairs: number; lastListAt: Date | null }[]> => db<
  { id: number; name: string; pairs: number; lastListAt: Date | null }[]
>`
  SELECT s.id, s.name, coalesce(p.pairs, 0)::int AS pairs, i.at AS "lastListAt" FROM suppliers s
  LEFT JOIN (SELECT supplier_id, count(*) AS pairs FROM supplier_pairs GROUP BY 1) p ON p.supplier_id = s.id
  LEFT JOIN (SELECT supplier_id, max(created_at) AS at FROM imports GROUP BY 1) i ON i.supplier_id = s.id
  ORDER BY lower(s.name)`;

export async function findSupplierMapping(
  db: Db,
  supplierId: number,
  signature: string,
): Promise<Mapping | null> {
  const [row] = await db<{ mapping: string[] }[]>`
    SELECT mapping FROM supplier_mappings WHERE supplier_id = ${supplierId} AND signature = ${signature}`;
  return row ? toMapping(row.mapping) : null;
}

export async function keepSupplierWords(
  tx: Db,
  supplierId: number,
  told: { signature: string; mapping: Mapping; takes: SupplierTakes; staffId: number },
): Promise<void> {
  await tx`
    INSERT INTO supplier_mappings (supplier_id, signature, mapping, told_by)
    VALUES (${supplierId}, ${told.signature}, ${toNames(told.mapping)}::text[], ${told.staffId})
    ON CONFLICT (supplier_id, signature)
      DO UPDATE SET mapping = excluded.mapping, told_by = excluded.told_by, told_at = now()`;
  const takes = JSON.stringify(told.takes);
  await tx`
    UPDATE suppliers SET takes = ${takes}::text::jsonb WHERE id = ${supplierId} AND takes <> ${takes}::text::jsonb`;
}

/** What was said of these rows; null: not sold here. */
export async function findPairs(
  db: Db,
  supplierId: number,
  keys: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await db<{ key: string; productId: number | null }[]>`
    SELECT key, product_id AS "productId" FROM supplier_pairs
    WHERE supplier_id = ${supplierId} AND key = ANY(${[...keys]}::text[])`;
  return new Map(rows.map(({ key, productId }) => [key, productId]));
}

export interface PairedRow {
  n: number;
  cells: string[];
  productId: number | null;
}

const isTold = (db: Db, supplierId: number) => db`
  EXISTS (SELECT FROM supplier_pairs p WHERE p.supplier_id = ${supplierId} AND p.key = r.pair_key)`;

export const listUnmatched = (
  db: Db,
  { importId, supplierId }: { importId: number; supplierId: number },
  { after, limit }: { after: number; limit: number },
): Promise<PairedRow[]> => db<PairedRow[]>`
  SELECT r.n, r.cells, NULL AS "productId" FROM import_rows r
  WHERE r.import_id = ${importId} AND r.verdict = 'unmatched' AND r.n > ${after} AND NOT ${isTold(db, supplierId)}
  ORDER BY r.n LIMIT ${limit}`;

export const listTold = (
  db: Db,
  { importId, supplierId }: { importId: number; supplierId: number },
  { after, limit }: { after: number; limit: number },
): Promise<PairedRow[]> => db<PairedRow[]>`
  SELECT r.n, r.cells, p.product_id AS "productId" FROM import_rows r
  JOIN supplier_pairs p ON p.supplier_id = ${supplierId} AND p.key = r.pair_key
  WHERE r.import_id = ${importId} AND r.pair_key IS NOT NULL AND r.n > ${after} ORDER BY r.n LIMIT ${limit}`;

export async function countMatching(
  db: Db,
  { importId, supplierId }: { importId: number; supplierId: number },
  of: 'unmatched' | 'told',
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM import_rows r WHERE r.import_id = ${importId}
      AND ${of === 'told' ? db`r.pair_key IS NOT NULL AND ${isTold(db, supplierId)}` : db`r.verdict = 'unmatched' AND NOT ${isTold(db, supplierId)}`}`;
  return row?.count ?? 0;
}

export const listPairKeys = (
  db: Db,
  importId: number,
  rows: readonly number[],
): Promise<{ n: number; key: string }[]> => db<{ n: number; key: string }[]>`
  SELECT n, pair_key AS key FROM import_rows
  WHERE import_id = ${importId} AND n = ANY(${[...rows]}::int[]) AND pair_key IS NOT NULL`;

export async function putPairs(
  tx: Db,
  supplierId: number,
  pairs: readonly { key: string; productId: number | null }[],
  staffId: number,
): Promise<void> {
  await tx`
    INSERT INTO supplier_pairs (supplier_id, key, product_id, told_by)
    SELECT ${supplierId}, p.key, p."productId", ${staffId}
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) AS p(key text, "productId" int)
    ON CONFLICT (supplier_id, key)
      DO UPDATE SET product_id = excluded.product_id, told_by = excluded.told_by, told_at = now()`;
}

export async function forgetPairs(tx: Db, supplierId: number, keys: readonly string[]): Promise<void> {
  await tx`DELETE FROM supplier_pairs WHERE supplier_id = ${supplierId} AND key = ANY(${[...keys]}::text[])`;
}

export interface MatchedProduct {
  id: number;
  article: string;
  name: string;
  price: number | null;
  isOnSale: boolean;
}

export const listMatchedProducts = (
  db: Db,
  ids: readonly number[],
  language: 'ru' | 'kz',
): Promise<MatchedProduct[]> => db<MatchedProduct[]>`
  SELECT p.id, p.product_code AS article, r.price, p.active AND r.price IS NOT NULL AS "isOnSale",
         CASE WHEN ${language} = 'kz' THEN coalesce(nullif(p.name_kz, ''), p.name_ru) ELSE p.name_ru END AS name
  FROM products p LEFT JOIN product_prices r ON r.product_id = p.id WHERE p.id = ANY(${[...ids]}::int[])`;

/**
 * Goods off sale whose names have all of these words, in either language, or whose article or barcode it is. Those switched off
 * by an index of their words, those that only lack a price by the list of them, which is short.
 */
export const listOffSale = (
  db: Db,
  words: string,
  limit: number,
): postgres.PendingQuery<{ id: number; nameRu: string; nameKz: string | null; isExact: boolean }[]> => {
  const has = db`
    to_tsvector('russian', p.name_ru || ' ' || coalesce(p.name_kz, '')) @@ plainto_tsquery('russian', ${words})`;
  const shown = db`p.id, p.name_ru AS "nameRu", p.name_kz AS "nameKz"`;
  return db<{ id: number; nameRu: string; nameKz: string | null; isExact: boolean }[]>`
    (SELECT ${shown}, false AS "isExact" FROM products p WHERE NOT p.active AND ${has} LIMIT ${limit})
    UNION ALL
    (SELECT ${shown}, false FROM product_office o JOIN products p ON p.id = o.product_id
     WHERE NOT o.has_price AND o.active AND ${has} LIMIT ${limit})
    UNION ALL
    (SELECT ${shown}, true FROM products p JOIN product_office o ON o.product_id = p.id
     WHERE (p.product_code = ${words} OR p.gtin = ${words}) AND NOT (o.active AND o.has_price) LIMIT ${limit})`;
};
