/**
 * Which sheets of a workbook are the list: the one whose heads the shop knows best, and those with the very same heads (a sheet for each
 * group). What somebody hid or filtered away is not read, and told. Pure.
 */
import { toSignature } from './mapping.ts';
import { findHeads, isBlankRow, type TableWithHeads } from './table-heads.ts';

/** Cells that are one, of a column; rows count from 0. */
export interface Merge {
  column: number;
  from: number;
  to: number;
}

export interface TableSheet {
  /** Empty: a file of text. */
  name: string;
  rows: readonly (readonly string[])[];
  /** Rows that nobody saw; all of these count from 0. */
  hidden: readonly number[];
  /** Rows that head or sum up others. */
  groups: readonly number[];
  merges: readonly Merge[];
}

export const toSheet = (rows: TableSheet['rows']): TableSheet => ({
  name: '',
  rows,
  hidden: [],
  groups: [],
  merges: [],
});

export interface SheetPart {
  name: string;
  /** The number of its first row among all that are kept, and in which row of its sheet that stands; both from 1. */
  from: number;
  line: number;
  lines: readonly (readonly string[])[];
  /** Numbers among all that are kept. */
  groups: ReadonlySet<number>;
}

export interface FoundTable {
  heads: string[];
  parts: SheetPart[];
  /** Sheets that can be seen and were not read. */
  passedOver: string[];
  hiddenRows: number;
}

type Found = { sheet: TableSheet; table: TableWithHeads; known: number };

/** Null: there is nothing in any of them. */
export function findTable(
  sheets: readonly TableSheet[],
  countKnown: (heads: readonly string[]) => number,
): FoundTable | null {
  const found = sheets.flatMap((sheet): Found | [] => {
    const table = findHeads(sheet.rows, countKnown);
    return table === null ? [] : { sheet, table, known: countKnown(table.heads) };
  });
  const best = found.reduce<Found | null>(
    (most, each) => (most === null || each.known > most.known ? each : most),
    null,
  );
  if (best === null) return null;
  const signature = toSignature(best.table.heads);
  const read = found.filter((each) => each === best || toSignature(each.table.heads) === signature);
  const parts: SheetPart[] = [];
  let hiddenRows = 0;
  let from = best.table.firstLine;
  for (const { sheet, table } of read) {
    const start = table.firstLine - 1;
    const hidden = new Set(sheet.hidden.filter((row) => row >= start));
    const lines = fillMerged(table.lines, start, sheet.merges).map((line, at) => {
      if (!hidden.has(start + at)) return line;
      if (!isBlankRow(line)) hiddenRows += 1;
      // Its place stays, so that the others have the numbers of the file.
      return [];
    });
    const begin = parts.length === 0 ? table.firstLine : from;
    const groups = new Set(sheet.groups.filter((row) => row >= start).map((row) => begin + row - start));
    parts.push({ name: sheet.name, from: begin, line: table.firstLine, lines, groups });
    from = begin + lines.length;
  }
  return {
    heads: best.table.heads,
    parts,
    passedOver: sheets.filter((sheet) => !read.some((each) => each.sheet === sheet)).map(({ name }) => name),
    hiddenRows,
  };
}

const MOST_MERGED = 1000;

/** A brand that stands beside several rows is that of each. */
function fillMerged(
  lines: TableWithHeads['lines'],
  start: number,
  merges: readonly Merge[],
): readonly (readonly string[])[] {
  const down = merges.filter(({ from, to }) => from >= start && to > from && to - from < MOST_MERGED);
  if (down.length === 0) return lines;
  const filled = lines.map((line) => [...line]);
  for (const { column, from, to } of down) {
    const value = filled[from - start]?.[column] ?? '';
    if (value === '') continue;
    for (let row = from + 1; row <= to; row += 1) {
      const line = filled[row - start];
      if (!line) break;
      while (line.length < column) line.push('');
      line[column] ||= value;
    }
  }
  return filled;
}
