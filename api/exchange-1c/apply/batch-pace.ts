/**
 * How much one transaction takes. While one is open, every process reads all changes since it began again at each look: none may
 * last, however busy the machine is. A batch that took long is followed by smaller ones, short ones by larger ones.
 */
const WANTED_MS = 500;
const LONG_MS = 800;
const SHORT_MS = 250;
const LEAST = 20;

export class BatchPace {
  readonly #most: number;
  #size: number;

  constructor(most: number) {
    this.#most = most;
    // The first one is a guess: what it takes is known after it.
    this.#size = Math.ceil(most / 4);
  }

  size(): number {
    return this.#size;
  }

  took(ms: number): void {
    if (ms > LONG_MS)
      this.#size = Math.max(Math.min(LEAST, this.#most), Math.floor((this.#size * WANTED_MS) / ms));
    else if (ms < SHORT_MS) this.#size = Math.min(this.#most, this.#size * 2);
  }
}
