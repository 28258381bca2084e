/**
 * Where pictures are made: two at a time, a bounded line in front of the door, the same picture never twice at once.
 * Who comes when the line is full is sent away with 503: a flood of first requests must not become a flood of memory.
 */
import { Refusal } from '../http/refusal.ts';

const MAX_RUNNING = 2;
const MAX_WAITING = 200;

export class Workshop<T> {
  readonly #making = new Map<string, Promise<T>>();
  readonly #line: (() => void)[] = [];
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  #running = 0;

  constructor({ maxRunning = MAX_RUNNING, maxWaiting = MAX_WAITING } = {}) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** What `make` gives; whoever asks for the same key meanwhile shares it. */
  make(key: string, make: () => Promise<T>): Promise<T> {
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return underWay;
    const made = this.#takeTurn(make).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #takeTurn(make: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#maxRunning) {
      if (this.#line.length >= this.#maxWaiting) throw new Refusal('picture.busy');
      // The place is handed over by whoever ends: nobody slips in between.
      await new Promise<void>((enter) => this.#line.push(enter));
    } else {
      this.#running += 1;
    }
    try {
      return await make();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
