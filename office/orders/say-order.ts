/** What a list says of an order in the reader's words: how long it waits, when it is promised for. */
import type { OrderRow } from '#contract/office/orders.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { sayWhen } from '../i18n/say-when.ts';
import type { Words } from '../i18n/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `4 мин`, `1 ч 10 мин`, `3 дня`. */
export function saySpan(ms: number, { t }: Pick<Words, 't'>): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return t('orders.minutes', { count: minutes });
  if (minutes < DAY_MINUTES)
    return t('orders.hours', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES });
  return t('orders.days', { count: Math.floor(minutes / DAY_MINUTES) });
}

export function sayWait(wait: NonNullable<OrderRow['wait']>, words: Words, now = new Date()): string {
  if (wait.kind === 'answer') return saySpan(now.getTime() - Date.parse(wait.at), words);
  const when = sayWhen(wait.at, words, now);
  return words.t(wait.level === 'late' ? 'orders.wait.late' : 'orders.wait.until', { when });
}

/** `17 ноября, 13:00–17:00`. */
export function sayPromised(
  { date, from, to }: NonNullable<OrderRow['promised']>,
  { locale }: Words,
): string {
  const day = formatDate(date, locale);
  if (from === null) return day;
  return `${day}, ${to === null ? from : `${from}–${to}`}`;
}

const DAY_MS = DAY_MINUTES * MINUTE_MS;
const toHour = (time: string): string => time.replace(/:00$/, '').replace(/^0(?=\d)/, '');

/** In a list: `сегодня, 13–17`, `завтра`, `20 ноября, 9–13`. */
export function sayPromisedShort(
  { date, from, to }: NonNullable<OrderRow['promised']>,
  { locale, t }: Words,
  now = new Date(),
): string {
  const days: Readonly<Record<string, string>> = {
    [almatyDate(now)]: t('when.dayToday'),
    [almatyDate(new Date(now.getTime() + DAY_MS))]: t('when.dayTomorrow'),
  };
  const day = days[date] ?? formatDate(date, locale);
  if (from === null) return day;
  return `${day}, ${to === null ? from : `${toHour(from)}–${toHour(to)}`}`;
}
