import type { DrawnZone } from '#contract/zones.ts';
import { offsetKm } from '#domain/address.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { FormCity, SchemePlace } from './address-values.ts';
import styles from './place-scheme.module.css';

export const SHEET = { width: 600, height: 420, pxPerKm: 12 } as const;
const { width: WIDTH, height: HEIGHT, pxPerKm: PX_PER_KM } = SHEET;
const GRID_KM = 5;

export interface PlaceSheetProps {
  city: FormCity;
  stores: readonly SchemePlace[];
  /** The nearest first. */
  zones: readonly DrawnZone[];
  point: SchemePlace | null;
}

/** The city's centre, its stores, the zones of delivery and one point, true to scale; the words stand beside it. */
export function PlaceSheet({ city, stores, zones, point }: PlaceSheetProps) {
  const { t } = useWords();
  const at = (place: SchemePlace) => {
    const { east, north } = offsetKm(city.coordinates, place);
    return { x: WIDTH / 2 + east * PX_PER_KM, y: HEIGHT / 2 - north * PX_PER_KM };
  };
  const outline = (ring: DrawnZone['ring']) =>
    `M${ring
      .map(([longitude, latitude]) => {
        const { x, y } = at({ longitude, latitude });
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('L')}Z`;
  /** The northern edge of a zone: its name stands right beneath it. */
  const topOf = (ring: DrawnZone['ring']) =>
    Math.min(...ring.map(([longitude, latitude]) => at({ longitude, latitude }).y));
  return (
    <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.grid} d={GRID} />
      {zones.toReversed().map(({ id, kind, ring }) => (
        <path key={id} className={kind === 'near' ? styles.town : styles.reach} d={outline(ring)} />
      ))}
      {zones.map(({ id, name, ring }) => (
        <text key={id} className={styles.side} x={WIDTH / 2} y={topOf(ring) + 28} textAnchor="middle">
          {name}
        </text>
      ))}
      {SIDES.map(({ x, y, words }) => (
        <text key={words} className={styles.side} x={x} y={y} textAnchor="middle">
          {t(words)}
        </text>
      ))}
      <text className={styles.city} x={WIDTH / 2} y={HEIGHT / 2 + 28} textAnchor="middle">
        {city.name}
      </text>
      <circle className={styles.centre} cx={WIDTH / 2} cy={HEIGHT / 2} r={4} />
      {stores.map((store) => {
        const { x, y } = at(store);
        return <path key={`${x}:${y}`} className={styles.store} d={`M${x - 6} ${y - 6}h12v12h-12z`} />;
      })}
      {point ? <Pin {...at(point)} /> : null}
    </svg>
  );
}

const Pin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.pin} d="M0 0c-9-12-16-19-16-28a16 16 0 0 1 32 0c0 9-7 16-16 28Z" />
    <circle className={styles.eye} cy={-28} r={6} />
  </g>
);

const SIDES = [
  { x: WIDTH / 2, y: 20, words: 'place.side.north' },
  { x: WIDTH / 2, y: HEIGHT - 8, words: 'place.side.south' },
  { x: 44, y: HEIGHT / 2 + 5, words: 'place.side.west' },
  { x: WIDTH - 44, y: HEIGHT / 2 + 5, words: 'place.side.east' },
] as const;

const line = GRID_KM * PX_PER_KM;
const GRID = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  .map((step) => `M${WIDTH / 2 + step * line} 0V${HEIGHT}M0 ${HEIGHT / 2 + step * line}H${WIDTH}`)
  .join('');
