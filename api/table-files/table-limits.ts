/** How large a table may be that somebody sends: counted while it is read, whatever the file says of itself. */
export interface TableLimits {
  rows: number;
  columns: number;
  /** Of all entries of the file together, once unpacked. */
  unpackedBytes: number;
  /** Of one cell; what is longer is cut. */
  cellLetters: number;
}

/** A visitor's list: what the sheets of five thousand lines stay far below. Longer texts say nothing more about goods. */
export const LIST_LIMITS: TableLimits = {
  rows: 5000,
  columns: 100,
  unpackedBytes: 24 * 1024 * 1024,
  cellLetters: 500,
};

/** A price list of the office, with descriptions in two languages. */
export const RANGE_LIMITS: TableLimits = {
  rows: 100_001,
  columns: 200,
  unpackedBytes: 400 * 1024 * 1024,
  cellLetters: 20_001,
};

/** Beyond one of these. */
export class FileTooLarge extends Error {}

/** Gathers cells at their places, no further than the limits reach. */
export class TableCells {
  readonly rows: string[][] = [];
  readonly #limits: TableLimits;
  #letters = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /** Both count from 0. */
  set(row: number, column: number, text: string): void {
    this.requireRow(row);
    if (!(column >= 0 && column < this.#limits.columns)) throw new FileTooLarge();
    const cell = text.slice(0, this.#limits.cellLetters);
    // One long text may be told of by half a million cells.
    this.#letters += cell.length;
    if (this.#letters > this.#limits.unpackedBytes) throw new FileTooLarge();
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  }

  requireRow(row: number): void {
    if (!(row >= 0 && row < this.#limits.rows)) throw new FileTooLarge();
  }
}
