/** Many products at once: found by a condition or named, and frozen into items that a person looks through. */
import type { z } from 'zod';
import type { bulkChange } from '#contract/office/bulk.ts';
import type { Change, ChangeSet } from '#contract/office/changes.ts';
import { type ProductFieldName, productFields } from '#contract/office/product-fields.ts';
import type { Reach } from '#contract/office/rights.ts';
import { toBulkValue } from '#domain/office/bulk-edit.ts';
import { isSame } from '#domain/office/changes.ts';
import { type GridFilter, parseWhere } from '#domain/office/grid.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { isOfPrices } from '#domain/office/product-rights.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Asking, Changes } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listIdsWhere } from './product-grid.queries.ts';
import { listProductValues } from './product-values.queries.ts';

const MOST = 100_000;
const PIECE = 5000;

type Body = z.output<typeof bulkChange.body>;

export async function makeBulkChange(
  db: Db,
  changes: Changes,
  { title, of, edit }: Body,
  requestKey: string,
  asking: Asking & { reach: Reach },
): Promise<ChangeSet> {
  const field = productFields[edit.field as ProductFieldName];
  if (!field) throw new Refusal('changes.unknown_field', { field: edit.field });
  if (asking.reach.only === 'prices' && !isOfPrices(field.right)) throw new Refusal('changes.not_found');
  const ids = 'ids' in of ? [...new Set(of.ids)] : await findIds(db, of.where, asking);
  if (ids.length > MOST) throw new Refusal('products.too_many', { most: MOST });
  const items = await toItems(db, ids, edit);
  if (items.length === 0) throw new Refusal('products.nothing');
  const kind = isOfPrices(field.right) ? 'prices' : 'bulk';
  return changes.create({ title, kind, items, apply: false }, requestKey, asking);
}

async function findIds(db: Db, where: string, { viewer }: Asking): Promise<number[]> {
  const conditions = parseWhere(PRODUCT_GRID, where);
  const filters: Readonly<Record<string, GridFilter>> = PRODUCT_GRID.filters;
  const isAllowed = conditions?.every(({ filter }) => {
    const right = filters[filter]?.right;
    return right === undefined || findReach(viewer, right, 'read') !== null;
  });
  if (!conditions || !isAllowed) throw new Refusal('grid.wrong_query', { what: 'where' });
  return listIdsWhere(db, conditions, MOST + 1);
}

/** What is so already is left out: a preview shows what changes. Of wide products no more is read than the edit looks at. */
async function toItems(db: Db, ids: readonly number[], edit: Body['edit']): Promise<Change[]> {
  const items: Change[] = [];
  const looked = [...new Set([edit.field as ProductFieldName, 'cost' as const])];
  for (let at = 0; at < ids.length; at += PIECE) {
    const rows = await listProductValues(db, ids.slice(at, at + PIECE), looked);
    for (const { id, ...values } of rows.sort((one, other) => one.id - other.id)) {
      const from = values[edit.field as ProductFieldName];
      const to = toBulkValue(edit, from, values.cost);
      if (to !== undefined && !isSame(from, to))
        items.push({ subject: 'product', id, field: edit.field, from, to });
    }
  }
  return items;
}
