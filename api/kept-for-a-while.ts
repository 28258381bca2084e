/**
 * What was found a moment ago, by its key: asked for once however many ask, kept for a while and never longer, a failure by nobody.
 * What is too old serves nobody, and is dropped as soon as anything else is kept: it need not wait until all is full.
 */
interface Kept<T> {
  found: Promise<T>;
  at: number;
}

export class KeptForAWhile<T> {
  /** In the order in which they were found. */
  readonly #kept = new Map<string, Kept<T>>();
  readonly #most: number;
  readonly #keptMs: number;
  readonly #now: () => number;

  constructor(most: number, keptMs: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#keptMs = keptMs;
    this.#now = now;
  }

  get size(): number {
    return this.#kept.size;
  }

  find(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && this.#isFresh(known)) return known.found;
    const found = make();
    this.#kept.delete(key);
    this.#makeRoom();
    const kept = { found, at: this.#now() };
    this.#kept.set(key, kept);
    found.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return found;
  }

  #isFresh({ at }: Kept<T>): boolean {
    return this.#now() - at < this.#keptMs;
  }

  #makeRoom(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#kept.size < this.#most && this.#isFresh(kept)) break;
      this.#kept.delete(key);
    }
  }
}
