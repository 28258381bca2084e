/** Which columns of a file somebody may write by, and what the words in them mean. */
import { productFields } from '#contract/office/product-fields.ts';
import type { Reach } from '#contract/office/rights.ts';
import type { ImportColumn } from '#domain/office/import-rows.ts';
import { toFinder } from '#domain/office/names.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { isOfPrices } from '#domain/office/product-rights.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import { listNames } from './office-imports.queries.ts';
import { listStockColumns } from './stock-columns.ts';

/** The columns whose fields somebody may write, as a file has them. */
export function listWritable(viewer: Duties, { only }: Reach): Record<string, ImportColumn> {
  const writable: Record<string, ImportColumn> = {};
  for (const [name, { kind, field }] of Object.entries<{ kind: ImportColumn['kind']; field?: string }>(
    PRODUCT_GRID.columns,
  )) {
    const named = field ?? BY_NAME[name as keyof typeof BY_NAME];
    const known = productFields[(named ?? '') as keyof typeof productFields];
    if (!known || !named || !findReach(viewer, known.right, 'write')) continue;
    if (only === 'prices' && !isOfPrices(known.right)) continue;
    writable[name] = { kind, field: named, mayBe: (value) => known.schema.safeParse(value).success };
  }
  return writable;
}

/** What a file names by words: a section, a brand. */
const BY_NAME = { section: 'section_id', brand: 'brand_id' } as const;

/** The columns as rows are judged by, with what their names mean now. */
export async function openColumns(
  db: Db,
  viewer: Duties,
  reach: Reach,
): Promise<Record<string, ImportColumn>> {
  const columns = { ...listWritable(viewer, reach), ...(await listStockColumns(db, viewer)) };
  const names = await listNames(db);
  for (const name of Object.keys(BY_NAME) as (keyof typeof BY_NAME)[])
    if (columns[name]) columns[name] = { ...columns[name], find: toFinder(names[name]) };
  return columns;
}

export const mayMakeProducts = (viewer: Duties, { only }: Reach): boolean =>
  only === null &&
  (['products.texts', 'products.edit'] as const).every((right) => findReach(viewer, right, 'write'));
