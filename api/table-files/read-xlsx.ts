/** The sheets of an XLSX, read as a stream: no more of them is ever held than the cells that may be there. */
import type { Merge, TableSheet } from '#domain/office/table-sheets.ts';
import { FileTooLarge, TableCells, type TableLimits } from './table-limits.ts';
import { type Book, isYes, openBook } from './xlsx-book.ts';
import { type CellFormat, sayNumber } from './xlsx-formats.ts';
import { readXml } from './xlsx-xml.ts';

const LETTERS = 26;
const MOST_MERGES = 20_000;

/** The first sheet that can be seen. */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<string[][]> {
  const book = await openBook(bytes, limits);
  const [{ path, name } = { path: '', name: '' }] = book.sheets;
  return (await readSheet(book, { path, name }, limits)).rows;
}

export interface Workbook {
  sheets: TableSheet[];
  hiddenSheets: string[];
}

/** All that can be seen; together they hold no more than one may. */
export async function readWorkbook(bytes: Buffer, limits: TableLimits): Promise<Workbook> {
  const book = await openBook(bytes, limits);
  const sheets: TableSheet[] = [];
  let left = limits.rows;
  for (const sheet of book.sheets) {
    const read = await readSheet(book, sheet, { ...limits, rows: left });
    sheets.push(read);
    left -= read.rows.length;
  }
  return { sheets, hiddenSheets: book.hiddenSheets };
}

async function readSheet(
  { zip, shared, formats }: Book,
  { path, name }: Book['sheets'][number],
  limits: TableLimits,
): Promise<TableSheet & { rows: string[][] }> {
  const cells = new TableCells(limits);
  const hidden: number[] = [];
  const merges: Merge[] = [];
  const levels: number[] = [];
  let row = -1;
  let column = -1;
  let rowsSeen = 0;
  let cell: { kind: string; format: CellFormat | undefined } = { kind: 'n', format: undefined };
  let text = '';
  let formula = '';
  let takes: 'value' | 'formula' | null = null;
  await readXml(zip, path, {
    onOpen(tag, attributes) {
      const { r, t = 'n' } = attributes;
      if (tag === 'row') {
        row = r === undefined ? row + 1 : Number(r) - 1;
        column = -1;
        rowsSeen += 1;
        // Empty ones too: a row costs its reading wherever it says it stands.
        cells.requireRow(Math.max(row, rowsSeen - 1));
        const level = Number(attributes.outlineLevel ?? 0);
        if (level > 0) levels[row] = level;
        // What is folded up in a group is still of the list; what somebody hid or filtered away is not.
        else if (isYes(attributes.hidden)) hidden.push(row);
      } else if (tag === 'c') {
        column = r === undefined ? column + 1 : toColumn(r);
        if (!(column < limits.columns)) throw new FileTooLarge();
        cell = { kind: t, format: formats.of[Number(attributes.s ?? 0)] };
        text = '';
        formula = '';
      } else if (tag === 'mergeCell' && merges.length < MOST_MERGES) {
        const merge = toMerge(attributes.ref ?? '');
        if (merge) merges.push(merge);
      }
      takes = tag === 'v' || tag === 't' ? 'value' : tag === 'f' ? 'formula' : null;
    },
    onText(piece) {
      if (takes === 'value' && text.length < limits.cellLetters) text += piece.slice(0, limits.cellLetters);
      if (takes === 'formula' && formula.length < limits.cellLetters)
        formula += piece.slice(0, limits.cellLetters);
    },
    onClose(tag) {
      takes = null;
      if (tag !== 'c') return;
      // A formula that nobody has reckoned is no empty cell.
      const value = text === '' ? (formula === '' ? '' : `=${formula}`) : toText(text);
      if (value !== '') cells.set(row, column, value);
    },
  });
  return { name, rows: cells.rows, hidden, merges, groups: listGroups(levels) };

  function toText(value: string): string {
    if (cell.kind === 's') return shared[Number(value)] ?? '';
    return cell.kind === 'n' ? sayNumber(value, cell.format, formats.startsAt1904) : value;
  }
}

/** Rows beside a group: one of them heads it or sums it up, and programs differ in which. */
function listGroups(levels: readonly number[]): number[] {
  const rows = new Set<number>();
  for (const [at, level = 0] of levels.entries())
    for (const beside of [at - 1, at + 1])
      if (level > 0 && beside >= 0 && (levels[beside] ?? 0) < level) rows.add(beside);
  return [...rows];
}

/** «AB12» is the column 27. */
function toColumn(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * LETTERS + letter.charCodeAt(0) - 64;
  if (column === 0) throw new Error('a cell without a column');
  return column - 1;
}

function toMerge(reference: string): Merge | null {
  const [, from = '', top, bottom] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? [];
  return from === '' ? null : { column: toColumn(from), from: Number(top) - 1, to: Number(bottom) - 1 };
}
