/**
 * Ends a worker whose event loop stands still: nobody it has accepted would ever be answered, and its parent starts
 * another. A thread watches, for the loop itself cannot. Names what was under way, never a query or a person's number.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { UNDER_WAY_BYTES, UnderWay } from './under-way.ts';

/** Shared with the thread: the beats that were counted, then what is under way. */
export const UNDER_WAY_AT = 8;
const BEAT_MS = 250;
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 200;

export interface Watched {
  shared: SharedArrayBuffer;
  patienceMs: number;
}

export function watchLoop(server: Server, patienceMs = 5000): void {
  const shared = new SharedArrayBuffer(UNDER_WAY_AT + UNDER_WAY_BYTES);
  const beats = new Int32Array(shared, 0, 1);
  const underWay = new UnderWay(shared, UNDER_WAY_AT);
  /** Kept pages are asked for by the same addresses, thousands of times a second. */
  const names = new Map<string, string>();
  const findName = (request: IncomingMessage): string => {
    const address = `${request.method} ${request.url}`;
    const name = names.get(address) ?? nameOf(request);
    if (names.size >= MOST_REMEMBERED) names.clear();
    if (address.length <= LONGEST_REMEMBERED) names.set(address, name);
    return name;
  };
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const turn = underWay.enter(findName(request));
    response.once('close', () => underWay.leave(turn));
  });
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    execArgv: [],
    workerData: { shared, patienceMs } satisfies Watched,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}

/** The method and the first words of the path; whatever may be a number or a name of somebody's is left out. */
export function nameOf({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/').slice(1, 5);
  return `${method} /${parts.map((part) => (/^(?:v\d|[a-z-]{0,24})$/.test(part) ? part : '…')).join('/')}`;
}
