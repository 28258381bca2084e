import type { Order } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import { formatDate } from '#domain/time.ts';
import { Panel } from '../../design/panel.tsx';
import sums from '../../design/sums.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import styles from './order-sums.module.css';

type Summed = Pick<
  Order,
  | 'totals'
  | 'items'
  | 'paymentStatus'
  | 'bonusEarned'
  | 'bonusNeedsCard'
  | 'bonusCardUntil'
  | 'bonusAt'
  | 'delivery'
  | 'promoCode'
  | 'status'
>;

function sayPoints(order: Summed, t: Translate, locale: Locale): string {
  const { bonusEarned: count, bonusNeedsCard, bonusCardUntil, bonusAt } = order;
  if (bonusNeedsCard)
    return bonusCardUntil === null
      ? t('points.needCard', { count })
      : t('points.needCardUntil', { count, date: formatDate(bonusCardUntil, locale) });
  return bonusAt === null
    ? t('orderPage.willEarn', { count })
    : t('orderPage.earned', { count, date: formatDate(bonusAt, locale) });
}

/** What it came to, part by part. */
export function OrderSums({ order }: { order: Summed }) {
  const { t, locale } = useWords();
  const { totals, bonusEarned, delivery, promoCode } = order;
  const rows: [words: string, sum: number, kind?: 'off' | 'club'][] = [
    [t('orderPage.goods'), totals.base],
    [
      promoCode === null ? t('orderPage.discount') : t('orderPage.discountByCode', { code: promoCode }),
      -totals.discount,
      'off',
    ],
    [t('orderPage.points'), -totals.points, 'club'],
    [t('orderPage.deliverySum'), totals.delivery],
    [t('orderPage.slotSum'), totals.slot],
    [t('orderPage.liftSum'), totals.lift],
    [t('orderPage.services'), totals.services],
  ];
  const isShown = ([words, sum]: (typeof rows)[number], index: number) =>
    index === 0 || sum !== 0 || (words === t('orderPage.deliverySum') && delivery.method !== 'pickup');
  return (
    <Panel as="section" look="money" aria-labelledby="order-sums">
      <h2 className={styles.title} id="order-sums">
        {t('orderPage.sum')}
      </h2>
      <dl className={sums.rows}>
        {rows.filter(isShown).map(([words, sum, kind]) => (
          <div key={words} data-kind={kind}>
            <dt>{words}</dt>
            <dd>
              {delivery.isPricedByHand && words === t('orderPage.deliverySum')
                ? t('orderPage.byManager')
                : formatTenge(sum)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={sums.grand}>
        <span>{t(hasMoney(order.paymentStatus) ? 'orderPage.paidTotal' : 'orderPage.total')}</span>
        <b>{formatTenge(totals.total)}</b>
      </p>
      {delivery.isZoneAssumed ? <p className={sums.vat}>{t('orderPage.assumedZone')}</p> : null}
      <p className={sums.vat}>
        {t('orderPage.vat', {
          percent: order.items[0]?.vatRate ?? 16,
          sum: formatTenge(totals.vat),
        })}
        {' · '}
        {t('orderPage.weight', { weight: formatNumber(totals.weightKg) })}
      </p>
      {bonusEarned > 0 && order.status !== 'cancelled' ? (
        <p className={styles.points}>{sayPoints(order, t, locale)}</p>
      ) : null}
    </Panel>
  );
}
