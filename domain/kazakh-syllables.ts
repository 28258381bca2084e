/**
 * Where a Kazakh word may break. Its syllables have one vowel each and begin with at most one consonant, so a break stands
 * before the consonant that a vowel follows: құ-ры-лыс, ма-те-ри-ал-да-ры. No letter is left alone on either line.
 */
const VOWELS = new Set('аәеёиоөуұүыіэюя');
/** They hold a consonant of their own: бо-яу. */
const WITH_CONSONANT = new Set('юя');
/** They belong to the letter before. */
const SIGNS = new Set('ьъ');
const LEAST_LETTERS = 2;
export const SOFT_HYPHEN = '\u00AD';

const isLetter = (letter: string) => /^\p{L}$/u.test(letter);

/** «у» after a vowel is a consonant: оқ-шау-лау, та-уар. */
const isVowelAt = (letters: readonly string[], at: number): boolean => {
  const letter = letters[at] ?? '';
  return VOWELS.has(letter) && !(letter === 'у' && VOWELS.has(letters[at - 1] ?? ''));
};

function mayBreakBefore(letters: readonly string[], at: number): boolean {
  const letter = letters[at] ?? '';
  if (at < LEAST_LETTERS || letters.length - at < LEAST_LETTERS || SIGNS.has(letter)) return false;
  if (!letters.slice(0, at).some((_each, before) => isVowelAt(letters, before))) return false;
  if (isVowelAt(letters, at)) return WITH_CONSONANT.has(letter) && isVowelAt(letters, at - 1);
  return isVowelAt(letters, at + 1);
}

/** Soft hyphens in words of so many letters and more; everything else stays as it is. */
export function breakKazakh(text: string, leastLetters: number): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    const letters = [...word.toLowerCase()];
    if (letters.length < leastLetters || !letters.every(isLetter)) return word;
    return [...word].map((letter, at) => (mayBreakBefore(letters, at) ? SOFT_HYPHEN : '') + letter).join('');
  });
}
