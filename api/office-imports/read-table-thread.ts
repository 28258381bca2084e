/** Reads in a thread what staff send: a price list of a hundred thousand lines takes seconds. */
import { type TableSheet, toSheet } from '#domain/office/table-sheets.ts';
import { FileTooLarge, isZip, RANGE_LIMITS, readWideCsv, readWorkbook } from '../table-files/table-files.ts';
import { doWork } from '../threads/threads.ts';

export interface ReadTable {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheets: TableSheet[];
  hiddenSheets: string[];
}

export type TableOrRefusal = ReadTable | { refusal: 'unreadable' | 'too-large' };

doWork(async ({ content }: { content: string }): Promise<TableOrRefusal> => {
  const bytes = Buffer.from(content, 'base64');
  try {
    if (isZip(bytes))
      return {
        format: 'xlsx',
        encoding: null,
        delimiter: null,
        ...(await readWorkbook(bytes, RANGE_LIMITS)),
      };
    const read = readWideCsv(bytes, RANGE_LIMITS);
    if (read === null) return { refusal: 'unreadable' };
    const { rows, ...text } = read;
    return { format: 'csv', ...text, sheets: [toSheet(rows)], hiddenSheets: [] };
  } catch (error) {
    // Whatever it stumbles over is in the file, which is the sender's.
    return { refusal: error instanceof FileTooLarge ? 'too-large' : 'unreadable' };
  }
});
