/**
 * Cuts a name or a query into what can be matched: words, numbers with their unit, sizes, codes. Names and queries go
 * through the same cutting, so that `3,5х25`, `3.5 × 25` and `3.5*25` become the same token.
 */
import { foldText } from '../fold.ts';
import { findUnit, findUnitOfAdjective, unitAdjectives, unitPattern } from './written-units.ts';

/** `shown` is as it was typed, in small letters. */
export type Token =
  /** `isCut`: only its beginning, and a point: «акр.», «кр-ка» */
  | { kind: 'word'; text: string; shown: string; isCut?: true }
  | { kind: 'number'; text: string; shown: string; number: string; unit: string | null }
  /** `thread`: the number after М, as a bolt's size is written */
  | { kind: 'size'; text: string; shown: string; numbers: string[]; unit: string | null; thread?: string }
  /** letters and digits together, with its pieces where it has dashes or slashes */
  | { kind: 'code'; text: string; shown: string; pieces: string[] };

const MAX_TOKENS = 40;
/** A name of many kilobytes is no name; what stands in the first part of it will do. */
const MAX_TEXT = 1000;

const number = '\\d{1,9}(?:\\.\\d{1,4})?';
/** Of a fitting's size one side may be in inches: 20×1/2. */
const side = `(?:(?:\\d )?\\d/[248](?!\\d)|${number})`;
const words = [
  '(?<cut>(?<![\\p{L}\\d])\\p{L}{1,4}-\\p{L}{1,3}(?![\\p{L}\\d-]))',
  '(?<code>(?=[\\p{L}\\d]*\\p{L}|\\d)[\\p{L}\\d]+(?:(?:[-/]|\\.(?!\\d)|(?<=\\p{L})\\.|(?<=\\d)\\.(?=\\d))[\\p{L}\\d]+)*)(?<point>\\.)?',
];
/** Most of a name has no digit: nothing of it can be a number or a size. */
const wordPattern = new RegExp(words.join('|'), 'gu');
const anyPattern = new RegExp(
  [
    `(?<![\\p{L}\\d])(?<sign>[мmдdфø]|ду|dn)?(?<size>${side}(?:×${side}){1,3})(?:\\s?(?<sizeUnit>${unitPattern})(?![\\p{L}\\d]))?`,
    `(?<inches>(?:\\d )?\\d/[248])(?![\\d/])(?:\\s?(?<inchUnit>"|дюйм[а-я]*))?`,
    `(?<![\\p{L}\\d])(?:ду|dn)[\\s.]?(?<bore>\\d{1,3})(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])[дdфø]\\.?(?<diameter>${number})(?:\\s?(?<diameterUnit>${unitPattern}))?(?![\\p{L}\\d×])`,
    `(?<number>${number})(?![\\d×])(?:(?:\\s?(?<numberUnit>${unitPattern})|[\\s-]?(?<adjective>${unitAdjectives}))(?![\\p{L}\\d]))?(?!\\p{L})`,
    ...words,
  ].join('|'),
  'gu',
);

export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const cleaned = clean(text);
  const pattern = /\d/.test(cleaned) ? anyPattern : wordPattern;
  // Not `matchAll`: it makes the pattern anew for every text, which costs more than all of its matches.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(cleaned); match && tokens.length < MAX_TOKENS; match = pattern.exec(cleaned))
    addToken(tokens, match);
  return tokens;
}

/** One spelling of signs and spaces; letters keep their alphabet. Names are cut by the million: rare work is asked for. */
function clean(text: string): string {
  let cleaned = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  if (/[½¼¾″”“'′]/.test(cleaned)) {
    cleaned = cleaned
      .replace(/(\d)½/g, '$1.5')
      .replaceAll('½', ' 1/2')
      .replaceAll('¼', ' 1/4')
      .replaceAll('¾', ' 3/4')
      .replace(/[″”“]|''|′′/g, '"');
  }
  if (/[^ -~Ѐ-ӿ«»×–]/.test(cleaned)) cleaned = cleaned.normalize('NFKC');
  cleaned = unglue(cleaned).toLowerCase();
  if (!/\d[,\sxх×*✕]/.test(cleaned)) return cleaned;
  return cleaned
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)(?:\s{0,3}[xх×*✕]\s{0,3}|\s{1,3}на\s{1,3})(?=\d)/g, '$1×')
    .replace(/(\d)[xх×*✕](?![\p{L}\d])/gu, '$1 ');
}

/**
 * «рычагРуслово», «АнтисептикLIGNOX», «Грунтовка5л»: price lists leave spaces out where the eye sees the border. Latin
 * twins inside a Cyrillic word are no border: they are slips of the keyboard, which folding mends.
 */
