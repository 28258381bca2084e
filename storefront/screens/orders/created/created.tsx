import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../../design/button.tsx';
import { Dotted } from '../../../design/dotted.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Panel } from '../../../design/panel.tsx';
import { Picture } from '../../../features/catalog/picture.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { addressDetails, addressLine } from '../../addresses/addresses.ts';
import { StoreScheme } from '../../contacts/store-scheme.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { CalendarButton } from './calendar-button.tsx';
import styles from './created.module.css';
import { listNextSteps } from './next-steps.ts';
import { PayPanel } from './pay-panel.tsx';
import { Summary } from './summary.tsx';

interface CreatedProps {
  order: Order;
  /** Of the state of the orders that is shown: what moves afterwards is asked for anew. */
  eventId: string;
  hasCard: boolean;
}

/** An order that was just made: what to pay, what happens when, where it is fetched or brought, what is in it. */
export function Created({ order, eventId, hasCard }: CreatedProps) {
  const { t, locale } = useWords();
  const steps = listNextSteps(order, t, locale);
  useLiveOrders(eventId);
  return (
    <div className={styles.created}>
      <div className={styles.column}>
        <Summary order={order} />
        <PayPanel order={order} />
        <Panel as="section" aria-labelledby="order-next">
          <h2 className={styles.title} id="order-next">
            {t('orderCreated.next')}
          </h2>
          <ol className={styles.steps}>
            {steps.map(({ key, when, words }) => (
              <li key={key} className={styles.step}>
                {when === null ? null : <b>{when}</b>}
                <span>{words}</span>
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <CalendarButton order={order} />
            <Button look="quiet" href={localePath(`/personal/orders/${order.id}`, locale)}>
              {t('orderCreated.open')}
            </Button>
          </div>
        </Panel>
        <Place order={order} />
        {hasCard ? null : (
          <Notice
            look="good"
            icon="club-card"
            {...(order.bonusNeedsCard ? { title: t('orderCreated.club') } : {})}
            action={
              <Button size={36} look="secondary" href={localePath('/personal/clubcard', locale)}>
                {t('orderCreated.clubGet')}
              </Button>
            }
          >
            {t(order.bonusNeedsCard ? 'orderCreated.clubText' : 'overview.noCard')}
          </Notice>
        )}
      </div>
      <Goods order={order} />
    </div>
  );
}

function Place({ order }: { order: Order }) {
  const { t } = useWords();
  const { store, address } = order.delivery;
  if (store) {
    return (
      <Panel as="section" padding="none" className={styles.place} aria-labelledby="order-place">
        <div className={styles.where}>
          <h2 className={styles.title} id="order-place">
            {t('orderCreated.where')}
          </h2>
          <p>
            <b>{store.address}</b>
          </p>
          <p className={styles.text}>{store.name}</p>
          {store.phones.map((phone) => (
            <a key={phone} className="link" href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          ))}
        </div>
        <div className={styles.scheme}>
          <StoreScheme points={[store.point]} label={t('orderCreated.map', { address: store.address })} />
        </div>
      </Panel>
    );
  }
  if (!address) return null;
  const details = { ...address, elevator: 'none', isPrivateHouse: false } as const;
  return (
    <Panel as="section" aria-labelledby="order-place">
      <h2 className={styles.title} id="order-place">
        {t('orderCreated.to')}
      </h2>
      <p>
        <b>{addressLine(address, t)}</b>
      </p>
      <p className={styles.text}>
        <Dotted>{addressDetails(details, t)}</Dotted>
      </p>
    </Panel>
  );
}

function Goods({ order }: { order: Order }) {
  const { t } = useWords();
  const { delivery, slot, lift, services } = order.totals;
  const parts: [words: string, sum: number][] = [
    [t('orderPage.services'), services],
    [t('orderPage.deliverySum'), delivery + slot],
    [t('orderPage.liftSum'), lift],
  ];
  return (
    <Panel as="aside" aria-labelledby="order-goods">
      <h2 className={styles.title} id="order-goods">
        {t('checkout.goods')}
      </h2>
      <ul className={styles.goods}>
        {order.items.map(({ id, externalId, name, count, unit, sum, isGift }) => (
          <li key={id} className={styles.line}>
            <span className={styles.picture}>
              <Picture of={{ externalId }} size="sm_224" />
            </span>
            <span className={styles.name}>
              {keepNumbersWhole(name)}
              <span className={styles.count}>
                {formatNumber(count)}
                {'\u00A0'}
                {unit}
              </span>
            </span>
            <b className={styles.sum}>{isGift ? t('promo.gift') : formatTenge(sum)}</b>
          </li>
        ))}
      </ul>
      {parts.map(([words, sum]) =>
        sum > 0 ? (
          <p key={words} className={styles.part}>
            <span>{words}</span>
            <span>{formatTenge(sum)}</span>
          </p>
        ) : null,
      )}
      <p className={styles.total}>
        <span>{t('cart.total')}</span>
        <b>{formatTenge(order.total)}</b>
      </p>
    </Panel>
  );
}
