/**
 * Threads for work whose cost a visitor decides: uploads to read, cutting plans to make. Promises that the event loop is
 * never taken, that no work lasts longer or takes more memory than it may, and that a full line is told so (503).
 * Hides when threads start (with the first work), end (after a minute without) and are replaced (when one breaks down).
 */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';

interface ThreadLimits {
  /** Longer than any honest work takes on a busy machine; then the thread is ended. */
  patienceMs: number;
  /** Of its heap. What lies outside of it the work itself must bound. */
  memoryMb: number;
  size?: number;
  maxWaiting?: number;
}

/** The work took more time or memory than it may, or broke its thread otherwise. */
export class WorkTooLarge extends Error {}

interface Work<In, Out> {
  input: In;
  settle(output: Out): void;
  fail(error: Error): void;
}

interface Thread<In, Out> {
  worker: Worker;
  work: Work<In, Out> | null;
  timer: NodeJS.Timeout | undefined;
}

type Answer<Out> = { output: Out } | { failure: string };

const IDLE_MS = 60_000;
const MAX_WAITING = 100;

export class Threads<In, Out> {
  readonly #program: URL;
  readonly #limits: Required<ThreadLimits>;
  readonly #threads = new Set<Thread<In, Out>>();
  readonly #line: Work<In, Out>[] = [];

  constructor(program: URL, limits: ThreadLimits) {
    this.#program = program;
    this.#limits = { size: Math.min(2, availableParallelism()), maxWaiting: MAX_WAITING, ...limits };
  }

  run(input: In): Promise<Out> {
    return new Promise((settle, fail) => {
      if (this.#line.length >= this.#limits.maxWaiting) {
        fail(new Refusal('service.busy'));
        return;
      }
      this.#line.push({ input, settle, fail });
      this.#advance();
    });
  }

  /** For tests: how many there are. */
  get count(): number {
    return this.#threads.size;
  }

  #advance(): void {
    while (this.#line.length > 0) {
      const free = [...this.#threads].find(({ work }) => work === null);
      const thread = free ?? (this.#threads.size < this.#limits.size ? this.#start() : undefined);
      const work = thread && this.#line.shift();
      if (!thread || !work) return;
      thread.work = work;
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => void thread.worker.terminate(), this.#limits.patienceMs);
      thread.worker.postMessage(work.input);
    }
  }

  #start(): Thread<In, Out> {
    const worker = new Worker(this.#program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    const thread: Thread<In, Out> = { worker, work: null, timer: undefined };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', (answer: Answer<Out>) => {
      const { work } = thread;
      thread.work = null;
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
      if (work && 'output' in answer) work.settle(answer.output);
      else if (work && 'failure' in answer) work.fail(new Error(answer.failure));
      this.#advance();
    });
    // An error is followed by the exit.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(thread.timer);
      this.#threads.delete(thread);
      thread.work?.fail(new WorkTooLarge('the work took more than it may'));
      this.#advance();
    });
    return thread;
  }
}

/** The thread's side: does what it is given, one thing after another. */
export function doWork<In, Out>(work: (input: In) => Out | Promise<Out>): void {
  parentPort?.on('message', async (input: In) => {
    const answer: Answer<Out> = await (async () => work(input))().then(
      (output) => ({ output }),
      (error: unknown) => ({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort?.postMessage(answer);
  });
}
