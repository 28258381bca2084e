/** What happens next, in dates: said at once, so that nobody has to call and ask. */
import type { Order } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import { storageDays } from '#domain/orders/order-status.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import type { Translate } from '../../../i18n/translate.ts';

export interface NextStep {
  key: string;
  /** Day and hour; null for what has no date yet. */
  when: string | null;
  words: string;
}

const RETURN_DAYS = 14;

export function listNextSteps(order: Order, t: Translate, locale: Locale): NextStep[] {
  const { delivery, payUntil, paymentStatus, promised } = order;
  const isPickup = delivery.method === 'pickup';
  // Nothing is promised before the shop has said that there is enough.
  if (order.confirmUntil)
    return [
      {
        key: 'shop',
        when: t('orderCreated.until', { moment: sayMoment(order.confirmUntil, locale) }),
        words: t('orderCreated.step.shop'),
      },
    ];
  return [
    ...(paymentStatus === 'pending' && payUntil
      ? [
          {
            key: 'pay',
            when: t('orderCreated.until', { moment: sayMoment(payUntil, locale) }),
            words: t(order.payment === 'invoice' ? 'orderCreated.step.invoice' : 'orderCreated.step.pay'),
          },
        ]
      : []),
    ...(delivery.isPricedByHand || delivery.method === 'transport'
      ? [{ key: 'call', when: null, words: t('orderCreated.step.call') }]
      : []),
    {
      key: isPickup ? 'ready' : 'brought',
      when: promised ? sayPromise(promised, t, locale) : null,
      words: t(isPickup ? 'orderCreated.step.ready' : BROUGHT[delivery.method]),
    },
    ...(isPickup && promised
      ? [
          {
            key: 'kept',
            when: t('orderCreated.until', {
              moment: formatDate(
                delivery.keptUntil ?? inDays(promised.date, storageDays(paymentStatus !== 'none')),
                locale,
              ),
            }),
            words: t('orderCreated.step.kept'),
          },
        ]
      : []),
    ...(promised
      ? [
          {
            key: 'return',
            when: t('orderCreated.until', {
              moment: formatDate(inDays(promised.date, RETURN_DAYS), locale),
            }),
            words: t('orderCreated.step.return'),
          },
        ]
      : []),
  ];
}

const BROUGHT = {
  pickup: 'orderCreated.step.ready',
  delivery: 'orderCreated.step.brought',
  express: 'orderCreated.step.express',
  transport: 'orderCreated.step.transport',
} as const;

export const sayMoment = (moment: string, locale: Locale) =>
  `${formatDate(almatyDate(moment), locale)}, ${almatyTime(moment)}`;

/** «17 ноября, 13:00–17:00», «15 ноября с 16:00». */
export function sayPromise(
  { date, from, to }: NonNullable<Order['promised']>,
  t: Translate,
  locale: Locale,
): string {
  const day = formatDate(date, locale);
  if (from === null) return day;
  return to === null ? t('arrival.dayFrom', { day, time: from }) : `${day}, ${from}–${to}`;
}

function inDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
