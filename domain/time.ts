/**
 * Dates as visitors in Kazakhstan read them. The whole country is UTC+5 since 1 March 2024; the shop knows no earlier
 * moments. The offset is a constant because an old phone or server with stale zone tables would show pickup an hour
 * late, and the month names are our own because Chromium writes a Kazakh date as «M11 15».
 */
import type { Locale } from './locale.ts';

export const TIME_ZONE = 'Asia/Almaty';
export const UTC_OFFSET_MINUTES = 5 * 60;

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  kz: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' '),
};

/** Moved so that its UTC fields read as the clock on the wall. */
function onTheWall(moment: Date | string): Date {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');
  return new Date(date.getTime() + UTC_OFFSET_MINUTES * 60_000);
}

/** `2026-11-15`: the calendar day in Kazakhstan, for comparing days and for `<time datetime>`. */
export function almatyDate(moment: Date | string): string {
  return onTheWall(moment).toISOString().slice(0, 10);
}

export function almatyTime(moment: Date | string): string {
  return onTheWall(moment).toISOString().slice(11, 16);
}

/** `15 ноября`, `15 қараша`; with the year `15 ноября 2026 г.`, `2026 жылғы 15 қараша`. A bare `2026-11-15` is that very day. */
export function formatDate(moment: Date | string, locale: Locale, { hasYear = false } = {}): string {
  const wall = onTheWall(moment);
  const day = `${wall.getUTCDate()}\u00A0${MONTHS[locale][wall.getUTCMonth()]}`;
  if (!hasYear) return day;
  const year = wall.getUTCFullYear();
  return locale === 'kz' ? `${year}\u00A0жылғы ${day}` : `${day} ${year}\u00A0г.`;
}
