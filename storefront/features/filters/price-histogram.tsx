import type { NumberRange } from '#domain/listing.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './price-histogram.module.css';
import type { SliderScale } from './slider-scale.ts';

interface PriceHistogramProps {
  counts: readonly number[];
  /** What the counts are spread over; the scale of the slider below is a little wider. */
  range: { min: number; max: number };
  scale: SliderScale;
  chosen: NumberRange;
}

const TALL = 40;
/** Of one product among hundreds something must be seen. */
const LEAST = 2;

/** How many goods cost what, over the slider that chooses between them. A root of the counts: one crowd hides nobody. */
export function PriceHistogram({ counts, range, scale, chosen }: PriceHistogramProps) {
  const { t } = useWords();
  const most = Math.max(...counts);
  const wide = (range.max - range.min) / counts.length;
  const startOf = (part: number) => range.min + part * wide;
  const crowd = counts.indexOf(most);
  const share = (price: number) => ((price - scale.low) / (scale.high - scale.low)) * 100;
  const isChosen = (part: number) =>
    startOf(part + 1) >= (chosen.from ?? range.min) && startOf(part) <= (chosen.to ?? range.max);
  /** One drawing of those that are chosen and one of the others: a bar of its own is a node of its own. */
  const drawn = (ofChosen: boolean) =>
    counts
      .map((count, part) => {
        if (count === 0 || isChosen(part) !== ofChosen) return '';
        const wideShown = share(startOf(part + 1)) - share(startOf(part)) - 0.7;
        const top = (TALL - LEAST) * (1 - Math.sqrt(count / most));
        return `M${round(share(startOf(part)) + 0.35)} ${TALL}V${round(top)}h${round(wideShown)}V${TALL}`;
      })
      .join('');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 100 ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('filters.histogram', {
        from: formatNumber(Math.round(startOf(crowd))),
        to: formatTenge(Math.round(startOf(crowd + 1))),
      })}
    >
      <path d={drawn(false)} />
      <path className={styles.chosen} d={drawn(true)} />
    </svg>
  );
}

/** A tenth is a quarter of a pixel of the widest that it is drawn. */
const round = (value: number) => Math.round(value * 10) / 10;
