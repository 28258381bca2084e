import type { Order } from '#contract/order.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './change-dialog.module.css';
import { sayPromised } from './order-promise.ts';
import type { ChangeOffers, Difference } from './use-order-change.ts';

interface ChangeDifferenceProps {
  /** Null: on its way. */
  difference: Difference | null;
  order: Order;
  offers: ChangeOffers;
  today: string;
}

/** «Было → станет»: what moves in goods, money, day and way to pay, and what is to be paid or goes back. */
export function ChangeDifference({ difference, order, offers, today }: ChangeDifferenceProps) {
  const { t, locale } = useWords();
  if (difference === null)
    return (
      <p className={styles.note} role="status">
        {t('change.counting')}
      </p>
    );
  const { from, to, lines } = difference;
  const sayDay = (at: Difference['from']['promised']) =>
    at ? sayPromised(at, today, t, locale) : t('change.noDay');
  const sayStore = (id: number | null) => offers.stores.find((each) => each.id === id)?.name ?? '';
  const sayLine = (side: Difference['lines'][number]['from'], unit: string, isGift: boolean) =>
    side === null
      ? t('change.none')
      : `${formatNumber(side.count)} ${unit} · ${isGift ? t('change.gift') : formatTenge(side.sum)}`;
  const rows = [
    ...lines.map(({ name, unit, isGift, from: old, to: now }) => ({
      name: isGift ? t('change.giftName', { name }) : name,
      from: sayLine(old, unit, isGift),
      to: sayLine(now, unit, isGift),
    })),
    { name: t('change.goods'), from: formatTenge(from.goods), to: formatTenge(to.goods) },
    { name: t('change.delivery'), from: formatTenge(from.delivery), to: formatTenge(to.delivery) },
    { name: t('orderPage.services'), from: formatTenge(from.services), to: formatTenge(to.services) },
    { name: t('change.when'), from: sayDay(from.promised), to: sayDay(to.promised) },
    { name: t('change.store'), from: sayStore(from.storeId), to: sayStore(to.storeId) },
    { name: t('change.payment'), from: t(`payment.${from.payment}`), to: t(`payment.${to.payment}`) },
  ].filter((row) => row.from !== row.to);
  return (
    <section className={styles.difference} aria-label={t('change.difference')} aria-live="polite">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('change.what')}</th>
            <th scope="col">{t('change.before')}</th>
            <th scope="col">{t('change.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.from}</td>
              <td>{row.to}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('change.total')}</th>
            <td>{formatTenge(from.total)}</td>
            <td>{formatTenge(to.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.money}>{sayMoney(difference, order, t)}</p>
      {difference.pointsBack > 0 ? (
        <p className={styles.note}>{t('change.pointsBack', { points: difference.pointsBack })}</p>
      ) : null}
    </section>
  );
}

function sayMoney(
  { difference, back }: Difference,
  { paymentStatus }: Order,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (back > 0) return t('change.back', { sum: formatTenge(back) });
  if (difference === 0) return t('change.same');
  const sum = formatTenge(Math.abs(difference));
  // Nothing is awaited yet: it is paid when the goods are handed over.
  if (paymentStatus === 'none')
    return difference > 0 ? t('change.dearerLater', { sum }) : t('change.cheaperLater', { sum });
  return difference > 0 ? t('change.dearer', { sum }) : t('change.cheaper', { sum });
}
