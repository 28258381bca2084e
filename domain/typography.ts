/**
 * A small typographer: plain spaces that must not break become U+00A0, a hyphen within a word gets a word joiner, and
 * nothing else changes, so that a second pass finds nothing to do.
 */
import type { Locale } from './locale.ts';

const NBSP = '\u00A0';

// 12 990: up to three digits, then whole groups of three. «2026 100» is a year beside a count and may break.
const INSIDE_NUMBER = /(?<=(?<!\d)\d{1,3}(?:[ \u00A0]\d{3})*) (?=\d{3}(?!\d))/g;

const UNITS =
  'мм²|см²|см³|м²|м³|мм|см|км|м|кг|мг|г|т|мл|л|уп|шт|рул|мин|ч|час|часа|часов|сут|дн|лет|мес|кВт|Вт|В|А|Гц|лм|Дж|бар|дБ|мкм|кОм|Ом|кПа|МПа|бит|класс|класса|дана|қапт|қап|орам|бухта|парақ|шелек|банка|жинақ|тұғырық|бума|қорап|сағ|сағат|күн|ай|жыл|ұпай|теңге|млн|млрд|тыс|мың|К|кА|мА|об|АКБ';
// What names count: «1 ящик», «5 розеток», «24 модуль».
const COUNTED =
  'штук[аи]?|секци[яийю]|предмет(?:а|ов)?|модул[ьяей]{1,2}|розет(?:ка|ки|ок)|ящик(?:а|ов)?|режим(?:а|ов)?|пол(?:ка|ки|ок)|крюч(?:ок|ка|ков)|лини[яий]|зат|сөре|ілмек|тартпа(?:лы)?';
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=[₸%°]|(?:${UNITS}|${COUNTED})(?![\\p{L}\\p{N}]))`, 'gu');

// 30 × 60 см is one size, № 5 one number; «перекладин 6» and «фаска 4V» are told in that order.
const AROUND_TIMES = /(?<=\d) (?=×)|(?<=[×№]|перекладин|фаска) (?=\d)|(?<=\dV) (?=фаска)/g;

// 33-класс, 5-слойный, ВР–НР, 2–3, 12 %-ға: what is written in one is read in one. The typeface has no hyphen of U+2011.
const JOINER = '\u2060';
const WITHIN_WORD =
  /(?<=(?<![\p{L}\d])\d{1,3})-(?=\p{Ll}{3})|(?<=\p{Lu})–(?=\p{Lu})|(?<=\d)–(?=\d)|(?<=\d[ \u00A0]?[%₸])-(?=\p{Ll})/gu;

const AFTER_PREPOSITION =
  /(?<=(?<![\p{L}\p{N}])(?:в|во|на|с|со|к|ко|о|об|обо|у|и|а|но|по|за|из|от|до|не|ни|без|для|под|над|при|про)) (?=\S)/giu;

// Kazakh has no prepositions; its short particles and conjunctions lean on the word before them.
const BEFORE_PARTICLE =
  /(?<=\S) (?=(?:да|де|та|те|ма|ме|ба|бе|па|пе|мен|бен|пен|ғой|ғана)(?![\p{L}\p{N}]))/gu;

/** For names and values, which are no sentences: «310 мл», «30 × 60 см» and «24 часа» stay on one line. */
export function keepNumbersWhole(text: string): string {
  return text
    .replace(INSIDE_NUMBER, NBSP)
    .replace(BEFORE_UNIT, NBSP)
    .replace(AROUND_TIMES, NBSP)
    .replace(WITHIN_WORD, `$&${JOINER}`);
}

/** For numbers that are only read and never copied: «GT-12-7» and «+7 (700) 123-45-67» stay on one line. */
export function keepOnOneLine(text: string): string {
  return text.replace(/[ -]/g, `$&${JOINER}`);
}

export function typograph(text: string, locale: Locale): string {
  return keepNumbersWhole(text).replace(locale === 'kz' ? BEFORE_PARTICLE : AFTER_PREPOSITION, NBSP);
}
