/** What a table would change, as its author looks through it: a page of items is judged, never the whole. */
import type { z } from 'zod';
import type { getDifferences } from '#contract/office/import-differences.ts';
import type { Locale } from '#domain/locale.ts';
import type { Duties } from '#domain/office/rights.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { countByField, listDifferenceRows } from './differences.queries.ts';
import type { ImportRecord } from './office-imports.queries.ts';

const PAGE = 100;

export async function listDifferences(
  { db, changes }: { db: Db; changes: Changes },
  { id: importId, changeSetId: setId, sheets }: ImportRecord,
  {
    field = null,
    q,
    after,
  }: Omit<z.output<typeof getDifferences.query>, 'field'> & { field?: string | null | undefined },
  { viewer, language }: { viewer: Duties & { id: number }; language: Locale },
): Promise<z.input<typeof getDifferences.answer>> {
  if (setId === null) return { items: [], meta: { next: null, fields: [] } };
  const found = await listDifferenceRows(db, { importId, setId, field, q, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const rows = new Map(shown.map(({ n, row }) => [n, row]));
  const items = await changes.listSome(setId, [...rows.keys()], viewer, language);
  return {
    items: items.map((item) => {
      const row = rows.get(item.n) ?? null;
      return { ...item, row: row === null ? null : placeOf(row, sheets) };
    }),
    meta: {
      next: found.length > PAGE ? (shown.at(-1)?.n ?? null) : null,
      fields: await countByField(db, setId),
    },
  };
}

/** Where a row stands in the file. */
export function placeOf(n: number, sheets: ImportRecord['sheets']): { sheet: string | null; line: number } {
  const part = sheets?.findLast(({ from }) => from <= n);
  return part ? { sheet: part.name, line: n - part.from + part.line } : { sheet: null, line: n };
}
