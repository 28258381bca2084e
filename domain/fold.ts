/**
 * One spelling for many ways of typing: Kazakh letters to their Russian neighbours, ё to е, й to и, signs and the joiners
 * of copied names dropped, and Latin look-alikes inside a Cyrillic word to Cyrillic. Both what is searched and the query
 * go through it.
 */
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
  ё: 'е',
  й: 'и',
  ъ: '',
  ь: '',
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'и',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2060', '')
    .replace(/[әғқңөұүһіёйъь]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/\p{L}+/gu, (word) =>
      /\p{Script=Cyrillic}/u.test(word)
        ? word.replace(/[aceikmoptxy]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
        : word,
    );
}
