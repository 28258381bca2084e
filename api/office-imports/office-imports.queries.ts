import type { ImportReason } from '#domain/office/import-rows.ts';
import type { KeyColumn, Mapping } from '#domain/office/mapping.ts';
import type { SupplierTakes } from '#domain/office/supplier-rows.ts';
import type { SheetPart } from '#domain/office/table-sheets.ts';
import type { Db } from '../database.ts';
import { toMapping, toNames } from './mapped-names.ts';

export interface ImportCounts {
  same: number;
  changed: number;
  new: number;
  wrong: number;
  /** Of a supplier's list. */
  unmatched?: number;
  passed?: number;
  /** Rows that name no goods. */
  aside: number;
}

export interface ImportRecord {
  id: number;
  name: string;
  format: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  heads: string[];
  mapping: Mapping;
  rows: number;
  counts: ImportCounts | null;
  judgements: number;
  isJudging: boolean;
  changeSetId: number | null;
  createdBy: number;
  supplierId: number | null;
  supplierName: string | null;
  takes: SupplierTakes | null;
  /** Null: one sheet, whose rows have the numbers of the file. */
  sheets: SheetPlace[] | null;
  passedOver: string[];
  hiddenRows: number;
}

export type SheetPlace = Pick<SheetPart, 'name' | 'from' | 'line'>;

type NewImport = Pick<
  ImportRecord,
  | 'name'
  | 'format'
  | 'encoding'
  | 'delimiter'
  | 'heads'
  | 'mapping'
  | 'rows'
  | 'createdBy'
  | 'supplierId'
  | 'sheets'
  | 'passedOver'
  | 'hiddenRows'
>;

