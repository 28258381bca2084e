/**
 * Words out of a message file. A message is a string with `{slots}` or, where a number decides its form, an object of
 * plural forms. Storefront and office have files of their own and read them alike.
 */
import { withTimeEnding } from './kazakh-endings.ts';
import { LOCALES, type Locale } from './locale.ts';
import { formatNumber } from './money.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Record<string, string | PluralForms>;
export type TranslateKey<Key extends string> = (key: Key, slots?: Record<string, string | number>) => string;

export function translateWith<Key extends string>(locale: Locale, messages: Messages): TranslateKey<Key> {
  const plurals = new Intl.PluralRules(LOCALES[locale].langTag);
  return (key, slots = {}) => {
    const message = messages[key];
    if (message === undefined) return key;
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(slots.count))] ?? message.other ?? key);
    // Most have none, and a page asks for hundreds.
    return text.includes('{') ? fill(piecesOf(text), slots) : text;
  };
}

/** What stands before a slot, the slot itself and its ending. */
interface Piece {
  before: string;
  name: string;
  ending: string | undefined;
  /** As it stands in the message: what an unfilled slot is left as. */
  written: string;
}

interface Pieces {
  slots: readonly Piece[];
  after: string;
}

/** Read once for each message: they are those of the files and no more. */
const read = new Map<string, Pieces>();

function piecesOf(text: string): Pieces {
  let pieces = read.get(text);
  if (!pieces) {
    pieces = readPieces(text);
    read.set(text, pieces);
  }
  return pieces;
}

/** An ending after a slot is that of a sum or a full hour; a time that ends otherwise takes its own. */
const SLOT = /\{(\w+)\}(?:-(ге|ден|де)(?!\p{L}))?/gu;

function readPieces(text: string): Pieces {
  let at = 0;
  const slots = Array.from(text.matchAll(SLOT), ({ 0: written, 1: name = '', 2: ending, index }): Piece => {
    const before = text.slice(at, index);
    at = index + written.length;
    return { before, name, ending, written };
  });
  return { slots, after: text.slice(at) };
}

function fill({ slots, after }: Pieces, values: Record<string, string | number>): string {
  let said = '';
  for (const { before, name, ending, written } of slots)
    said += before + sayValue(values[name], ending, written);
  return said + after;
}

function sayValue(value: string | number | undefined, ending: string | undefined, written: string): string {
  if (value === undefined) return written;
  const said = typeof value === 'number' ? formatNumber(value) : value;
  return ending ? withTimeEnding(said, ending) : said;
}
