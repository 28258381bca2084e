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

/** `empty`: nothing stands there; `wrong`: nobody could mean it. */
export type ReadCell = { value: GridValue } | 'empty' | 'wrong';

export function parseCell(cell: string, kind: CellKind): ReadCell {
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
  return kind === 'moment' ? 'wrong' : parseNumber(word);
}

/** Blanks between thousands, a comma or a dot before tiyn, the sign of the tenge behind. */
function parseNumber(word: string): ReadCell {
  const plain = word
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/(?:₸|тг\.?|тенге|теңге|kzt)$/u, '')
    .replace(',', '.');
  if (!/^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/.test(plain)) return 'wrong';
  const value = Number(plain);
  return Number.isFinite(value) ? { value } : 'wrong';
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
