import { LOCALES } from '#domain/locale.ts';

export interface LetterGroup<T> {
  letter: string;
  entries: T[];
}

// Kazakh order, in which the Russian letters keep theirs; Latin letters and digits stand after Cyrillic ones.
const collator = new Intl.Collator(LOCALES.kz.langTag);
const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

function compareLetters(one: string, other: string): number {
  const byScript = Number(isCyrillic(other)) - Number(isCyrillic(one));
  return byScript || collator.compare(one, other);
}

/** А–Я first, then A–Z; names that begin with no letter stand together under «#» at the end. */
export function groupByLetter<T extends { name: string }>(entries: readonly T[]): LetterGroup<T>[] {
  const groups = Map.groupBy(entries, ({ name }) => {
    const first = name
      .replace(/^[«"„“\s]+/, '')
      .charAt(0)
      .toUpperCase();
    return /\p{L}/u.test(first) ? first : '#';
  });
  return [...groups]
    .map(([letter, group]) => ({
      letter,
      entries: group.toSorted((one, other) => collator.compare(one.name, other.name)),
    }))
    .toSorted((one, other) =>
      one.letter === '#' ? 1 : other.letter === '#' ? -1 : compareLetters(one.letter, other.letter),
    );
}
