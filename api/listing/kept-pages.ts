/**
 * What visitors open, a place and what they choose there, is kept: bounded in number, asked for once however many
 * ask, dropped when the index is replaced or a price or stock of the place has moved. A moved place is counted again
 * at most every `RECOUNT_MS`, or a root of a busy shop would be counted for every order.
 */
import type { IndexCopy } from '../catalog-index/catalog-index.ts';

const MAX_KEPT = 500;
const RECOUNT_MS = 700;

interface Kept<T> {
  revision: number;
  madeAt: number;
  value: Promise<T>;
}

export class KeptPages<T> {
  /** By the copy that they were counted in: a large one that has been replaced must not stand because of a few pages of it. */
  readonly #ofCopy = new WeakMap<IndexCopy, Map<string, Kept<T>>>();
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
    const pages = this.#ofCopy.get(copy) ?? new Map<string, Kept<T>>();
    this.#ofCopy.set(copy, pages);
    const known = pages.get(key);
    const revision = copy.revisionOf(rows.start, rows.end);
    const isFresh = known && (known.revision === revision || this.#now() - known.madeAt < RECOUNT_MS);
    // Taken out and put back: the first in the map is always the one that nobody has asked for longest.
    pages.delete(key);
    const kept = isFresh ? known : { revision, madeAt: this.#now(), value: make() };
    pages.set(key, kept);
    kept.value.catch(() => pages.delete(key));
    const oldest = pages.keys().next();
    if (pages.size > MAX_KEPT && !oldest.done) pages.delete(oldest.value);
    return kept.value;
  }

  /** How many of a copy. */
  sizeOf(copy: IndexCopy): number {
    return this.#ofCopy.get(copy)?.size ?? 0;
  }
}
