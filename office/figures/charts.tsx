import styles from './charts.module.css';

const HEIGHT = 100;

/** A line of a few points beside the figure that it leads to. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  const points = values.map((value, at) => `${at},${24 - (value / most) * 22}`).join(' ');
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${values.length - 1} 26`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export interface Bar {
  label: string;
  /** null: still to come. */
  value: number | null;
  said: string;
  before?: number;
}

/** Up to so many bars bear their figures; among more of them the table tells. */
const MOST_SAID = 16;

/** Bars, and the days before as a dashed line over them. Drawn for the eye alone: the same figures stand in a table beside it. */
export function BarChart({ bars, isLastOpen = false }: { bars: readonly Bar[]; isLastOpen?: boolean }) {
  const most = Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value ?? 0, before)));
  const toTop = (value: number) => HEIGHT - (value / most) * (HEIGHT - 4);
  const hasBefore = bars.some(({ before }) => before !== undefined);
  const line = bars.map(({ before = 0 }, at) => `${at + 0.5},${toTop(before)}`).join(' ');
  const isFew = bars.length <= MOST_SAID;
  const each = Math.ceil(bars.length / 8);
  const lastDrawn = bars.findLastIndex(({ value }) => value !== null);
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, value }, at) =>
          value === null ? null : (
            <rect
              key={label}
              x={at + 0.15}
              y={toTop(value)}
              width={0.7}
              height={HEIGHT - toTop(value)}
              data-open={(isLastOpen && at === lastDrawn) || undefined}
            />
          ),
        )}
        {hasBefore ? <polyline points={line} vectorEffect="non-scaling-stroke" /> : null}
      </svg>
      <div className={styles.labels}>
        {bars.map(({ label, said, value }, at) => (
          <span key={label}>
            {isFew ? <b>{value === null ? '' : said}</b> : null}
            {isFew || at % each === 0 ? label : ''}
          </span>
        ))}
      </div>
    </div>
  );
}
