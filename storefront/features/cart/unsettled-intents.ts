/** The counts a visitor intents for and nobody has settled yet. Each remembers its press: an answer drops only its own. */
import { countOf, type Intents } from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { Terms } from './cart-saver.ts';

interface UnsettledIntent {
  count: number;
  press: number;
  /** Made before the cart was known: «put it in», whatever number of it may lie there. */
  isFirst: boolean;
}

type SentIntents = ReadonlyMap<string, UnsettledIntent>;

export class UnsettledIntents {
  readonly #intents = new Map<string, UnsettledIntent>();
  #presses = 0;

  get size(): number {
    return this.#intents.size;
  }

  has(productCode: string): boolean {
    return this.#intents.has(productCode);
  }

  /** Undefined where nothing is wished. */
  isFirst(productCode: string): boolean | undefined {
    return this.#intents.get(productCode)?.isFirst;
  }

  set(productCode: string, count: number, isFirst = false): void {
    this.#presses += 1;
    this.#intents.set(productCode, { count, press: this.#presses, isFirst });
  }

  clear(): void {
    this.#intents.clear();
  }

  counts(): Intents {
    return new Map([...this.#intents].map(([code, { count }]) => [code, count]));
  }

  sent(): SentIntents {
    return new Map(this.#intents);
  }

  /** Only what was sent: a newer intent for the same product stays. */
  drop(sent: SentIntents): void {
    for (const [code, { press }] of sent) {
      if (this.#intents.get(code)?.press === press) this.#intents.delete(code);
    }
  }

  /**
   * The cart is known now: «put it in» lowers nothing of what lies there. No intent is dropped, though the cart may hold
   * it already: an older request may still be on its way, and only a newer write keeps it out.
   */
  ground(lines: readonly CartCount[]): void {
    for (const [code, intent] of this.#intents) {
      const there = intent.isFirst ? countOf(lines, code) : 0;
      this.#intents.set(code, { ...intent, count: Math.max(intent.count, there), isFirst: false });
    }
  }
}

/** What a request was: needed again when its answer comes. */
export interface Asked {
  sent: SentIntents;
  /** Only looked, wished for nothing. */
  isLook: boolean;
  terms: Terms;
}
