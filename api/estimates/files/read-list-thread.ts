/** Reads in a thread what somebody pasted or sent: a few letters may take an evening to read. */
import { type ListRow, readList, readTable } from '#domain/estimates/estimates.ts';
import { doWork } from '../../threads/threads.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { FileTooLarge, MOST_UNPACKED_BYTES } from './table-limits.ts';

export type ListToRead = { text: string } | { content: string };
export type ReadRows = { rows: ListRow[]; leftOut: number } | { refusal: 'unreadable' | 'too-large' };

export const MOST_LIST_ROWS = 300;

doWork(async (list: ListToRead): Promise<ReadRows> => {
  try {
    const read = 'text' in list ? readList(list.text) : await readFile(list.content);
    if (read === null) return { refusal: 'unreadable' };
    const rows = read.slice(0, MOST_LIST_ROWS);
    return { rows, leftOut: read.length - rows.length };
  } catch (error) {
    // Whatever it stumbles over is in the file, which is the sender's.
    return { refusal: error instanceof FileTooLarge ? 'too-large' : 'unreadable' };
  }
});

async function readFile(content: string): Promise<ListRow[] | null> {
  const bytes = Buffer.from(content, 'base64');
  // By what it is, not by what it is called: XLSX is a ZIP.
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const cells = isZip ? await readXlsx(bytes, MOST_UNPACKED_BYTES) : readCsv(bytes);
  return cells && readTable(cells);
}
