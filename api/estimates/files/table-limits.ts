/** How large a table may be that somebody sends: counted while it is read, whatever the file says of itself. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 100;
/** What the sheets of a table of five thousand lines stay far below. */
export const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;
/** Longer texts say nothing more about goods. */
export const MOST_CELL_LETTERS = 500;

/** Beyond one of these. */
export class FileTooLarge extends Error {}

/** Gathers cells at their places, no further than the limits reach. */
export class TableCells {
  readonly rows: string[][] = [];
  #letters = 0;

  /** Both count from 0. */
  set(row: number, column: number, text: string): void {
    this.requireRow(row);
    if (!(column >= 0 && column < MOST_COLUMNS)) throw new FileTooLarge();
    const cell = text.slice(0, MOST_CELL_LETTERS);
    // One long text may be told of by half a million cells.
    this.#letters += cell.length;
    if (this.#letters > MOST_UNPACKED_BYTES) throw new FileTooLarge();
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  }

  requireRow(row: number): void {
    if (!(row >= 0 && row < MOST_ROWS)) throw new FileTooLarge();
  }
}
