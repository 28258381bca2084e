/** All sets in memory: few beside the catalogue, and asked for by code, by section and by product. */
import type { SetMode } from '#contract/sets.ts';
import type { Db } from '../database.ts';
import { type Snapshot, snapshot } from '../snapshot.ts';
import {
  listSetRows,
  listSetSectionRows,
  listSetStaticFilterRows,
  type SetRow,
  type SetSectionRow,
  type SetStaticFilterRow,
} from './sets.queries.ts';

export interface SetShelf {
  /** Of a mode, the most popular first. */
  list(mode: SetMode): readonly SetRow[];
  find(mode: SetMode, code: string): SetRow | undefined;
  sections(mode: SetMode): readonly SetSectionRow[];
  staticFilters(mode: SetMode, sectionCode: string): readonly SetStaticFilterRow[];
  /** Sets that a product belongs to, by itself or in another's place. */
  ofProduct(productId: number): readonly SetRow[];
}

/** Renewed before kept pages are told that a set was edited: what is drawn anew must be drawn of the new. */
export const keepSets = (db: Db): Snapshot<SetShelf> => snapshot(db, 'structure', loadShelf);

async function loadShelf(source: Db): Promise<SetShelf> {
  const [rows, sections, filters] = await Promise.all([
    listSetRows(source),
    listSetSectionRows(source),
    listSetStaticFilterRows(source),
  ]);
  const byMode = Map.groupBy(rows, ({ mode }) => mode);
  const byCode = new Map(rows.map((row) => [`${row.mode} ${row.code}`, row]));
  const sectionsOf = Map.groupBy(sections, ({ mode }) => mode);
  const filtersOf = Map.groupBy(filters, ({ mode, sectionCode }) => `${mode} ${sectionCode}`);
  const byProduct = new Map<number, SetRow[]>();
  for (const row of rows) {
    for (const id of new Set(row.items.flatMap(({ productIds }) => productIds))) {
      byProduct.set(id, [...(byProduct.get(id) ?? []), row]);
    }
  }
  return {
    list: (mode) => byMode.get(mode) ?? [],
    find: (mode, code) => byCode.get(`${mode} ${code}`),
    sections: (mode) => sectionsOf.get(mode) ?? [],
    staticFilters: (mode, sectionCode) => filtersOf.get(`${mode} ${sectionCode}`) ?? [],
    ofProduct: (productId) => byProduct.get(productId) ?? [],
  };
}
