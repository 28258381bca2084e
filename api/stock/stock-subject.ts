/** What stands on the shelves as a subject of changes: a file counts many of them at once, and is taken back like any other. */
import { z } from 'zod';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import { findStockDelta } from '#domain/office/stock-change.ts';
import { fromStockId, toStockId } from '#domain/office/stock-thing.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import { insertCounts, listShelves, lockShelves } from './stock.queries.ts';

export const stockSubject: Subject = {
  right: 'stock',
  // With what orders hold: as whoever counts the shelf sees it.
  fields: { counted: { schema: z.number().int().min(0).max(1_000_000) } },

  reaches(viewer, id) {
    const reach = findReach(viewer, 'stock', 'write');
    return reach !== null && isWithinReach(reach, [fromStockId(id).storeId]);
  },

  async read(tx, ids, isLocking) {
    const keys = ids.map(fromStockId);
    if (isLocking) await lockShelves(tx, keys);
    const rows = await listShelves(tx, keys);
    return new Map(
      rows.map(({ productId, storeId, free, held, nameRu, nameKz }) => [
        toStockId(productId, storeId),
        { counted: free + held, name_ru: nameRu, name_kz: nameKz },
      ]),
    );
  },

  async listOwned(tx, ids) {
    const rows = await listShelves(tx, ids.map(fromStockId));
    return new Map(
      rows
        .filter(({ isOfOneC }) => isOfOneC)
        .map(({ productId, storeId }) => [toStockId(productId, storeId), new Set(['counted'])]),
    );
  },

  async write(tx, changes) {
    const shelves = await listShelves(
      tx,
      changes.map(({ id }) => fromStockId(id)),
    );
    const wanted = new Map(changes.map(({ id, to }) => [id, Number(to)]));
    const rows = shelves.map(({ productId, storeId, free, held }) => {
      const counted = wanted.get(toStockId(productId, storeId)) ?? 0;
      const delta = findStockDelta({ free, held }, { kind: 'count', counted });
      if (delta === null) throw new Refusal('stock.below_held', { held, free, unit: '' });
      return { productId, storeId, counted, held, delta };
    });
    await insertCounts(tx, rows);
  },

  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};
