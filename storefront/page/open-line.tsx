import { useEffect, useState } from 'react';
import { groupHours, type Hours, type OpenState, openState } from '#domain/opening-hours.ts';
import { Icon } from '../design/icon.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { Translate } from '../i18n/translate.ts';
import styles from './open-line.module.css';

/** The moment of the page: the one it was made at, then, when it has come alive, the one it is read at. */
export function useMoment(madeAt: string): string {
  const [moment, setMoment] = useState(madeAt);
  // A page may come out of a cache, long after it was made.
  useEffect(() => setMoment(new Date().toISOString()), []);
  return moment;
}

/** «открыто до 20:00», «откроется сегодня в 9:00». */
export function sayOpenState(state: OpenState, t: Translate): string {
  if (state.kind === 'open') return t('store.openUntil', { time: state.until });
  if (state.kind === 'closed') return t('store.closed');
  const slots = { time: state.from };
  if (state.daysAhead === 0) return t('store.opensToday', slots);
  if (state.daysAhead === 1) return t('store.opensTomorrow', slots);
  const day = t('weekday.on').split('|')[state.weekday] ?? '';
  return t('store.opensOn', { ...slots, day });
}

/** «Открыто до 20:00» or when it opens next. */
export function OpenLine({ hours, madeAt }: { hours: Hours; madeAt: string }) {
  const { t } = useWords();
  const state = openState(hours, useMoment(madeAt));
  return (
    <span className={styles.state} data-open={state.kind === 'open' || undefined}>
      <Icon name="clock" size={16} />
      {sayOpenState(state, t)}
    </span>
  );
}

/** The week, days of the same hours together. */
export function WeekHours({ hours }: { hours: Hours }) {
  const { t } = useWords();
  const days = t('weekday.short').split('|');
  return (
    <ul className={styles.week}>
      {groupHours(hours).map(({ firstDay, lastDay, hours: open }) => (
        <li key={firstDay}>
          <span className={styles.days}>
            {firstDay === lastDay ? days[firstDay] : `${days[firstDay]}–${days[lastDay]}`}
          </span>
          {open ? `${open.from}–${open.to}` : t('store.dayOff')}
        </li>
      ))}
    </ul>
  );
}
