/**
 * Values as cells of a file and back. What an export has written an import reads as the same value; what people write
 * («1 200,00 ₸», «иә») is understood too.
 */
import type { Locale } from '../locale.ts';
import type { GridColumn, GridValue } from './grid.ts';

type CellKind = GridColumn['kind'];

const YES: Readonly<Record<Locale, string>> = { ru: 'да', kz: 'иә' };
const NO: Readonly<Record<Locale, string>> = { ru: 'нет', kz: 'жоқ' };
const YES_WORDS = new Set(['да', 'иә', 'иа', 'yes', 'true', '1', '+']);
const NO_WORDS = new Set(['нет', 'жоқ', 'жок', 'no', 'false', '0', '-']);

/** A text that begins like a formula would be one when the file is opened: an apostrophe says that it is a text. */
const LIKE_FORMULA = /^['=+\-@\t\r]/;
const GUARDED = /^'['=+\-@\t\r]/;

export function toCell(value: GridValue, kind: CellKind, language: Locale): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  if (typeof value === 'number') return String(value);
  const isText = kind === 'text' || kind === 'long';
  return isText && LIKE_FORMULA.test(value) ? `'${value}` : value;
}

const FORMULA_ERROR =
  /^#(?:N\/A|Н\/Д|REF!|ССЫЛКА!|VALUE!|ЗНАЧ!|DIV\/0!|ДЕЛ\/0!|NAME\?|ИМЯ\?|NUM!|ЧИСЛО!|NULL!|ПУСТО!)$/i;

/** `empty`: nothing stands there; `wrong`: nobody could mean it. */
export type ReadCell = { value: GridValue } | 'empty' | 'wrong';

export function parseCell(cell: string, kind: CellKind): ReadCell {
  // What a formula came to where it came to nothing says nothing of the thing, in any column.
  if (FORMULA_ERROR.test(cell.trim())) return 'wrong';
  if (kind === 'text' || kind === 'long') {
    const text = GUARDED.test(cell) ? cell.slice(1) : cell;
    const value = kind === 'text' ? text.trim() : text;
    return value.trim() === '' ? 'empty' : { value };
  }
  const word = cell.trim().toLowerCase();
  if (word === '') return 'empty';
  if (kind === 'flag') {
    if (YES_WORDS.has(word)) return { value: true };
    return NO_WORDS.has(word) ? { value: false } : 'wrong';
  }
  if (kind === 'moment') return 'wrong';
  return parseNumber(kind === 'money' ? word : word.replace(/%$/, ''), kind === 'money');
}

/** Blanks, dots or commas between thousands, a comma, a dot or a dash before tiyn, the sign of the tenge before or behind. */
function parseNumber(word: string, isMoney: boolean): ReadCell {
  const bare = word
    .replace(/[\s\u00a0\u202f'’ʼ]/g, '')
    .replace(/^(?:₸|kzt|тг\.?)/u, '')
    .replace(/(?:₸|тг\.?|тенге|теңге|kzt)(?:\/(?:шт|ед|дана)\.?)?$/u, '');
  const plain = isMoney ? withoutTiynDash(bare) : bare;
  // «12,500» is twelve and a half to one and twelve thousand to another: nobody's price is guessed.
  if (isMoney && /^-?\d{1,3},\d{3}$/.test(plain)) return 'wrong';
  const number = withOneDot(plain);
  if (!/^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/.test(number)) return 'wrong';
  const value = Number(number);
  return Number.isFinite(value) ? { value } : 'wrong';
}

/** «1250-00» and «1250,-» as they are written by hand. */
const withoutTiynDash = (word: string): string =>
  word.replace(/(\d)-(\d\d)$/, '$1.$2').replace(/(\d)(?:[.,]?[-–—]|=)$/, '$1');

/** Of dots and commas the last one is before the fraction, if it stands alone of its kind; the others part thousands. */
function withOneDot(word: string): string {
  const [, whole = '', sign = '', rest = ''] = /^(.*)([.,])([^.,]*)$/.exec(word) ?? [];
  if (sign === '') return word;
  const other = sign === '.' ? ',' : '.';
  if (!/[.,]/.test(whole)) return `${whole}.${rest}`;
  const parted = (by: string) => new RegExp(`^-?\\d{1,3}(?:\\${by}\\d{3})+$`);
  if (parted(other).test(whole)) return `${whole.replaceAll(other, '')}.${rest}`;
  return parted(sign).test(word) ? word.replaceAll(sign, '') : word;
}

/** Line ends differ from program to program; nothing else may. */
const plainText = (cell: string): string => cell.replace(/\r\n?/g, '\n').trim();

/** Whether a cell says what is stored already: then there is nothing to change, however it is written. */
export function saysTheSame(cell: string, stored: GridValue, kind: CellKind, language: Locale): boolean {
  if (plainText(cell) === plainText(toCell(stored, kind, language))) return true;
  const read = parseCell(cell, kind);
  if (read === 'empty') return stored === null || stored === '';
  if (read === 'wrong') return false;
  return typeof read.value === 'string' && typeof stored === 'string'
    ? plainText(read.value) === plainText(stored)
    : read.value === stored;
}
