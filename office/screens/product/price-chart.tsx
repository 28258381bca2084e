import type { OfficeProduct } from '#contract/office/products.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { useWords } from '../../i18n/words.ts';
import { listNewest, toSteps } from './price-steps.ts';
import styles from './prices.module.css';

const WIDTH = 320;
const HEIGHT = 72;
const DAYS = 90;

/** The price as steps over the days; the same figures stand beside it as a list. */
export function PriceChart({ history }: { history: OfficeProduct['priceHistory'] }) {
  const { t, locale } = useWords();
  const today = almatyDate(new Date());
  const steps = toSteps(history, { today, days: DAYS });
  const lowest = Math.min(...steps.map(({ price }) => price));
  const highest = Math.max(...steps.map(({ price }) => price));
  const x = (day: number) => Math.round((day / DAYS) * WIDTH);
  const y = (price: number) =>
    highest === lowest
      ? HEIGHT / 2
      : Math.round(6 + ((highest - price) / (highest - lowest)) * (HEIGHT - 12));
  const path = steps
    .map(({ day, price }, at) => `${at === 0 ? `M${x(day)},${y(price)}` : `H${x(day)}V${y(price)}`}`)
    .join('');
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{t('price.days', { count: DAYS })}</b>
        <span>{t('price.lowest', { price: formatTenge(lowest) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${path}H${WIDTH}`} />
      </svg>
      <ol className={styles.steps}>
        {listNewest(history).map(({ from, price }) => (
          <li key={from}>
            <span>{formatDate(from, locale, { hasYear: false })}</span>
            <b>{formatTenge(price)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
