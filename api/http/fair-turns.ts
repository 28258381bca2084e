/**
 * One scheduler for all work that is not kept: pages to render, calculators, pictures, documents, searches. Promises that
 * a client has only a few things done at a time and that waiting clients take turns, however much each of them asks for;
 * that those of whom only an address is known, however many addresses they come from, leave most of the places and of the
 * turns to those who are known by a mark or an account; that the line is bounded, and that it is the busiest client who is
 * sent away (503 with `Retry-After`). Hides who waits.
 * What is done within a turn (the calls of a page) belongs to it. Without contention it costs two look-ups.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Gauge, register } from 'prom-client';
import { isStranger } from './client.ts';
import { Refusal } from './refusal.ts';

interface TurnLimits {
  /** In this process; more would only wait for the same processor. */
  running: number;
  /** Of these, for all strangers together. */
  strangers: number;
  /** Turns of others between two of strangers, while both wait. */
  turnsBetween: number;
  perClient: number;
  waiting: number;
  /** Longer than this nobody should look at an empty page. */
  patienceMs: number;
}

/** Pictures and papers may come late: the page is there already. */
export const LATE_MS = 15_000;

const LIMITS: TurnLimits = {
  running: 24,
  strangers: 6,
  turnsBetween: 3,
  perClient: 4,
  waiting: 500,
  patienceMs: 5000,
};

interface Waiter {
  enter(): void;
  refuse(): void;
}

const waitingGauge =
  (register.getSingleMetric('fair_turns_waiting') as Gauge | undefined) ??
  new Gauge({ name: 'fair_turns_waiting', help: 'Requests that wait for their client’s turn' });

export class FairTurns {
  readonly #limits: TurnLimits;
  readonly #running = new Map<string, number>();
  /** In the order of their next turns. */
  readonly #lines = new Map<string, Waiter[]>();
  readonly #within = new AsyncLocalStorage<true>();
  #runningCount = 0;
  #strangersRunning = 0;
  #turnsSinceStranger = 0;
  #waitingCount = 0;

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  async run<T>(client: string, work: () => Promise<T>, patienceMs = this.#limits.patienceMs): Promise<T> {
    if (this.#within.getStore()) return work();
    // Whoever is waiting goes first.
    if (!this.#mayRun(client) || this.#lines.has(client)) await this.#wait(client, patienceMs);
    else this.#begin(client);
    try {
      return await this.#within.run(true, work);
    } finally {
      this.#end(client);
    }
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  #mayRun(client: string): boolean {
    const { running, strangers, perClient } = this.#limits;
    return (
      this.#runningCount < running &&
      (this.#running.get(client) ?? 0) < perClient &&
      (this.#strangersRunning < strangers || !isStranger(client))
    );
  }

  #begin(client: string): void {
    this.#runningCount += 1;
    if (isStranger(client)) this.#strangersRunning += 1;
    this.#turnsSinceStranger = isStranger(client) ? 0 : this.#turnsSinceStranger + 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #end(client: string): void {
    this.#runningCount -= 1;
    if (isStranger(client)) this.#strangersRunning -= 1;
    const count = (this.#running.get(client) ?? 1) - 1;
    if (count > 0) this.#running.set(client, count);
    else this.#running.delete(client);
    // More than one may enter: the place of a stranger that another took, and then the other's.
    while (this.#waitingCount > 0 && this.#advance());
  }

  #wait(client: string, patienceMs: number): Promise<void> {
    if (this.#waitingCount >= this.#limits.waiting) this.#makeRoom(client);
    return new Promise((entered, refused) => {
      const waiter: Waiter = {
        enter: () => {
          clearTimeout(timer);
          entered();
        },
        refuse: () => {
          clearTimeout(timer);
          refused(new Refusal('service.busy'));
        },
      };
      const timer = setTimeout(() => {
        this.#remove(client, waiter);
        waiter.refuse();
      }, patienceMs);
      const line = this.#lines.get(client);
      if (line) line.push(waiter);
      else this.#lines.set(client, [waiter]);
      this.#count(1);
    });
  }

  /** The last of the longest line goes; where that is the newcomer's own, the newcomer. */
  #makeRoom(client: string): void {
    const own = this.#lines.get(client)?.length ?? 0;
    let longest = client;
    let most = own;
    for (const [other, { length }] of this.#lines) {
      if (length > most) [longest, most] = [other, length];
    }
    const last = most > own + 1 ? this.#lines.get(longest)?.at(-1) : undefined;
    if (!last) throw new Refusal('service.busy');
    this.#remove(longest, last);
    last.refuse();
  }

  #remove(client: string, waiter: Waiter): void {
    const line = this.#lines.get(client) ?? [];
    const at = line.indexOf(waiter);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(client);
    this.#count(-1);
  }

  /** One of each client in turn: who was served goes to the end of the round. */
  #advance(): boolean {
    const client = this.#findNext();
    if (client === null) return false;
    const line = this.#lines.get(client) ?? [];
    const next = line.shift();
    this.#lines.delete(client);
    if (line.length > 0) this.#lines.set(client, line);
    if (!next) return false;
    this.#count(-1);
    this.#begin(client);
    next.enter();
    return true;
  }

  #findNext(): string | null {
    if (this.#runningCount >= this.#limits.running) return null;
    const isForStranger = this.#turnsSinceStranger >= this.#limits.turnsBetween;
    let other: string | null = null;
    for (const client of this.#lines.keys()) {
      if (!this.#mayRun(client)) continue;
      if (isStranger(client) === isForStranger) return client;
      other ??= client;
    }
    return other;
  }

  #count(change: number): void {
    this.#waitingCount += change;
    waitingGauge.inc(change);
  }
}
