/** What a found row scores: how well its words fit, how well its leaf fits on the whole, stock nearby, popularity. */
import type { Columns, StoreMask } from '../catalog-index/catalog-index.ts';

const BEST_TEXT = 10_000;
const BEST_SECTION = 2000;
const BEST_POPULARITY = 400;
const IN_STOCK = 500;
/** Of a whole title each word that a name has besides costs a little: the plainer of two is meant. */
const WORD_OF_TITLE = 150;
const TITLE_TERMS = 4;

/** Logarithms of small numbers, looked up rather than computed for every row. */
const LOGS = Float64Array.from({ length: 4096 }, (_, number) => Math.log1p(number));
const logOf = (number: number) => LOGS[number] ?? Math.log1p(number);

/** `lift` is how well the leaf fits, 0 to 1: the mean worth of its goods, found or not. */
export type ScoreOf = (row: number, worth: number, lift: number) => number;

export function makeScoreOf(
  { rows, stock, popularity }: Columns,
  cityStores: readonly StoreMask[],
  mostPopular: number,
  { nameWords, terms }: { nameWords: Uint8Array; terms: number },
): ScoreOf {
  const wordCost = terms < TITLE_TERMS ? 0 : WORD_OF_TITLE;
  const scale = BEST_POPULARITY / Math.log1p(Math.max(1, mostPopular));
  return (row, worth, lift) => {
    let score = worth * BEST_TEXT + lift * BEST_SECTION + logOf(popularity[row] as number) * scale;
    if (wordCost > 0) score -= wordCost * (nameWords[row] as number);
    for (const { word, mask } of cityStores) {
      if (((stock[word * rows + row] as number) & mask) === 0) continue;
      score += IN_STOCK;
      break;
    }
    return Math.round(score);
  };
}

/** What a score is made of, for whoever asks why; the sum is what `ScoreOf` gives. */
export interface ScoreParts {
  text: number;
  section: number;
  popularity: number;
  stock: number;
  words: number;
}

export function makePartsOf(
  ...[{ rows, stock, popularity }, cityStores, mostPopular, { nameWords, terms }]: Parameters<
    typeof makeScoreOf
  >
): (row: number, worth: number, lift: number) => ScoreParts {
  const scale = BEST_POPULARITY / Math.log1p(Math.max(1, mostPopular));
  const isThere = (row: number) =>
    cityStores.some(({ word, mask }) => ((stock[word * rows + row] as number) & mask) !== 0);
  return (row, worth, lift) => ({
    text: worth * BEST_TEXT,
    section: lift * BEST_SECTION,
    popularity: logOf(popularity[row] as number) * scale,
    stock: isThere(row) ? IN_STOCK : 0,
    words: terms < TITLE_TERMS ? 0 : -WORD_OF_TITLE * (nameWords[row] as number),
  });
}

/** No row of a leaf can score more than this. */
export const mostOf = (worth: number, lift: number): number =>
  Math.ceil(worth * BEST_TEXT + lift * BEST_SECTION + BEST_POPULARITY + IN_STOCK);
