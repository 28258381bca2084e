import type { Locale } from '#domain/locale.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import type { Translate } from './words.ts';

/** `сегодня, 14:41`, `16 ноября, 09:05`; a year is said where it is another one. */
export function sayWhen(
  moment: string,
  { t, locale }: { t: Translate; locale: Locale },
  now = new Date(),
): string {
  const time = almatyTime(moment);
  const day = almatyDate(moment);
  if (day === almatyDate(now)) return t('when.today', { time });
  if (day === almatyDate(new Date(now.getTime() - 24 * 60 * 60_000))) return t('when.yesterday', { time });
  const hasYear = day.slice(0, 4) !== almatyDate(now).slice(0, 4);
  return `${formatDate(moment, locale, { hasYear })}, ${time}`;
}
