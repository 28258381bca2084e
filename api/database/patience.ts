/**
 * How long one request may wait for the database in all. Promises: once the time is used up, every question of that request
 * that is still waiting fails, and so does every further one, as if the database were away; the request is answered 503
 * instead of adding up slow answers one by one. Hides: whose question it is, told by the thread of asynchronous calls.
 * What goes on after the answer (letters, renewals) has all the time it wants.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { askBy } from './pending-query.ts';

/** Only waiting counts: a page that is long in the making on a busy machine is slow, not lost. */
export const PATIENCE_MS = 3000;

class Patience {
  /** How each of the waiting hears that it is too late. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #leftMs: number;
  #waitingSince = 0;
  #timer: NodeJS.Timeout | undefined;
  #lastCall: NodeJS.Immediate | undefined;

  constructor(patienceMs: number) {
    this.#leftMs = patienceMs;
  }

  get isOver(): boolean {
    return this.#leftMs <= 0;
  }

  ask<T>(send: () => Promise<T>): Promise<T> {
    if (this.isOver) return Promise.reject(tooLate());
    return new Promise<T>((answer, fail) => {
      if (this.#waiting.size === 0) this.#begin();
      this.#waiting.add(fail);
      const stop = () => {
        if (this.#waiting.delete(fail) && this.#waiting.size === 0) this.#pause();
      };
      void send().then(answer, fail).then(stop);
    });
  }

  /** The request is answered: nobody waits any more. */
  release(): void {
    this.#stopTimer();
    this.#waiting.clear();
    this.#leftMs = Number.POSITIVE_INFINITY;
  }

  #begin(): void {
    this.#waitingSince = performance.now();
    // Answers that lie in the sockets already are heard first: a process that stood still itself does not blame the database.
    const hearFirst = () => {
      this.#lastCall = setImmediate(() => this.#giveUp());
    };
    if (Number.isFinite(this.#leftMs)) this.#timer = setTimeout(hearFirst, this.#leftMs);
  }

  #pause(): void {
    this.#stopTimer();
    this.#leftMs -= performance.now() - this.#waitingSince;
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#lastCall);
  }

  /** The connections are still busy with them, whatever those who asked have heard. */
  #giveUp(): void {
    this.#leftMs = 0;
    for (const fail of this.#waiting) fail(tooLate());
    this.#waiting.clear();
  }
}

const ofThisRequest = new AsyncLocalStorage<Patience | null>();

/** A call that a page makes while it is made shares the page's. */
export async function withPatience<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  if (ofThisRequest.getStore()) return work();
  const patience = new Patience(patienceMs);
  try {
    return await ofThisRequest.run(patience, work);
  } finally {
    patience.release();
  }
}

/** For what a request sets going and others need too: it must not end because the first who asked has waited long. */
export const withoutPatience = <T>(work: () => T): T => ofThisRequest.run(null, work);

/** Gives what it is given. */
export function askPatiently<T>(made: T): T {
  const patience = ofThisRequest.getStore();
  return patience ? askBy(made, (send) => patience.ask(send)) : made;
}

/** The same for what others wait for as well. */
export function waitPatiently<T>(send: () => Promise<T>): Promise<T> {
  const patience = ofThisRequest.getStore();
  return patience ? patience.ask(send) : send();
}

export function requirePatience(): void {
  if (ofThisRequest.getStore()?.isOver) throw tooLate();
}

const tooLate = () =>
  Object.assign(new Error('The database was waited for too long by this request.'), {
    code: 'DATABASE_TOO_SLOW',
  });
