import { useRef } from 'react';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Loading, Skeleton } from '../../../design/skeleton.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { OrderDraft } from '../draft.ts';
import type { Hours } from '../hours-store.ts';
import { useNow } from '../use-now.ts';
import styles from './hour-fields.module.css';
import { SlotGrid } from './slot-grid.tsx';

interface HourFieldsProps {
  hours: Hours;
  draft: OrderDraft;
  error: string | undefined;
}

/** The day and the hour: what is free, what is held and for how long, and what else there is when it is taken. */
export function HourFields({ hours, draft, error }: HourFieldsProps) {
  const { t, locale } = useWords();
  const { slots, nearest, refusal } = hours;
  const title = useRef<HTMLHeadingElement>(null);
  // The button goes with the refusal it stands in: the title takes the focus, the hours follow it.
  const take = (slotId: string) => {
    title.current?.focus();
    hours.choose(slotId);
  };
  return (
    <section className={styles.hours} aria-label={t('checkout.when')}>
      <div className={styles.head}>
        <h3 className={styles.title} ref={title} tabIndex={-1}>
          {t('checkout.when')}
        </h3>
        <HoldLine hours={hours} draft={draft} />
      </div>
      {refusal === null ? null : (
        <Notice look="blocked" role="alert">
          {refusal || t('checkout.holdFailed')}
          {nearest.length > 0 ? (
            <span className={styles.nearest}>
              {nearest.map((slot) => (
                <Button key={slot.id} size={36} look="secondary" onClick={() => take(slot.id)}>
                  {formatDate(slot.date, locale)}, {slot.from}–{slot.to}
                </Button>
              ))}
            </span>
          ) : null}
        </Notice>
      )}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {slots ? (
        <SlotGrid slots={slots} chosen={draft.slotId} onChoose={hours.choose} />
      ) : hours.hasFailed ? (
        <Notice
          look="blocked"
          action={
            <Button size={36} look="secondary" icon="refresh" onClick={hours.reload}>
              {t('kept.retry')}
            </Button>
          }
        >
          {t('kept.failed')}
        </Notice>
      ) : (
        <Loading label={t('checkout.when')}>
          <div className={styles.place}>
            <Skeleton shape="button" />
          </div>
        </Loading>
      )}
    </section>
  );
}

function HoldLine({ hours, draft }: { hours: Hours; draft: OrderDraft }) {
  const { t } = useWords();
  const isHeld = draft.holdUntil !== '';
  const now = useNow(isHeld);
  if (!isHeld) return null;
  const left = Math.max(0, Math.ceil((Date.parse(draft.holdUntil) - now) / 1000));
  if (left === 0) {
    return (
      <p className={styles.over} role="status">
        {t('checkout.holdOver')}{' '}
        <Button size={36} look="quiet" isLoading={hours.isHolding} onClick={() => void hours.renew()}>
          {t('checkout.holdAgain')}
        </Button>
      </p>
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={styles.hold} role="timer">
      <Icon name="clock" size={16} />
      {t('checkout.hold', { time })}
    </p>
  );
}
