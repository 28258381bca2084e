// The workers of the shop.
// Promises: as many as asked for, all on one port; the first of them read their code from prepare() on, the others from when
// one listens, and open() ends when all do. A dead one is replaced, without end once one of them has served; where none could open at all, it is hopeless
// after a few tries. A connection that was on its way to a worker that died is another's.
// Hides: node:cluster, pauses between attempts, when to give up.
// Relies on: worker.ts understanding «stop» and ending when its parent is gone.
import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Backoff } from './backoff.ts';
import { HandedOver } from './handed-over.ts';
import type { Report } from './report.ts';
import { StartFailure } from './start-failure.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-message.ts';

export type WorkersOptions = {
  readonly size: number;
  /** How long a worker that is told to stop goes on serving. */
  readonly drainMs: number;
  readonly report: Report;
  /** Called when workers cannot come to life at the start: the shop cannot open. */
  readonly onHopeless: (failure: StartFailure) => void;
  readonly program?: string;
};

/**
 * glibc gives each thread that asks for memory a heap of its own, up to eight per core, and keeps what was freed in each:
 * pictures, compression and hashing ask from many threads, so that a worker held twice what it used. Two heaps are enough.
 * The allocator reads it when a process starts, which is why the parent says it; an operator's own value stands.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/**
 * What V8 is told for each worker; what an operator says of the same in NODE_OPTIONS stands.
 * - By the machine's memory V8 lets 128 MB of what was gone a moment after it was made lie before it looks: a tenth of that is enough
 *   for pages and answers (decision 422).
 * - It puts what a line of code makes among the long-lived at once, when much of what it made before has lived long. Here the same lines
 *   check answers that are kept for a page and answers that are gone a moment later: each listing left 13 KB there for the next
 *   full collection.
 */
const ENGINE = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'].filter(
  (flag) => !process.env.NODE_OPTIONS?.includes(flag.replace(/=.*/, '')),
);

/**
 * How many start at the same time: half of what the machine can do at once. PostgreSQL and the parent start then as well, and
 * workers that share a core with each other are all late, where one of them could have answered long before (decision 600).
 */
export const startAtOnce = (cores: number): number => Math.max(1, Math.floor(cores / 2));

const hopelessAfter = 5;
const settledAfterMs = 1000;
// A little more than a worker allows itself after the drain.
const stopPatienceMs = 12_000;

export class Workers {
  readonly #options: WorkersOptions;
  readonly #handedOver = new HandedOver();
  #places: Promise<void>[] = [];
  /** Null until there is a database. */
  #environment: Record<string, string> | null = null;
  #isStopping = false;
  #hasOpened = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** The first are started and read their code, which takes as long as a database that starts. */
  prepare(): void {
    cluster.setupPrimary({
      exec: this.#options.program ?? join(import.meta.dirname, 'worker.ts'),
      execArgv: ENGINE,
    });
    const first = Math.min(this.#options.size, startAtOnce(availableParallelism()));
    const early = Array.from({ length: first }, () => this.#openPlace());
    const isServed = Promise.race(early);
    const late = Array.from({ length: this.#options.size - first }, () =>
      isServed.then(() => this.#openPlace()),
    );
    this.#places = [...early, ...late];
  }

  /** With what a worker is told beyond the parent's own environment. */
  async open(environment: Record<string, string>): Promise<void> {
    this.#environment = environment;
    for (const worker of listWorkers()) this.#letOpen(worker);
    await Promise.all(this.#places);
  }

  /** Workers finish what they have begun, then end. */
  async stop(): Promise<void> {
    // They have begun nothing.
    if (this.#environment === null) {
      this.kill();
      return;
    }
    this.#isStopping = true;
    this.#handedOver.close();
    await Promise.all(listWorkers().map((worker) => stopWorker(worker, this.#options.drainMs)));
  }

  /** Without waiting for anything. */
  kill(): void {
    this.#isStopping = true;
    for (const worker of listWorkers()) worker.process.kill('SIGKILL');
  }

  /** Ends when somebody listens there. */
  #openPlace(): Promise<void> {
    return new Promise((onListening) => {
      if (!this.#isStopping) this.#fill({ backoff: new Backoff(), lastWords: '', onListening });
    });
  }

  #fill(place: Place): void {
    const worker = cluster.fork(ALLOCATOR);
    this.#handedOver.watch(worker);
    this.#letOpen(worker);
    let settling: NodeJS.Timeout | undefined;
    worker.once('listening', () => {
      this.#hasOpened = true;
      place.onListening();
      settling = setTimeout(() => this.#settle(place, worker), settledAfterMs);
    });
    worker.on('message', (message: unknown) => {
      if (isWorkerMessage(message) && message.type === 'shop:failure') place.lastWords = message.sentence;
    });
    // Without memory or process ids for it there was none that could exit.
    worker.on('error', ({ message }) => {
      if (worker.process.pid === undefined && !this.#isStopping)
        this.#replace(place, `a worker could not be started (${message})`);
    });
    worker.once('exit', (code, signal) => {
      clearTimeout(settling);
      if (this.#isStopping) return;
      this.#replace(place, `worker ${worker.process.pid} ended (${signal ?? `code ${code}`})`);
    });
  }

  /** Said before it listens to us it waits for it. */
  #letOpen(worker: Worker): void {
    if (this.#environment === null || !worker.isConnected()) return;
    worker.send({ type: 'shop:open', environment: this.#environment } satisfies WorkerMessage);
  }

  #settle({ backoff }: Place, worker: Worker): void {
    if (backoff.noteSettled()) this.#options.report(`Shop: worker ${worker.process.pid} serves again.`);
  }

  #replace(place: Place, event: string): void {
    const { pauseMs, isTold } = place.backoff.noteEnd();
    if (!this.#hasOpened && place.backoff.endsInARow >= hopelessAfter) {
      const reason = place.lastWords || 'its last words stand above';
      this.#options.onHopeless(new StartFailure(`The workers end as soon as they start: ${reason}.`));
      return;
    }
    // A shop that has been open may be killed, starved or without a database for hours: whoever comes back finds it trying.
    if (isTold)
      this.#options.report(`Shop: ${event}${place.lastWords && `: ${place.lastWords}`}; starting another.`);
    place.lastWords = '';
    setTimeout(() => {
      if (!this.#isStopping) this.#fill(place);
    }, pauseMs);
  }
}

type Place = { readonly backoff: Backoff; lastWords: string; readonly onListening: () => void };

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function stopWorker(worker: Worker, drainMs: number): Promise<void> {
  return new Promise((ended) => {
    const impatience = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + stopPatienceMs);
    worker.once('exit', () => {
      clearTimeout(impatience);
      ended();
    });
    if (worker.isDead()) {
      clearTimeout(impatience);
      ended();
    } else if (worker.isConnected()) {
      worker.send({ type: 'shop:stop' } satisfies WorkerMessage);
    }
  });
}
