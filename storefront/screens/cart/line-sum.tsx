import { formatNumber, formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { secondUnitPrice } from '#domain/units.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './cart-line.module.css';
import type { CartRow } from './cart-rows.ts';

/** What a line costs and why. While a new count is on its way the old sum stays, paler. */
export function LineSum({ row: { item, count }, isApart }: { row: CartRow; isApart: boolean }) {
  const { t } = useWords();
  const { viewer } = useShell();
  const { product, price, sum, regularPrice, discounts, stock } = item;
  if (isApart) {
    return (
      <div className={styles.sum}>
        <b>{formatTenge(price)}</b>
        {product.active ? null : <span>{t('price.last')}</span>}
      </div>
    );
  }
  const sold = Math.min(item.count, stock);
  const before = regularPrice * sold;
  const second = secondUnitPrice(price, product.units);
  // A product with a contract price has no club price to promise.
  const view = priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail');
  const clubSaves = view.kind === 'club' && view.clubPrice < price ? (price - view.clubPrice) * sold : 0;
  return (
    <div
      className={styles.sum}
      data-discount={before > sum || undefined}
      aria-busy={count !== item.count || undefined}
    >
      <b>{formatTenge(sum)}</b>
      {before > sum ? <s>{formatTenge(before)}</s> : null}
      <span>
        {formatTenge(price)} × {formatNumber(sold)}
      </span>
      {second ? (
        <span>
          {formatTenge(second.price)}/{second.name}
        </span>
      ) : null}
      {discounts.map(({ reason, promotionId, title, amount }) => (
        <span
          key={promotionId ?? reason}
          className={styles.why}
          data-club={reason === 'club' || reason === 'points' || undefined}
        >
          {title} {formatTenge(-amount)}
        </span>
      ))}
      {clubSaves > 0 ? (
        <span className={styles.why} data-club>
          {t('cart.clubSaves', { sum: formatTenge(-clubSaves) })}
        </span>
      ) : null}
    </div>
  );
}
