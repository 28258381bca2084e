import type { Cart } from '#contract/cart.ts';
import { type ArrivalStore, findDelivery, findPickup } from '#domain/arrival.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { sayDay, VEHICLE_WORDS } from '../../page/arrival-words.ts';
import { useMoment } from '../../page/open-line.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './order-panel.module.css';

export interface PickupStore {
  address: string;
  hours: ArrivalStore['hours'];
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
  const sold = cart.items.filter(({ isSold }) => isSold);
  const latest =
    sold
      .flatMap(({ availability }) => availability.laterDate ?? [])
      .toSorted()
      .at(-1) ?? '';
  const isHere = latest === '';
  const here = stores.map(({ hours }) => ({ count: 1, hasPickup: true, hours, transferDays: 0 }));
  const brought = isHere ? findDelivery(here, moment) : null;
  const ready = isHere ? findPickup(here, { hasStoreHere: true }, moment) : null;
  const day = isHere ? brought && sayDay(brought, t, locale) : formatDate(latest, locale);
  const { delivery } = cart;
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
            ? t('cart.deliveryBy', { vehicle: t(VEHICLE_WORDS[delivery.vehicle]), day: day ?? '' })
            : t('arrival.byManager')}
      </p>
      {stores[0] ? (
        <p className={styles.pickup}>
          <b>{t('cart.pickupFree')}</b>{' '}
          {t('cart.pickupFrom', {
            address: stores[0].address,
            day: ready
              ? ready.from
                ? t('arrival.dayFrom', { day: sayDay(ready, t, locale), time: ready.from })
                : sayDay(ready, t, locale)
              : formatDate(latest || almatyDate(moment), locale),
          })}
        </p>
      ) : null}
    </section>
  );
}
