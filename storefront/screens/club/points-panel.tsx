import type { ClubCard } from '#contract/loyalty.ts';
import { formatNumber } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './points-panel.module.css';

/** What can be spent now, what is on its way, what is about to burn. */
export function PointsPanel({ card }: { card: ClubCard }) {
  const { t, locale } = useWords();
  const { balance, pending, burning, sharePercent } = card;
  const waiting = pending.reduce((sum, { points }) => sum + points, 0);
  const [nextPending] = pending;
  const [nextBurning] = burning;
  return (
    <Panel as="section" padding="none" aria-label={t('clubcard.points')}>
      <dl className={styles.list}>
        <div className={styles.part}>
          <dt>{t('clubcard.available')}</dt>
          <dd className={styles.big}>
            {t('clubcard.count', { count: balance, points: signed(balance, '') })}
          </dd>
          <dd className={styles.note}>{t('clubcard.share', { percent: sharePercent })}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t('clubcard.pending')}</dt>
          <dd className={styles.club}>{waiting > 0 ? signed(waiting) : '0'}</dd>
          <dd className={styles.note}>
            {nextPending
              ? t('clubcard.pendingFrom', { date: formatDate(nextPending.at, locale) })
              : t('clubcard.noPending')}
          </dd>
        </div>
        <div className={styles.part}>
          <dt>{t('clubcard.burning')}</dt>
          <dd className={styles.warn}>{formatNumber(nextBurning?.points ?? 0)}</dd>
          <dd className={styles.note}>
            {nextBurning
              ? t('clubcard.burningBy', { date: formatDate(nextBurning.at, locale) })
              : t('clubcard.noBurning')}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

/** «+640», «−3 500»: with a real minus, and a plus where a gain is meant. */
export function signed(points: number, plus = '+'): string {
  const sign = points < 0 ? '\u2212' : points > 0 ? plus : '';
  return sign + formatNumber(Math.abs(points));
}
