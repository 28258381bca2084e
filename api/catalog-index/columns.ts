/**
 * The catalogue as columns: one typed array per fact, one row per product on sale, in shared memory.
 * Rows stand in the order of the nested set, so that a section with all below it is a range of rows.
 */
export interface Columns {
  rows: number;
  id: Int32Array;
  brand: Uint16Array;
  country: Uint8Array;
  /** what a visitor without a contract pays now */
  price: Int32Array;
  /** before any discount, which is what promotions are counted from; read for contracts alone, as the next */
  shelfPrice: Int32Array;
  /** what the contract itself asks; 0 where it names no price */
  contractPrice: Int32Array;
  /** cities where promotions of their own set other prices, each with the prices of all rows */
  cityPrices: { cityCode: string; prices: PriceColumns }[];
  /** how many of the compared unit (m², l, kg) one base unit holds; 1 where there is none */
  ratio: Float64Array;
  popularity: Int32Array;
  firstSeenDay: Uint16Array;
  discount: Uint8Array;
  nameRankRu: Uint32Array;
  nameRankKz: Uint32Array;
  /** a bit per store, as many words per row as the stores need; word after word, each for all rows */
  stock: Uint32Array;
  stockWords: number;
  /** where the row's property values begin in `values`, in their order there, property after property; one entry more than rows */
  valueStart: Uint32Array;
  values: Uint16Array | Uint32Array;
  /** the row's place in the order of ids, and back: settles ties and finds a row by its id */
  rank: Uint32Array;
  rowOfRank: Uint32Array;
}

const WIDEST_UINT16 = 65_536;

/** Zeroes for so many products. `values` comes last, when their number is known. */
export function makeColumns(rows: number, stores: number): Columns {
  const stockWords = Math.max(1, Math.ceil(stores / 32));
  return {
    rows,
    id: new Int32Array(shared(rows * 4)),
    brand: new Uint16Array(shared(rows * 2)),
    country: new Uint8Array(shared(rows)),
    price: new Int32Array(shared(rows * 4)),
    shelfPrice: new Int32Array(shared(rows * 4)),
    contractPrice: new Int32Array(shared(rows * 4)),
    cityPrices: [],
    ratio: new Float64Array(shared(rows * 8)),
    popularity: new Int32Array(shared(rows * 4)),
    firstSeenDay: new Uint16Array(shared(rows * 2)),
    discount: new Uint8Array(shared(rows)),
    nameRankRu: new Uint32Array(shared(rows * 4)),
    nameRankKz: new Uint32Array(shared(rows * 4)),
    stock: new Uint32Array(shared(rows * stockWords * 4)),
    stockWords,
    valueStart: new Uint32Array(shared((rows + 1) * 4)),
    values: new Uint16Array(shared(0)),
    rank: new Uint32Array(shared(rows * 4)),
    rowOfRank: new Uint32Array(shared(rows * 4)),
  };
}

/** Two bytes per value while they suffice. */
export function makeValues(length: number, distinct: number): Columns['values'] {
  return distinct <= WIDEST_UINT16
    ? new Uint16Array(shared(length * 2))
    : new Uint32Array(shared(length * 4));
}

/** What differs between cities. */
export type PriceColumns = Pick<Columns, 'price' | 'discount'>;

/** Starts as a copy of what stands everywhere. */
export function makeCityPrices({ price, discount }: PriceColumns): PriceColumns {
  const copy = {
    price: new Int32Array(shared(price.byteLength)),
    discount: new Uint8Array(shared(discount.byteLength)),
  };
  copy.price.set(price);
  copy.discount.set(discount);
  return copy;
}

/** The prices by the place of a city among `cityPrices`; -1 means those of everywhere. */
export const pricesAt = (columns: Columns, place: number): PriceColumns =>
  columns.cityPrices[place]?.prices ?? columns;

const shared = (bytes: number) => new SharedArrayBuffer(bytes);

/** Fills `rank` and `rowOfRank` from the ids. */
export function rankIds({ rows, id, rank, rowOfRank }: Columns): void {
  const keys = new Float64Array(rows);
  for (let row = 0; row < rows; row++) keys[row] = (id[row] as number) * MAX_ROWS + row;
  keys.sort();
  for (let place = 0; place < rows; place++) {
    const row = (keys[place] as number) % MAX_ROWS;
    rowOfRank[place] = row;
    rank[row] = place;
  }
}

/** A sorting key is a whole number of 31 bits times this, plus the rank: more would not fit a double exactly. */
export const MAX_ROWS = 2 ** 22;

/** The row of a product, or -1 when the index does not hold it. */
export function findRow({ rows, id, rowOfRank }: Columns, productId: number): number {
  let low = 0;
  let high = rows - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = rowOfRank[middle] as number;
    const found = id[row] as number;
    if (found === productId) return row;
    if (found < productId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function setInStock({ rows, stock }: Pick<Columns, 'rows' | 'stock'>, row: number, bit: number): void {
  const at = (bit >>> 5) * rows + row;
  stock[at] = (stock[at] as number) | (1 << (bit & 31));
}
