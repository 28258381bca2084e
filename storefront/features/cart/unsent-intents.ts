/**
 * UnsettledIntents of a user that no answer has acknowledged yet, kept in the browser for the next page of the same user.
 * Several tabs write here: each touches its own intents only, and a new page takes over whatever lies there. A intent sent
 * twice does no harm: counts are absolute.
 */
import { type Intents, MAX_CART_LINES, MAX_CODE_LENGTH, toCartCount } from '#domain/cart.ts';

const KEY = 'sheber-cart-unsent';

type Entry = readonly [productCode: string, count: number, page: string];

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  entry[0] !== '' &&
  entry[0].length <= MAX_CODE_LENGTH &&
  typeof entry[1] === 'number' &&
  typeof entry[2] === 'string';

/** `page` tells this page from others that are open; another user's intents are none of ours. */
export class Outbox {
  readonly #userId: number;
  readonly #page: string;

  constructor(userId: number, page: string = Math.random().toString(36).slice(2)) {
    this.#userId = userId;
    this.#page = page;
  }

  /** What earlier pages left; from now on it is this page's. */
  takeOver(): Intents {
    const entries = this.#read();
    this.#write(entries.map(([code, count]) => [code, count, this.#page]));
    return new Map(entries.map(([code, count]) => [code, count]));
  }

  /** This page's intents as they are now. */
  keep(intents: Intents): void {
    const others = this.#read().filter(([code, , page]) => page !== this.#page && !intents.has(code));
    this.#write([...others, ...[...intents].map(([code, count]) => [code, count, this.#page] as const)]);
  }

  #read(): readonly Entry[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
        userId?: unknown;
        items?: unknown;
      } | null;
      if (kept?.userId !== this.#userId || !Array.isArray(kept.items)) return [];
      return kept.items
        .filter(isEntry)
        .slice(-MAX_CART_LINES)
        .map(([code, count, page]): Entry => [code, toCartCount(count), page]);
    } catch {
      return [];
    }
  }

  #write(items: readonly Entry[]): void {
    try {
      if (items.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify({ userId: this.#userId, items }));
    } catch {
      // Forbidden or full: the intents live as long as the page.
    }
  }
}
