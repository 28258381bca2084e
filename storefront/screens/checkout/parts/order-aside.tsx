import type { ReactNode, Ref } from 'react';
import type { Cart, CartItem } from '#contract/cart.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Icon } from '../../../design/icon.tsx';
import { Panel } from '../../../design/panel.tsx';
import sums from '../../../design/sums.module.css';
import { Picture } from '../../../features/catalog/picture.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { SumRow } from '../sum-rows.ts';
import styles from './order-aside.module.css';

interface OrderAsideProps {
  lines: readonly CartItem[];
  gifts: Cart['gifts'];
  rows: readonly SumRow[];
  total: number;
  vat: number;
  pointsEarned: number;
  /** Of the club: without one the points are only promised. */
  hasCard: boolean;
  /** The sums are those of before the last change. */
  isPending: boolean;
  actionRef: Ref<HTMLDivElement>;
  /** What stands in the way, then the button. */
  children: ReactNode;
}

/** What is bought and every part of what it comes to; the button stands under it. */
export function OrderAside(props: OrderAsideProps) {
  const { lines, gifts, rows, total, vat, pointsEarned, hasCard, isPending, actionRef, children } = props;
  const { t, locale } = useWords();
  return (
    <Panel as="aside" padding="none" className={styles.aside} aria-labelledby="order-goods">
      <div className={styles.head}>
        <h2 className={styles.title} id="order-goods">
          {t('checkout.goods')}
        </h2>
        <a className="link" href={localePath('/cart', locale)}>
          {t('checkout.change')}
        </a>
      </div>
      <ul className={styles.goods}>
        {lines.map(({ product, count, sum, regularPrice }) => (
          <GoodsLine key={product.code} product={product} count={count}>
            <b>{formatTenge(sum)}</b>
            {regularPrice * count > sum ? <s>{formatTenge(regularPrice * count)}</s> : null}
          </GoodsLine>
        ))}
        {gifts.map(({ product, count, worth, promotionId }) => (
          <GoodsLine key={`gift-${promotionId}`} product={product} count={count}>
            <b>{t('promo.gift')}</b>
            <s>{formatTenge(worth)}</s>
          </GoodsLine>
        ))}
      </ul>
      <div className={styles.sums} aria-busy={isPending || undefined}>
        <dl className={sums.rows}>
          {rows.map(({ key, words, amount, note, kind }) => (
            <div key={key} data-kind={kind}>
              <dt>{words}</dt>
              <dd>{amount === null ? note : formatTenge(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className={sums.grand}>
          <span>{t('cart.total')}</span>
          <b>{formatTenge(total)}</b>
        </p>
        <p className={sums.vat}>
          {t('checkout.vat')} {formatTenge(vat)}
        </p>
        {pointsEarned > 0 ? (
          <p className={styles.earned}>
            <Icon name="star" size={18} />
            {t(hasCard ? 'checkout.earns' : 'points.needCard', { count: pointsEarned })}
          </p>
        ) : null}
      </div>
      <div className={styles.action} ref={actionRef}>
        {children}
        <p className={styles.consent}>
          {t('checkout.consent')}{' '}
          <a className="link" href={localePath('/offer', locale)} target="_blank" rel="noopener">
            {t('checkout.offer')}
          </a>{' '}
          {t('checkout.consentAnd')}{' '}
          <a className="link" href={localePath('/privacy', locale)} target="_blank" rel="noopener">
            {t('checkout.privacy')}
          </a>
          {t('checkout.consentEnd')}
        </p>
      </div>
    </Panel>
  );
}

interface GoodsLineProps {
  product: CartItem['product'];
  count: number;
  children: ReactNode;
}

function GoodsLine({ product, count, children }: GoodsLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture of={product} size="xs_96" />
      </span>
      <span className={styles.name}>
        {keepNumbersWhole(product.name)}
        <span className={styles.count}>
          {formatNumber(count)}
          {'\u00A0'}
          {findBaseUnit(product.units)?.name}
        </span>
      </span>
      <span className={styles.sum}>{children}</span>
    </li>
  );
}
