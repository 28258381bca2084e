import type { TimelineStep } from '#domain/orders/order-timeline.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './order-timeline.module.css';
import { STATUS_WORDS } from './order-words.ts';

interface OrderTimelineProps {
  steps: readonly TimelineStep[];
  /** When the last step is awaited, in words; absent where nobody promised. */
  expected?: string | undefined;
}

/** The way of an order along the tape: a piece for each step, drawn out as far as the order has come. */
export function OrderTimeline({ steps, expected }: OrderTimelineProps) {
  const { t, locale } = useWords();
  return (
    <ol className={styles.way}>
      {steps.map(({ status, at, state }, index) => (
        <li
          key={status}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' || state === 'ended' ? 'step' : undefined}
        >
          <span className={styles.tape} aria-hidden="true">
            <span className={styles.mark}>
              {state === 'ahead' ? null : <Icon name={state === 'ended' ? 'close' : 'check'} size={16} />}
            </span>
          </span>
          <span className={styles.words}>
            <b className={styles.name}>{t(STATUS_WORDS[status])}</b>
            {at === null ? null : (
              <time className={styles.at} dateTime={at}>
                {formatDate(at, locale)}
                <span className={styles.comma}>, </span>
                <span className={styles.clock}>{almatyTime(at)}</span>
              </time>
            )}
            {state === 'ahead' && index === steps.length - 1 && expected !== undefined ? (
              <span className={styles.at}>{expected}</span>
            ) : null}
            {state === 'ahead' ? <span className="visually-hidden">{t('orderPage.ahead')}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
