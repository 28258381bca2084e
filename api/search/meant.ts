/**
 * What a line of somebody's list means. Unlike a visitor at the search field nobody looks through the results: the first
 * few must do, and the asker must know how far to trust them.
 */
import type { Product } from '#contract/catalog.ts';
import { type Term, toTokens } from '#domain/search.ts';
import type { Reader } from '../catalog/catalog.ts';
import { readQuery } from './read-query.ts';
import type { SearchCopy } from './search-copy.ts';

export interface MeantProduct {
  product: Product;
  /** From 0 to 1; 1 for the very code of a product. */
  sureness: number;
}

interface Meant {
  id: number;
  isExact: boolean;
  /** How well the words of the line were understood, and whether one product has all of them. */
  reading: number;
}

/** What a word costs that had to be guessed. */
const DOUBT: Readonly<Record<Term['how'], number>> = {
  known: 0,
  sound: 0.1,
  start: 0.25,
  slip: 0.2,
  unknown: 0.7,
};
const PARTIAL = 0.7;

export function rankMeant(
  search: SearchCopy,
  text: string,
  exactRows: readonly number[],
  { language, cityCode }: Pick<Reader, 'language' | 'cityCode'>,
  most: number,
): Meant[] {
  const { copy, match } = search;
  const { terms } = readQuery(search, text);
  const { rows, scores, isPartial } = match({
    terms,
    exactRows,
    cityStores: copy.storesOfCity(cityCode),
    language,
  });
  const doubt = terms.reduce((sum, { how }) => sum + DOUBT[how], 0) / Math.max(1, terms.length);
  const reading = (1 - doubt) * (isPartial ? PARTIAL : 1);
  const best = Array.from(rows, (row, at) => ({ row, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, most);
  return best.map(({ row }) => ({
    id: copy.columns.id[row] as number,
    isExact: exactRows.includes(row),
    reading,
  }));
}

const ALIKE_LETTERS = 4;
const BY_READING = 0.55;

/** Half of it is how the words were understood, half how many of them the name itself bears. */
export function toSureness(text: string, name: string, meant: Meant | undefined): number {
  if (!meant) return 0;
  if (meant.isExact) return 1;
  const borne = toTokens(name).map((token) => token.text);
  const asked = toTokens(text).map((token) => token.text);
  const met = asked.filter((word) =>
    borne.some((own) => own === word || (word.length >= ALIKE_LETTERS && isAlike(own, word))),
  );
  const share = asked.length === 0 ? 0 : met.length / asked.length;
  return Math.round(meant.reading * (BY_READING + (1 - BY_READING) * share) * 100) / 100;
}

/** The same stem to the eye: «плиточный» and «плиточного». */
const isAlike = (own: string, word: string): boolean =>
  own.slice(0, ALIKE_LETTERS + 1) === word.slice(0, ALIKE_LETTERS + 1);
