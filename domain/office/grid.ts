/**
 * What a long list of the office can show, be filtered and ordered by, and how that is written in an address. Pure: the server
 * asks the database by it, the browser draws heads and filters from it, a file of an export has the same columns.
 */
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '../locale.ts';

export type Words = Readonly<Record<Locale, string>>;
export type GridValue = string | number | boolean | null;

export interface GridColumn {
  label: Words;
  kind: 'text' | 'long' | 'number' | 'money' | 'flag' | 'moment';
  /** Asked for beside the list's own. */
  right?: Right;
  /** The field of the thing that a cell edits; without it the cell is only read. */
  field?: string;
}

export interface GridFilter {
  label: Words;
  kind: 'flag' | 'ids' | 'range' | 'text';
  right?: Right;
}

export interface GridOrder {
  label: Words;
  /** What its keys look like; text unless told. */
  key?: 'number';
  right?: Right;
}

export interface GridDescription {
  columns: Readonly<Record<string, GridColumn>>;
  filters: Readonly<Record<string, GridFilter>>;
  orders: Readonly<Record<string, GridOrder>>;
  /** Shown where nobody has chosen. */
  usualColumns: readonly string[];
  usualOrder: string;
}

export type Condition =
  | { filter: string; kind: 'flag'; is: boolean }
  | { filter: string; kind: 'ids'; ids: readonly number[] }
  | { filter: string; kind: 'range'; from: number | null; to: number | null }
  | { filter: string; kind: 'text'; text: string };

const MOST_IDS = 200;
const MOST_LETTERS = 200;
const MOST_NUMBER = 1_000_000_000_000;

/** «section:12,14;kz:no;price:100..500;q:%D0%BA%D0%BB%D0%B5%D0%B9»; null for what nobody could mean. */
export function parseWhere({ filters }: Pick<GridDescription, 'filters'>, where: string): Condition[] | null {
  if (where === '') return [];
  const conditions: Condition[] = [];
  for (const part of where.split(';')) {
    const at = part.indexOf(':');
    const filter = part.slice(0, at);
    const known = Object.hasOwn(filters, filter) ? filters[filter] : undefined;
    const condition = at > 0 && known ? parseCondition(filter, known.kind, part.slice(at + 1)) : null;
    if (condition === null || conditions.some((other) => other.filter === filter)) return null;
    conditions.push(condition);
  }
  return conditions;
}

function parseCondition(filter: string, kind: GridFilter['kind'], value: string): Condition | null {
  if (kind === 'flag')
    return value === 'yes' || value === 'no' ? { filter, kind, is: value === 'yes' } : null;
  if (kind === 'ids') {
    const ids = value.split(',');
    if (ids.length > MOST_IDS || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id))) return null;
    return { filter, kind, ids: ids.map(Number) };
  }
  if (kind === 'range') {
    const [, from = '', to = ''] = /^(\d{0,12})\.\.(\d{0,12})$/.exec(value) ?? [];
    if (from === '' && to === '') return null;
    return { filter, kind, from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
  }
  const text = decode(value)?.trim();
  return text && text.length <= MOST_LETTERS ? { filter, kind, text } : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The same conditions are the same text, in whatever order they were chosen. */
export function toWhere(conditions: readonly Condition[]): string {
  return conditions
    .map((condition) => `${condition.filter}:${toValue(condition)}`)
    .sort()
    .join(';');
}

function toValue(condition: Condition): string {
  if (condition.kind === 'flag') return condition.is ? 'yes' : 'no';
  if (condition.kind === 'ids') return condition.ids.join(',');
  if (condition.kind === 'range') return `${clip(condition.from) ?? ''}..${clip(condition.to) ?? ''}`;
  return encodeURIComponent(condition.text);
}

const clip = (bound: number | null): number | null =>
  bound === null ? null : Math.min(Math.max(0, Math.trunc(bound)), MOST_NUMBER - 1);

export interface ChosenOrder {
  order: string;
  isDescending: boolean;
}

/** «price», «-price». */
export function parseOrder({ orders }: Pick<GridDescription, 'orders'>, order: string): ChosenOrder | null {
  const isDescending = order.startsWith('-');
  const name = isDescending ? order.slice(1) : order;
  return Object.hasOwn(orders, name) ? { order: name, isDescending } : null;
}

/** A place in the list: the number of the row and what it is ordered by; null: it has none and stands at the end. */
export interface GridMark {
  id: number;
  key: string | null;
}

export const toMark = ({ id, key }: GridMark): string => (key === null ? String(id) : `${id}.${key}`);

export function parseMark(mark: string): GridMark | null {
  const [, id, rest] = /^(\d{1,10})(?:\.([\s\S]*))?$/.exec(mark) ?? [];
  return id === undefined ? null : { id: Number(id), key: rest ?? null };
}

/** Whether rows of this order can bear such a key; those at the end (of orders by number) have none. */
export const isKeyOf = ({ key }: GridOrder, mark: GridMark): boolean =>
  key === 'number' ? mark.key === null || /^-?\d{1,18}$/.test(mark.key) : mark.key !== null;

/** Every so many rows there is a fence: a jump goes to the one before, and reads on from there. */
export const FENCE_EVERY = 500;
