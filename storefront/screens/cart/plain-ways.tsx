import { useWords } from '../../i18n/locale-context.tsx';
import type { PickupStore } from './delivery-estimate.tsx';
import styles from './plain-cart.module.css';
import type { PlainOrderData } from './plain-order-load.ts';

/** Pickup in a store, or an address: of an order the store is named by its number, of a request in words. */
export function PlainWays({
  order,
  stores,
  isUser,
}: {
  order: PlainOrderData | null;
  stores: readonly PickupStore[];
  /** Has pages of its own for a delivery. */
  isUser: boolean;
}) {
  const { t } = useWords();
  const offered = order?.stores ?? stores;
  return (
    <fieldset>
      <legend>{t('cart.plain.way')}</legend>
      {offered.length > 0 ? (
        <div className={styles.way}>
          <label>
            <input type="radio" name="way" value="pickup" defaultChecked /> {t('cart.plain.pickup')}
          </label>
          <select name="store" aria-label={t('cart.plain.store')}>
            {offered.map(({ id, address }) => (
              <option key={id} value={order ? id : address}>
                {address}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {isUser && offered.length > 0 ? null : (
        <div className={styles.way}>
          <label>
            <input type="radio" name="way" value="delivery" defaultChecked={offered.length === 0} />{' '}
            {t('cart.plain.delivery')}
          </label>
          <input
            name="address"
            autoComplete="address-line1"
            maxLength={160}
            aria-label={t('cart.plain.address')}
            placeholder={t('cart.plain.address')}
          />
        </div>
      )}
    </fieldset>
  );
}
