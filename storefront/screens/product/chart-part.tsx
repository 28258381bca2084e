import { formatTenge } from '#domain/money.ts';
import { daysBetween, HISTORY_DAYS, type PriceHistory } from '#domain/price-history.ts';
import { formatDate } from '#domain/time.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './chart-part.module.css';

export interface PriceChartProps {
  history: PriceHistory;
}

const WIDTH = 380;
const HEIGHT = 150;
/** Of the prices on the left, at the 16 px of a phone: «4» and «₸» are 11 wide, the spaces among them 4 to 5. */
const SIGN_WIDTH = 10.2;
const LABEL_GAP = 8;
/** Room for the names of the days below. */
const BOTTOM = 34;
const TOP = 14;
const RIGHT = 12;
/** One tick a week, as on the tape measure. */
const TICK_DAYS = 7;

/** The stored prices of the last 90 days as a line of steps, with the same in a table. */
export default function PriceChart({ history }: PriceChartProps) {
  const { t, locale } = useWords();
  const { spans, now, lowest, highest, average, lowestOfMonth } = history;
  const begin = spans[0]?.from ?? '';
  const end = spans.at(-1)?.to ?? '';
  const days = Math.max(1, daysBetween(begin, end));
  const left = Math.ceil(
    LABEL_GAP + SIGN_WIDTH * Math.max(...[highest, lowest].map((price) => formatTenge(price).length)),
  );
  const x = (date: string) => left + (daysBetween(begin, date) / days) * (WIDTH - left - RIGHT);
  const y = (price: number) =>
    TOP + ((highest - price) / Math.max(1, highest - lowest)) * (HEIGHT - TOP - BOTTOM);
  const round = (value: number) => Math.round(value * 10) / 10;
  const line = spans
    .map(
      ({ from, price }, index) =>
        `${index === 0 ? 'M' : 'H'}${round(x(from))}${index === 0 ? ' ' : 'V'}${round(y(price))}`,
    )
    .join('');
  const ticks = Array.from({ length: Math.floor(days / TICK_DAYS) + 1 }, (_, index) =>
    round(left + ((index * TICK_DAYS) / days) * (WIDTH - left - RIGHT)),
  );
  return (
    <Panel as="section" className={styles.history} aria-labelledby="product-history">
      <SectionTitle id="product-history">{t('history.title', { count: HISTORY_DAYS })}</SectionTitle>
      <p className={styles.verdict} data-best={now <= lowest || undefined}>
        {now <= lowest
          ? t('history.best', { count: HISTORY_DAYS })
          : t('history.month', { price: formatTenge(lowestOfMonth) })}
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
      >
        {[highest, lowest].map((price) => (
          <g key={price}>
            <path className={styles.grid} d={`M${left} ${round(y(price))}H${WIDTH - RIGHT}`} />
            <text className={styles.label} x={left - LABEL_GAP} y={y(price) + 4} textAnchor="end">
              {formatTenge(price)}
            </text>
          </g>
        ))}
        <path className={styles.ticks} d={ticks.map((at) => `M${at} ${HEIGHT - BOTTOM + 6}v6`).join('')} />
        <path className={styles.step} d={`${line}H${round(x(end))}`} />
        <circle className={styles.dot} cx={x(end)} cy={y(now)} r={5} />
        <text className={styles.label} x={left} y={HEIGHT - 4}>
          {formatDate(begin, locale)}
        </text>
        <text className={styles.label} x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {t('arrival.today')}
        </text>
      </svg>
      <dl className={styles.figures}>
        {(
          [
            ['history.lowest', lowest],
            ['history.average', average],
            ['history.highest', highest],
          ] as const
        ).map(([key, price]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{formatTenge(price)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.table}>
        <summary className="link">{t('history.table')}</summary>
        <table>
          <caption className="visually-hidden">{t('history.title', { count: HISTORY_DAYS })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.from')}</th>
              <th scope="col">{t('design.price')}</th>
            </tr>
          </thead>
          <tbody>
            {spans.map(({ from, price }) => (
              <tr key={from}>
                <th scope="row">{formatDate(from, locale, { hasYear: true })}</th>
                <td>{formatTenge(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
