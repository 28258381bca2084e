import { Worker } from 'node:worker_threads';
import { SMALL_NURSERY } from '../background-thread.ts';
import type { FromSearchBuilder } from './build-search-thread.ts';
import type { BuiltSearch, SearchSource } from './built-search.ts';

/** Reads a large range in a thread, so that the event loop keeps answering; `signal` ends it. */
export function buildSearchInThread(
  databaseUrl: string | null,
  { columns, reference }: SearchSource,
  signal: AbortSignal,
): Promise<BuiltSearch> {
  const { sections, values, properties, propertyOfValue } = reference;
  const source: SearchSource = { columns, reference: { sections, values, properties, propertyOfValue } };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-search-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { databaseUrl, source },
      resourceLimits: SMALL_NURSERY,
    });
    worker.unref();
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.once('message', (message: FromSearchBuilder) => {
      if ('built' in message) resolve(message.built);
      else reject(new Error(message.failure));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that builds the search has ended')));
  });
}