export async function insertImport(tx: Db, made: NewImport): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO imports (name, format, encoding, delimiter, heads, mapping, rows, created_by, supplier_id,
                         sheets, passed_over, hidden_rows)
    VALUES (${made.name}, ${made.format}, ${made.encoding}, ${made.delimiter}, ${made.heads}::text[],
            ${toNames(made.mapping)}::text[], ${made.rows}, ${made.createdBy}, ${made.supplierId},
            ${made.sheets && JSON.stringify(made.sheets)}::text::jsonb, ${made.passedOver}::text[], ${made.hiddenRows}) RETURNING id`;
  if (!row) throw new Error('an import was not kept');
  return row.id;
}

/** Numbered as the file counts them: the head is the first. */
export async function insertImportRows(
  tx: Db,
  importId: number,
  { rows, from, groups }: { rows: readonly (readonly string[])[]; from: number; groups: readonly number[] },
): Promise<void> {
  await tx`
    INSERT INTO import_rows (import_id, n, cells, is_group)
    SELECT ${importId}, ${from}::int + r.at::int - 1, ARRAY(SELECT jsonb_array_elements_text(r.cells)),
           ${from}::int + r.at::int - 1 = ANY(${[...groups]}::int[])
    FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) WITH ORDINALITY AS r(cells, at)
    -- Rows with nothing in them keep their places, so that the others have the numbers of the file.
    WHERE EXISTS (SELECT FROM jsonb_array_elements_text(r.cells) c WHERE c ~ '\\S')`;
}

export async function findImport(db: Db, id: number): Promise<ImportRecord | null> {
  const [row] = await db<(Omit<ImportRecord, 'mapping'> & { mapping: string[] })[]>`
    SELECT i.id, i.name, i.format, i.encoding, i.delimiter, i.heads, i.mapping, i.rows, '{"aside": 0}' || i.counts AS counts, i.judgements,
           i.is_judging AS "isJudging", i.change_set_id AS "changeSetId", i.created_by AS "createdBy",
           i.supplier_id AS "supplierId", s.name AS "supplierName", i.takes,
           i.sheets, i.passed_over AS "passedOver", i.hidden_rows AS "hiddenRows"
    FROM imports i LEFT JOIN suppliers s ON s.id = i.supplier_id WHERE i.id = ${id}`;
  return row ? { ...row, mapping: toMapping(row.mapping) } : null;
}

export type ImportSummary = Pick<
  ImportRecord,
  'id' | 'name' | 'rows' | 'counts' | 'changeSetId' | 'supplierId' | 'supplierName'
> & {
  createdAt: Date;
};

export async function listOwnImports(db: Db, staffId: number, limit: number): Promise<ImportSummary[]> {
  return db<ImportSummary[]>`
    SELECT i.id, i.name, i.rows, '{"aside": 0}' || i.counts AS counts, i.change_set_id AS "changeSetId", i.created_at AS "createdAt",
           i.supplier_id AS "supplierId", s.name AS "supplierName"
    FROM imports i LEFT JOIN suppliers s ON s.id = i.supplier_id
    WHERE i.created_by = ${staffId} ORDER BY i.id DESC LIMIT ${limit}`;
}

export interface StagedRow {
  n: number;
  cells: string[];
  isGroup?: boolean;
}

export async function listStagedRows(
  db: Db,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<StagedRow[]> {
  return db<StagedRow[]>`
    SELECT n, cells, is_group AS "isGroup" FROM import_rows WHERE import_id = ${importId} AND n > ${after} ORDER BY n LIMIT ${limit}`;
}

export interface JudgedRow {
  n: number;
  verdict: keyof ImportCounts;
  why: ImportReason | null;
  column: string | null;
  productId: number | null;
  /** Of a supplier's row: by what it is known. */
  pairKey?: string | null;
}

/** Of consecutive rows. Between their ends: of a file that is in no statistics yet PostgreSQL would go through all, piece by piece. */
export async function setVerdicts(tx: Db, importId: number, rows: readonly JudgedRow[]): Promise<void> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  await tx`
    UPDATE import_rows r SET verdict = j.verdict, why = j.why, at_column = j."column", product_id = j."productId",
                             pair_key = j."pairKey"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS j(n int, verdict text, why text, "column" text, "productId" int, "pairKey" text)
    WHERE r.import_id = ${importId} AND r.n = j.n AND r.n BETWEEN ${first.n} AND ${last.n}`;
}

export async function setJudgement(
  tx: Db,
  importId: number,
  { mapping, counts, takes }: { mapping: Mapping; counts: ImportCounts; takes: SupplierTakes | null },
): Promise<void> {
  await tx`
    UPDATE imports SET takes = ${takes && JSON.stringify(takes)}::text::jsonb, mapping = ${toNames(mapping)}::text[], counts = ${JSON.stringify(counts)}::text::jsonb,
                       judgements = judgements + 1, change_set_id = NULL, is_judging = false WHERE id = ${importId}`;
}

export async function setJudging(tx: Db, importId: number, isJudging: boolean): Promise<void> {
  await tx`UPDATE imports SET is_judging = ${isJudging} WHERE id = ${importId}`;
}

export async function setChangeSet(tx: Db, importId: number, setId: number): Promise<void> {
  await tx`UPDATE imports SET change_set_id = ${setId} WHERE id = ${importId}`;
}

export type WrongRow = StagedRow & { why: ImportReason; column: string | null };

export async function listWrongRows(
  db: Db,
  importId: number,
  limit: number,
  verdicts: readonly string[] = ['wrong'],
): Promise<WrongRow[]> {
  return db<WrongRow[]>`
    SELECT n, cells, why, at_column AS "column" FROM import_rows
    WHERE import_id = ${importId} AND verdict = ANY(${[...verdicts]}::text[]) ORDER BY n LIMIT ${limit}`;
}

export async function findToldMapping(db: Db, signature: string): Promise<Mapping | null> {
  const [row] = await db<{ mapping: string[] }[]>`
    SELECT mapping FROM import_mappings WHERE signature = ${signature}`;
  return row ? toMapping(row.mapping) : null;
}

export async function keepMapping(
  tx: Db,
  signature: string,
  mapping: Mapping,
  staffId: number,
): Promise<void> {
  await tx`
    INSERT INTO import_mappings (signature, mapping, told_by) VALUES (${signature}, ${toNames(mapping)}::text[], ${staffId})
    ON CONFLICT (signature) DO UPDATE SET mapping = excluded.mapping, told_by = excluded.told_by, told_at = now()`;
}

export interface NamedThing {
  id: number;
  names: string[];
}

const KEYS: Readonly<Record<KeyColumn, string>> = {
  id: 'p.id::text',
  product_code: 'p.product_code',
  gtin: 'p.gtin',
};

/** Leaves and brands by their names, in either language; a name that several bear means none of them. */
export async function listNames(db: Db): Promise<{ section: NamedThing[]; brand: NamedThing[] }> {
  const section = await db<NamedThing[]>`
    SELECT s.id, ARRAY[s.name_ru, s.name_kz] AS names FROM sections s
    WHERE s.is_active AND NOT EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active)`;
  const brand = await db<NamedThing[]>`SELECT id, ARRAY[name] AS names FROM brands WHERE is_active`;
  return { section, brand };
}

/** Those that are open, in both languages. */
export const listStoreWords = (db: Db): Promise<{ id: number; ru: string; kz: string }[]> =>
  db<
    { id: number; ru: string; kz: string }[]
  >`SELECT id::int AS id, name_ru AS ru, name_kz AS kz FROM stores WHERE is_active ORDER BY id`;

/** How many of these are articles of the shop. */
export async function countArticles(db: Db, codes: readonly string[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(DISTINCT product_code)::int AS count FROM products WHERE product_code = ANY(${[...codes]}::text[])`;
  return row?.count ?? 0;
}

/** Which products bear each key. */
export async function findByKeys(
  db: Db,
  key: KeyColumn,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const ids = keys.filter((each) => /^[1-9]\d{0,8}$/.test(each)).map(Number);
  const rows = await db<{ key: string; id: number }[]>`
    SELECT ${db.unsafe(KEYS[key])} AS key, p.id FROM products p
    WHERE ${key === 'id' ? db`p.id = ANY(${ids}::int[])` : db`${db.unsafe(KEYS[key])} = ANY(${[...keys]}::text[])`}`;
  const found = new Map<string, number[]>();
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row.id]);
  return found;
}

export interface ShelfRow {
  id: number;
  article: string;
  gtin: string | null;
  name: string;
  place: string;
}

/** What ever stood in a store, by its shelves; where nothing did, all that is sold. */
export const listShelfRows = (db: Db, storeId: number, limit: number): Promise<ShelfRow[]> => db<ShelfRow[]>`
  SELECT p.id, p.product_code AS article, p.gtin, p.name_ru AS name,
         coalesce(at."row" || '-' || at.place, '') AS place
  FROM products p LEFT JOIN stocks s ON s.product_id = p.id AND s.store_id = ${storeId}
  LEFT JOIN product_places at ON at.product_id = p.id AND at.store_id = ${storeId}
  WHERE CASE WHEN EXISTS (SELECT FROM stocks WHERE store_id = ${storeId}) THEN s.product_id IS NOT NULL ELSE p.active END
  ORDER BY at."row", at.place, p.product_code, p.id LIMIT ${limit}`;
