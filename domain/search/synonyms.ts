/**
 * Words of the trade that mean the same, or that mean something else than they say: ГКЛ is гипсокартон, ротбанд is a
 * gypsum plaster. Kept as data by the shop; here they become a table from phrases to phrases.
 */
import { toKazakhForms } from './kazakh-forms.ts';
import { stemRussian } from './russian-stem.ts';
import { type Token, toTokens } from './tokens.ts';

export interface SynonymGroup {
  words: readonly string[];
  /** empty: the words are equals; otherwise each of them means any of these, and not the other way round */
  means: readonly string[];
}

export interface Synonyms {
  /** The phrases that may stand for these tokens. */
  find(tokens: readonly Token[]): readonly Token[][];
  longest: number;
}

const MOST_WORDS = 4;

export function makeSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const table = new Map<string, Token[][]>();
  let longest = 1;
  for (const { words, means } of groups) {
    const from = words.map(toTokens).filter((tokens) => tokens.length > 0 && tokens.length <= MOST_WORDS);
    const to = means.length === 0 ? from : means.map(toTokens).filter((tokens) => tokens.length > 0);
    for (const tokens of from) {
      longest = Math.max(longest, tokens.length);
      const added = to.filter((other) => toKey(other) !== toKey(tokens));
      for (const key of new Set([toExactKey(tokens), toKey(tokens)])) {
        table.set(key, [...(table.get(key) ?? []), ...added]);
      }
    }
  }
  return {
    longest,
    find(tokens) {
      const found = table.get(toExactKey(tokens)) ?? table.get(toKey(tokens));
      if (found) return found;
      // A Kazakh word with suffixes stands in no table: the words it may come from do.
      const [only] = tokens;
      if (tokens.length !== 1 || only?.kind !== 'word') return [];
      for (const form of toKazakhForms(only.text)) {
        const base = table.get(stemRussian(form));
        if (base) return base;
      }
      return [];
    },
  };
}

/** As written: stems of different words may meet, the words do not. */
const toExactKey = (tokens: readonly Token[]) => `=${tokens.map(({ text }) => text).join(' ')}`;
const toKey = (tokens: readonly Token[]) => tokens.map(({ text }) => stemRussian(text)).join(' ');
