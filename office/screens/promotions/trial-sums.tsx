import type { PromotionTrial } from '#contract/office/kept-promotions.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './trial.module.css';

const CONFLICT_ICONS: Readonly<Record<PromotionTrial['conflicts'][number]['kind'], IconName>> = {
  lost: 'arrow-down',
  beside: 'plus',
  displaces: 'warning',
};
const MOST_CONFLICTS = 8;

/** What it came to over all carts: whom it touches, what it gives away, what is left, whom it is at odds with. */
export function TrialSums({ of }: { of: PromotionTrial }) {
  const { t } = useWords();
  const given = of.before - of.after;
  const share = of.before === 0 ? 0 : Math.round((given / of.before) * 1000) / 10;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('promos.touched')}</dt>
          <dd>
            {formatNumber(of.worked)}
            <small>{t('promos.ofCarts', { count: of.carts, number: formatNumber(of.carts) })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('promos.given')}</dt>
          <dd data-tone={given > 0 ? 'bad' : undefined}>
            {formatTenge(-given)}
            {of.worked > 0 ? (
              <small>{t('promos.average', { sum: formatTenge(Math.round(given / of.worked)) })}</small>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('promos.takings')}</dt>
          <dd>
            {formatPercent(-share)}
            <small>
              {formatTenge(of.before)} → {formatTenge(of.after)}
            </small>
          </dd>
        </div>
        {of.margin === null ? null : (
          <div>
            <dt>{t('promos.margin')}</dt>
            <dd>
              {formatPercent(of.margin.before)} → {formatPercent(of.margin.after)}
              <small>{t('promos.marginShare', { percent: formatPercent(of.margin.sharePercent) })}</small>
            </dd>
          </div>
        )}
        {of.breakEvenPercent === null ? null : (
          <div>
            <dt>{t('promos.breakEven')}</dt>
            <dd>
              {`+${formatPercent(of.breakEvenPercent)}`}
              <small>{t('promos.breakEvenHint')}</small>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.middle}>
        <section>
          <h3>{t('promos.savings')}</h3>
          <Savings of={of.savings} />
        </section>
        <section>
          <h3>{t('promos.conflicts')}</h3>
          <ul className={styles.conflicts}>
            {of.conflicts.slice(0, MOST_CONFLICTS).map(({ kind, title, carts }) => (
              <li key={`${kind} ${title}`}>
                <Icon name={CONFLICT_ICONS[kind]} size={18} />
                <span>
                  <b>{t('promos.carts', { count: carts, number: formatNumber(carts) })}</b>{' '}
                  {t(`promos.conflict.${kind}`, { title })}
                </span>
              </li>
            ))}
            {(of.belowCost ?? 0) > 0 ? (
              <li>
                <Icon name="error" size={18} />
                <span>{t('promos.belowCostCarts', { count: of.belowCost ?? 0 })}</span>
              </li>
            ) : null}
            <li>
              <Icon name={of.dearer === 0 ? 'success' : 'info'} size={18} />
              <span>
                {of.dearer === 0 ? t('promos.noneDearer') : t('promos.dearer', { count: of.dearer })}
              </span>
            </li>
          </ul>
          {of.isCut ? <p className={page.quiet}>{t('promos.cut')}</p> : null}
        </section>
      </div>
    </>
  );
}

const WIDTH = 100;
const HEIGHT = 100;

/** Columns for the eye, the same figures as a table. */
function Savings({ of }: { of: PromotionTrial['savings'] }) {
  const { t } = useWords();
  if (of.length === 0) return <p className={page.quiet}>{t('promos.noSavings')}</p>;
  const most = Math.max(...of.map(({ carts }) => carts));
  const step = WIDTH / of.length;
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {of.map(({ upTo, carts }, at) => (
          <rect
            key={upTo}
            x={at * step + step * 0.08}
            width={step * 0.84}
            y={HEIGHT - (carts / most) * HEIGHT}
            height={(carts / most) * HEIGHT}
          />
        ))}
      </svg>
      <table className={styles.bounds}>
        <caption className="visually-hidden">{t('promos.savings')}</caption>
        <tbody>
          <tr>
            {of.map(({ upTo, carts }) => (
              <td key={upTo}>
                <b>{formatNumber(carts)}</b>
              </td>
            ))}
          </tr>
          <tr>
            {of.map(({ upTo }) => (
              <td key={upTo}>{formatNumber(upTo)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
