import type { PictureReason } from '#domain/office/picture-names.ts';
import type { Db } from '../database.ts';

export interface RunRow {
  id: number;
  name: string;
  kind: 'zip' | 'urls';
  mode: 'add' | 'replace';
  total: number;
  kept: number;
  failed: number;
  isDone: boolean;
  changeSetId: number | null;
  createdBy: number;
  createdAt: Date;
}

export interface RunItem {
  n: number;
  source: string;
  productId: number | null;
  position: number;
  picture: string | null;
  why: PictureReason | null;
}

const runs = (db: Db) => db`
  SELECT r.id, r.name, r.kind, r.mode, r.is_done AS "isDone", r.change_set_id AS "changeSetId",
         r.created_by AS "createdBy", r.created_at AS "createdAt", i.total, i.kept, i.failed
  FROM picture_runs r CROSS JOIN LATERAL (
    SELECT count(*)::int AS total, count(picture)::int AS kept, count(why)::int AS failed
    FROM picture_run_items WHERE run_id = r.id) i`;

export const listRuns = (db: Db, staffId: number, limit: number): Promise<RunRow[]> =>
  db<RunRow[]>`${runs(db)} WHERE r.created_by = ${staffId} ORDER BY r.id DESC LIMIT ${limit}`;

export async function findRun(db: Db, id: number): Promise<RunRow | null> {
  const [row] = await db<RunRow[]>`${runs(db)} WHERE r.id = ${id}`;
  return row ?? null;
}

type NewRun = Pick<RunRow, 'name' | 'kind' | 'mode' | 'createdBy'> & { archive: Buffer | null };

export async function insertRun(
  tx: Db,
  { name, kind, mode, createdBy, archive }: NewRun,
  items: readonly Omit<RunItem, 'n' | 'picture'>[],
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO picture_runs (name, kind, mode, archive, created_by)
    VALUES (${name}, ${kind}, ${mode}, ${archive}, ${createdBy}) RETURNING id`;
  if (!row) throw new Error('a run of pictures just written is not there');
  await tx`
    INSERT INTO picture_run_items (run_id, n, source, product_id, position, why)
    SELECT ${row.id}, i.at, i.item ->> 'source', (i.item ->> 'productId')::int, (i.item ->> 'position')::int,
           i.item ->> 'why'
    FROM jsonb_array_elements(${JSON.stringify(items)}::text::jsonb) WITH ORDINALITY AS i(item, at)`;
  return row.id;
}

export const listItems = (db: Db, runId: number): Promise<RunItem[]> => db<RunItem[]>`
  SELECT n, source, product_id AS "productId", position, picture, why FROM picture_run_items
  WHERE run_id = ${runId} ORDER BY n`;

export const listFailures = (db: Db, runId: number, limit: number): Promise<RunItem[]> => db<RunItem[]>`
  SELECT n, source, product_id AS "productId", position, picture, why FROM picture_run_items
  WHERE run_id = ${runId} AND why IS NOT NULL ORDER BY n LIMIT ${limit}`;

export async function findArchive(db: Db, runId: number): Promise<Buffer | null> {
  const [row] = await db<{ archive: Buffer | null }[]>`SELECT archive FROM picture_runs WHERE id = ${runId}`;
  return row?.archive ?? null;
}

export async function setItem(
  db: Db,
  runId: number,
  { n, picture, why }: Pick<RunItem, 'n' | 'picture' | 'why'>,
): Promise<void> {
  await db`UPDATE picture_run_items SET picture = ${picture}, why = ${why} WHERE run_id = ${runId} AND n = ${n}`;
}

export async function endRun(tx: Db, runId: number, changeSetId: number | null): Promise<void> {
  await tx`
    UPDATE picture_runs SET is_done = true, archive = NULL, change_set_id = ${changeSetId} WHERE id = ${runId}`;
}

/** The one product that bears an article or a barcode; of several none. */
export async function findBearers(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ key: string; ids: number[] }[]>`
    SELECT k.key, array_agg(DISTINCT p.id) AS ids FROM unnest(${[...keys]}::text[]) AS k(key)
    JOIN products p ON p.product_code = k.key OR p.gtin = k.key GROUP BY 1`;
  return new Map(rows.flatMap(({ key, ids: [id, ...more] }) => (id && more.length === 0 ? [[key, id]] : [])));
}

export async function hasProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db<{ id: number }[]>`SELECT id FROM products WHERE id = ANY(${[...ids]}::int[])`;
  return new Set(rows.map(({ id }) => id));
}
