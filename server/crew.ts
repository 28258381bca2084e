// The workers of the shop.
// Promises: as many as asked for, all on one port; a dead one is replaced; start() ends when all of them listen.
// Hides: node:cluster, pauses between attempts, when to give up.
// Relies on: worker.ts understanding «stop» and ending when its parent is gone.
import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Report } from './report.ts';
import { StartFailure } from './start-failure.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-message.ts';

export type CrewOptions = {
  readonly size: number;
  /** What a worker is told beyond the parent's own environment. */
  readonly environment: Record<string, string>;
  readonly report: Report;
  /** Called when workers cannot stay alive: the shop cannot go on. */
  readonly onHopeless: (failure: StartFailure) => void;
  readonly program?: string;
};

const hopelessAfter = 5;
const settledAfterMs = 1000;
// A little more than a worker allows itself.
const stopPatienceMs = 12_000;

export class Crew {
  readonly #options: CrewOptions;
  #isStopping = false;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    cluster.setupPrimary({
      exec: this.#options.program ?? join(import.meta.dirname, 'worker.ts'),
      execArgv: [],
    });
    const places = Array.from(
      { length: this.#options.size },
      () =>
        new Promise<void>((onListening) => {
          this.#fill({ earlyDeaths: 0, lastWords: '', onListening });
        }),
    );
    await Promise.all(places);
  }

  /** Workers finish what they have begun, then end. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(listWorkers().map(stopWorker));
  }

  /** Without waiting for anything. */
  kill(): void {
    this.#isStopping = true;
    for (const worker of listWorkers()) worker.process.kill('SIGKILL');
  }

  #fill(place: Place): void {
    const worker = cluster.fork(this.#options.environment);
    let listeningSince: number | null = null;
    worker.once('listening', () => {
      listeningSince = Date.now();
      place.onListening();
    });
    worker.on('message', (message: unknown) => {
      if (isWorkerMessage(message) && message.type === 'shop:failure') place.lastWords = message.sentence;
    });
    worker.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      const isEarly = listeningSince === null || Date.now() - listeningSince < settledAfterMs;
      place.earlyDeaths = isEarly ? place.earlyDeaths + 1 : 0;
      this.#replace(place, `worker ${worker.process.pid} ended (${signal ?? `code ${code}`})`);
    });
  }

  #replace(place: Place, event: string): void {
    if (place.earlyDeaths >= hopelessAfter) {
      const reason = place.lastWords || 'its last words stand above';
      this.#options.onHopeless(new StartFailure(`The workers end as soon as they start: ${reason}.`));
      return;
    }
    this.#options.report(`Shop: ${event}; starting another.`);
    const pauseMs = place.earlyDeaths === 0 ? 0 : 100 * 2 ** (place.earlyDeaths - 1);
    setTimeout(() => {
      if (!this.#isStopping) this.#fill(place);
    }, pauseMs);
  }
}

type Place = { earlyDeaths: number; lastWords: string; readonly onListening: () => void };

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((ended) => {
    const impatience = setTimeout(() => worker.process.kill('SIGKILL'), stopPatienceMs);
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
