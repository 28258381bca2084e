/** Properties of 1C as the shop's: what kind each is, and what a told value is among its values. */
import { toSlug } from '../slug.ts';
import { parseFlag, parseNumber } from './parse-number.ts';
import { isToldField } from './told-fields.ts';
import { findKazakhField, findTranslated, toBareName } from './told-words.ts';

export type PropertyKind = 'list' | 'range' | 'flag';

/** Numbers are ranges, «Да/Нет» flags; directories and texts are lists. */
export function kindOfProperty(type: string | null): PropertyKind {
  const word = (type ?? '').trim().toLowerCase();
  if (/^числ/.test(word)) return 'range';
  return /^(булево|да\/?нет|логич)/.test(word) ? 'flag' : 'list';
}

/** Such ones carry a field of the goods themselves: they are no filters and stand in no table of properties. */
const FIELDS = new Set(
  ['NTIN', 'Код НКТ', 'НТИН', 'Вес', 'Страна', 'Страна происхождения', 'Бренд', 'Торговая марка'].map(
    toBareName,
  ),
);
export const isOfGoodsThemselves = (name: string): boolean =>
  FIELDS.has(toBareName(name)) ||
  isToldField(name) ||
  findKazakhField(name) !== null ||
  findTranslated(name) !== null;

export interface WantedValue {
  /** What stands in a filter's address. */
  code: string;
  name: string;
  number: number | null;
}

/** Null: it says nothing, or a number that is none. */
export function toValue(told: string, kind: PropertyKind): WantedValue | null {
  const text = told.trim();
  if (text === '') return null;
  if (kind === 'flag') {
    const isYes = parseFlag(text);
    return { code: isYes ? 'yes' : 'no', name: isYes ? 'да' : 'нет', number: null };
  }
  const parsed = parseNumber(text);
  const number = typeof parsed === 'object' && Math.abs(parsed.value) < 1e9 ? parsed.value : null;
  if (kind === 'range')
    return number === null
      ? null
      : { code: String(number).replace('.', '-'), name: String(number).replace('.', ','), number };
  const name = text.slice(0, 200);
  return { code: toSlug(name, 60) || 'value', name, number };
}
