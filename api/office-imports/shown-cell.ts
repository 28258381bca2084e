import { findKey, type Mapping } from '#domain/office/mapping.ts';
import { MATCH_COLUMNS } from '#domain/office/supplier-rows.ts';

/** Where a row went wrong; where it is its product that was not found, what it was looked for by. */
export function shownCell(
  { cells, column }: { cells: readonly string[]; column: string | null },
  mapping: Mapping,
  isOfSupplier: boolean,
): { column: string | null; cell: string | null } {
  const named = isOfSupplier
    ? MATCH_COLUMNS.find((name) => (cells[mapping.indexOf(name)] ?? '') !== '')
    : findKey(mapping);
  const shown = column ?? named ?? null;
  return { column: shown, cell: shown === null ? null : (cells[mapping.indexOf(shown)] ?? '') };
}
