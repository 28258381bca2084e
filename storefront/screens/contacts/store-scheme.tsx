import type { Store } from '#contract/stores.ts';
import { CITY_MAP_HEIGHT, CITY_MAP_WIDTH, findCityMap, placeOnMap, toKilometres } from '#domain/city-maps.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './store-scheme.module.css';

type Point = Store['point'];

/** What is always in sight; where there is more room, more of the city is. */
export const SHEET_WIDTH = 364;
export const SHEET_HEIGHT = 334;
/** A pin stands above its place, so that it needs more room there than beside it. */
const MARGIN = { side: 32, top: 60, bottom: 36 };
const ROOM = {
  width: SHEET_WIDTH - 2 * MARGIN.side,
  height: SHEET_HEIGHT - MARGIN.top - MARGIN.bottom,
};
const MIDDLE = { x: SHEET_WIDTH / 2, y: MARGIN.top + ROOM.height / 2 };
const MAX_PX_PER_KM = 90;

export interface SchemePoint {
  x: number;
  y: number;
}

interface Projection {
  spots: SchemePoint[];
  pxPerKm: number;
  /** The city's own map and where its upper left corner lies; null: a plain grid. */
  map: { code: string; x: number; y: number } | null;
}

/** Where the points stand on the sheet, north up and true to scale. */
export function projectPoints(points: readonly Point[]): Projection {
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = {
    latitude: middleOf(points.map((point) => point.latitude)),
    longitude: middleOf(points.map((point) => point.longitude)),
  };
  const map = findCityMap(points, ROOM);
  const inKm = points.map((point) => toKilometres(point, map?.middle ?? middle));
  const reach = (values: number[], room: number) => room / 2 / Math.max(...values.map(Math.abs), 0.01);
  const easts = inKm.map(({ east }) => east);
  const norths = inKm.map(({ north }) => north);
  const pxPerKm =
    map?.pxPerKm ?? Math.min(MAX_PX_PER_KM, reach(easts, ROOM.width), reach(norths, ROOM.height));
  const [east, north] = [middleOf(easts), middleOf(norths)];
  const spots = inKm.map((each) => ({
    x: Math.round(MIDDLE.x + (each.east - east) * pxPerKm),
    y: Math.round(MIDDLE.y - (each.north - north) * pxPerKm),
  }));
  const [first] = points;
  const [firstSpot] = spots;
  if (!map || !first || !firstSpot) return { spots, pxPerKm, map: null };
  const onMap = placeOnMap(map, first);
  return {
    spots,
    pxPerKm,
    map: { code: map.code, x: Math.round(firstSpot.x - onMap.x), y: Math.round(firstSpot.y - onMap.y) },
  };
}

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
