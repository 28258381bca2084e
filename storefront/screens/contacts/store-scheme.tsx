import type { Store } from '#contract/stores.ts';
import { CITY_MAP_HEIGHT, CITY_MAP_WIDTH } from '#domain/city-maps.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { projectPoints, SHEET_HEIGHT, SHEET_WIDTH } from './project-points.ts';
import styles from './store-scheme.module.css';

type Point = Store['point'];

/** The largest round distance whose line fits into a corner. */
function scaleKm(pxPerKm: number): number {
  return [10, 5, 2, 1].find((km) => km * pxPerKm <= 110) ?? 0.5;
}

interface StoreSchemeProps {
  points: readonly Point[];
  label: string;
  /** Which of them, from zero: the others then stand back. */
  chosen?: number;
}

/** Stores of one city on its map, or on a plain sheet where it has none: numbers as in the list, a line for the scale. */
export function StoreScheme({ points, label, chosen }: StoreSchemeProps) {
  const { t, locale } = useWords();
  const { spots, pxPerKm, map } = projectPoints(points);
  const km = scaleKm(pxPerKm);
  const line = Math.round(km * pxPerKm);
  const viewBox = `0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`;
  return (
    <div className={styles.place}>
      <svg className={styles.scheme} viewBox={viewBox} role="img" aria-label={label}>
        {map ? (
          <image
            href={`/maps/${map.code}.${locale}.svg`}
            x={map.x}
            y={map.y}
            width={CITY_MAP_WIDTH}
            height={CITY_MAP_HEIGHT}
          />
        ) : (
          <Grid step={line} />
        )}
        {spots.map(({ x, y }, index) => (
          <g
            key={`${x}:${y}`}
            className={styles.spot}
            data-plain={(chosen !== undefined && chosen !== index) || undefined}
            transform={`translate(${x} ${y})`}
          >
            <path className={styles.pin} d="M-16-40h32v26L0 0l-16-14Z" />
            <text className={styles.number} y={-20} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      {/* In the corner of the place, however wide it is, and as large as the sheet. */}
      <svg className={styles.corner} viewBox={viewBox} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
        <path className={styles.halo} d={`M16 ${SHEET_HEIGHT - 20}v6h${line}v-6`} />
        <path className={styles.scale} d={`M16 ${SHEET_HEIGHT - 20}v6h${line}v-6`} />
        <text className={styles.scaleText} x={24 + line} y={SHEET_HEIGHT - 12}>
          {t('store.km', { count: km })}
        </text>
      </svg>
    </div>
  );
}

/** The lines go on beyond the sheet: the place it stands in may be wider or higher. */
function Grid({ step }: { step: number }) {
  const count = Math.ceil(CITY_MAP_WIDTH / 2 / step);
  const lines = Array.from({ length: 2 * count }, (_, index) => (index - count + 0.5) * step);
  return (
    <path
      className={styles.grid}
      d={lines.map((at) => `M${at} ${-SHEET_WIDTH}V${2 * SHEET_WIDTH}M-900 ${at}H1260`).join('')}
    />
  );
}
