/** The cells of a CSV as Excel and others write it, no further than the limits of a table reach. */
import { TableCells, type TableLimits } from './table-limits.ts';

/** Null for what is no text at all: a picture, a document. */
export function readCsv(bytes: Buffer, limits: TableLimits): string[][] | null {
  const text = decode(bytes);
  // Pictures, documents and the like are full of zeros.
  if (text.includes('\u0000') || !/\p{L}/u.test(text)) return null;
  const end = text.indexOf('\n');
  const first = text.slice(0, end < 0 ? undefined : end);
  const many = (sign: string) => first.split(sign).length;
  const separator = [';', '\t', ','].reduce((best, sign) => (many(sign) > many(best) ? sign : best), ';');
  return splitCsv(text, separator, limits);
}

/** Excel writes CSV in UTF-8 with a mark, in UTF-16, or in the old Cyrillic encoding of Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it is the older one: every byte is a letter there.
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function splitCsv(text: string, separator: string, limits: TableLimits): string[][] {
  const cells = new TableCells(limits);
  let row = 0;
  let column = 0;
  let cell = '';
  let isQuoted = false;
  const end = () => cells.set(row, column, cell.trim());
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      end();
      cell = '';
      column = sign === '\n' ? 0 : column + 1;
      if (sign === '\n') row += 1;
    } else cell += sign;
  }
  if (cell.trim() !== '' || column > 0) end();
  return cells.rows;
}
