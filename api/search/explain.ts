import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type { getSearch } from '#contract/search.ts';
import type { Term } from '#domain/search.ts';
import { findRow } from '../catalog-index/catalog-index.ts';
import type { Matched } from './match.ts';
import type { SearchCopy } from './search-copy.ts';

type Explanation = NonNullable<z.input<typeof getSearch.answer>['debug']>;
const SHOWN_WORDS = 12;

/** What each word was taken for, with how much of a guess that is. */
export function explainTerms({ lexicon }: SearchCopy, terms: readonly Term[]): Explanation['terms'] {
  const toWords = (group: readonly number[]) =>
    group.slice(0, SHOWN_WORDS).map((word) => lexicon.vocabulary.wordOf(word));
  return terms.map(({ text, how, alternatives }) => ({
    text,
    how,
    alternatives: alternatives.map(({ weight, all }) => ({ weight, words: all.map(toWords) })),
  }));
}

/** How the words were understood and what each product on the page scored. */
export function explain(
  search: SearchCopy,
  terms: readonly Term[],
  { rows, scores }: Matched,
  items: readonly Product[],
): Explanation {
  return {
    terms: explainTerms(search, terms),
    scores: items.map(({ id, productCode }) => ({
      productCode,
      score: scores[rows.indexOf(findRow(search.copy.columns, id))] ?? 0,
    })),
  };
}
