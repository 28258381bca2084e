import type { ReactNode, Ref } from 'react';
import { formatTenge } from '#domain/money.ts';
import { Panel } from '../design/panel.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { CartSummary } from './cart-summary.ts';
import styles from './cart-total.module.css';

interface CartTotalProps {
  summary: CartSummary;
  /** The button under the sum. */
  action: ReactNode;
  actionRef?: Ref<HTMLDivElement>;
}

/** What it comes to: goods, discounts, weight, the sum to pay. */
export function CartTotal({ summary, action, actionRef }: CartTotalProps) {
  const { t } = useWords();
  const { lines, total, totalBefore, clubTotal, weightKg } = summary;
  const saved = totalBefore - total;
  return (
    <Panel as="aside" look="money" className={styles.total} aria-label={t('cart.sum')}>
      <dl className={styles.rows}>
        <div>
          <dt>{t('cart.goods', { count: lines.length })}</dt>
          <dd>{formatTenge(totalBefore)}</dd>
        </div>
        {saved > 0 ? (
          <div className={styles.saved}>
            <dt>{t('cart.discount')}</dt>
            <dd>{formatTenge(-saved)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('product.weight')}</dt>
          <dd>{t('product.kg', { count: weightKg })}</dd>
        </div>
        <div className={styles.grand}>
          <dt>{t('cart.total')}</dt>
          <dd>{formatTenge(total)}</dd>
        </div>
        {clubTotal < total ? (
          <div className={styles.club}>
            <dt>{t('cart.withCard')}</dt>
            <dd>{formatTenge(clubTotal)}</dd>
          </div>
        ) : null}
      </dl>
      <div ref={actionRef}>{action}</div>
      <p className={styles.note}>{t('cart.note')}</p>
    </Panel>
  );
}
