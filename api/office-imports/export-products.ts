/** An export reads the list as its reader sees it on the screen, window by window. */
import type { z } from 'zod';
import type { exportProducts } from '#contract/office/imports.ts';
import type { Locale } from '#domain/locale.ts';
import type { GridColumn, GridValue } from '#domain/office/grid.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import { Refusal } from '../http/refusal.ts';
import type { Grids } from '../office-grid/office-grid.ts';
import { writeCsvTable, writeXlsxTable } from './export-table.ts';

const MOST_ROWS = 100_000;
const WINDOW = 500;
const COLUMNS: Readonly<Record<string, GridColumn>> = PRODUCT_GRID.columns;

/** Where none are named: which product it is, and all that can be changed by the file when it comes back. */
const usualColumns = (viewer: Duties): string[] =>
  Object.entries(COLUMNS)
    .filter(([name, { field, right }]) => {
      const isRead = right === undefined || findReach(viewer, right, 'read') !== null;
      return isRead && (name === 'id' || field !== undefined);
    })
    .map(([name]) => name);

export async function exportProductTable(
  grids: Grids,
  viewer: Duties,
  asked: z.output<typeof exportProducts.query>,
  language: Locale,
): Promise<Uint8Array> {
  const { where, order, format } = asked;
  if ((await grids.count('products', viewer, where)) > MOST_ROWS)
    throw new Refusal('export.too_many', { most: MOST_ROWS });
  const names = asked.columns?.split(',') ?? usualColumns(viewer);
  const rows: GridValue[][] = [];
  let after: string | undefined;
  do {
    const question = { where, order, after, limit: WINDOW, columns: names.join(',') };
    const { items, meta } = await grids.rows('products', viewer, question, language);
    for (const { values } of items) rows.push(names.map((name) => values[name] ?? null));
    after = meta.next ?? undefined;
  } while (after !== undefined);
  const table = { columns: names.flatMap((name) => COLUMNS[name] ?? []), rows };
  return format === 'csv' ? writeCsvTable(table, asked, language) : writeXlsxTable(table, language);
}
