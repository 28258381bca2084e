/**
 * Threads for the long scans, so that the event loop keeps answering everyone else.
 * Promises: a request is answered even when its thread dies: another takes it over, in the end the caller's own.
 * Hides: how many there are, when they start (with the first request), who does what.
 */
import { Worker } from 'node:worker_threads';
import type { IndexCopy } from './index-copy.ts';
import { type ScanRequest, type ScanResult, scan } from './scan.ts';
import type { FromThread, ToThread } from './scan-thread.ts';

const MAX_ATTEMPTS = 2;

interface Task {
  copy: IndexCopy;
  request: ScanRequest;
  attempts: number;
  settle(result: ScanResult): void;
  fail(error: unknown): void;
}

interface Thread {
  worker: Worker;
  tasks: Map<number, Task>;
}

export class ScanThreads {
  readonly #size: number;
  #threads: Thread[] = [];
  /** oldest first, at most as many as a thread keeps */
  #copies: { copyId: number; copy: IndexCopy }[] = [];
  #lastCopyId = 0;
  #lastTaskId = 0;
  #isClosed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** From now on there is this copy; the one before it is still answered. */
  add(copy: IndexCopy): void {
    const known = { copyId: ++this.#lastCopyId, copy };
    this.#copies = [...this.#copies.slice(-1), known];
    for (const { worker } of this.#threads) worker.postMessage(toMessage(known));
  }

  run(copy: IndexCopy, request: ScanRequest): Promise<ScanResult> {
    return new Promise((settle, fail) => this.#give({ copy, request, attempts: 0, settle, fail }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  /** For tests of what happens when they die. */
  get workers(): readonly Worker[] {
    return this.#threads.map(({ worker }) => worker);
  }

  #give(task: Task): void {
    const known = this.#copies.find(({ copy }) => copy === task.copy);
    if (!known || this.#isClosed || task.attempts === MAX_ATTEMPTS) {
      scanHere(task);
      return;
    }
    task.attempts++;
    while (this.#threads.length < this.#size) this.#threads.push(this.#start());
    const thread = this.#threads.reduce((a, b) => (b.tasks.size < a.tasks.size ? b : a));
    const taskId = ++this.#lastTaskId;
    thread.tasks.set(taskId, task);
    const message: ToThread = { type: 'scan', taskId, copyId: known.copyId, request: task.request };
    thread.worker.postMessage(message);
  }

  #start(): Thread {
    const worker = new Worker(new URL('./scan-thread.ts', import.meta.url), { execArgv: [] });
    const thread: Thread = { worker, tasks: new Map() };
    worker.unref();
    worker.on('message', ({ taskId, result }: FromThread) => {
      const task = thread.tasks.get(taskId);
      thread.tasks.delete(taskId);
      if (task && result) task.settle(result);
      else if (task) scanHere(task);
    });
    // An error is followed by the exit, which is where the tasks are taken over.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#replace(thread));
    for (const known of this.#copies) worker.postMessage(toMessage(known));
    return thread;
  }

  #replace(thread: Thread): void {
    this.#threads = this.#threads.filter((other) => other !== thread);
    for (const task of thread.tasks.values()) this.#give(task);
  }
}

function toMessage({ copyId, copy }: { copyId: number; copy: IndexCopy }): ToThread {
  return { type: 'copy', copyId, columns: copy.columns, sizes: copy.sizes };
}

function scanHere({ copy, request, settle, fail }: Task): void {
  try {
    settle(scan(copy.columns, copy.sizes, request));
  } catch (error) {
    fail(error);
  }
}
