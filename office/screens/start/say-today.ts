import { almatyDate, formatDate } from '#domain/time.ts';
import type { Words } from '../../i18n/words.ts';

/** «Сегодня, понедельник, 16 ноября», by the clock of Kazakhstan. */
export function sayToday(now: Date, { t, locale }: Words): string {
  const weekday = new Date(almatyDate(now)).getUTCDay() || 7;
  const name = t('start.weekdays').split('|')[weekday - 1] ?? '';
  return `${t('start.title')}, ${name}, ${formatDate(now, locale)}`;
}
