/** A spreadsheet as a file. What writes it is read with the first one: most processes never write any. */
import type { SheetData } from 'write-excel-file/node';

export type { Cell as SheetCell, SheetData } from 'write-excel-file/node';

export interface SheetLook {
  sheet: string;
  columns: { width: number }[];
  stickyRowsCount?: number;
}

export async function makeXlsx(rows: SheetData, look: SheetLook): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  return write(rows, look).toBuffer();
}
