import { Worker } from 'node:worker_threads';
import type { ReadFacts } from '../packages.queries.ts';
import type { StagedSource } from './stage-file.ts';
import type { FromStager } from './stage-thread.ts';
import { Unreadable } from './unreadable.ts';

/** A hostile file ends its thread, not the shop. */
const MOST_HEAP_MB = 256;
/** What is read is forgotten at once: a small nursery finds that out sooner, where a large one only takes more memory. */
const MOST_NURSERY_MB = 12;
/** Files come one after another: a thread that has read one waits a while for the next. */
const IDLE_MS = 30_000;

interface Asker {
  hear(message: FromStager): void;
  fail(error: Error): void;
}

interface Thread {
  worker: Worker;
  /** Who waits for it; null: nobody. */
  asker: Asker | null;
  leave: NodeJS.Timeout | null;
}

let idle: Thread | null = null;

function openThread(): Thread {
  const worker = new Worker(new URL('./stage-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: MOST_NURSERY_MB },
  });
  worker.unref();
  const thread: Thread = { worker, asker: null, leave: null };
  const end = (error: Error) => {
    if (idle === thread) idle = null;
    thread.asker?.fail(error);
    thread.asker = null;
  };
  worker.on('message', (message: FromStager) => thread.asker?.hear(message));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new Unreadable('file.too_large', { what: 'memory' })
        : error,
    ),
  );
  worker.on('exit', () => end(new Error('the thread that reads an exchange file has ended')));
  return thread;
}

function takeThread(): Thread {
  const thread = idle ?? openThread();
  idle = null;
  if (thread.leave) clearTimeout(thread.leave);
  return thread;
}

function giveBack(thread: Thread): void {
  thread.asker = null;
  if (idle) {
    void thread.worker.terminate();
    return;
  }
  idle = thread;
  thread.leave = setTimeout(() => void thread.worker.terminate(), IDLE_MS);
  thread.leave.unref();
}

/** Reads a file beside the event loop, which keeps answering; tells how far it is. */
export function stageInThread(
  databaseUrl: string,
  source: StagedSource,
  tell: (rowsRead: number) => void,
  signal: AbortSignal,
): Promise<ReadFacts> {
  const thread = takeThread();
  const stop = () => void thread.worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<ReadFacts>((resolve, reject) => {
    const hear = (message: FromStager) => {
      if ('rowsRead' in message) {
        tell(message.rowsRead);
        return;
      }
      giveBack(thread);
      if ('facts' in message) resolve({ ...message.facts, digest: Buffer.from(message.facts.digest) });
      else if ('unreadable' in message) reject(new Unreadable(message.unreadable, message.about));
      else reject(Object.assign(new Error(message.failure), { code: message.code }));
    };
    thread.asker = { hear, fail: reject };
    thread.worker.postMessage({ databaseUrl, source });
  }).finally(() => signal.removeEventListener('abort', stop));
}
