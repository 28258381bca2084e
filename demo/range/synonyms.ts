/** The demo shop's synonyms, from lines that a person can read to rows. */
import { tradeWords } from './synonyms/trade-words.ts';
import { twoLanguages } from './synonyms/two-languages.ts';

export interface SynonymRow {
  words: string[];
  means: string[];
}

const cut = (text: string | undefined) =>
  (text ?? '')
    .split(' = ')
    .map((word) => word.trim())
    .filter(Boolean);

export const synonyms: readonly SynonymRow[] = `${twoLanguages}\n${tradeWords}`
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [words, means] = line.split(' > ');
    return { words: cut(words), means: cut(means) };
  });
