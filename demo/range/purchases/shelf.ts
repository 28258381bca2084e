/** What the demo's visitors choose from: a bounded part of every leaf, so that a big range costs no more memory. */
import type { Product } from '../make-product.ts';
import type { Random } from '../random.ts';

/** Of a leaf, in the order in which they were drawn. */
const shelfSize = 250;

export interface Offered {
  id: number;
  popularity: number;
}

export class Shelves {
  readonly #byLeaf = new Map<string, Offered[]>();

  /** Whatever cannot be bought is in nobody's basket. */
  add(leafCode: string, { id, popularity, active, onOrder, stocks }: Product): void {
    const shelf = this.#byLeaf.get(leafCode) ?? [];
    if (shelf.length === 0) this.#byLeaf.set(leafCode, shelf);
    if (shelf.length >= shelfSize || !active || onOrder || stocks.length === 0) return;
    shelf.push({ id, popularity });
  }

  leafCodes(): string[] {
    return [...this.#byLeaf].filter(([, shelf]) => shelf.length > 0).map(([code]) => code);
  }

  /** The popular more often. */
  pick(leafCode: string, random: Random): Offered | null {
    const shelf = this.#byLeaf.get(leafCode) ?? [];
    if (shelf.length === 0) return null;
    // The best of three: quicker than weights over the whole shelf, and much the same.
    return Array.from({ length: 3 }, () => random.pick(shelf)).reduce((best, each) =>
      each.popularity > best.popularity ? each : best,
    );
  }

  /** What suits this very product: mostly one of three that everybody takes with it. */
  pickFor(main: Offered, leafCode: string, random: Random): Offered | null {
    const shelf = this.#byLeaf.get(leafCode) ?? [];
    if (shelf.length === 0 || random.chance(0.25)) return this.pick(leafCode, random);
    const usual = Math.imul(main.id, 0x9e37_79b1) >>> 0;
    return shelf[(usual + random.integer(0, 2)) % shelf.length] ?? null;
  }
}
