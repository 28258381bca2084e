import type { SlotSpan, SlotWeekDay } from '#contract/office/delivery-calendar.ts';
import { formatNumber } from '#domain/money.ts';
import { fullnessOf } from '#domain/office/slot-week.ts';
import { formatDate } from '#domain/time.ts';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import type { OpenHour } from './hour-dialog.tsx';
import styles from './slots.module.css';

interface WeekGridProps {
  days: readonly SlotWeekDay[];
  /** Null: this reader changes no day. */
  onOpen: ((day: SlotWeekDay) => void) | null;
  /** Null: this reader sees no orders. */
  onHour: ((hour: OpenHour) => void) | null;
}

/** From here on an hour is nearly full. */
const NEARLY = 0.8;

export function WeekGrid({ days, onOpen, onHour }: WeekGridProps) {
  const { t, locale } = useWords();
  const weekdays = t('slots.weekdays').split('|');
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const weekday = new Date(day.date).getUTCDay() || 7;
        const title = `${weekdays[weekday - 1]}, ${formatDate(day.date, locale)}`;
        return (
          <li key={day.date} className={styles.day} data-off={weekday > 5 || undefined}>
            <h2>
              {onOpen ? (
                <button
                  type="button"
                  onClick={() => onOpen(day)}
                  aria-label={t('slots.openDay', { day: title })}
                >
                  {title}
                </button>
              ) : (
                title
              )}
            </h2>
            {day.said?.isClosed ? (
              <Tag tone="bad" icon="error">
                {t('slots.closed')}
              </Tag>
            ) : null}
            {day.said?.note ? <p className={styles.note}>{day.said.note}</p> : null}
            {day.spans.map((span) => (
              <Span
                key={span.from}
                span={span}
                onOpen={
                  onHour && span.takenOrders > 0
                    ? () => onHour({ date: day.date, from: span.from, to: span.to })
                    : null
                }
              />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

const sayHour = ({ from, to }: SlotSpan): string => (to === '' ? from : `${from}–${to}`);

function Span({ span, onOpen }: { span: SlotSpan; onOpen: (() => void) | null }) {
  const { t } = useWords();
  const full = fullnessOf(span);
  const state = span.isGone ? 'gone' : full >= 1 ? 'full' : full >= NEARLY ? 'nearly' : 'free';
  return (
    <div className={styles.span} data-state={state}>
      {onOpen ? (
        <button type="button" className={styles.hour} onClick={onOpen}>
          {sayHour(span)}
          <span className="visually-hidden">: {t('slots.openHour')}</span>
        </button>
      ) : (
        <b className="tabular">{sayHour(span)}</b>
      )}
      {span.isGone ? (
        <span>{t('slots.gone', { orders: span.takenOrders })}</span>
      ) : (
        <>
          <progress className={styles.fullness} max={100} value={Math.round(full * 100)} aria-hidden="true" />
          <span className="tabular">
            {t('slots.orders', { taken: span.takenOrders, of: span.capacityOrders })}
          </span>
          <span className="tabular">
            {t('slots.kg', { taken: formatNumber(span.takenKg), of: formatNumber(span.capacityKg) })}
          </span>
          {span.heldOrders > 0 ? <small>{t('slots.held', { count: span.heldOrders })}</small> : null}
        </>
      )}
    </div>
  );
}
