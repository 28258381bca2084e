/** The rows of a list that somebody pasted or sent. Promises that what is no table, or swells, is refused in words. */
import type { ListRow } from '#domain/estimates/estimates.ts';
import { Refusal } from '../../http/refusal.ts';
import { LIST_LIMITS } from '../../table-files/table-files.ts';
import { Threads, WorkTooLarge } from '../../threads/threads.ts';
import type { ListToRead, ReadRows } from './read-list-thread.ts';

const readers = new Threads<ListToRead, ReadRows>(new URL('./read-list-thread.ts', import.meta.url), {
  patienceMs: 5000,
  memoryMb: 128,
  size: 1,
  maxWaiting: 20,
});

export async function readListInThread(list: ListToRead): Promise<{ rows: ListRow[]; leftOut: number }> {
  const read = await readers.run(list).catch((error: unknown): ReadRows => {
    if (error instanceof WorkTooLarge) return { refusal: 'too-large' };
    throw error;
  });
  if (!('refusal' in read)) return read;
  throw read.refusal === 'too-large'
    ? new Refusal('estimate.file_too_large', {
        mostRows: LIST_LIMITS.rows,
        mostColumns: LIST_LIMITS.columns,
      })
    : new Refusal('estimate.unreadable_file');
}
