/** What a build of the search brings forth, and what it is built from. */
import type { SynonymGroup, VocabularyWords } from '#domain/search.ts';
import type { Columns, Reference } from '../catalog-index/catalog-index.ts';
import type { Postings } from './postings.ts';

export interface Phrase {
  text: string;
  language: 'ru' | 'kz';
  count: number;
}

export interface SectionWord {
  word: number;
  /** its place in the reference */
  section: number;
  isHead: boolean;
  /** the section bears several names, «OSB и фанера»: not all of its goods are this */
  isMixed: boolean;
}

export interface BuiltSearch {
  postings: Postings;
  vocabulary: VocabularyWords;
  sectionWords: SectionWord[];
  /** what goods are called, the commonest first */
  phrases: Phrase[];
  synonyms: SynonymGroup[];
}

export type SearchSource = {
  columns: Columns;
  reference: Pick<Reference, 'sections' | 'values' | 'properties' | 'propertyOfValue'>;
};
