import type { ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Icon } from '../../design/icon.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { NeedLine } from './need-line.ts';
import styles from './result-panel.module.css';

/** One need: the product, its packs, what is left over; below it what the screen offers instead. */
export function NeedItem({ need, children }: { need: NeedLine; children?: ReactNode }) {
  const { t, locale } = useWords();
  const { product, bought, unit } = need;
  const amount = (value: number) => `${formatNumber(Math.round(value * 100) / 100)}\u00A0${unit}`;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {product ? <Picture of={product} size="xs_96" /> : <Icon name="box" size={28} />}
      </div>
      <div className={styles.words}>
        {product ? (
          <a
            className={styles.name}
            href={localePath(`/p/${product.code}`, locale)}
            lang={product.isNameFallback ? 'ru' : undefined}
          >
            {keepNumbersWhole(product.name)}
          </a>
        ) : (
          <span className={styles.name}>{need.roleName}</span>
        )}
        {bought.map(({ product: each, count }) => (
          <span key={each.code} className={styles.packs}>
            <b>
              {formatNumber(count)}&nbsp;{each.unit}
            </b>{' '}
            × {formatTenge(each.price)}
            {bought.length > 1 ? ` · ${each.name}` : null}
          </span>
        ))}
        <span className={styles.small}>
          {need.reservePercent > 0
            ? t('calculator.needReserve', { amount: amount(need.amount), reserve: need.reservePercent })
            : t('calculator.need', { amount: amount(need.amount) })}
          {product && need.leftover >= 0.005
            ? `, ${t('calculator.leftover', { amount: amount(need.leftover) })}`
            : null}
        </span>
        {product ? null : (
          <span className={styles.small}>{t(need.isOwn ? 'calculator.ownGoods' : 'calculator.noGoods')}</span>
        )}
        {need.isShort ? (
          <span className={styles.short}>{t('calculator.short')}</span>
        ) : need.isElsewhere ? (
          <span className={styles.small}>{t('calculator.elsewhere')}</span>
        ) : null}
        {children}
      </div>
      <b className={styles.sum}>{product ? formatTenge(need.sum) : '—'}</b>
    </li>
  );
}
