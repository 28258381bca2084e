/**
 * What visitors open, a place and what they choose there, is kept: bounded in number, asked for once however many
 * ask, dropped when the index is replaced or a price or stock of the place has moved. A moved place is counted again
 * at most every `RECOUNT_MS`, or a root of a busy shop would be counted for every order.
 */
import type { IndexCopy } from '../catalog-index/catalog-index.ts';

const MAX_KEPT = 500;
const RECOUNT_MS = 700;

interface Kept<T> {
  copy: IndexCopy;
  revision: number;
  madeAt: number;
  value: Promise<T>;
}

export class KeptPages<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get(
    copy: IndexCopy,
    rows: { start: number; end: number },
    key: string,
    make: () => Promise<T>,
  ): Promise<T> {
    const known = this.#kept.get(key);
    const revision = copy.revisionOf(rows.start, rows.end);
    const isFresh =
      known?.copy === copy && (known.revision === revision || this.#now() - known.madeAt < RECOUNT_MS);
    // Taken out and put back: the first in the map is always the one that nobody has asked for longest.
    this.#kept.delete(key);
    const kept = known && isFresh ? known : { copy, revision, madeAt: this.#now(), value: make() };
    this.#kept.set(key, kept);
    kept.value.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MAX_KEPT && !oldest.done) this.#kept.delete(oldest.value);
    return kept.value;
  }

  get size(): number {
    return this.#kept.size;
  }
}
