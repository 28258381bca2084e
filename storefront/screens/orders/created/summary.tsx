import type { Order } from '#contract/order.ts';
import { formatTenge } from '#domain/money.ts';
import { Icon, type IconName } from '../../../design/icon.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { addressLine } from '../../addresses/addresses.ts';
import { sayMoment, sayPromise } from './next-steps.ts';
import styles from './summary.module.css';

/** What is asked first, answered first: the order is taken, when it comes, where, and what is paid how. */
export function Summary({ order }: { order: Order }) {
  const { t, locale } = useWords();
  const { delivery, promised, payUntil, paymentStatus } = order;
  const isWaiting = order.confirmUntil !== null;
  const { store, address } = delivery;
  const isPickup = delivery.method === 'pickup';
  const place = store?.address ?? (address ? addressLine(address, t) : null);
  const pays = [
    t(`payment.${order.payment}`),
    paymentStatus === 'paid'
      ? t('orderCreated.isPaid')
      : paymentStatus === 'pending' && payUntil
        ? t('orderCreated.until', { moment: sayMoment(payUntil, locale) })
        : null,
  ];
  return (
    <Panel as="section" aria-labelledby="order-taken">
      <p className={styles.taken} id="order-taken">
        <span className={styles.mark}>
          <Icon name={isWaiting ? 'clock' : 'check'} size={20} />
        </span>
        {t(isWaiting ? 'orderCreated.waitsShop' : 'orderCreated.taken')}
      </p>
      <dl className={styles.facts}>
        <Fact
          icon="calendar"
          name={t(isPickup ? 'orderCreated.whenPickup' : 'orderCreated.whenBrought')}
          value={promised && !isWaiting ? sayPromise(promised, t, locale) : t('orderCreated.whenUnknown')}
        />
        {place === null ? null : (
          <Fact
            icon="map-pin"
            name={t(isPickup ? 'orderCreated.where' : 'orderCreated.to')}
            value={place}
            detail={store?.name}
          />
        )}
        <Fact
          icon="receipt"
          name={t('orderCreated.pays')}
          value={formatTenge(order.total)}
          detail={pays.filter((words) => words !== null).join(', ')}
        />
      </dl>
    </Panel>
  );
}

interface FactProps {
  icon: IconName;
  name: string;
  value: string;
  detail?: string | undefined;
}

function Fact({ icon, name, value, detail }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd>
        <b>{value}</b>
        {detail === undefined ? null : <span>{detail}</span>}
      </dd>
    </div>
  );
}