function unglue(text: string): string {
  if (!GLUED.test(text)) return text;
  return text
    .replace(/([а-яёәғқңөұүһі]{3})(?=[А-ЯЁӘҒҚҢӨҰҮҺІ][а-яёәғқңөұүһі]{2})/g, '$1 ')
    .replace(/([а-яё]{3})(?=[a-z]*[b-df-jln-rsu-wzBDFGIJLNQRSUVWYZ][a-zA-Z])/giu, '$1 ')
    .replace(/([а-яё]{4}(?=[xх]?\d)|[a-z]{5}(?=\d))/gi, '$1 ')
    .replace(/(?<![\p{L}\d])([мm]\d{1,2})(?=\p{L}{2})/giu, '$1 ')
    .replace(/(\p{L}{2})\.(?=\d|(?<!кв\.)\p{L})/giu, '$1. ')
    .replace(/([a-z]{4})(?=[а-яё]{3})/gi, '$1 ');
}

const GLUED =
  /[а-яё]{3}[А-ЯЁӘҒҚҢӨҰҮҺІA-Za-z]|[A-Za-z]{4}[А-Яа-яё]|[А-Яа-яё]{4}[xх]?\d|[A-Za-z]{5}\d|\p{L}{2}\.[\p{L}\d]|[мМmM]\d{1,2}\p{L}/u;

function addToken(tokens: Token[], match: RegExpExecArray): void {
  const groups = match.groups ?? {};
  const { size, inches, bore, diameter, number: plain, cut, code } = groups;
  const shown = match[0].replace(/(\d)\.(?=\d)/g, '$1,');
  if (size !== undefined) {
    const numbers = size.split('×').map((each) => (each.includes('/') ? each : toNumber(each)));
    const thread = groups.sign === 'м' || groups.sign === 'm' ? { thread: `м${numbers[0]}` } : {};
    const unit = findUnit(groups.sizeUnit ?? '');
    tokens.push({ kind: 'size', text: numbers.join('x'), shown, numbers, unit, ...thread });
  } else if (inches !== undefined) {
    tokens.push(toNumberToken(inches, groups.inchUnit === undefined ? null : 'in', shown));
  } else if (bore !== undefined) {
    tokens.push(toNumberToken(toNumber(bore), 'mm', shown));
  } else if (diameter !== undefined) {
    tokens.push(toNumberToken(toNumber(diameter), findUnit(groups.diameterUnit ?? ''), shown));
  } else if (plain !== undefined) {
    const unit = findUnit(groups.numberUnit ?? '') ?? findUnitOfAdjective(groups.adjective ?? '');
    tokens.push(toNumberToken(toNumber(plain), unit, shown));
  } else if (cut !== undefined) {
    addCut(tokens, cut);
  } else if (code !== undefined) addWords(tokens, code, groups.point !== undefined);
}

const toNumber = (text: string) => String(Number(text));

function toNumberToken(text: string, unitFound: string | null, shown: string): Token {
  return { kind: 'number', text: `${text}${unitFound ?? ''}`, shown, number: text, unit: unitFound };
}

/** «кр-ка» may be a word cut in its middle, or two words: both. */
function addCut(tokens: Token[], run: string): void {
  const [start = '', end = ''] = run.split('-');
  if (isVowel.test(end) || end.length > 1) addWords(tokens, run, false);
  tokens.push({ kind: 'word', text: `${foldWord(start)}-${foldWord(end)}`, shown: run, isCut: true });
}

const isVowel = /[аеиоуыэюя]/;

function addWords(tokens: Token[], run: string, hasPoint: boolean): void {
  const parts = run.split(/[-/]|\.(?!\d)|(?<!\d)\./);
  if (!/\d/.test(run)) {
    for (const [place, part] of parts.entries()) {
      const isLast = place === parts.length - 1;
      const isCut = part.length > 1 && (isLast ? hasPoint : run.includes('.') || part.length < 4);
      tokens.push(isCut ? { ...toWord(part), isCut: true } : toWord(part));
    }
    return;
  }
  // `33-сынып` and `5-слойный` are a number and a word, `ПФ-115` is a code.
  if (/^\d+$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\p{L}{3,}$/u.test(part))) {
    tokens.push(toNumberToken(toNumber(parts[0] ?? ''), null, parts[0] ?? ''));
    for (const part of parts.slice(1)) tokens.push(toWord(part));
    return;
  }
  const pieces =
    parts.length > 1 ? parts.map((part) => (/\d/.test(part) ? toCode(part) : foldWord(part))) : [];
  tokens.push({ kind: 'code', text: toCode(parts.join('')), shown: run, pieces });
}

const toWord = (text: string): Extract<Token, { kind: 'word' }> => ({
  kind: 'word',
  text: foldWord(text),
  shown: text,
});

const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, string>();

/** A range says the same few thousand words over and over. */
function foldWord(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const folded = foldText(text);
  remembered.set(text, folded);
  return folded;
}

const LATIN_TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** `M500` and `М500`, `C25` and `С25` look the same and are typed either way: one spelling for both. */
function toCode(text: string): string {
  return foldText(text).replace(/[abcehkmoptxy]/g, (letter) => LATIN_TWINS[letter] ?? letter);
}
