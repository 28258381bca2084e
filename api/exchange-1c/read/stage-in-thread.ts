import { Worker } from 'node:worker_threads';
import type { ReadFacts } from '../packages.queries.ts';
import type { StagedSource } from './stage-file.ts';
import type { FromStager } from './stage-thread.ts';
import { Unreadable } from './unreadable.ts';

/** A hostile file ends its thread, not the shop. */
const MOST_HEAP_MB = 256;

/** Reads a file beside the event loop, which keeps answering; tells how far it is. */
export function stageInThread(
  databaseUrl: string,
  source: StagedSource,
  tell: (rowsRead: number) => void,
  signal: AbortSignal,
): Promise<ReadFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stage-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { databaseUrl, source },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    worker.unref();
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.on('message', (message: FromStager) => {
      if ('rowsRead' in message) tell(message.rowsRead);
      else if ('facts' in message) resolve({ ...message.facts, digest: Buffer.from(message.facts.digest) });
      else if ('unreadable' in message) reject(new Unreadable(message.unreadable, message.about));
      else reject(new Error(message.failure));
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Unreadable('file.too_large', { what: 'memory' })
          : error,
      ),
    );
    worker.once('exit', () => reject(new Error('the thread that reads an exchange file has ended')));
  });
}
