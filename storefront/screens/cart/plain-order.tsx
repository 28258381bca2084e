import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { PLAIN_DELIVERY } from '#domain/plain-cart.ts';
import { toLoginPage } from '#domain/plain-login.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { PickupStore } from './delivery-estimate.tsx';
import styles from './plain-cart.module.css';
import type { PlainCartData } from './plain-cart-load.ts';
import { PlainWays } from './plain-ways.tsx';

interface PlainOrderProps {
  plain: PlainCartData | null;
  stores: readonly PickupStore[];
}

/**
 * Checkout as a form of the browser: a user's pickup becomes an order at once; anybody else is offered the login, or
 * leaves contacts for those who call back.
 */
export function PlainOrder({ plain, stores }: PlainOrderProps) {
  const { t, locale } = useWords();
  const order = plain?.order ?? null;
  const cart = localePath('/cart', locale);
  const returnTo = <input type="hidden" name="returnTo" value={cart} />;
  return (
    <Panel className={styles.order}>
      {plain?.isUser ? (
        <form method="post" action="/_logout">
          {returnTo}
          <button className={styles.remove} type="submit">
            {t('personal.logout')}
          </button>
        </form>
      ) : (
        <>
          <Button href={toLoginPage(localePath('/', locale), cart, null)} isWide>
            {t('cart.plain.logIn')}
          </Button>
          <p>{t('cart.plain.logInLead')}</p>
        </>
      )}
      <form className={styles.order} method="post" action="/_cart/order">
        {returnTo}
        {order ? (
          <>
            <input type="hidden" name="key" value={order.key} />
            <input type="hidden" name="goods" value={order.goods} />
            <input type="hidden" name="total" value={order.total} />
          </>
        ) : null}
        <h2>{t('cart.plain.order')}</h2>
        <p>{t(order ? 'cart.plain.orderLead' : 'cart.plain.lead')}</p>
        <label>
          {t('cart.plain.name')}
          <input
            name="name"
            autoComplete="name"
            required
            minLength={2}
            maxLength={50}
            defaultValue={order?.name ?? ''}
          />
        </label>
        <label>
          {t('cart.plain.phone')}
          <input
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            placeholder="+7 700 000-00-00"
            defaultValue={order?.phone ?? ''}
          />
        </label>
        <PlainWays order={order} stores={stores} isUser={plain?.isUser === true} />
        {order ? (
          <fieldset>
            <legend>{t('cart.plain.payment')}</legend>
            {order.payments.map((code, index) => (
              <label key={code}>
                <input type="radio" name="payment" value={code} defaultChecked={index === 0} />{' '}
                {t(`payment.${code}`)}
              </label>
            ))}
          </fieldset>
        ) : null}
        <input hidden name="website" autoComplete="off" />
        <Button type="submit" size={52} isWide look={order || plain?.isUser ? 'primary' : 'secondary'}>
          {order ? t('checkout.place', { sum: formatTenge(order.total) }) : t('cart.plain.send')}
        </Button>
        {order ? <Consent /> : null}
      </form>
      {plain?.isUser ? (
        <Button look="secondary" href={`${PLAIN_DELIVERY}?${new URLSearchParams({ returnTo: cart })}`} isWide>
          {t('cart.plain.deliveryHours')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Consent() {
  const { t, locale } = useWords();
  return (
    <p>
      {t('checkout.consent')} <a href={localePath('/offer', locale)}>{t('checkout.offer')}</a>{' '}
      {t('checkout.consentAnd')} <a href={localePath('/privacy', locale)}>{t('checkout.privacy')}</a>
      {t('checkout.consentEnd')}
    </p>
  );
}
