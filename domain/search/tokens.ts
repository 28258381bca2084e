/**
 * Cuts a name or a query into what can be matched: words, numbers with their unit, sizes, codes. Names and queries go
 * through the same cutting, so that `3,5х25`, `3.5 × 25` and `3.5*25` become the same token.
 */
import { foldText } from '../fold.ts';
import { findUnit, unitPattern } from './written-units.ts';

export type Token =
  | { kind: 'word'; text: string; shown: string }
  | { kind: 'number'; text: string; number: string; unit: string | null }
  | { kind: 'size'; text: string; numbers: string[]; unit: string | null }
  /** letters and digits together, with its pieces where it has dashes or slashes */
  | { kind: 'code'; text: string; pieces: string[] };

const MAX_TOKENS = 40;
/** A name of many kilobytes is no name; what stands in the first part of it will do. */
const MAX_TEXT = 1000;

const number = '\\d{1,9}(?:\\.\\d{1,4})?';
const pattern = new RegExp(
  [
    `(?<size>${number}(?:×${number}){1,3})(?:\\s?(?<sizeUnit>${unitPattern})(?![\\p{L}\\d]))?`,
    `(?<inches>(?:\\d )?\\d/[248])(?![\\d/])(?:\\s?(?<inchUnit>"|дюйм[а-я]*))?`,
    `(?<number>${number})(?![\\d×])(?:\\s?(?<numberUnit>${unitPattern})(?![\\p{L}\\d]))?(?!\\p{L})`,
    '(?<code>(?=[\\p{L}\\d]*\\p{L}|\\d)[\\p{L}\\d]+(?:[-/.][\\p{L}\\d]+)*)',
  ].join('|'),
  'gu',
);

export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of clean(text).matchAll(pattern)) {
    if (tokens.length >= MAX_TOKENS) break;
    addToken(tokens, match);
  }
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
  cleaned = cleaned.toLowerCase();
  if (!/\d[,\sxх×*✕]/.test(cleaned)) return cleaned;
  return cleaned
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s{0,3}[xх×*✕]\s{0,3}(?=\d)/g, '$1×')
    .replace(/(\d)[xх×*✕](?![\p{L}\d])/gu, '$1 ');
}

function addToken(tokens: Token[], match: RegExpMatchArray): void {
  const { size, sizeUnit, inches, inchUnit, number: plain, numberUnit, code } = match.groups ?? {};
  if (size !== undefined) {
    const numbers = size.split('×').map(toNumber);
    tokens.push({ kind: 'size', text: numbers.join('x'), numbers, unit: findUnit(sizeUnit ?? '') });
  } else if (inches !== undefined) {
    tokens.push(toNumberToken(inches, inchUnit === undefined ? null : 'in'));
  } else if (plain !== undefined) {
    tokens.push(toNumberToken(toNumber(plain), findUnit(numberUnit ?? '')));
  } else if (code !== undefined) addWords(tokens, code);
}

const toNumber = (text: string) => String(Number(text));

function toNumberToken(text: string, unitFound: string | null): Token {
  return { kind: 'number', text: `${text}${unitFound ?? ''}`, number: text, unit: unitFound };
}

function addWords(tokens: Token[], run: string): void {
  const parts = run.split(/[-/.]/);
  if (!/\d/.test(run)) {
    for (const part of parts) tokens.push(toWord(part));
    return;
  }
  // `33-сынып` and `5-слойный` are a number and a word, `ПФ-115` is a code.
  if (/^\d+$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\p{L}{3,}$/u.test(part))) {
    tokens.push(toNumberToken(toNumber(parts[0] ?? ''), null));
    for (const part of parts.slice(1)) tokens.push(toWord(part));
    return;
  }
  const pieces = parts.length > 1 ? parts.map(toCode) : [];
  tokens.push({ kind: 'code', text: toCode(parts.join('')), pieces });
}

const toWord = (text: string): Token => ({ kind: 'word', text: foldWord(text), shown: text });

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
