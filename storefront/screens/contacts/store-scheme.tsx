import type { Store } from '#contract/stores.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './store-scheme.module.css';

type Point = Store['point'];

const WIDTH = 612;
const HEIGHT = 334;
const MARGIN = 64;
const KM_PER_DEGREE = 111.2;
const MAX_PX_PER_KM = 90;

export interface SchemePoint {
  x: number;
  y: number;
}

/** Where the points stand on the sheet, north up and true to scale. */
export function projectPoints(points: readonly Point[]): { spots: SchemePoint[]; pxPerKm: number } {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const latitude = middle(points.map((point) => point.latitude));
  const longitude = middle(points.map((point) => point.longitude));
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const inKm = points.map((point) => ({
    east: (point.longitude - longitude) * kmPerLongitude,
    north: (point.latitude - latitude) * KM_PER_DEGREE,
  }));
  const reach = (values: number[], room: number) => room / 2 / Math.max(...values.map(Math.abs), 0.01);
  const pxPerKm = Math.min(
    MAX_PX_PER_KM,
    reach(
      inKm.map(({ east }) => east),
      WIDTH - 2 * MARGIN,
    ),
    reach(
      inKm.map(({ north }) => north),
      HEIGHT - 2 * MARGIN,
    ),
  );
  const spots = inKm.map(({ east, north }) => ({
    x: Math.round(WIDTH / 2 + east * pxPerKm),
    y: Math.round(HEIGHT / 2 - north * pxPerKm),
  }));
  return { spots, pxPerKm };
}

/** The largest round distance whose line fits into a corner. */
function scaleKm(pxPerKm: number): number {
  return [10, 5, 2, 1].find((km) => km * pxPerKm <= 140) ?? 0.5;
}

interface StoreSchemeProps {
  points: readonly Point[];
  label: string;
  /** Which of them, from zero: the others then stand back. */
  chosen?: number;
}

/** Stores of one city on a plain sheet: numbers as in the list beside it, a line for the scale. */
export function StoreScheme({ points, label, chosen }: StoreSchemeProps) {
  const { t } = useWords();
  const { spots, pxPerKm } = projectPoints(points);
  const km = scaleKm(pxPerKm);
  const line = Math.round(km * pxPerKm);
  // The lines go on beyond the sheet: the place it stands in may be wider or higher.
  const steps = Array.from({ length: 2 * Math.ceil((2 * WIDTH) / line) }, (_, index) => index);
  const start = -Math.floor(steps.length / 4);
  return (
    <div className={styles.place}>
      <svg className={styles.scheme} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path
          className={styles.grid}
          d={steps
            .map((step) => (start + step + 0.5) * line)
            .map((at) => `M${at} ${-WIDTH}V${2 * WIDTH}M${-WIDTH} ${at}H${2 * WIDTH}`)
            .join('')}
        />
        <path className={styles.scale} d={`M24 ${HEIGHT - 22}v6h${line}v-6`} />
        <g transform={`translate(${32 + line} ${HEIGHT - 14})`}>
          <text className={styles.scaleText}>{t('store.km', { count: km })}</text>
        </g>
        {spots.map(({ x, y }, index) => (
          <g
            key={`${x}:${y}`}
            className={styles.spot}
            data-plain={(chosen !== undefined && chosen !== index) || undefined}
            transform={`translate(${x} ${y})`}
          >
            <g className={styles.mark}>
              <path className={styles.pin} d="M-16-40h32v26L0 0l-16-14Z" />
              <text className={styles.number} y={-20} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}
