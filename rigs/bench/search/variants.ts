/**
 * Variants of the written queries, made by rule: the same letters every time. None of it comes from the search:
 * what it does with keyboards and alphabets is not judged by its own tables.
 */
import { LATIN_LETTERS } from '#domain/slug.ts';
import type { JudgedQuery, Kind } from './judged-query.ts';

const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** The digit row of the Kazakh keyboard. */
const KAZAKH_KEYS: Readonly<Record<string, string>> = {
  ә: '2',
  і: '3',
  ң: '4',
  ғ: '5',
  ү: '8',
  ұ: '9',
  қ: '0',
  ө: '-',
  һ: '=',
};
const FOLDED: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};
/** As the addresses of products are written, but for the letter that people shorten. */
const LATIN: Readonly<Record<string, string>> = { ...LATIN_LETTERS, щ: 'sch' };
const isCyrillic = (query: string) => /^[а-яёәғқңөұүһі ]+$/.test(query);
const eachLetter = (query: string, map: (letter: string) => string) => [...query].map(map).join('');

export function makeVariants(written: readonly JudgedQuery[]): JudgedQuery[] {
  const of = (kind: Kind) => written.filter((each) => each.kind === kind && isCyrillic(each.query));
  const make = (kind: Kind, from: JudgedQuery[], change: (query: string, index: number) => string) =>
    from.map((each, index) => ({ ...each, kind, query: change(each.query, index) }));
  const long = (from: JudgedQuery[], letters: number) =>
    from.filter(({ query }) => longest(query).length >= letters);
  return [
    ...make('layout', of('head'), toQwerty),
    ...make('layout', everyThird(of('kazakh')), toQwerty),
    ...make('translit', everyThird(of('head')), (query) =>
      eachLetter(query, (letter) => LATIN[letter] ?? letter),
    ),
    ...make('folded', of('kazakh'), (query) => eachLetter(query, (letter) => FOLDED[letter] ?? letter)),
    ...make(
      'typo',
      long(of('head'), 5).filter((_, index) => index % 2 === 0),
      (query, index) => spoil(query, index, 1),
    ),
    ...make('typo', everyThird(long(of('kazakh'), 6)), (query, index) => spoil(query, index, 1)),
    ...make(
      'two-typos',
      long(of('head'), 7).filter((_, index) => index % 2 === 1),
      (query, index) => spoil(query, index, 2),
    ),
    ...make('two-typos', everyThird(long(of('kazakh'), 8)), (query, index) => spoil(query, index, 2)),
  ];
}

const everyThird = (from: JudgedQuery[]) => from.filter((_, index) => index % 3 === 0);
const longest = (query: string) =>
  query.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');

function toQwerty(query: string): string {
  return eachLetter(query, (letter) => KAZAKH_KEYS[letter] ?? QWERTY[RUSSIAN.indexOf(letter)] ?? letter);
}

/** One slip after the other, in the longest word and never in its first letter, which people seldom miss. */
function spoil(query: string, index: number, slips: number): string {
  const word = longest(query);
  let spoilt = word;
  for (let slip = 0; slip < slips; slip++) {
    const at = 1 + ((index * 3 + slip * 4) % (word.length - 2));
    spoilt = slipOnce(spoilt, at, (index + slip) % 4);
  }
  return query.replace(word, spoilt);
}

function slipOnce(word: string, at: number, way: number): string {
  const [here = '', next = ''] = [word[at], word[at + 1]];
  const before = word.slice(0, at);
  if (way === 0) return before + word.slice(at + 1);
  if (way === 1) return before + here + word.slice(at);
  if (way === 2 && here !== next) return before + next + here + word.slice(at + 2);
  return before + neighbour(here) + word.slice(at + 1);
}

/** The key beside it. */
function neighbour(letter: string): string {
  const place = RUSSIAN.indexOf(letter);
  return RUSSIAN[place + 1] ?? 'а';
}
