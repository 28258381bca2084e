/** Kazakh endings: after figures and units, after what is filled in, after dates. */
import { endingAfter, type KazakhCase } from '#domain/kazakh-endings.ts';
import type { Finding, Rule } from '../project.ts';
import { toKazakhTexts } from './texts.ts';

/** A rule names what it finds in a text, and how to say it instead. */
type TextRule = (text: string) => string[];

const CASES: Readonly<Record<KazakhCase, string>> = {
  dative: 'ге ке ға қа',
  ablative: 'ден тен дан тан нан нен',
  locative: 'де те да та',
  accusative: 'ді ті ды ты ні ны',
  genitive: 'дің тің дың тың нің ның',
  owned: 'і ы сі сы',
};
const kinds = Object.keys(CASES) as KazakhCase[];
const ENDING = Object.values(CASES).join(' ').split(' ').join('|');
const AFTER = '(?![\\p{L}\\p{N}])';

const toMatches = (text: string, pattern: RegExp, say: (match: RegExpExecArray) => string | null) =>
  [...text.matchAll(pattern)].flatMap((match) => say(match) ?? []);

/** «12-ден», «1 500-ге», «30-дан»: what is written must be what is said. A figure of a mark («R10-нан») is one too. */
const afterFigures: TextRule = (text) =>
  toMatches(
    text,
    new RegExp(`([\\d\\u00A0 ]*\\d)-(${ENDING})${AFTER}`, 'gu'),
    ([all, figure = '', ending = '']) => {
      // «:00» and «2,50» are said by their last figures.
      const said = Number(
        figure
          .split(/[^\d\u00A0 ]/)
          .at(-1)
          ?.replace(/[\u00A0 ]/g, ''),
      );
      const rights = kinds
        .filter((kind) => CASES[kind].split(' ').includes(ending))
        .map((kind) => endingAfter(said, kind));
      return rights.includes(ending)
        ? null
        : `«${all.trim()}»: the last word spoken asks for «-${rights[0]}».`;
    },
  );

/** By the spoken word of the unit: its dative and its ablative. */
const UNITS: readonly (readonly [units: string, dative: string, ablative: string])[] = [
  ['₸', 'ге', 'ден'],
  ['%', 'ға', 'дан'],
  ['кг|г', 'ға', 'нан'],
  ['м|см|мм|км|м²|м³|л|мл', 'ге', 'ден'],
  ['т', 'ға', 'дан'],
  ['°C|°', 'қа', 'тан'],
  ['Вт|кВт|В|МБ|КБ', 'қа', 'тан'],
  ['А', 'ге', 'ден'],
  ['дана|қаптама', 'ға', 'дан'],
  ['қап', 'қа', 'тан'],
];
const DATIVE = 'ге|ке|ға|қа';
const ABLATIVE = 'ден|тен|дан|тан|нан|нен';

const afterUnits: TextRule = (text) =>
  UNITS.flatMap(([units, dative, ablative]) =>
    toMatches(
      text,
      new RegExp(`(?<=[\\d}][\\u00A0 ]?)(${units})-(?:(${DATIVE})|(${ABLATIVE}))${AFTER}`, 'gu'),
      ([all, , isDative, isAblative]) => {
        const right = isDative ? dative : ablative;
        return (isDative ?? isAblative) === right ? null : `«${all}»: the spoken unit asks for «-${right}».`;
      },
    ),
  );

/** A sum ends in ₸ and a share in %, a time agrees by itself (domain/kazakh-endings.ts); nothing else may have an ending. */
const SUMS = /^(sum|minSum|price|missing|left|saving)$/;
const afterSlots: TextRule = (text) =>
  toMatches(text, new RegExp(`\\{(\\w+)\\}-(${ENDING})${AFTER}`, 'gu'), ([all, slot = '', ending = '']) => {
    if (slot === 'time' && /^(ге|ден|де)$/.test(ending)) return null;
    if (slot === 'percent' && /^(ға|дан|ы|ды)$/.test(ending)) return null;
    if (SUMS.test(slot) && /^(ге|ден|де|ні)$/.test(ending)) return null;
    return `«${all}»: no ending is right for every number; turn the sentence («{n}-тауар», «барлығы {n}»).`;
  });

const beforePostpositions: TextRule = (text) =>
  toMatches(
    text,
    new RegExp(`\\{(\\w+)\\}[\\u00A0 ](дейін|бастап|кейін|артық|кем|ауыр|мен|бен|пен)${AFTER}`, 'gu'),
    ([all, slot]) =>
      slot === 'choice'
        ? null
        : `«${all}»: what is filled in has no case; «{date} күніне дейін», «{sum}-ден бастап», «{min}–{max}».`,
  );

/** «21:00 жабылады», «50 000 ₸ басталады», «350 кг ауырын»: the case that the next word governs is missing. */
const withoutCase: TextRule = (text) => [
  ...toMatches(
    text,
    /\{(?:time|sum|price|missing)\}[\u00A0 ](?:арзан|қымбат|басталады|жабылады|ашылады)\p{L}*/gu,
    toMissing,
  ),
  ...toMatches(
    text,
    /\d[\u00A0 ](?:₸|%|кг|г|м|см|мм|м²|т|л)[\u00A0 ](?:дейін|бастап|кейін|ауыр|арзан|қымбат|басталады)\p{L}*/gu,
    toMissing,
  ),
];
const toMissing = ([all]: RegExpExecArray) =>
  `«${all}»: the next word asks for an ending («-ден», «-ге», «-де»).`;

/** A date has no case either: «20 қараша әкелеміз». */
const DATES = /^(date|day|until|keptUntil|validUntil|payUntil|when)$/;
const afterDates: TextRule = (text) =>
  toMatches(text, /\{(\w+)\}[\u00A0 ](\p{Ll}+)/gu, ([all, slot = '', word = '']) =>
    DATES.test(slot) && !/^күн/.test(word) && !/^(дейін|бастап|кейін|және|мен|бен|пен)$/.test(word)
      ? `«${all}»: a date stands with «күні», «күнгі» or after a colon.`
      : null,
  );

const ordinals: TextRule = (text) =>
  toMatches(
    text,
    new RegExp(`(?:\\d|\\})-(?:ші|шы|інші|ыншы)${AFTER}`, 'gu'),
    ([all]) => `«${all}»: an ordinal is a figure, a hyphen and the noun («2-тауар»).`,
  );

/** A postposition names nothing: «Ең азы», «Соңғы күні», «Мерзімі» do. */
const labels: TextRule = (text) =>
  /^(?:бастап|дейін|кейін)$/iu.test(text) ? [`«${text}»: a postposition cannot stand alone.`] : [];

/** Latin letters look right inside a Kazakh word and are never found. Slots and «м2/m2» of code are no words. */
const foreignLetters: TextRule = (text) =>
  toMatches(
    text.replace(/\{\w+\}/g, '{}'),
    /\p{Script=Cyrillic}*(?:\p{Script=Latin}(?=\p{Script=Cyrillic})|\p{Script=Cyrillic}(?=\p{Script=Latin}))\p{L}*/gu,
    ([all]) => `«${all}»: Latin letters inside a Cyrillic word.`,
  );

export const textRules: readonly TextRule[] = [
  afterFigures,
  afterUnits,
  afterSlots,
  beforePostpositions,
  withoutCase,
  afterDates,
  ordinals,
  labels,
  foreignLetters,
];

export const findKazakhEndings: Rule = (sources) =>
  toKazakhTexts(sources).flatMap(({ path, line, text }): Finding[] =>
    textRules.flatMap((rule) => rule(text).map((message) => ({ path, line, message }))),
  );
