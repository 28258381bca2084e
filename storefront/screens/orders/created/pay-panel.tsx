import type { Order } from '#contract/order.ts';
import { formatTenge } from '#domain/money.ts';
import { Notice } from '../../../design/notice.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { DECLINE_WORDS } from '../order-words.ts';
import { PayButton } from '../pay-button.tsx';
import styles from './created.module.css';
import { sayMoment } from './next-steps.ts';

/** How the money stands; while it is awaited, the way to where it is taken. */
export function PayPanel({ order }: { order: Order }) {
  const { t, locale } = useWords();
  const sum = formatTenge(order.total);
  if (order.paymentStatus === 'paid') {
    return (
      <Notice look="good" title={t('orderCreated.paid', { sum })}>
        {t('orderCreated.paidText')}
      </Notice>
    );
  }
  if (order.confirmUntil !== null) {
    return (
      <Notice look="changed" title={t('orderCreated.unconfirmed')}>
        {t('orderPage.unconfirmed', { moment: sayMoment(order.confirmUntil, locale) })}
      </Notice>
    );
  }
  if (order.delivery.isPricedByHand && order.status !== 'cancelled') {
    return (
      <Notice look="changed" title={t('orderCreated.unpriced')}>
        {t('orderCreated.unpricedText')}
      </Notice>
    );
  }
  if (!order.canPay) return null;
  const isFailed = order.paymentStatus === 'failed' || order.paymentStatus === 'expired';
  return (
    <Panel as="section" look="money" aria-labelledby="order-pay" className={styles.pay}>
      <h2 className={styles.title} id="order-pay">
        {t('orderCreated.toPay', { sum })}
      </h2>
      {order.paymentDecline === null ? null : (
        <p className={styles.text}>{t(DECLINE_WORDS[order.paymentDecline])}</p>
      )}
      <p className={styles.text}>{t(isFailed ? 'orderCreated.failed' : 'orderCreated.waits')}</p>
      <div className={styles.actions}>
        <PayButton order={order} />
      </div>
    </Panel>
  );
}
