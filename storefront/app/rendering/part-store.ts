/** Parts of pages as they were written, by all that they are made of: none is ever out of date. Bounded in letters. */

/** The letters around the part's own id; null: it cannot be kept. */
type Pieces = readonly string[] | null;

interface Kept {
  pieces: Pieces;
  letters: number;
}

export class PartStore {
  readonly #parts = new Map<string, Kept>();
  readonly #mostLetters: number;
  #letters = 0;

  constructor(mostLetters: number) {
    this.#mostLetters = mostLetters;
  }

  get letters(): number {
    return this.#letters;
  }

  find(key: string): Pieces | undefined {
    const kept = this.#parts.get(key);
    if (!kept) return undefined;
    // A Map keeps its order of insertion: putting it back makes it the newest.
    this.#parts.delete(key);
    this.#parts.set(key, kept);
    return kept.pieces;
  }

  put(key: string, pieces: Pieces): void {
    this.#drop(key);
    const letters = key.length + (pieces ?? []).reduce((sum, { length }) => sum + length, 0);
    this.#parts.set(key, { pieces, letters });
    this.#letters += letters;
    for (const oldest of this.#parts.keys()) {
      if (this.#letters <= this.#mostLetters) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#letters -= this.#parts.get(key)?.letters ?? 0;
    this.#parts.delete(key);
  }
}
