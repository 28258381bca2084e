/** Spans of a day and days, as staff type and read them. */

export interface Span {
  from: string;
  to: string;
}

const CLOCK = /^([01]?\d|2[0-3])[:.]?([0-5]\d)?$/;

/** `9` → `09:00`, `9.30` → `09:30`; null: no time of the clock. */
function toClock(text: string): string | null {
  const [, hours, minutes = '00'] = CLOCK.exec(text) ?? [];
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

export const saySpan = ({ from, to }: Span): string => `${from}–${to}`;

/** `09:00–20:00` and what people type for it: `9-20`, `9.30 - 20`. Null: no span, or one that ends before it begins. */
export function parseSpan(text: string): Span | null {
  const [from = '', to = '', ...more] = text.split(/\s*[-–—]\s*/).map((part) => part.trim());
  const span = { from: toClock(from) ?? '', to: toClock(to) ?? '' };
  return more.length === 0 && span.from !== '' && span.from < span.to ? span : null;
}

/** `2026-11-17` → `17.11.2026`. */
export const sayDay = (day: string): string => day.split('-').toReversed().join('.');

/** `17.11.2026`, `17.11.26` or `2026-11-17` → `2026-11-17`; null: no day of the calendar. */
export function parseDay(text: string): string | null {
  const [, dd = '', mm = '', yy = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const year = yy.length === 2 ? `20${yy}` : yy;
  const day = dd === '' ? text.trim() : `${year}-${mm.padStart(2, '0')}-${dd.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : null;
}
