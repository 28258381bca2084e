/** The counts a shopper wishes for and nobody has settled yet. Each remembers its press: an answer drops only its own. */
import { countOf, type Intents } from '#domain/cart.ts';
import type { CartCount } from '#domain/merge.ts';

interface Wish {
  count: number;
  press: number;
  /** Made before the cart was known: «put it in», whatever number of it may lie there. */
  isFirst: boolean;
}

export type SentWishes = ReadonlyMap<string, Wish>;

export class Wishes {
  readonly #wishes = new Map<string, Wish>();
  #presses = 0;

  get size(): number {
    return this.#wishes.size;
  }

  has(productCode: string): boolean {
    return this.#wishes.has(productCode);
  }

  /** Undefined where nothing is wished. */
  isFirst(productCode: string): boolean | undefined {
    return this.#wishes.get(productCode)?.isFirst;
  }

  set(productCode: string, count: number, isFirst = false): void {
    this.#presses += 1;
    this.#wishes.set(productCode, { count, press: this.#presses, isFirst });
  }

  clear(): void {
    this.#wishes.clear();
  }

  counts(): Intents {
    return new Map([...this.#wishes].map(([code, { count }]) => [code, count]));
  }

  sent(): SentWishes {
    return new Map(this.#wishes);
  }

  /** Only what was sent: a newer wish for the same product stays. */
  drop(sent: SentWishes): void {
    for (const [code, { press }] of sent) {
      if (this.#wishes.get(code)?.press === press) this.#wishes.delete(code);
    }
  }

  /**
   * The cart is known now: «put it in» lowers nothing of what lies there. No wish is dropped, though the cart may hold
   * it already: an older request may still be on its way, and only a newer write keeps it out.
   */
  ground(lines: readonly CartCount[]): void {
    for (const [code, wish] of this.#wishes) {
      const there = wish.isFirst ? countOf(lines, code) : 0;
      this.#wishes.set(code, { ...wish, count: Math.max(wish.count, there), isFirst: false });
    }
  }
}
