/** A place in a grid. */
export interface Place {
  row: number;
  column: number;
}

const within = (value: number, end: number): number => Math.min(Math.max(0, value), Math.max(0, end - 1));

/** The nearest place that there is. */
export const toPlace = ({ row, column }: Place, rows: number, columns: number): Place => ({
  row: within(row, rows),
  column: within(column, columns),
});

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where a key leads from a place; null: it moves nothing. */
export function stepOf(
  event: PressedKey,
  page: number,
  rows: number,
  columns: number,
): ((at: Place) => Place) | null {
  const isFar = event.ctrlKey || event.metaKey;
  const by = (row: number, column: number) => (at: Place) => ({
    row: at.row + row,
    column: at.column + column,
  });
  switch (event.key) {
    case 'ArrowDown':
      return by(1, 0);
    case 'ArrowUp':
      return by(-1, 0);
    case 'ArrowRight':
      return by(0, 1);
    case 'ArrowLeft':
      return by(0, -1);
    case 'PageDown':
      return by(page, 0);
    case 'PageUp':
      return by(-page, 0);
    case 'Home':
      return (at) => ({ row: isFar ? 0 : at.row, column: 0 });
    case 'End':
      return (at) => ({ row: isFar ? rows - 1 : at.row, column: columns - 1 });
    default:
      return null;
  }
}
