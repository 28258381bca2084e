import { Worker } from 'node:worker_threads';
import { SMALL_NURSERY } from '../background-thread.ts';
import type { Built } from './build.ts';
import type { FromBuilder } from './build-thread.ts';

/** Builds in a thread; `signal` ends it. */
export function buildCopyInThread(databaseUrl: string | null, signal: AbortSignal): Promise<Built> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { databaseUrl },
      resourceLimits: SMALL_NURSERY,
    });
    worker.unref();
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.once('message', (message: FromBuilder) => {
      if ('built' in message) resolve(message.built);
      else reject(Object.assign(new Error(message.failure.message), { code: message.failure.code }));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that builds the index has ended')));
  });
}
