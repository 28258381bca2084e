/** One finished search with the copy of the catalogue that its rows are of. They are replaced together. */
import {
  type Lexicon,
  makeSynonyms,
  makeVocabulary,
  type SynonymGroup,
  type Term,
  toTokens,
} from '#domain/search.ts';
import type { IndexCopy, IndexedSection } from '../catalog-index/catalog-index.ts';
import type { BuiltSearch, Phrase, SectionWord } from './built-search.ts';
import { hasAll, isLookedFor, type Matched, type MatchRequest, type MatchSource, match } from './match.ts';
import { type Best, type BestRequest, matchBest } from './match-best.ts';
import type { Postings } from './postings.ts';
import { makePartsOf, type ScoreParts } from './score.ts';
import { Scratch } from './scratch.ts';

export interface SearchCopy {
  copy: IndexCopy;
  lexicon: Lexicon;
  phrases: readonly (Phrase & { words: string[] })[];
  match(request: MatchRequest): Matched;
  /** whether any goods have all of it */
  hasAll(terms: readonly Term[]): boolean;
  /** the first few of the same */
  matchBest(request: BestRequest): Best;
  /** the same as `match`, with what the score of each row is made of */
  takeApart(request: MatchRequest): { matched: Matched; partsOf(row: number): ScoreParts | null };
  /** the same search as if these words of the trade were saved */
  withWords(groups: readonly SynonymGroup[]): SearchCopy;
}

export function toSearchCopy(copy: IndexCopy, built: BuiltSearch): SearchCopy {
  const sectionWords = new Map<number, SectionWord[]>();
  for (const each of built.sectionWords) {
    const known = sectionWords.get(each.word);
    if (known) known.push(each);
    else sectionWords.set(each.word, [each]);
  }
  const { columns, reference } = copy;
  const source: MatchSource = {
    columns,
    postings: built.postings,
    sections: reference.sections,
    sectionWords,
    leaves: toLeaves(built.postings, reference.sections),
    mostPopular: columns.popularity.reduce((most, each) => Math.max(most, each), 0),
  };
  const scratch = new Scratch(built.postings);
  const vocabulary = makeVocabulary(built.vocabulary);
  const made: SearchCopy = {
    copy,
    lexicon: { vocabulary, synonyms: makeSynonyms(built.synonyms) },
    phrases: built.phrases.map((phrase) => ({
      ...phrase,
      words: toTokens(phrase.text).map(({ text }) => text),
    })),
    match: (request) => match(source, request, scratch),
    hasAll: (terms) => hasAll(source, terms, scratch),
    matchBest: (request) => matchBest(source, request, scratch),
    takeApart(request) {
      const told = new Map<number, [worth: number, lift: number]>();
      const matched = match(
        source,
        { ...request, onRow: (row, worth, lift) => void told.set(row, [worth, lift]) },
        scratch,
      );
      const terms = request.terms.filter(isLookedFor).length;
      const { nameWords } = built.postings;
      const partsOf = makePartsOf(columns, request.cityStores, source.mostPopular, { nameWords, terms });
      return {
        matched,
        partsOf(row) {
          const known = told.get(row);
          return known ? partsOf(row, ...known) : null;
        },
      };
    },
    withWords: (groups) => ({
      ...made,
      lexicon: { vocabulary, synonyms: makeSynonyms([...built.synonyms, ...groups]) },
    }),
  };
  return made;
}

function toLeaves({ runs }: Postings, sections: readonly IndexedSection[]): (IndexedSection | null)[] {
  const filled = sections.filter(({ isLeaf, start, end }) => isLeaf && end > start);
  const byStart = new Map(filled.map((section) => [section.start, section]));
  return Array.from(runs.subarray(0, -1), (start) => byStart.get(start) ?? null);
}
