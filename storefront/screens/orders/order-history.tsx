import type { Order } from '#contract/order.ts';
import { CANCEL_REASONS, SHOP_CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { Dotted } from '../../design/dotted.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import styles from './order-history.module.css';
import { STATUS_WORDS } from './order-words.ts';

/** Every step with its moment, the newest first, and what was said to it. */
export function OrderHistory({
  order,
}: {
  order: Pick<Order, 'statusHistory' | 'cancelReason' | 'returns'>;
}) {
  const { t, locale } = useWords();
  const steps = order.statusHistory.map((step, index, all) => ({
    ...step,
    // A line without a new state is a request to cancel, or what the shop says to it.
    isAside: index > 0 && all[index - 1]?.status === step.status,
  }));
  return (
    <Panel as="section" aria-labelledby="order-history">
      <h2 className={styles.title} id="order-history">
        {t('orderPage.history')}
      </h2>
      <ol className={styles.steps} reversed>
        {steps.toReversed().map(({ status, at, by, comment, isAside, about }) => (
          <li key={at} className={styles.step}>
            <time className={styles.at} dateTime={at}>
              {formatDate(at, locale)}, {almatyTime(at)}
            </time>
            <span>
              {about !== null
                ? t(`history.${about}`)
                : isAside
                  ? t(by === 'buyer' ? 'orderPage.askedToCancel' : 'orderPage.goesOn')
                  : t(STATUS_WORDS[status])}
              {status === 'cancelled' ? sayReason(order.cancelReason, t) : ''}
              {comment === null ? null : <span className={styles.comment}>{comment}</span>}
            </span>
          </li>
        ))}
      </ol>
      {order.returns.map(({ id, reason, photos, refund, status }) => (
        <div key={id} className={styles.return}>
          <p>
            <Dotted>
              {[
                t('orderPage.returnOf', { reason: t(`returnReason.${reason}`) }),
                ...(status === 'accepted' && refund !== null
                  ? [t('orderPage.refunded', { sum: refund })]
                  : []),
                ...(status === 'declined' ? [t('orderPage.declined')] : []),
              ].join(' · ')}
            </Dotted>
          </p>
          {photos.length > 0 ? (
            <ul className={styles.photos}>
              {photos.map((photo, index) => (
                <li key={photo}>
                  <a href={photo}>
                    <img
                      src={photo}
                      alt={t('return.photo', { number: index + 1 })}
                      width={72}
                      height={72}
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </Panel>
  );
}

/** «: передумал»; nothing for a reason of older days. */
function sayReason(reason: string | null, t: Translate): string {
  const known = [...CANCEL_REASONS, ...SHOP_CANCEL_REASONS].find((each) => each === reason);
  return known && known !== 'other' ? `: ${t(`cancelReason.${known}`).toLowerCase()}` : '';
}
