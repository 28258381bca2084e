/**
 * One sound, several alphabets: `kraska` and краска, макита and Makita, `tūsqağaz` and тұсқағаз. A word's sounds are
 * written in one Latin spelling that both alphabets lead to; equal sounds are the same word.
 */
const CYRILLIC_SOUNDS: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
  },
  ...{
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'c',
    ч: 'č',
    ш: 'š',
    щ: 'š',
    ы: 'i',
  },
  ...{ э: 'e', ю: 'iu', я: 'ia' },
};
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'š'],
  [/sh|ş/g, 'š'],
  [/ch|ç/g, 'č'],
  [/zh/g, 'j'],
  [/kh|ğh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/ya/g, 'ia'],
  [/yu/g, 'iu'],
  [/y[oe]/g, 'e'],
  [/(?<=[aeiouyäöūü])j(?![aeiou])/g, 'i'],
  [/c(?=[eiyš])/g, 'c'],
  [/c/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/[yıîï]/g, 'i'],
  [/ä/g, 'a'],
  [/ğ/g, 'g'],
  [/ñ/g, 'n'],
  [/ö/g, 'o'],
  [/[ūü]/g, 'u'],
  [/['’`]/g, ''],
];
/** Sounds back to letters: only good enough to be compared with allowance for slips. */
const CYRILLIC_OF_SOUND: Readonly<Record<string, string>> = {
  ...{
    a: 'а',
    b: 'б',
    v: 'в',
    g: 'г',
    d: 'д',
    e: 'е',
    j: 'ж',
    z: 'з',
    i: 'и',
    k: 'к',
    l: 'л',
    m: 'м',
    n: 'н',
  },
  ...{ o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', c: 'ц', č: 'ч', š: 'ш' },
};

export const isLatinWord = (text: string): boolean => /^[a-zäöüūğñışçŷîï'’`]+$/i.test(text);

/** `ja` is я to some and жа in Kazakh: both are tried. */
export function toSoundVariants(word: string): string[] {
  const sounds = toSounds(word);
  if (!/j[aeou]/i.test(word) || !isLatinWord(word)) return sounds === '' ? [] : [sounds];
  return [sounds, toSounds(word.replace(/j(?=[aeou])/gi, 'y'))];
}

/** From a folded Cyrillic or a Latin word; other alphabets sound like nothing. */
export function toSounds(word: string): string {
  if (/^[а-я]+$/.test(word)) return settle([...word].map((letter) => CYRILLIC_SOUNDS[letter] ?? '').join(''));
  if (!isLatinWord(word)) return '';
  let sounds = word.toLowerCase();
  for (const [spelling, sound] of LATIN_SOUNDS) sounds = sounds.replace(spelling, sound);
  return settle(sounds);
}

/** Doubled letters and the в/ф, и/й of different habits aside. */
const settle = (sounds: string) => sounds.replace(/(.)\1+/g, '$1').replace(/ii/g, 'i');

/** The folded Cyrillic letters that a Latin word would be written with. */
export function toCyrillicGuess(word: string): string {
  return toSounds(word)
    .replace(/ia/g, 'я')
    .replace(/iu/g, 'ю')
    .replace(/[a-zčš]/g, (sound) => CYRILLIC_OF_SOUND[sound] ?? sound);
}
