import type { PromotionCard } from '#contract/promotions.ts';
import { findSecondsLeft } from '#domain/promotions/promotions.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { Icon } from '../../design/icon.tsx';
import { TapeDays } from '../../design/tape.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useMoment } from '../../page/open-line.tsx';
import styles from './promotion-time.module.css';

type Times = Pick<PromotionCard, 'startsAt' | 'endsAt'>;

const HOUR_S = 3600;
const DAY_MS = 86_400_000;

/** Only within the last 72 hours, and never more than is true: rounded down. */
export function sayLeft({ startsAt, endsAt }: Times, now: Date, t: Translate): string | null {
  const seconds = endsAt === undefined ? null : findSecondsLeft(startsAt, endsAt, now);
  if (seconds === null) return null;
  const hours = Math.floor(seconds / HOUR_S);
  if (hours >= 24) return t('promo.daysLeft', { count: Math.floor(hours / 24) });
  return hours >= 1 ? t('promo.hoursLeft', { count: hours }) : t('promo.lastHour');
}

/** Until when, with a tick of the tape for each day, those left in full colour. */
export function PromotionTime({ promotion, madeAt }: { promotion: Times; madeAt: string }) {
  const { t, locale } = useWords();
  const now = new Date(useMoment(madeAt));
  const { startsAt, endsAt } = promotion;
  const start = new Date(startsAt);
  const end = endsAt === undefined ? null : new Date(endsAt);
  const day = (moment: Date) => (
    <time dateTime={almatyDate(moment)}>{formatDate(moment, locale, { hasYear: isFar(moment, now) })}</time>
  );
  if (start > now) {
    return (
      <p className={styles.time}>
        <Icon name="clock" size={16} />
        {t('promo.from')} {day(start)}
        {end ? (
          <>
            {' '}
            {t('promo.to')} {day(end)}
          </>
        ) : null}
      </p>
    );
  }
  if (end === null) return <p className={styles.time}>{t('promo.noEnd')}</p>;
  if (end.getTime() + 999 < now.getTime()) {
    return (
      <p className={styles.time}>
        {t('promo.ended')} {day(end)}
      </p>
    );
  }
  const left = sayLeft(promotion, now, t);
  return (
    <div className={styles.running}>
      <p className={styles.time} data-soon={left !== null || undefined}>
        <Icon name="clock" size={16} />
        <span className={styles.words}>
          <span>
            {t('promo.until')} {day(end)}
          </span>
          {left === null ? null : <strong>{left}</strong>}
        </span>
      </p>
      <TapeDays
        left={Math.ceil((end.getTime() - now.getTime()) / DAY_MS)}
        total={Math.ceil((end.getTime() - start.getTime()) / DAY_MS)}
        className={styles.tape ?? ''}
      />
    </div>
  );
}

const isFar = (moment: Date, now: Date) => almatyDate(moment).slice(0, 4) !== almatyDate(now).slice(0, 4);
