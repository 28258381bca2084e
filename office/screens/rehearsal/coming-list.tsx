import type { ComingMoment } from '#contract/office/rehearsal.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './rehearsal.module.css';

/** What changes by itself, day by day, the next first; a line is the press that rehearses its moment. */
export function ComingList({
  moments,
  onShow,
}: {
  moments: readonly ComingMoment[];
  onShow: (at: string) => void;
}) {
  const { t, locale } = useWords();
  if (moments.length === 0) return <Empty icon="calendar" title={t('rehearsal.nothing')} />;
  const thisYear = almatyDate(new Date()).slice(0, 4);
  return (
    <ol className={styles.days}>
      {[...Map.groupBy(moments, ({ at }) => almatyDate(at))].map(([day, ofDay]) => (
        <li key={day}>
          <h3 className={styles.day}>{formatDate(day, locale, { hasYear: !day.startsWith(thisYear) })}</h3>
          <ul className={styles.moments}>
            {ofDay.map(({ at, what, titleRu, titleKz }) => (
              <li key={`${at} ${what} ${titleRu}`}>
                <button type="button" className={styles.moment} onClick={() => onShow(at)}>
                  <span className="visually-hidden">{t('rehearsal.show')}: </span>
                  <span className={styles.time}>{almatyTime(at)}</span>{' '}
                  <span className={styles.what}>{t(`rehearsal.what.${what}`)}</span>{' '}
                  <span className={styles.title}>{locale === 'kz' ? titleKz : titleRu}</span>
                  <Icon name="eye" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
