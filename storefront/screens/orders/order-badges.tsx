import type { OrderCard } from '#contract/order.ts';
import { Badge } from '../../design/badge.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './order-badges.module.css';
import {
  PAYMENT_LOOKS,
  PAYMENT_STATUS_WORDS,
  PAYMENT_WORDS,
  STATUS_LOOKS,
  STATUS_WORDS,
} from './order-words.ts';

type Shown = Pick<OrderCard, 'status' | 'paymentStatus' | 'payment'> & { isCancelRequested?: boolean };

/** Where the order stands and where its money does. */
export function OrderBadges({ status, paymentStatus, payment, isCancelRequested = false }: Shown) {
  const { t } = useWords();
  const { look, icon } = STATUS_LOOKS[status];
  const money =
    paymentStatus === 'none'
      ? t(PAYMENT_WORDS[payment])
      : t('orderPage.money', {
          state: t(PAYMENT_STATUS_WORDS[paymentStatus]),
          way: lowerFirst(t(PAYMENT_WORDS[payment])),
        });
  return (
    <span className={styles.badges}>
      <Badge look={look} icon={icon}>
        {t(STATUS_WORDS[status])}
      </Badge>
      {isCancelRequested ? <Badge look="warn">{t('orderPage.cancelRequested')}</Badge> : null}
      <Badge look={PAYMENT_LOOKS[paymentStatus]} icon={paymentStatus === 'paid' ? 'check' : undefined}>
        {money}
      </Badge>
    </span>
  );
}

/** Within a sentence; a name keeps its capital. */
const lowerFirst = (words: string): string =>
  /^[A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
