/**
 * How likely a line of somebody's list means goods of a name, by words alone: for goods that the shop's search does not know,
 * because they are not on sale. On the scale of the search: 1 is the very code.
 */
import { toTokens } from '../search.ts';

/** The same stem to the eye: «плиточный» and «плиточного». */
const ALIKE_LETTERS = 5;
/** Fewer of the words mean nothing. */
const LEAST_SHARE = 0.5;
const PARTIAL = 0.7;
const BY_WORDS = 0.55;

const wordsOf = (text: string): string[] => toTokens(text).map((token) => token.text);

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= ALIKE_LETTERS && one.slice(0, ALIKE_LETTERS) === other.slice(0, ALIKE_LETTERS));

/** 0: too few of the words are there to speak of it. */
export function likenessOf(text: string, name: string): number {
  const asked = wordsOf(text);
  const borne = wordsOf(name);
  const met = asked.filter((word) => borne.some((own) => isAlike(own, word))).length;
  const share = asked.length === 0 ? 0 : met / asked.length;
  if (share < LEAST_SHARE) return 0;
  // A name that says much more than the line is one of several.
  const told = Math.min(1, asked.length / Math.max(1, borne.length));
  return Math.round((share === 1 ? 1 : PARTIAL) * (BY_WORDS + (1 - BY_WORDS) * share * told) * 100) / 100;
}

const LEAST_LETTERS = 4;

/**
 * By which words of a line goods are looked for, until some are found: all of them, the two longest, the longest. As they
 * are written: PostgreSQL has stems of its own.
 */
export function listTries(text: string): string[] {
  const words = [...new Set(text.toLocaleLowerCase('ru').match(/[\p{L}\d]+/gu) ?? [])];
  const long = words
    .filter((word) => word.length >= LEAST_LETTERS)
    .toSorted((one, other) => other.length - one.length);
  return [...new Set([words, long.slice(0, 2), long.slice(0, 1)].map((some) => some.join(' ')))].filter(
    (some) => some !== '',
  );
}
