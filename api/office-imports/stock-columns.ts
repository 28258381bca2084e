/** Columns of the shelves, a store each: as a file has them, what stands there, and what a count would change. */
import type { Change } from '#contract/office/changes.ts';
import { findStockStore, sayStockColumn, toStockColumn } from '#domain/office/file-templates.ts';
import type { GridColumn } from '#domain/office/grid.ts';
import type { FieldChange, ImportColumn, RowVerdict } from '#domain/office/import-rows.ts';
import type { Mapping } from '#domain/office/mapping.ts';
import { type Duties, findReach, isWithinReach } from '#domain/office/rights.ts';
import { toStockId } from '#domain/office/stock-thing.ts';
import type { Db } from '../database.ts';
import { listShelves } from '../stock/stock.ts';
import { listStoreWords } from './office-imports.queries.ts';

const MOST = 1_000_000;

/** Of the stores whose shelves somebody may count. */
export async function listStockColumns(
  db: Db,
  viewer: Duties,
): Promise<Record<string, ImportColumn & Pick<GridColumn, 'label'>>> {
  const reach = findReach(viewer, 'stock', 'write');
  if (reach === null) return {};
  const stores = (await listStoreWords(db)).filter(({ id }) => isWithinReach(reach, [id]));
  return Object.fromEntries(
    stores.map(({ id, ru, kz }) => {
      const name = toStockColumn(id);
      const mayBe = (value: unknown) =>
        typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;
      return [name, { kind: 'number', label: sayStockColumn({ ru, kz }), field: name, mayBe }];
    }),
  );
}

export interface ShelfValues {
  /** By product and column: what stands there, with what orders hold. */
  counted: Map<number, Record<string, number>>;
  isShort(productId: number, change: FieldChange): boolean;
}

export async function readShelves(
  db: Db,
  mapping: Mapping,
  productIds: readonly number[],
): Promise<ShelfValues> {
  const stores = mapping.flatMap((name) => (name === null ? [] : (findStockStore(name) ?? [])));
  const keys = stores.flatMap((storeId) => productIds.map((productId) => ({ productId, storeId })));
  const shelves = keys.length === 0 ? [] : await listShelves(db, keys);
  const counted = new Map<number, Record<string, number>>();
  const held = new Map<string, number>();
  for (const shelf of shelves) {
    const name = toStockColumn(shelf.storeId);
    counted.set(shelf.productId, { ...counted.get(shelf.productId), [name]: shelf.free + shelf.held });
    held.set(`${shelf.productId} ${name}`, shelf.held);
  }
  return {
    counted,
    isShort: (productId, { field, to }) => Number(to) < (held.get(`${productId} ${field}`) ?? 0),
  };
}

/** A count that would leave orders without goods is wrong; a shelf of a product that is not there yet is nobody's. */
export function judgeShelves(
  verdict: RowVerdict,
  productId: number,
  { isShort }: Pick<ShelfValues, 'isShort'>,
): RowVerdict {
  if (verdict.verdict === 'new')
    return {
      ...verdict,
      changes: verdict.changes.filter(({ field }) => findStockStore(field) === null),
    };
  if (verdict.verdict !== 'changed') return verdict;
  const short = verdict.changes.find(
    (change) => findStockStore(change.field) !== null && isShort(productId, change),
  );
  return short ? { verdict: 'wrong', why: 'below_held', column: short.field } : verdict;
}

export function toChange(productId: number, { field, from, to }: FieldChange): Change {
  const storeId = findStockStore(field);
  return storeId === null
    ? { subject: 'product', id: productId, field, from, to }
    : { subject: 'stock', id: toStockId(productId, storeId), field: 'counted', from, to };
}
