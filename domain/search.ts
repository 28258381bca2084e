/**
 * What a visitor's words mean: Russian and Kazakh, in either alphabet and any keyboard layout, with slips, sizes and the
 * trade's own words. Pure: the words of the range and the synonyms come in, terms with their alternatives come out.
 * Hides: stems, forms, sounds, slips. Relies on names and queries being cut by the same rules.
 */
export { toCodeStart, toCodes } from './search/codes.ts';
export { toCountedQuery } from './search/counted-query.ts';
export { countSlips } from './search/edit-distance.ts';
export { toOtherLayouts } from './search/keyboard.ts';
export { toSounds } from './search/latin.ts';
export { toFiledTexts } from './search/measures.ts';
export type { Lexicon } from './search/resolve.ts';
export { isAdjective, isStopWord } from './search/stop-words.ts';
export { makeSynonyms, type SynonymGroup } from './search/synonyms.ts';
export { toTokens } from './search/tokens.ts';
export { type ReadingOptions, type Term, type Understood, understand } from './search/understand.ts';
export { makeVocabulary, toWordKeys, type VocabularyWords } from './search/vocabulary.ts';
