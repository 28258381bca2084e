/** The shelves of a store as a table: counted on paper or on a screen, and sent back. */
import type { Locale } from '#domain/locale.ts';
import { sayStockColumn } from '#domain/office/file-templates.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { type Duties, findReach, isWithinReach } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listShelves } from '../stock/stock.ts';
import { writeXlsxTable } from './export-table.ts';
import { listShelfRows, listStoreWords } from './office-imports.queries.ts';

const MOST_ROWS = 100_000;
const { id, product_code, gtin, name_ru } = PRODUCT_GRID.columns;

export async function exportStockTable(
  db: Db,
  storeId: number,
  viewer: Duties,
  language: Locale,
): Promise<Uint8Array> {
  const reach = findReach(viewer, 'stock', 'read');
  const store = (await listStoreWords(db)).find((each) => each.id === storeId);
  if (!store || reach === null || !isWithinReach(reach, [storeId])) throw new Refusal('stock.not_found');
  const rows = await listShelfRows(db, storeId, MOST_ROWS + 1);
  if (rows.length > MOST_ROWS) throw new Refusal('export.too_many', { most: MOST_ROWS });
  const shelves = await listShelves(
    db,
    rows.map(({ id: productId }) => ({ productId, storeId })),
  );
  const counted = new Map(shelves.map(({ productId, free, held }) => [productId, free + held]));
  return writeXlsxTable(
    {
      columns: [
        id,
        product_code,
        gtin,
        name_ru,
        { kind: 'text', label: { ru: 'Место', kz: 'Орны' } },
        { kind: 'number', label: sayStockColumn(store) },
      ],
      rows: rows.map((row) => [row.id, row.article, row.gtin, row.name, row.place, counted.get(row.id) ?? 0]),
    },
    language,
  );
}
