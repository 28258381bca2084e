import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { ToldMoneyDialog } from './told-money-dialog.tsx';

const SUMS = ['discount', 'points', 'delivery', 'slot', 'lift', 'services'] as const;
const WORDS = {
  discount: 'order.discount',
  points: 'order.points',
  delivery: 'order.delivery',
  slot: 'order.slotSum',
  lift: 'order.lift',
  services: 'order.services',
} as const;

/** What it comes to, how it was paid, and what of that has gone back. */
export function MoneyPanel({
  order: { totals, money, canRefund, toldMoney, ...order },
}: {
  order: OfficeOrder;
}) {
  const { t } = useWords();
  const [isRefunding, setIsRefunding] = useState(false);
  const [told, setTold] = useState<OfficeOrder['toldMoney'][number] | null>(null);
  const isTaken = (name: (typeof SUMS)[number]) => name === 'discount' || name === 'points';
  return (
    <Panel title={t('order.money')}>
      <dl className={styles.sums}>
        <dt>{t('order.goods')}</dt>
        <dd>{formatTenge(totals.base)}</dd>
        {SUMS.filter((name) => totals[name] > 0).map((name) => (
          <div key={name} className={styles.sumLine} data-club={isTaken(name) || undefined}>
            <dt>{t(WORDS[name])}</dt>
            <dd>{`${isTaken(name) ? '−' : ''}${formatTenge(totals[name])}`}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('order.total')}</dt>
          <dd>{formatTenge(totals.total)}</dd>
        </div>
        <dt className={styles.small}>{t('order.vat')}</dt>
        <dd className={styles.small}>{formatTenge(totals.vat)}</dd>
        {money.tenders.map(({ method, sum, at }) => (
          <div key={`${method}-${at}`} className={styles.sumLine}>
            <dt>{t('order.paid', { way: t(`payment.${method}`) })}</dt>
            <dd>{formatTenge(sum)}</dd>
          </div>
        ))}
        {money.refunds.map(({ sum, status, at }) => (
          <div key={`${at}-${sum}`} className={styles.sumLine}>
            <dt>{t(status === 'done' ? 'order.refunded' : 'order.refunding')}</dt>
            <dd>{`−${formatTenge(sum)}`}</dd>
          </div>
        ))}
        {money.refunds.length > 0 ? (
          <div className={styles.sumLine}>
            <dt>{t('order.left')}</dt>
            <dd>{formatTenge(money.left)}</dd>
          </div>
        ) : null}
      </dl>
      {canRefund || toldMoney.length > 0 ? (
        <div className={page.row}>
          {toldMoney.map((what) => (
            <Button key={what} look="plain" icon="check" onClick={() => setTold(what)}>
              {t(`order.told.${what}`)}
            </Button>
          ))}
          {canRefund ? (
            <Button look="plain" icon="undo" onClick={() => setIsRefunding(true)}>
              {t('order.refund')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {told ? (
        <ToldMoneyDialog id={order.id} what={told} sum={totals.total} onClose={() => setTold(null)} />
      ) : null}
      {isRefunding ? (
        <RefundDialog id={order.id} left={money.left} onClose={() => setIsRefunding(false)} />
      ) : null}
    </Panel>
  );
}
