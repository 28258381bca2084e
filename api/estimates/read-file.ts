/** The cells of a file somebody sent, as texts. Promises that a file which is no table, or swells, is refused in words. */
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { Refusal } from '../http/refusal.ts';

/** What the sheets of a table of a thousand lines stay far below. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;
const MOST_ROWS = 5000;

export async function readFileCells({ content }: { name: string; content: string }): Promise<string[][]> {
  const bytes = Buffer.from(content, 'base64');
  // By what it is, not by what it is called: XLSX is a ZIP.
  const cells = bytes.subarray(0, 2).toString('latin1') === 'PK' ? await readXlsx(bytes) : readCsv(bytes);
  return cells.slice(0, MOST_ROWS);
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  try {
    requireModest(bytes);
    const rows = await readSheet(bytes);
    return rows.map((row) => row.map(toText));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whatever the library stumbles over is in the file, which is the sender's.
    throw new Refusal('estimate.unreadable_file');
  }
}

const toText = (value: unknown): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);

/** The sizes are told by the archive's own list: nothing is unpacked for this. */
function requireModest(bytes: Buffer): void {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  if (total === 0 || total > MOST_UNPACKED_BYTES) throw new Refusal('estimate.unreadable_file');
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

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  // Pictures, documents and the like are full of zeros.
  if (text.includes('\u0000') || !/\p{L}/u.test(text)) throw new Refusal('estimate.unreadable_file');
  const [first = ''] = text.split('\n', 1);
  const many = (sign: string) => first.split(sign).length;
  const separator = [';', '\t', ','].reduce((best, sign) => (many(sign) > many(best) ? sign : best), ';');
  return splitCsv(text, separator);
}

function splitCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
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
      row.push(cell.trim());
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
        if (rows.length >= MOST_ROWS) return rows;
      }
    } else cell += sign;
  }
  return cell.trim() === '' && row.length === 0 ? rows : [...rows, [...row, cell.trim()]];
}
