import { useEffect, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { formatTenge } from '#domain/money.ts';
import { safeTarget } from '#domain/navigation.ts';
import { type Answer, createApi, logToConsole, sendOverNetwork } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/router.ts';
import styles from './created.module.css';

export type Payment = Answer<'GET /api/v1/orders/{orderId}/payment/'>['data'];

/** How the money stands; while it is awaited, the way to the page where it is taken. */
export function PayPanel({ order, payment }: { order: Order; payment: Payment }) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { status, canPay, invoiceUrl } = payment;
  const isOpen = canPay && order.payment !== 'invoice';

  // Whoever paid in another window comes back to a page that does not know it yet.
  useEffect(() => {
    if (!canPay) return;
    const look = () => void revalidate();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [canPay, revalidate]);

  async function pay(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    const api = createApi(sendOverNetwork, locale, logToConsole);
    const answer = payment.redirectUrl
      ? null
      : await api('POST /api/v1/orders/{orderId}/payment/retry/', {
          params: { orderId: String(order.id) },
          body: { payment: payment.method },
        });
    const target = answer ? (answer.ok ? answer.value.data.redirectUrl : null) : payment.redirectUrl;
    // The provider's page is the one place outside of the shop that a buyer is sent to.
    const address = safeTarget(target, location.origin, { isExternalAllowed: true });
    if (address !== null) return location.assign(address);
    setIsBusy(false);
    setFailure((answer && !answer.ok && answer.error?.message) || t('form.noAnswer'));
    void revalidate();
  }

  if (status === 'paid') {
    return (
      <Notice look="good" title={t('orderCreated.paid', { sum: formatTenge(payment.total) })}>
        {t('orderCreated.paidText')}
      </Notice>
    );
  }
  if (!isOpen && invoiceUrl === null) return null;
  return (
    <Panel as="section" look="money" aria-labelledby="order-pay" className={styles.pay}>
      <h2 className={styles.title} id="order-pay">
        {t('orderCreated.toPay', { sum: formatTenge(payment.total) })}
      </h2>
      <p className={styles.text}>{t(status === 'pending' ? 'orderCreated.waits' : 'orderCreated.failed')}</p>
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        {isOpen ? (
          <Button size={52} isLoading={isBusy} onClick={() => void pay()}>
            {t('orderCreated.pay', { sum: formatTenge(payment.total) })}
          </Button>
        ) : null}
        {invoiceUrl === null ? null : (
          <Button
            size={48}
            look={isOpen ? 'secondary' : 'primary'}
            icon="download"
            href={invoiceUrl}
            download
          >
            {t('orderCreated.invoice')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
