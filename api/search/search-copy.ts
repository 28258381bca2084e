/** One finished search with the copy of the catalogue that its rows are of. They are replaced together. */
import { type Lexicon, makeSynonyms, makeVocabulary, toTokens } from '#domain/search.ts';
import type { IndexCopy } from '../catalog-index/catalog-index.ts';
import type { BuiltSearch, Phrase, SectionWord } from './built-search.ts';
import { type Matched, type MatchRequest, type MatchSource, match } from './match.ts';
import { Scratch } from './scratch.ts';

export interface SearchCopy {
  copy: IndexCopy;
  lexicon: Lexicon;
  phrases: readonly (Phrase & { words: string[] })[];
  match(request: MatchRequest): Matched;
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
  };
  const scratch = new Scratch(columns.rows);
  return {
    copy,
    lexicon: { vocabulary: makeVocabulary(built.vocabulary), synonyms: makeSynonyms(built.synonyms) },
    phrases: built.phrases.map((phrase) => ({
      ...phrase,
      words: toTokens(phrase.text).map(({ text }) => text),
    })),
    match: (request) => match(source, request, scratch),
  };
}
