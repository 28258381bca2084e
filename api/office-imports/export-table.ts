/** The list of products as a file: the cells of an export are those that an import reads. */

import type { Locale } from '#domain/locale.ts';
import { toCell } from '#domain/office/cells.ts';
import type { GridColumn, GridValue } from '#domain/office/grid.ts';
import { encodeTable, type TableDelimiter, type TableEncoding, writeCsv } from '#domain/office/table-text.ts';
import { type SheetCell as Cell, makeXlsx } from '../table-files/table-files.ts';

export interface TableToWrite {
  columns: readonly GridColumn[];
  rows: readonly (readonly GridValue[])[];
}

export function writeCsvTable(
  { columns, rows }: TableToWrite,
  { encoding, delimiter }: { encoding: TableEncoding; delimiter: TableDelimiter },
  language: Locale,
): Uint8Array {
  const heads = columns.map(({ label }) => label[language]);
  const lines = rows.map((row) =>
    row.map((value, at) => toCell(value, columns[at]?.kind ?? 'text', language)),
  );
  return encodeTable(writeCsv([heads, ...lines], delimiter), encoding);
}

/** Numbers as numbers, so that they can be counted with; texts as texts, whatever they look like. */
export function writeXlsxTable(
  { columns, rows }: TableToWrite,
  language: Locale,
  sheet: string = language === 'kz' ? 'Тауарлар' : 'Товары',
): Promise<Buffer> {
  const toXlsxCell = (value: GridValue, kind: GridColumn['kind']): Cell => {
    const text = toCell(value, kind, language);
    if (text === '') return null;
    return typeof value === 'number' ? { type: Number, value } : { type: String, value: text };
  };
  const head = columns.map(
    ({ label }): Cell => ({ type: String, value: label[language], fontWeight: 'bold' }),
  );
  const lines = rows.map((row) => row.map((value, at) => toXlsxCell(value, columns[at]?.kind ?? 'text')));
  return makeXlsx([head, ...lines], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' || kind === 'long' ? 36 : 14 })),
  });
}
