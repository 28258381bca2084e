import type { Cart } from '#contract/cart.ts';
import { findDelivery } from '#domain/arrival.ts';
import { formatTenge } from '#domain/money.ts';
import type { Hours } from '#domain/opening-hours.ts';
import { findSoonestPickup } from '#domain/pickup.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { sayDay, VEHICLE_WORDS } from '../../page/arrival-words.ts';
import { useDeliveryDays } from '../../page/delivery-facts.ts';
import { useMoment } from '../../page/open-line.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './order-panel.module.css';

export interface PickupStore {
  id: number;
  address: string;
  hours: Hours;
}

interface DeliveryEstimateProps {
  cart: Cart;
  /** Stores of the city from which orders are picked up. */
  stores: readonly PickupStore[];
  madeAt: string;
}

/** What bringing it home begins with, and from when it can be picked up for nothing. */
export function DeliveryEstimate({ cart, stores, madeAt }: DeliveryEstimateProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const moment = useMoment(madeAt);
  const { delivery, readiness } = cart;
  const daysAt = new Map(readiness.stores.map(({ id, days }) => [id, days]));
  const brought = findDelivery(
    readiness.days,
    stores.map(({ hours }) => hours),
    moment,
    useDeliveryDays(),
  );
  const fetched = findSoonestPickup(
    stores.map((store) => ({ ...store, days: daysAt.get(store.id) ?? null })),
    moment,
  );
  return (
    <section className={styles.part} aria-labelledby="cart-delivery">
      <h2 className={styles.title} id="cart-delivery">
        {t('cart.deliveryTo', { city: city.name })}
        {delivery && stores.length > 0 ? (
          <b>
            {delivery.sum < delivery.cost ? <s>{formatTenge(delivery.cost)}</s> : null}{' '}
            {delivery.sum === 0
              ? t('cart.deliveryFree')
              : t('arrival.priceFrom', { price: formatTenge(delivery.sum) })}
          </b>
        ) : null}
      </h2>
      <p className={styles.words}>
        {stores.length === 0
          ? t('cart.deliveryTransport')
          : delivery
            ? t('cart.deliveryBy', {
                vehicle: t(VEHICLE_WORDS[delivery.vehicle]),
                day: brought ? sayDay(brought, t, locale) : '',
              })
            : t('arrival.byManager')}
      </p>
      {fetched ? (
        <p className={styles.pickup}>
          <b>{t('cart.pickupFree')}</b>{' '}
          {t('cart.pickupFrom', {
            address: fetched.store.address,
            day: fetched.pickup.from
              ? t('arrival.dayFrom', { day: sayDay(fetched.pickup, t, locale), time: fetched.pickup.from })
              : sayDay(fetched.pickup, t, locale),
          })}
        </p>
      ) : null}
    </section>
  );
}
