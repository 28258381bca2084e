/** A thread that scans: gets copies of the index (shared memory, so nothing is copied) and answers requests. */
import { parentPort } from 'node:worker_threads';
import type { Columns } from './columns.ts';
import { type ScanRequest, type ScanResult, type ScanSizes, scan } from './scan.ts';

export type ToThread =
  | { type: 'copy'; copyId: number; columns: Columns; sizes: ScanSizes }
  | { type: 'scan'; taskId: number; copyId: number; request: ScanRequest };
/** Without a result the thread does not know the copy: it is gone already. */
export type FromThread = { taskId: number; result: ScanResult | null };

/** The newest, and the one before it for requests that began with it. */
const KEPT_COPIES = 2;
const copies = new Map<number, { columns: Columns; sizes: ScanSizes }>();

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'copy') {
    const { copyId, columns, sizes } = message;
    copies.set(copyId, { columns, sizes });
    copies.delete(copyId - KEPT_COPIES);
    return;
  }
  const copy = copies.get(message.copyId);
  const result = copy ? scan(copy.columns, copy.sizes, message.request) : null;
  const answer: FromThread = { taskId: message.taskId, result };
  const counts = [result?.values, result?.brands, result?.countries, result?.carriers];
  parentPort?.postMessage(
    answer,
    counts.flatMap((count) => (count ? [count.buffer as ArrayBuffer] : [])),
  );
});
