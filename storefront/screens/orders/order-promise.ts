/** The one line that tells a buyer what happens next with an order, and what to do for it. */
import type { OrderCard } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import { isOver } from '#domain/orders/order-status.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { STATUS_WORDS } from './order-words.ts';

type Told = Pick<OrderCard, 'status' | 'method' | 'promised' | 'canPay' | 'confirmUntil'>;

/** «сегодня с 13:00 до 17:00», «18 ноября» */
export function sayPromised(
  { date, from, to }: NonNullable<OrderCard['promised']>,
  today: string,
  t: Translate,
  locale: Locale,
): string {
  const day = sayDay(date, today, t, locale);
  if (from === null) return day;
  return to === null ? t('arrival.dayFrom', { day, time: from }) : t('orderPage.span', { day, from, to });
}

function sayDay(date: string, today: string, t: Translate, locale: Locale): string {
  if (date === today) return t('arrival.today');
  const next = almatyDate(new Date(Date.parse(today) + 86_400_000));
  const day = formatDate(date, locale);
  return date === next ? t('arrival.tomorrow', { day }) : day;
}

/** Of an order that is on its way; of one that is over, how it ended. */
export function sayNext(order: Told, today: string, t: Translate, locale: Locale): string {
  const { status, method, promised } = order;
  if (
    isOver(status) ||
    status === 'completed' ||
    status.startsWith('return') ||
    status.startsWith('partially')
  )
    return t(STATUS_WORDS[status]);
  if (order.confirmUntil !== null) return t('orderPage.awaitsShop');
  if (order.canPay) return t('orderPage.awaitsPayment');
  if (status === 'ready') return t('orderPage.awaitsYou');
  if (promised === null) return t('orderPage.noPromise');
  // A day that has passed is no promise any more: better no date than a wrong one.
  if (promised.date < today) return t('orderPage.late');
  const when = sayPromised(promised, today, t, locale);
  return t(method === 'pickup' ? 'orderPage.pickup' : 'orderPage.delivery', { when });
}
