/**
 * How a Russian word is spoken by somebody who writes as he speaks: unstressed о is а and е is и, voiced consonants fall
 * silent, double letters are one. «палатенцисушитель» and «полотенцесушитель» are spoken the same.
 */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{
    о: 'а',
    е: 'и',
    э: 'и',
    ы: 'и',
    я: 'и',
    б: 'п',
    в: 'ф',
    г: 'к',
    д: 'т',
    ж: 'ш',
    з: 'с',
    щ: 'ш',
    ц: 'с',
  },
};
/** In shorter words too little is left to tell them apart. */
const SHORTEST = 5;

/** From folded letters; null where it would tell nothing. */
export function toSpoken(folded: string): string | null {
  if (folded.length < SHORTEST || !/^[а-я]+$/.test(folded)) return null;
  return folded.replace(/[оеэыябвгджзщц]/g, (letter) => SPOKEN[letter] ?? letter).replace(/(.)\1+/g, '$1');
}
