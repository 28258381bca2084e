/**
 * The order of a listing as numbers: a key per row, smaller first, no two the same.
 * A key is a whole number of 31 bits (the price, the place of the name …) times MAX_ROWS, plus the rank of the id.
 */
import type { Sort } from '#domain/listing.ts';
import { type Columns, MAX_ROWS, pricesAt } from './columns.ts';
import { makePriceOf, type PriceReader } from './shown-price.ts';

const LARGEST = 2 ** 31 - 1;

export interface Order extends PriceReader {
  sort: Sort;
  language: 'ru' | 'kz';
}

const float = new Float32Array(1);
const bitsOfFloat = new Uint32Array(float.buffer);

/** Positive floats order as the whole numbers that their bits make. */
function toOrderedBits(positive: number): number {
  float[0] = positive;
  return bitsOfFloat[0] as number;
}

export function makeKeyOf(
  columns: Columns,
  order: Order,
  priceOf: (row: number) => number = makePriceOf(columns, order),
): (row: number) => number {
  const { sort, language, priceCity } = order;
  const { popularity, firstSeenDay, ratio, rank } = columns;
  const { discount } = pricesAt(columns, priceCity);
  const nameRank = language === 'kz' ? columns.nameRankKz : columns.nameRankRu;
  const withRank = (primary: number, row: number) => primary * MAX_ROWS + (rank[row] as number);
  switch (sort) {
    case 'popular':
      return (row) => withRank(LARGEST - (popularity[row] as number), row);
    case 'price-asc':
      return (row) => withRank(priceOf(row), row);
    case 'price-desc':
      return (row) => withRank(LARGEST - priceOf(row), row);
    case 'unit-price':
      return (row) => withRank(toOrderedBits(priceOf(row) / (ratio[row] as number)), row);
    case 'name':
      return (row) => withRank(nameRank[row] as number, row);
    case 'new':
      return (row) => withRank(LARGEST - (firstSeenDay[row] as number), row);
    case 'discount':
      return (row) => withRank(LARGEST - (discount[row] as number), row);
  }
}

/** The better first. */
export const keyOfScore = ({ rank }: Columns, score: number, row: number): number =>
  (LARGEST - score) * MAX_ROWS + (rank[row] as number);

/** Above this many first places a heap loses to sorting everything once. */
const MAX_HEAP = 2048;

/** Collects keys and gives the page of the smallest: a bounded heap for the first pages, a sort for the deep ones. */
export class PageCollector {
  readonly #offset: number;
  readonly #limit: number;
  /** largest on top; or, without a heap, everything seen */
  #keys: Float64Array;
  #size = 0;
  readonly #isHeap: boolean;

  constructor(offset: number, limit: number) {
    this.#offset = offset;
    this.#limit = limit;
    this.#isHeap = offset + limit <= MAX_HEAP;
    this.#keys = new Float64Array(this.#isHeap ? offset + limit : MAX_HEAP * 2);
  }

  add(key: number): void {
    const keys = this.#keys;
    if (this.#size < keys.length) {
      keys[this.#size++] = key;
      if (this.#isHeap) this.#rise(this.#size - 1);
    } else if (!this.#isHeap) {
      this.#keys = new Float64Array(keys.length * 2);
      this.#keys.set(keys);
      this.#keys[this.#size++] = key;
    } else if (this.#size > 0 && key < (keys[0] as number)) {
      keys[0] = key;
      this.#sink();
    }
  }

  /** The ranks of the page's rows, in order. */
  ranks(): number[] {
    const sorted = this.#keys.subarray(0, this.#size).sort();
    return Array.from(sorted.subarray(this.#offset, this.#offset + this.#limit), (key) => key % MAX_ROWS);
  }

  #rise(from: number): void {
    const keys = this.#keys;
    const key = keys[from] as number;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) >= key) break;
      keys[at] = keys[parent] as number;
      at = parent;
    }
    keys[at] = key;
  }

  #sink(): void {
    const keys = this.#keys;
    const size = this.#size;
    const key = keys[0] as number;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= size) break;
      if (child + 1 < size && (keys[child + 1] as number) > (keys[child] as number)) child++;
      if ((keys[child] as number) <= key) break;
      keys[at] = keys[child] as number;
      at = child;
    }
    keys[at] = key;
  }
}
