/**
 * The rehearsals that this process holds: each a thread with a session of its own. Promises: few at once, none longer than its pass,
 * none that nobody looks at; one that is lost or fails is never answered for by another.
 */
import { Worker } from 'node:worker_threads';
import type { Rehearsal } from '#api/rehearsal/rehearsal.ts';
import type { AskedOfThread, FromThread, ThreadSetup } from './rehearsal-thread.ts';

const MOST_WORLDS = 2;
const IDLE_MS = 10 * 60_000;
const MOST_MB = 1024;

export interface WorldAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Titles of scheduled changes that could not be rehearsed. */
  failed: readonly string[];
  /** How far its clock is ahead. */
  aheadMs: number;
}

interface Held {
  worker: Worker;
  ready: Promise<readonly string[]>;
  waiting: Map<number, PromiseWithResolvers<Omit<WorldAnswer, 'failed' | 'aheadMs'>>>;
  aheadMs: number;
  lastUsed: number;
}

export type Worlds = ReturnType<typeof createWorlds>;

export function createWorlds(setup: Omit<ThreadSetup, 'aheadMs'>) {
  const held = new Map<string, Held>();
  let lastId = 0;
  const timer = setInterval(() => {
    for (const [id, { lastUsed }] of held) if (Date.now() - lastUsed > IDLE_MS) end(id);
  }, IDLE_MS / 10);
  timer.unref();

  function end(id: string): void {
    const world = held.get(id);
    held.delete(id);
    void world?.worker.terminate();
  }

  function open({ id, at, until }: Rehearsal): Held {
    const oldest = [...held].toSorted(([, one], [, other]) => one.lastUsed - other.lastUsed)[0];
    if (held.size >= MOST_WORLDS && oldest) end(oldest[0]);
    const workerData: ThreadSetup = { ...setup, aheadMs: at - Date.now() };
    const worker = new Worker(new URL('./rehearsal-thread.ts', import.meta.url), {
      ...{ execArgv: [], workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MB } },
    });
    worker.unref();
    const { promise: ready, resolve, reject } = Promise.withResolvers<readonly string[]>();
    ready.catch(() => undefined);
    const waiting: Held['waiting'] = new Map();
    const lose = (error: Error) => {
      reject(error);
      for (const each of waiting.values()) each.reject(error);
      waiting.clear();
      if (held.get(id)?.worker === worker) end(id);
    };
    worker.on('message', (message: FromThread) => {
      if ('ready' in message) return resolve(message.ready.failed);
      if (!('id' in message)) return lose(new Error(message.failure));
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('failure' in message) {
        asked?.reject(new Error(message.failure));
        return lose(new Error(message.failure));
      }
      asked?.resolve({ ...message, body: Buffer.from(message.body) });
    });
    worker.once('error', lose);
    worker.once('exit', () => lose(new Error('the thread of the rehearsal has ended')));
    setTimeout(() => end(id), Math.max(0, until - Date.now())).unref();
    return { worker, ready, waiting, aheadMs: workerData.aheadMs, lastUsed: Date.now() };
  }

  return {
    async ask(rehearsal: Rehearsal, asked: Omit<AskedOfThread, 'id'>): Promise<WorldAnswer> {
      const world = held.get(rehearsal.id) ?? open(rehearsal);
      held.set(rehearsal.id, world);
      world.lastUsed = Date.now();
      const failed = await world.ready;
      const id = ++lastId;
      const answer = Promise.withResolvers<Omit<WorldAnswer, 'failed' | 'aheadMs'>>();
      world.waiting.set(id, answer);
      world.worker.postMessage({ id, ...asked } satisfies AskedOfThread);
      return { ...(await answer.promise), failed, aheadMs: world.aheadMs };
    },
    end,
    close(): void {
      clearInterval(timer);
      for (const id of [...held.keys()]) end(id);
    },
  };
}
