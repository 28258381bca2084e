/** Days and vehicles of delivery, as every page names them. */
import type { Arrival } from '#domain/arrival.ts';
import { formatDate } from '#domain/time.ts';
import type { Translate } from '../i18n/translate.ts';

export const VEHICLE_WORDS = {
  car: 'arrival.car',
  van: 'arrival.van',
  'small-truck': 'arrival.smallTruck',
  truck: 'arrival.truck',
  'crane-truck': 'arrival.craneTruck',
} as const;

/** «сегодня», «завтра, 16 ноября», «18 ноября». */
export function sayDay({ daysAhead, date }: Arrival, t: Translate, locale: 'ru' | 'kz'): string {
  if (daysAhead === 0) return t('arrival.today');
  const day = formatDate(date, locale);
  return daysAhead === 1 ? t('arrival.tomorrow', { day }) : day;
}
