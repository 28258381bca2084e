/** What a found row scores: how well its words fit, how well its leaf fits on the whole, stock nearby, popularity. */
import type { Columns, StoreMask } from '../catalog-index/catalog-index.ts';

const BEST_TEXT = 10_000;
const BEST_SECTION = 2000;
const BEST_POPULARITY = 400;
const IN_STOCK = 500;

/** Logarithms of small numbers, looked up rather than computed for every row. */
const LOGS = Float64Array.from({ length: 4096 }, (_, number) => Math.log1p(number));
const logOf = (number: number) => LOGS[number] ?? Math.log1p(number);

/** `lift` is how well the leaf fits, 0 to 1: the mean worth of its goods, found or not. */
export type ScoreOf = (row: number, worth: number, lift: number) => number;

export function makeScoreOf(
  { rows, stock, popularity }: Columns,
  cityStores: readonly StoreMask[],
  mostPopular: number,
): ScoreOf {
  const scale = BEST_POPULARITY / Math.log1p(Math.max(1, mostPopular));
  return (row, worth, lift) => {
    let score = worth * BEST_TEXT + lift * BEST_SECTION + logOf(popularity[row] as number) * scale;
    for (const { word, mask } of cityStores) {
      if (((stock[word * rows + row] as number) & mask) === 0) continue;
      score += IN_STOCK;
      break;
    }
    return Math.round(score);
  };
}

/** No row of a leaf can score more than this. */
export const mostOf = (worth: number, lift: number): number =>
  Math.ceil(worth * BEST_TEXT + lift * BEST_SECTION + BEST_POPULARITY + IN_STOCK);
