/**
 * One pass over a range of rows answers a whole listing: total, price bounds, the count of every facet, the page.
 * Each row gets a set of the filters it fails. None: it is in the listing and counts everywhere. Exactly one: it
 * counts for that filter alone, since with that filter taken away it would be in the listing. That is the rule of
 * facets whose values widen each other.
 */
import { type Columns, pricesAt } from './columns.ts';
import { keyOfScore, makeKeyOf, type Order, PageCollector } from './page-keys.ts';
import { makePriceOf } from './shown-price.ts';

/** A filter by a property: its values are first ≤ value < end, one of `allowed` is wanted. */
export interface ValueFilter {
  first: number;
  end: number;
  allowed: number[];
}

/** Rows found by other means than by section, in their order, and perhaps how well each fits. */
export interface Picked {
  rows: Uint32Array;
  /** of 31 bits, larger first: the order, whatever `sort` says; null to keep to `sort` */
  scores: Int32Array | null;
}

/** Plain values only: a request is sent to another thread as it is. */
export interface ScanRequest extends Order {
  start: number;
  end: number;
  /** these rows instead of start ≤ row < end */
  picked?: Picked;
  /** only this brand, as the place of the listing itself, not as a choice in it; -1 for all */
  onlyBrand: number;
  /** only what stands in one of these stores, likewise; null for all */
  onlyStores: StoreMask[] | null;
  /** the stores of the reader's city */
  cityStores: StoreMask[];
  isInStock: boolean;
  priceFrom: number;
  priceTo: number;
  brands: number[] | null;
  countries: number[] | null;
  isDiscounted: boolean;
  filters: ValueFilter[];
  offset: number;
  limit: number;
  /** whether to count how many of the rows carry each property: where nothing has counted it beforehand */
  countsCarriers: boolean;
  /** how many stand behind each value, brand and country is known already (section-counts.ts) */
  skipsValues?: boolean;
}

export interface StoreMask {
  word: number;
  mask: number;
}

export interface ScanSizes {
  values: number;
  brands: number;
  countries: number;
  properties: number;
  propertyOfValue: Uint16Array;
}

export interface ScanResult {
  total: number;
  /** of the products that every filter but the price leaves; max < min when there are none */
  minPrice: number;
  maxPrice: number;
  /** how many of those cost what, in equal parts from the lowest price to the highest; empty where all cost the same */
  priceParts: Uint32Array;
  ids: number[];
  inStock: number;
  discounted: number;
  values: Uint32Array;
  brands: Uint32Array;
  countries: Uint32Array;
  /** rows of the listing's place, chosen filters aside, and of them those with each property */
  scopeRows: number;
  carriers: Uint32Array | null;
}

/** The bars of the price filter. */
const PRICE_PARTS = 24;

const FAILS_PRICE = 1;
const FAILS_STOCK = 2;
const FAILS_BRAND = 4;
const FAILS_COUNTRY = 8;
const FAILS_DISCOUNT = 16;
const FIRST_FILTER_BIT = 5;
/** As many as one number has bits for. */
export const MAX_VALUE_FILTERS = 26;

