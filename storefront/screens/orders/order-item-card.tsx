import type { OrderCard } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { Dotted } from '../../design/dotted.tsx';
import { Panel } from '../../design/panel.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { OrderBadges } from './order-badges.tsx';
import { sayNext } from './order-promise.ts';
import { STATUS_WORDS } from './order-words.ts';
import styles from './orders-screen.module.css';

interface OrderItemCardProps {
  order: OrderCard;
  /** The day of the reading, `2026-11-15`. */
  today: string;
}

/** One order of the list: the whole card leads to its page. */
export function OrderItemCard({ order, today }: OrderItemCardProps) {
  const { t, locale } = useWords();
  const href = localePath(`/personal/orders/${order.id}`, locale);
  const hasYear = almatyDate(order.createdAt).slice(0, 4) !== today.slice(0, 4);
  const next = sayNext(order, today, t, locale);
  const more = order.lines - order.items.length;
  return (
    <Panel as="li" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>
            <a className="card-link" href={href}>
              {t('orderPage.title', { number: order.number })}
            </a>
          </h2>
          <p className={styles.made}>
            <Dotted>{`${formatDate(order.createdAt, locale, { hasYear })} · ${t('orders.lines', { count: order.lines })}`}</Dotted>
          </p>
        </div>
        <p className={styles.total}>{formatTenge(order.total)}</p>
      </div>
      <OrderBadges {...order} />
      {next === t(STATUS_WORDS[order.status]) ? null : <p className={styles.next}>{next}</p>}
      <div className={styles.foot}>
        <ul className={styles.pictures} aria-label={t('orders.goods')}>
          {order.items.map((item) => (
            <li key={item.productCode} className={styles.picture}>
              <Picture of={item} size="xs_96" alt={item.name} />
            </li>
          ))}
          {more > 0 ? <li className={styles.more}>{t('orders.more', { count: more })}</li> : null}
        </ul>
        {order.canPay ? (
          <Button className={styles.above} size={36} href={href}>
            {t('orderPage.pay')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
