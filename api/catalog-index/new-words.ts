/**
 * What sections, brands and properties are called, read anew into a copy whose columns stay: whoever renames one is not made
 * to wait until the whole catalogue has been read. What has moved, come or gone waits for that copy.
 */
import type { Db } from '../database.ts';
import { listBrandRows, listPropertyRows, listSectionRows } from './catalog-index.queries.ts';
import { type IndexCopy, toIndexCopy } from './index-copy.ts';

/** The same copy when nothing is called otherwise. */
export async function readNewWords(db: Db, copy: IndexCopy): Promise<IndexCopy> {
  const { reference } = copy;
  const sections = rename(reference.sections, await listSectionRows(db), [
    'nameRu',
    'nameKz',
    'seoTextRu',
    'seoTextKz',
  ]);
  const brands = rename(reference.brands, await listBrandRows(db), [
    'name',
    'descriptionRu',
    'descriptionKz',
  ]);
  const properties = rename(reference.properties, await listPropertyRows(db), [
    'nameRu',
    'nameKz',
    'unitRu',
    'unitKz',
  ]);
  const words = { sections, brands, properties };
  const isSame = Object.entries(words).every(
    ([name, rows]) => rows === reference[name as keyof typeof words],
  );
  return isSame ? copy : toIndexCopy({ columns: copy.columns, reference: { ...reference, ...words } });
}

function rename<Row extends { id: number }, Indexed extends Row>(
  indexed: Indexed[],
  rows: readonly Row[],
  fields: readonly (keyof Row)[],
): Indexed[] {
  const newest = new Map(rows.map((row) => [row.id, row]));
  let isSame = true;
  const renamed = indexed.map((known) => {
    const row = newest.get(known.id);
    if (!row || fields.every((field) => row[field] === known[field])) return known;
    isSame = false;
    return { ...known, ...Object.fromEntries(fields.map((field) => [field, row[field]])) };
  });
  return isSame ? indexed : renamed;
}
