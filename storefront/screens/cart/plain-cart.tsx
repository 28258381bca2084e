import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { PickupStore } from './delivery-estimate.tsx';
import styles from './plain-cart.module.css';
import type { PlainCartData } from './plain-cart-load.ts';

interface PlainCartProps {
  plain: PlainCartData | null;
  stores: readonly PickupStore[];
}

/** The cart and checkout's first step as forms of the browser; who has the script never meets them. */
export function PlainCart({ plain, stores }: PlainCartProps) {
  const { t, locale } = useWords();
  const lines = plain?.lines ?? [];
  const returnTo = <input type="hidden" name="returnTo" value={localePath('/cart', locale)} />;
  return (
    <noscript>
      <div className={styles.plain}>
        {plain?.note ? (
          <Notice look={plain.note === 'sent' ? 'good' : 'blocked'}>{t(`cart.plain.${plain.note}`)}</Notice>
        ) : null}
        {plain?.lines === null ? <Notice look="blocked">{t('kept.failed')}</Notice> : null}
        {plain?.lines !== null && lines.length === 0 && plain?.note !== 'sent' ? (
          <Notice look="changed">{t('cart.empty')}</Notice>
        ) : null}
        {lines.length > 0 ? (
          <>
            <Panel>
              <form method="post" action="/_cart">
                {returnTo}
                <ul className={styles.lines}>
                  {lines.map(({ code, name, count, max, unit, sum }) => (
                    <li key={code} className={styles.line}>
                      <a href={localePath(`/p/${code}`, locale)}>{keepNumbersWhole(name)}</a>
                      <label className={styles.count}>
                        <span className="visually-hidden">{t('cart.countOf', { name })}</span>
                        <input type="number" name={`count:${code}`} min={0} max={max} defaultValue={count} />
                        {unit}
                      </label>
                      <b>{formatTenge(sum)}</b>
                      <button className={styles.remove} type="submit" name="remove" value={code}>
                        {t('cart.remove')}
                        <span className="visually-hidden"> {name}</span>
                      </button>
                    </li>
                  ))}
                </ul>
                <div className={styles.foot}>
                  <Button type="submit" look="secondary" name="set" value="1">
                    {t('cart.plain.recount')}
                  </Button>
                  <b className={styles.total}>{formatTenge(plain?.total ?? 0)}</b>
                </div>
              </form>
            </Panel>
            <Panel>
              <form className={styles.order} method="post" action="/_cart/order">
                {returnTo}
                <h2>{t('cart.plain.order')}</h2>
                <p>{t('cart.plain.lead')}</p>
                <label>
                  {t('cart.plain.name')}
                  <input name="name" autoComplete="name" required minLength={2} maxLength={50} />
                </label>
                <label>
                  {t('cart.plain.phone')}
                  <input name="phone" type="tel" autoComplete="tel" required placeholder="+7 700 000-00-00" />
                </label>
                <fieldset>
                  <legend>{t('cart.plain.way')}</legend>
                  {stores.length > 0 ? (
                    <div className={styles.way}>
                      <label>
                        <input type="radio" name="way" value="pickup" defaultChecked />{' '}
                        {t('cart.plain.pickup')}
                      </label>
                      <select name="store" aria-label={t('cart.plain.store')}>
                        {stores.map(({ id, address }) => (
                          <option key={id}>{address}</option>
                        ))}
                      </select>
                    </div>
                  ) : null}
                  <div className={styles.way}>
                    <label>
                      <input type="radio" name="way" value="delivery" defaultChecked={stores.length === 0} />{' '}
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
                </fieldset>
                <input hidden name="website" autoComplete="off" />
                <Button type="submit" size={52} isWide>
                  {t('cart.plain.send')}
                </Button>
              </form>
            </Panel>
          </>
        ) : null}
      </div>
    </noscript>
  );
}
