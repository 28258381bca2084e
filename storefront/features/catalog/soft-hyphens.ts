const VOWELS = 'аеёиоуыэюяәөұүі';
const LONG_WORD = 10;
const SHY = '\u00AD';

const BEFORE_SYLLABLE = new RegExp(
  // …a vowel (with a й or a consonant that closes the syllable), then a consonant and a vowel.
  `(?<=\\p{L}{2}(?<=[${VOWELS}][й]?|[${VOWELS}][^${VOWELS}\\P{L}]))(?=[^${VOWELS}\\P{L}ьъй][${VOWELS}]\\p{L})`,
  'giu',
);

/** Lets long words of Russian and Kazakh break between syllables: browsers know neither language everywhere. */
export function addSoftHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < LONG_WORD ? word : word.replace(BEFORE_SYLLABLE, SHY),
  );
}
