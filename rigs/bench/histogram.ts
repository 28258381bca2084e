/**
 * What the bars of prices cost at a million rows: a whole scan of the catalogue's columns as a listing asks for it, by shop
 * price, by contract and with promotions upon it, against the bars of the same prices made by nothing but a loop. Pure.
 */
import { type Columns, makeColumns, rankIds } from '#api/catalog-index/columns.ts';
import { type ScanRequest, scan } from '#api/catalog-index/scan.ts';
import { makeMembers } from '#api/catalog-index/shown-price.ts';
import { toPercentile } from './percentiles.ts';

const ROWS = 1_000_000;
const ROUNDS = 15;
const BARS = 24;
const PROMOTIONS = 4;

/** Prices from 1 000 to 91 000 ₸ without an order that a processor could guess; a third has no contract price. */
function fillColumns(): Columns {
  const columns = makeColumns(ROWS, 1);
  for (let row = 0; row < ROWS; row++) {
    const price = 1000 + ((row * 7919) % 90_000);
    columns.id[row] = row + 1;
    columns.price[row] = price;
    columns.shelfPrice[row] = price;
    columns.contractPrice[row] = row % 3 === 0 ? 0 : Math.round(price * 0.9);
    columns.ratio[row] = 1;
  }
  rankIds(columns);
  return columns;
}

function fillTerms(): ScanRequest['contractTerms'] {
  const members = makeMembers(ROWS, PROMOTIONS);
  for (let row = 0; row < ROWS; row += 5) members[row] = row % 10 === 0 ? 3 : 1;
  const rules = Array.from({ length: PROMOTIONS }, (_, bit) => ({
    bit,
    by: { type: 'percent' as const, percent: 10 + bit },
    touchesContract: true,
  }));
  return { members, rules };
}

/** The floor: lowest, highest and bars of the same prices. */
function drawBars(prices: Int32Array): Uint32Array {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const price of prices) {
    if (price < low) low = price;
    if (price > high) high = price;
  }
  const bars = new Uint32Array(BARS);
  for (const price of prices) {
    const at = Math.min(BARS - 1, Math.floor(((price - low) * BARS) / (high - low)));
    bars[at] = (bars[at] as number) + 1;
  }
  return bars;
}

function time(work: () => Uint32Array): string {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const counted = work().reduce((sum, count) => sum + count, 0);
    taken.push(performance.now() - begun);
    if (counted !== ROWS) throw new Error(`the bars count ${counted} of ${ROWS} products`);
  }
  return [0.5, 0.95].map((part) => toPercentile(taken, part).toFixed(1).padStart(8)).join(' ');
}

export function runHistogramBench(print: (text: string) => void): void {
  const columns = fillColumns();
  const sizes = { values: 0, brands: 1, countries: 1, properties: 0, propertyOfValue: new Uint16Array(0) };
  const everything: ScanRequest = {
    start: 0,
    end: ROWS,
    onlyBrand: -1,
    onlyStores: null,
    cityStores: [],
    isInStock: false,
    priceFrom: 0,
    priceTo: Number.MAX_SAFE_INTEGER,
    brands: null,
    countries: null,
    isDiscounted: false,
    filters: [],
    sort: 'price-asc',
    language: 'ru',
    priceCity: -1,
    offset: 0,
    limit: 24,
    countsCarriers: false,
    priceType: 'retail',
    contractTerms: null,
  };
  const scanned = (more: Partial<ScanRequest>) =>
    time(() => scan(columns, sizes, { ...everything, ...more }).priceParts);
  const contractTerms = fillTerms();
  const floor = time(() => drawBars(columns.price));
  print(`histogram: the bars of ${ROWS.toLocaleString('en')} prices, ms      p50      p95`);
  print(`  a listing's scan, shop prices               ${scanned({})}`);
  print(`  by contract                                 ${scanned({ priceType: 'wholesale' })}`);
  print(
    `  by contract, four promotions upon it        ${scanned({ priceType: 'wholesale', contractTerms })}`,
  );
  print(`  floor: the bars alone, a bare loop          ${floor}\n`);
}
