/** The cells of a large CSV as they are, blanks and line ends included: what an export has written is read again. */
import { parse } from 'csv-parse/sync';
import {
  decodeTable,
  detectDelimiter,
  detectEncoding,
  type TableDelimiter,
} from '#domain/office/table-text.ts';
import { FileTooLarge, type TableLimits } from './table-limits.ts';

export interface WideCsv {
  rows: string[][];
  encoding: string;
  delimiter: TableDelimiter;
}

/** Null for what is no text at all: a picture, a document. */
export function readWideCsv(bytes: Buffer, limits: TableLimits): WideCsv | null {
  if (bytes.length > limits.unpackedBytes) throw new FileTooLarge();
  const encoding = detectEncoding(bytes);
  const text = decodeTable(bytes);
  // A page or a sheet of XML that somebody called «прайс.xls» is no table either.
  if (text.includes('\u0000') || /^\s*<[!?a-z]/i.test(text)) return null;
  const delimiter = detectDelimiter(text);
  const rows = parse(text.replace(/^sep=.\r?\n/, ''), {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: limits.rows + 1,
    max_record_size: limits.columns * limits.cellLetters,
  }) as string[][];
  if (rows.length > limits.rows || rows.some((row) => row.length > limits.columns)) throw new FileTooLarge();
  return {
    rows: rows.map((row) => row.map((cell) => cell.slice(0, limits.cellLetters))),
    encoding,
    delimiter,
  };
}
