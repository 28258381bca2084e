/**
 * What was meant when the keyboard stood in the wrong layout. Works on the whole raw text before it is cut into words:
 * `;fk.pb` is жалюзи, and cutting would lose its letters.
 */
const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
const SHIFTED = '~{}:"<>?';
const SHIFTED_RUSSIAN = 'ёхъжэбю,';
/** The digit row types letters on the Kazakh keyboard. */
const KAZAKH_ROW = {
  '2': 'ә',
  '3': 'і',
  '4': 'ң',
  '5': 'ғ',
  '8': 'ү',
  '9': 'ұ',
  '0': 'қ',
  '-': 'ө',
  '=': 'һ',
};

const toRussianKey = new Map([
  ...[...QWERTY].map((key, at) => [key, RUSSIAN[at] ?? key] as const),
  ...[...SHIFTED].map((key, at) => [key, SHIFTED_RUSSIAN[at] ?? key] as const),
]);
const toLatinKey = new Map([...QWERTY].map((key, at) => [RUSSIAN[at] ?? key, key] as const));
const toKazakhLetter = new Map(Object.entries(KAZAKH_ROW));
const toDigit = new Map([
  ...Object.entries(KAZAKH_ROW).map(([digit, letter]) => [letter, digit] as const),
  ...([['"', '1'] as const, [';', '6'] as const, [':', '7'] as const] as const),
]);

const eachKey = (text: string, ...maps: ReadonlyMap<string, string>[]) =>
  [...text].map((key) => maps.find((map) => map.has(key))?.get(key) ?? key).join('');
/** Numbers and sizes are typed the same in every layout: only chunks with letters are retyped. */
const eachChunk = (text: string, has: RegExp, retype: (chunk: string) => string) =>
  text.replace(/\S+/g, (chunk) => (has.test(chunk) ? retype(chunk) : chunk));

const hasLatin = /[a-z]/;
const hasCyrillic = /\p{Script=Cyrillic}/u;

/** The texts that the same keys give in other layouts; none of them is the text itself. */
export function toOtherLayouts(text: string): string[] {
  const lower = text.toLowerCase();
  const retyped: string[] = [];
  if (hasLatin.test(lower) || /[;'[\]]/.test(lower)) {
    const hasKeys = /[a-z;'[\]]/;
    retyped.push(eachChunk(lower, hasKeys, (chunk) => eachKey(chunk, toRussianKey)));
    retyped.push(eachChunk(lower, hasKeys, (chunk) => eachKey(chunk, toKazakhLetter, toRussianKey)));
  }
  if (hasCyrillic.test(lower)) {
    retyped.push(eachChunk(lower, hasCyrillic, (chunk) => eachKey(chunk, toLatinKey)));
    // Kazakh typed with the Russian layout on: the row gives digits.
    // But «10-литровая» is an amount.
    const isKazakhRow = /^(?!\d+-[а-яё]{3})(?=.*(?:[а-яё][\d=-]|[\d=-][а-яё]))/;
    retyped.push(eachChunk(lower, isKazakhRow, (chunk) => eachKey(chunk, toKazakhLetter)));
    // And numbers typed with the Kazakh layout on.
    retyped.push(eachChunk(lower, /^[әіңғүұқөһ";:.,×x*х]+\S?$/, (chunk) => eachKey(chunk, toDigit)));
  }
  return [...new Set(retyped)].filter((each) => each !== lower);
}
