/**
 * Where the heads of a table stand: people put a title, a date or nothing above them, and write heads of two rows, the upper cells
 * of which are merged. Pure.
 */

/** So many rows may stand above the heads. */
const ROWS_ABOVE = 40;
/** So many heads that are known make a row the one of heads. */
const ENOUGH_KNOWN = 2;

export interface TableWithHeads {
  heads: string[];
  /** In which row of the file the first of `lines` stands, from 1. */
  firstLine: number;
  /** Some of them may be empty. */
  lines: readonly (readonly string[])[];
}

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';
export const isBlankRow = (row: readonly string[]): boolean => row.every(isBlank);
const countFilled = (row: readonly string[]): number => row.filter((cell) => !isBlank(cell)).length;
const isNumber = (cell: string): boolean => /^[\d\s.,%₸-]*\d[\d\s.,%₸-]*$/u.test(cell.trim());

/** `countKnown`: how many of these are heads that the shop knows. Null: there is nothing in it. */
export function findHeads(
  rows: readonly (readonly string[])[],
  countKnown: (heads: readonly string[]) => number,
): TableWithHeads | null {
  const first = rows.findIndex((row) => !isBlankRow(row));
  if (first < 0) return null;
  const above = rows.slice(0, first + ROWS_ABOVE);
  const known = above.findIndex((row) => countKnown(row) >= ENOUGH_KNOWN);
  // A title fills one cell, heads fill several.
  const wide = above.findIndex((row, at) => at >= first && countFilled(row) > 1 && !row.some(isNumber));
  const at = known >= 0 ? known : wide >= 0 && countKnown(above[first] ?? []) === 0 ? wide : first;
  const upper = rows[at] ?? [];
  const lower = rows[at + 1] ?? [];
  const isOfTwo = isSecondRow(upper, lower);
  const underHeads = at + (isOfTwo ? 2 : 1);
  const bodyAt = underHeads + (isNumbering(rows[underHeads] ?? []) ? 1 : 0);
  const lines = rows.slice(bodyAt);
  const heads = isOfTwo ? joinHeads(upper, lower) : [...upper];
  // Columns without a head are read as well: whoever names the columns sees what stands in them.
  const widest = lines.reduce((most, line) => Math.max(most, widthOf(line)), widthOf(heads));
  return {
    heads: Array.from({ length: widest }, (_none, column) => heads[column]?.trim() ?? ''),
    firstLine: bodyAt + 1,
    lines,
  };
}

const widthOf = (row: readonly string[]): number => row.findLastIndex((cell) => !isBlank(cell)) + 1;

/** «1 | 2 | 3»: forms number their columns beneath the heads. */
function isNumbering(row: readonly string[]): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  return filled.length > 2 && filled.every((cell, at) => Number(cell) === at + 1);
}

/** Words alone, nothing beneath the first head, and something beneath one that reaches over several columns. */
function isSecondRow(upper: readonly string[], lower: readonly string[]): boolean {
  const first = upper.findIndex((cell) => !isBlank(cell));
  if (isBlankRow(lower) || lower.some(isNumber) || first < 0 || !isBlank(lower[first])) return false;
  return lower.some((cell, column) => column > 0 && !isBlank(cell) && isBlank(upper[column]));
}

/** «Цена» over «розница» and «опт» is «Цена розница» and «Цена опт». */
function joinHeads(upper: readonly string[], lower: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_none, column) => {
    const [own = '', beneath = ''] = [upper[column], lower[column]];
    if (!isBlank(own)) over = own.trim();
    if (isBlank(beneath)) return own.trim();
    return `${over} ${beneath.trim()}`.trim();
  });
}
