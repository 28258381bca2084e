/**
 * A sum in words, as invoices and waybills want it beside the figures: «Двадцать одна тысяча сто пять тенге»,
 * «Жиырма бір мың бір жүз бес теңге». Whole tenge below a thousand billions.
 */
import type { Locale } from '../locale.ts';
import { plural } from '../plural.ts';

const LIMIT = 1e15;

export function sumInWords(tenge: number, locale: Locale): string {
  if (!Number.isSafeInteger(tenge) || tenge < 0 || tenge >= LIMIT) {
    throw new RangeError(`${tenge} is no sum that can be written in words`);
  }
  const words = tenge === 0 ? [ZERO[locale]] : listWords(tenge, locale);
  const text = [...words, CURRENCY[locale]].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ZERO = { ru: 'ноль', kz: 'нөл' } as const;
/** «Тенге» does not decline in Russian; in Kazakh a noun after a number stays as it is. */
const CURRENCY = { ru: 'тенге', kz: 'теңге' } as const;

function listWords(value: number, locale: Locale): string[] {
  const words: string[] = [];
  for (let power = 4; power >= 0; power--) {
    const group = Math.floor(value / 1000 ** power) % 1000;
    if (group === 0) continue;
    words.push(...(locale === 'ru' ? russianGroup(group, power) : kazakhGroup(group, power)));
  }
  return words;
}

const RU_UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const RU_TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const RU_TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const RU_HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const RU_POWERS = [
  null,
  { one: 'тысяча', few: 'тысячи', many: 'тысяч' },
  { one: 'миллион', few: 'миллиона', many: 'миллионов' },
  { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' },
  { one: 'триллион', few: 'триллиона', many: 'триллионов' },
] as const;

function russianGroup(group: number, power: number): string[] {
  const tens = Math.floor(group / 10) % 10;
  const units = group % 10;
  const forms = RU_POWERS[power];
  // A thousand is feminine: одна тысяча, две тысячи.
  const unitWord = power === 1 && units <= 2 ? ['', 'одна', 'две'][units] : RU_UNITS[units];
  return [
    RU_HUNDREDS[Math.floor(group / 100)],
    tens === 1 ? RU_TEENS[units] : RU_TENS[tens],
    tens === 1 ? '' : unitWord,
    forms ? plural(group, 'ru', forms) : '',
  ].filter((word): word is string => Boolean(word));
}

const KZ_UNITS = ['', 'бір', 'екі', 'үш', 'төрт', 'бес', 'алты', 'жеті', 'сегіз', 'тоғыз'];
const KZ_TENS = ['', 'он', 'жиырма', 'отыз', 'қырық', 'елу', 'алпыс', 'жетпіс', 'сексен', 'тоқсан'];
const KZ_POWERS = ['', 'мың', 'миллион', 'миллиард', 'триллион'];

/** Nothing declines; in documents «one» is said before a hundred and a thousand, so that nothing can be written in. */
function kazakhGroup(group: number, power: number): string[] {
  const hundreds = Math.floor(group / 100);
  return [
    hundreds > 0 ? `${KZ_UNITS[hundreds]} жүз` : '',
    KZ_TENS[Math.floor(group / 10) % 10],
    KZ_UNITS[group % 10],
    KZ_POWERS[power],
  ].filter((word): word is string => Boolean(word));
}
