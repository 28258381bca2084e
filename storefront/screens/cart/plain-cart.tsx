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
import { PlainOrder } from './plain-order.tsx';

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
            <PlainOrder plain={plain} stores={stores} />
          </>
        ) : null}
      </div>
    </noscript>
  );
}
