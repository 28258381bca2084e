import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type { getSearch } from '#contract/search.ts';
import type { Term } from '#domain/search.ts';
import { findRow } from '../catalog-index/catalog-index.ts';
import type { Matched } from './match.ts';
import type { SearchCopy } from './search-copy.ts';

type Explanation = NonNullable<z.input<typeof getSearch.answer>['debug']>;
const SHOWN_WORDS = 12;

/** How the words were understood and what each product on the page scored. */
export function explain(
  { copy, lexicon }: SearchCopy,
  terms: readonly Term[],
  { rows, scores }: Matched,
  items: readonly Product[],
): Explanation {
  const toWords = (group: readonly number[]) =>
    group.slice(0, SHOWN_WORDS).map((word) => lexicon.vocabulary.wordOf(word));
  return {
    terms: terms.map(({ text, how, alternatives }) => ({
      text,
      how,
      alternatives: alternatives.map(({ weight, all }) => ({ weight, words: all.map(toWords) })),
    })),
    scores: items.map(({ id, productCode }) => ({
      productCode,
      score: scores[rows.indexOf(findRow(copy.columns, id))] ?? 0,
    })),
  };
}
