/** Reads in a thread what somebody pasted or sent: a few letters may take an evening to read. */
import { type ListRow, readList, readTable } from '#domain/estimates/estimates.ts';
import { FileTooLarge, isZip, LIST_LIMITS, readCsv, readXlsx } from '../../table-files/table-files.ts';
import { doWork } from '../../threads/threads.ts';

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
  const cells = isZip(bytes) ? await readXlsx(bytes, LIST_LIMITS) : readCsv(bytes, LIST_LIMITS);
  return cells && readTable(cells);
}
