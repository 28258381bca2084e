/**
 * Tables that somebody sends, as cells. Promises: no more is ever held than the limits allow, whatever a file says of itself.
 * Hides how XLSX and CSV are written. Whoever reads what others send does it in a thread.
 */
export { readCsv } from './read-csv.ts';
export { readWideCsv } from './read-wide-csv.ts';
export { readWorkbook, readXlsx } from './read-xlsx.ts';
export { FileTooLarge, LIST_LIMITS, RANGE_LIMITS } from './table-limits.ts';
export { openZip } from './zip-entries.ts';

/** By what it is, not by what it is called: XLSX is a ZIP. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';
export { makeXlsx, type SheetCell, type SheetData } from './make-xlsx.ts';
