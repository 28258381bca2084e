/** The words of the trade that every shop has from its first day; a shop's own rows of `search_synonyms` come to them. */
import type { SynonymGroup } from '#domain/search.ts';
import { makers, shortForms } from './short-forms.ts';
import { tradeWords } from './trade-words.ts';
import { twoLanguages } from './two-languages.ts';
import { twoLanguagesMore } from './two-languages-more.ts';

const cut = (text: string | undefined) =>
  (text ?? '')
    .split(' = ')
    .map((word) => word.trim())
    .filter(Boolean);

/** From lines that a person can read to groups. */
export const shippedWords: readonly SynonymGroup[] = [
  twoLanguages,
  twoLanguagesMore,
  tradeWords,
  shortForms,
  makers,
]
  .join('\n')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [words, means] = line.split(' > ');
    return { words: cut(words), means: cut(means) };
  });
