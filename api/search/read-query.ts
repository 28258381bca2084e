/** What a query means in this range: a correction counts only where goods bear the corrected words together. */
import { type ReadingOptions, type Understood, understand } from '#domain/search.ts';
import type { SearchCopy } from './search-copy.ts';

export function readQuery(search: SearchCopy, text: string, options: ReadingOptions = {}): Understood {
  const { lexicon, hasAll } = search;
  const guessed = understand(text, lexicon, options);
  const terms = guessed.terms.filter(({ alternatives }) => alternatives.length > 0);
  if (guessed.corrected === null || terms.length < 2) return guessed;
  const typed = understand(text, lexicon, { ...options, withoutSlips: true });
  if (!typed.terms.some(({ alternatives }) => alternatives.length > 0)) return guessed;
  return hasAll(terms) ? guessed : typed;
}
