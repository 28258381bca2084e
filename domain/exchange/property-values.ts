/** Properties of 1C as the shop's: what kind each is, and what a told value is among its values. */
import { toSlug } from '../slug.ts';
import { cutText } from './cut-text.ts';
import { type FindField, isFieldAlone } from './field-names.ts';
import { parseFlag, parseNumber } from './parse-number.ts';
import { findTranslated } from './told-words.ts';

export type PropertyKind = 'list' | 'range' | 'flag';

/** Numbers are ranges, «Да/Нет» flags; directories and texts are lists. */
export function kindOfProperty(type: string | null): PropertyKind {
  const word = (type ?? '').trim().toLowerCase();
  if (/^числ/.test(word)) return 'range';
  return /^(булево|да\/?нет|логич)/.test(word) ? 'flag' : 'list';
}

/** Such ones carry a field of the goods themselves: they are no filters and stand in no table of properties. */
export const isOfGoodsThemselves = (name: string, find: FindField): boolean =>
  isFieldAlone(name, find) || findTranslated(name) !== null;

export interface WantedValue {
  /** What stands in a filter's address. */
  code: string;
  name: string;
  number: number | null;
}

/** A reference that stands for itself: of something that the file has not named, or of nothing at all. */
export const isReference = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text.trim());
export const isEmptyReference = (text: string): boolean => /^[0-]{36}$/.test(text.trim());

const WORDS: Readonly<Record<string, string>> = { true: 'да', истина: 'да', false: 'нет', ложь: 'нет' };

/** Moments and answers as their programs write them, in the words of a page; «no date» is nothing. */
function sayValue(text: string): string {
  const [, year = '', month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):\d\d$/.exec(text) ?? [];
  if (year === '') return WORDS[text.toLowerCase()] ?? text;
  const time = hour === '00' && minute === '00' ? '' : `${hour}:${minute}`;
  return year === '0001' ? time : `${day}.${month}.${year}${time === '' ? '' : ` ${time}`}`;
}

/** Null: it says nothing, or a number that is none. */
export function toValue(told: string, kind: PropertyKind): WantedValue | null {
  const text = sayValue(told.trim());
  if (text === '') return null;
  if (kind === 'flag') {
    const isYes = parseFlag(text);
    return { code: isYes ? 'yes' : 'no', name: isYes ? 'да' : 'нет', number: null };
  }
  // A day is no number, however it is said.
  const parsed = parseNumber(told);
  const number = typeof parsed === 'object' && Math.abs(parsed.value) < 1e9 ? parsed.value : null;
  if (kind === 'range')
    return number === null
      ? null
      : { code: String(number).replace('.', '-'), name: String(number).replace('.', ','), number };
  const name = cutText(text, 200);
  return { code: toSlug(name, 60) || 'value', name, number };
}
