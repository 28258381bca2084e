/**
 * An article as a spreadsheet or a hand has spoilt it: zeros before it lost, letters of the other alphabet that look the same, a number
 * that was rounded or became a date. Pure.
 */
const LATIN = 'ABCEHKMOPTXY';
const CYRILLIC = 'АВСЕНКМОРТХУ';
/** Each key of a file comes here, and most have nothing to turn: those are not taken apart letter by letter. */
const turner = (from: string, to: string) => {
  const twins = new RegExp(`[${from}]`, 'g');
  const twinOf = new Map([...from].map((letter, at) => [letter, to[at] ?? letter]));
  return (text: string): string => text.replace(twins, (letter) => twinOf.get(letter) ?? letter);
};
const toLatin = turner(CYRILLIC, LATIN);
const toCyrillic = turner(LATIN, CYRILLIC);
const hasLatin = (text: string): boolean => /[A-Z]/.test(text);
const hasCyrillic = (text: string): boolean => /[А-ЯЁӘҒҚҢӨҰҮҺІ]/.test(text);

const MOST_ZEROS = 6;
const MOST_DIGITS = 14;

/** What else it may have been, itself left out. Nothing is guessed that the same hand could have meant otherwise. */
export function listArticleForms(article: string): string[] {
  const plain = article
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .trim();
  const upper = plain.toUpperCase();
  const latin = toLatin(upper);
  const cyrillic = toCyrillic(upper);
  const forms = [plain, upper];
  if (!hasCyrillic(latin)) forms.push(latin);
  if (!hasLatin(cyrillic)) forms.push(cyrillic);
  const digits = plain.replace(/\.0+$/, '');
  if (/^\d+$/.test(digits) && digits.length <= MOST_DIGITS) {
    forms.push(digits);
    for (let zeros = 1; zeros <= MOST_ZEROS && digits.length + zeros <= MOST_DIGITS; zeros += 1)
      forms.push('0'.repeat(zeros) + digits);
  }
  return [...new Set(forms)].filter((form) => form !== article);
}

const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d{1,3}$/i;
const MONTH = 'янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек';
const DATES = [
  /^\d{4}-\d\d-\d\d$/,
  new RegExp(`^\\d{1,2}[. -](?:${MONTH}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$`, 'i'),
  new RegExp(`^(?:${MONTH})[. ]\\d{1,2}$`, 'i'),
];

/** Of «4,87E+12» and «12.май» nobody can tell what they were. */
export function isSpoilt(article: string): boolean {
  const plain = article.trim();
  return ROUNDED.test(plain) || DATES.some((date) => date.test(plain));
}