export function scan(columns: Columns, sizes: ScanSizes, request: ScanRequest): ScanResult {
  const { id, brand, country, valueStart, values, rowOfRank } = columns;
  const { discount } = pricesAt(columns, request.priceCity);
  const { onlyBrand, onlyStores, cityStores, isInStock, isDiscounted, priceFrom, priceTo } = request;
  const priceOf = makePriceOf(columns, request);
  const brandSet = toSet(request.brands, sizes.brands);
  const countrySet = toSet(request.countries, sizes.countries);
  const { filters, countsCarriers, skipsValues = false } = request;
  const { propertyOfValue } = sizes;
  const { bitsOfValue, allBits } = toBits(filters, sizes.values);
  const { picked } = request;
  const scores = picked?.scores ?? null;
  const keyOf = makeKeyOf(columns, request, priceOf);
  const page = new PageCollector(request.offset, request.limit);
  const valueCounts = new Uint32Array(sizes.values);
  const brandCounts = new Uint32Array(sizes.brands);
  const countryCounts = new Uint32Array(sizes.countries);
  const carriers = countsCarriers ? new Uint32Array(sizes.properties) : null;
  let total = 0;
  let inStock = 0;
  let discounted = 0;
  let scopeRows = 0;
  let minPrice = Number.MAX_SAFE_INTEGER;
  let maxPrice = 0;

  const isInCity = makeIsIn(columns, cityStores);
  const isInOnly = onlyStores === null ? null : makeIsIn(columns, onlyStores);

  const first = picked ? 0 : request.start;
  const last = picked ? picked.rows.length : request.end;
  // The bounds are known at the end alone: what was met waits here for its part.
  const met = pricesMet(last - first);
  let metCount = 0;
  for (let place = first; place < last; place++) {
    const row = picked ? (picked.rows[place] as number) : place;
    const brandHere = brand[row] as number;
    if (onlyBrand >= 0 && brandHere !== onlyBrand) continue;
    if (isInOnly !== null && !isInOnly(row)) continue;
    scopeRows++;
    const priceHere = priceOf(row);
    const countryHere = country[row] as number;
    const isHere = isInCity(row);
    const firstValue = valueStart[row] as number;
    const endValue = valueStart[row + 1] as number;
    const isReduced = discount[row] !== 0;

    let fails = 0;
    if (priceHere < priceFrom || priceHere > priceTo) fails = FAILS_PRICE;
    if (isInStock && !isHere) fails |= FAILS_STOCK;
    if (brandSet !== null && brandSet[brandHere] === 0) fails |= FAILS_BRAND;
    if (countrySet !== null && countrySet[countryHere] === 0) fails |= FAILS_COUNTRY;
    if (isDiscounted && !isReduced) fails |= FAILS_DISCOUNT;
    if (bitsOfValue !== null) {
      let bits = 0;
      for (let at = firstValue; at < endValue; at++) bits |= bitsOfValue[values[at] as number] as number;
      fails |= allBits & ~bits;
    }

    if (carriers !== null) {
      const counted = fails === 0 ? 1 : 0;
      let last = -1;
      for (let at = firstValue; at < endValue; at++) {
        const value = values[at] as number;
        valueCounts[value] = (valueCounts[value] as number) + counted;
        const property = propertyOfValue[value] as number;
        // Values of one property stand together.
        if (property === last) continue;
        last = property;
        carriers[property] = (carriers[property] as number) + 1;
      }
    }

    if (fails === 0) {
      total++;
      met[metCount++] = priceHere;
      if (priceHere < minPrice) minPrice = priceHere;
      if (priceHere > maxPrice) maxPrice = priceHere;
      if (isHere) inStock++;
      if (isReduced) discounted++;
      if (!skipsValues) {
        brandCounts[brandHere] = (brandCounts[brandHere] as number) + 1;
        countryCounts[countryHere] = (countryCounts[countryHere] as number) + 1;
        for (let at = carriers === null ? firstValue : endValue; at < endValue; at++) {
          const value = values[at] as number;
          valueCounts[value] = (valueCounts[value] as number) + 1;
        }
      }
      page.add(scores === null ? keyOf(row) : keyOfScore(columns, scores[place] as number, row));
    } else if ((fails & (fails - 1)) === 0) {
      if (fails === FAILS_PRICE) {
        met[metCount++] = priceHere;
        if (priceHere < minPrice) minPrice = priceHere;
        if (priceHere > maxPrice) maxPrice = priceHere;
      } else if (fails === FAILS_BRAND) {
        brandCounts[brandHere] = (brandCounts[brandHere] as number) + 1;
      } else if (fails === FAILS_COUNTRY) {
        countryCounts[countryHere] = (countryCounts[countryHere] as number) + 1;
      } else if (fails >= 1 << FIRST_FILTER_BIT) {
        const { first: from, end: to } = filters[31 - Math.clz32(fails) - FIRST_FILTER_BIT] as ValueFilter;
        for (let at = firstValue; at < endValue; at++) {
          const value = values[at] as number;
          if (value >= from && value < to) valueCounts[value] = (valueCounts[value] as number) + 1;
        }
      }
      // What fails by stock or by discount alone has neither: it adds nothing to the count of those that have.
    }
  }

  return {
    total,
    minPrice,
    maxPrice,
    priceParts: toParts(met, metCount, minPrice, maxPrice),
    ids: page.ranks().map((rank) => id[rowOfRank[rank] as number] as number),
    inStock,
    discounted,
    values: valueCounts,
    brands: brandCounts,
    countries: countryCounts,
    scopeRows,
    carriers,
  };
}

/** The stores of a city mostly share one word. */
function makeIsIn({ stock, rows }: Columns, stores: readonly StoreMask[]): (row: number) => boolean {
  const [first, ...others] = stores;
  if (!first) return () => false;
  const { mask } = first;
  const begin = first.word * rows;
  if (others.length === 0) return (row) => ((stock[begin + row] as number) & mask) !== 0;
  return (row) => stores.some((each) => ((stock[each.word * rows + row] as number) & each.mask) !== 0);
}

let scratch = new Uint32Array(0);

/** One array for all scans of a thread, which come one after another. */
function pricesMet(rows: number): Uint32Array {
  if (scratch.length < rows) scratch = new Uint32Array(rows);
  return scratch;
}

function toParts(prices: Uint32Array, count: number, min: number, max: number): Uint32Array {
  if (max <= min) return new Uint32Array(0);
  const parts = new Uint32Array(PRICE_PARTS);
  for (let at = 0; at < count; at++) {
    // The highest price belongs to the last part.
    const part = Math.min(
      PRICE_PARTS - 1,
      Math.floor((((prices[at] as number) - min) * PRICE_PARTS) / (max - min)),
    );
    parts[part] = (parts[part] as number) + 1;
  }
  return parts;
}

function toSet(chosen: number[] | null, size: number): Uint8Array | null {
  if (chosen === null) return null;
  const set = new Uint8Array(size);
  for (const each of chosen) set[each] = 1;
  return set;
}

/** For each value the bits of the filters that allow it. */
function toBits(filters: ValueFilter[], size: number): { bitsOfValue: Uint32Array | null; allBits: number } {
  if (filters.length === 0) return { bitsOfValue: null, allBits: 0 };
  const bitsOfValue = new Uint32Array(size);
  let allBits = 0;
  for (const [index, { allowed }] of filters.entries()) {
    const bit = 1 << (FIRST_FILTER_BIT + index);
    allBits |= bit;
    for (const value of allowed) bitsOfValue[value] = (bitsOfValue[value] as number) | bit;
  }
  return { bitsOfValue, allBits };
}
