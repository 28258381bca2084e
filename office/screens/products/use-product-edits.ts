/** Cells that were typed into and are not saved yet: read as a file's cells are, so «1 200,00 ₸» is a price here as well. */
import { useState } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import { parseCell, toCell } from '#domain/office/cells.ts';
import type { GridValue } from '#domain/office/grid.ts';
import { emptyProductField } from '#domain/office/product-rights.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import { type Edit, type Edits, shownOf, withEdit } from '../../changes/edits.ts';
import type { GridHead } from '../../grid/grid-head.ts';
import { useWords } from '../../i18n/words.ts';
import { columnOf, isTyped } from './product-list.ts';

/** Null: nobody could mean it. */
function toEdit(row: GridRow, head: GridHead, text: string): Edit | null {
  const column = columnOf(head.name);
  if (!column?.field) return null;
  const read = parseCell(text, column.kind);
  if (read === 'wrong') return null;
  const { values } = row;
  return {
    subject: 'product',
    id: row.id,
    field: column.field,
    from: values[head.name] ?? null,
    to: read === 'empty' ? emptyProductField(column.field) : read.value,
    label: `${head.label}: ${values.product_code ?? row.id}`,
  };
}

export function useProductEdits(rights: RightsOf) {
  const { locale } = useWords();
  const [edits, setEdits] = useState<Edits>([]);

  const shownIn = (row: GridRow, head: GridHead): GridValue => {
    const stored = row.values[head.name] ?? null;
    const field = columnOf(head.name)?.field;
    return field === undefined
      ? stored
      : (shownOf(edits, { subject: 'product', id: row.id, field }, stored) as GridValue);
  };

  return {
    edits,
    setEdits,
    shownIn,
    findText: (row: GridRow, head: GridHead): string | null =>
      isTyped(head.name, rights) ? toCell(shownIn(row, head), 'number', locale) : null,
    commit(row: GridRow, head: GridHead, text: string): boolean {
      const edit = toEdit(row, head, text);
      if (edit) setEdits((before) => withEdit(before, edit));
      return edit !== null;
    },
    /** Tells how many cells could not be taken: of other columns' kind, or not this person's. */
    paste(cells: readonly { row: GridRow; head: GridHead; text: string }[]): number {
      const made = cells.map(({ row, head, text }) =>
        isTyped(head.name, rights) ? toEdit(row, head, text) : null,
      );
      setEdits((before) => made.reduce((sum: Edits, edit) => (edit ? withEdit(sum, edit) : sum), before));
      return made.filter((edit) => edit === null).length;
    },
  };
}
