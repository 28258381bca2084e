import type { OfficePromotionBrief } from '#contract/office/kept-promotions.ts';
import { formatNumber } from '#domain/money.ts';
import { almatyDate } from '#domain/time.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './promotions.module.css';
import { placeInWeeks, STAGE_LOOKS, STAGES, type Stage, stageOf, toWeeks, WEEKS } from './stage.ts';

interface PromotionsTableProps {
  promotions: readonly OfficePromotionBrief[];
  isFiltered: boolean;
  cities: readonly { code: string; name: { ru: string; kz: string } }[];
  now: string;
}

const dayOf = (moment: string): string => almatyDate(moment).slice(5).split('-').toReversed().join('.');
/** `19.10`, and of another year `19.10.27`. */
const sayDay = (moment: string, now: string): string => {
  const year = almatyDate(moment).slice(0, 4);
  return year === almatyDate(now).slice(0, 4) ? dayOf(moment) : `${dayOf(moment)}.${year.slice(2)}`;
};

/** What runs first, then what will, drafts, and the archive; each with its place in eight weeks. */
export function PromotionsTable({ promotions, isFiltered, cities, now }: PromotionsTableProps) {
  const { t, locale } = useWords();
  if (promotions.length === 0)
    return <Empty icon="percent" title={t(isFiltered ? 'promos.noneFit' : 'promos.none')} />;
  const sorted = promotions.toSorted(
    (one, other) => STAGES.indexOf(stageOf(one, now)) - STAGES.indexOf(stageOf(other, now)),
  );
  const sayCities = (codes: readonly string[]) =>
    codes.length === 0
      ? t('promos.everywhere')
      : cities
          .filter(({ code }) => codes.includes(code))
          .map(({ name }) => name[locale])
          .join(', ');
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('subject.promotion')}</th>
          <th>{t('promos.state')}</th>
          <th className={styles.time}>
            <span className={styles.weeks} aria-hidden="true">
              {toWeeks(now).map((week) => (
                <span key={week}>{dayOf(week)}</span>
              ))}
            </span>
            <span className="visually-hidden">{t('promos.when')}</span>
          </th>
          <th>{t('promos.where')}</th>
          <th className={table.number}>{t('promos.uses')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((one) => {
          const stage = stageOf(one, now);
          return (
            <tr key={one.id}>
              <td>
                <OfficeLink className={table.strong} to={`/promotions/${one.id}`}>
                  {one.title[locale]}
                </OfficeLink>{' '}
                <span className={styles.offer}>{one.offer[locale]}</span>
                {one.promoCode === null ? null : (
                  <span className={table.second}>{t('promos.byCode', { code: one.promoCode })}</span>
                )}
              </td>
              <td data-label={t('promos.state')}>
                <Tag {...STAGE_LOOKS[stage]}>{t(`promos.stage.${stage}`)}</Tag>
              </td>
              <td data-label={t('promos.when')}>
                <Span of={one} stage={stage} now={now} />
                <span className={table.second}>
                  {sayDay(one.startsAt, now)} –{' '}
                  {one.endsAt === null ? t('promos.endless') : sayDay(one.endsAt, now)}
                </span>
              </td>
              <td data-label={t('promos.where')}>
                {sayCities(one.cities)}
                <span className={table.second}>
                  {t(
                    `promos.audience.${one.needsCard && one.audience === 'all' ? 'club' : (one.audience as 'all')}`,
                  )}
                </span>
              </td>
              <td className={table.number} data-label={t('promos.uses')}>
                {formatNumber(one.uses)}
                {one.totalUses === null ? null : (
                  <span className={table.second}>
                    {t('promos.of', { count: formatNumber(one.totalUses) })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A line of the calendar; the days stand beneath it in words. */
function Span({ of, stage, now }: { of: OfficePromotionBrief; stage: Stage; now: string }) {
  const place = placeInWeeks(of, now);
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: WEEKS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place
        <line key={at} className={styles.week} x1={at * 12.5} x2={at * 12.5} y1="0" y2="20" />
      ))}
      {place === null ? null : (
        <rect
          className={styles.span}
          data-stage={stage}
          x={place.from}
          y="4"
          width={place.width}
          height="12"
        />
      )}
      <line className={styles.today} x1="12.5" x2="12.5" y1="0" y2="20" />
    </svg>
  );
}
