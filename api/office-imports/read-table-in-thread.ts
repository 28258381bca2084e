/** The cells of a table that staff sent. Promises that what is no table, or swells, is refused in words. */
import { Refusal } from '../http/refusal.ts';
import { RANGE_LIMITS } from '../table-files/table-files.ts';
import { Threads, WorkTooLarge } from '../threads/threads.ts';
import type { ReadTable, TableOrRefusal } from './read-table-thread.ts';

const readers = new Threads<{ content: string }, TableOrRefusal>(
  new URL('./read-table-thread.ts', import.meta.url),
  { patienceMs: 60_000, memoryMb: 1024, size: 1, maxWaiting: 5 },
);

export async function readTableInThread(content: string): Promise<ReadTable> {
  const read = await readers.run({ content }).catch((error: unknown): TableOrRefusal => {
    if (error instanceof WorkTooLarge) return { refusal: 'too-large' };
    throw error;
  });
  if (!('refusal' in read)) return read;
  throw read.refusal === 'too-large'
    ? new Refusal('import.too_large', { mostRows: RANGE_LIMITS.rows - 1, mostColumns: RANGE_LIMITS.columns })
    : new Refusal('import.unreadable');
}
