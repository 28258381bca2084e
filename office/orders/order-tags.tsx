/** The states of an order in words: what is to be done first stands before where it is. */
import type { OrderRow } from '#contract/office/orders.ts';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import { PAYMENT_LOOKS, STATUS_LOOKS } from './order-looks.ts';

type Stated = Pick<OrderRow, 'status' | 'isCancelRequested'> & { isReplacementOffered?: boolean };

export function StatusTag({
  of: { status, isCancelRequested, isReplacementOffered = false },
}: {
  of: Stated;
}) {
  const { t } = useWords();
  if (isCancelRequested)
    return (
      <Tag tone="bad" icon="error">
        {t('orders.cancelRequested')}
      </Tag>
    );
  if (isReplacementOffered)
    return (
      <Tag tone="warn" icon="refresh">
        {t('orders.replacement')}
      </Tag>
    );
  return <Tag {...STATUS_LOOKS[status]}>{t(`orderStatus.${status}`)}</Tag>;
}

type Paid = Pick<OrderRow, 'payment' | 'paymentStatus'> & { isPricedByHand?: boolean };

export function PaymentTag({ of: { payment, paymentStatus, isPricedByHand = false } }: { of: Paid }) {
  const { t } = useWords();
  if (isPricedByHand)
    return (
      <Tag tone="warn" icon="clock">
        {t('orders.noPrice')}
      </Tag>
    );
  // What is paid on receipt, or by its bill, is said by its way: nothing is missing yet.
  const said = paymentStatus === 'none' ? t(`payment.${payment}`) : t(`paymentStatus.${paymentStatus}`);
  return <Tag {...PAYMENT_LOOKS[paymentStatus]}>{said}</Tag>;
}
