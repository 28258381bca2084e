import { useEffect, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { localePath } from '#domain/locale.ts';
import type { CartCount } from '#domain/login-merge.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { cartTotal } from '../../features/cart/cart-total.ts';
import { putTogether } from '../../features/cart/put-together.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { createPricing } from '../../features/cart/visitor-prices.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import styles from './shared-cart.module.css';

interface SharedCartProps {
  lines: readonly CartCount[];
  works: readonly LineWork[];
}

/** A cart that somebody sent by a link: looked at first, put in by a press, and nothing of one's own is lowered. */
export function SharedCart({ lines, works }: SharedCartProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [priced, setPriced] = useState<Cart | null>(null);
  const [hasFailed, setFailed] = useState(false);

  // The price of a proposal comes over the network.
  useEffect(() => {
    let isCurrent = true;
    const terms = { city: city.code, promoCode: '', card: '', proBonus: 0 };
    void createPricing(locale)(lines, terms, works).then((answer) => {
      if (!isCurrent) return;
      setPriced(answer);
      setFailed(answer === null);
    });
    return () => {
      isCurrent = false;
    };
  }, [lines, works, locale, city.code]);

  const leave = () => void navigate(pathname, { replace: true });
  const known = priced?.items ?? [];
  const done = priced?.works.items ?? [];
  return (
    <Panel as="section" className={styles.shared} aria-labelledby="cart-shared">
      <h2 className={styles.title} id="cart-shared">
        {t('cart.shared', { count: lines.length })}
      </h2>
      <p className={styles.text}>{t('cart.sharedText')}</p>
      {hasFailed ? <p role="alert">{t('kept.failed')}</p> : null}
      <ul className={styles.list}>
        {known.map(({ product, count, sum }) => (
          <li key={product.code}>
            <a className="link" href={localePath(`/p/${product.code}`, locale)}>
              {keepNumbersWhole(product.name)}
            </a>
            <span>
              {formatNumber(count)}
              {'\u00A0'}
              {findBaseUnit(product.units)?.name}
            </span>
            <b>{formatTenge(sum)}</b>
          </li>
        ))}
        {done.map(({ productCode, detail, name, charged, unit, sum }) => (
          <li key={`${productCode} ${detail}`}>
            <span>{name}</span>
            <span>
              {formatNumber(charged)}
              {'\u00A0'}
              {unit}
            </span>
            <b>{formatTenge(sum)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          disabled={known.length === 0}
          onClick={() => {
            putTogether(
              known.map(({ product, count }) => ({ code: product.code, count })),
              t,
            );
            cart.restoreWorks(done);
            leave();
          }}
        >
          {priced ? t('cart.sharedTake', { sum: formatTenge(cartTotal(priced)) }) : t('cart.sharedTakeAll')}
        </Button>
        <Button look="secondary" onClick={leave}>
          {t('cart.sharedLeave')}
        </Button>
      </div>
    </Panel>
  );
}
