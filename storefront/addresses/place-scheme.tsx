/**
 * The place of an address on an own drawn sheet: the city's centre, its stores, the reach of delivery, true to scale.
 * One button: a press puts the point where it was pressed, Enter in the centre, arrows move it, Delete takes it away.
 */
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { DELIVERY_RADIUS_KM, distanceKm, offsetKm, placeAt } from '#domain/address.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { FormCity, SchemePlace } from './address-values.ts';
import { directionOf } from './direction.ts';
import styles from './place-scheme.module.css';

const WIDTH = 600;
const HEIGHT = 420;
const PX_PER_KM = 12;
const GRID_KM = 5;
const STEP_KM = 0.5;
const MOST_EAST = WIDTH / 2 / PX_PER_KM - 1;
const MOST_NORTH = HEIGHT / 2 / PX_PER_KM - 1;

interface PlaceSchemeProps {
  city: FormCity;
  stores: readonly SchemePlace[];
  point: SchemePlace | null;
  onPoint: (point: SchemePlace | null) => void;
}

export function PlaceScheme({ city, stores, point, onPoint }: PlaceSchemeProps) {
  const { t } = useWords();
  const hintId = useId();
  const centre = city.coordinates;
  const at = (place: SchemePlace) => {
    const { east, north } = offsetKm(centre, place);
    return { x: WIDTH / 2 + east * PX_PER_KM, y: HEIGHT / 2 - north * PX_PER_KM };
  };
  const put = (east: number, north: number) =>
    onPoint(placeAt(centre, { east: clamp(east, MOST_EAST), north: clamp(north, MOST_NORTH) }));

  const onClick = ({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    // A press by key has no place of its own.
    if (detail === 0) return point ? undefined : put(0, 0);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const scale = Math.min(width / WIDTH, height / HEIGHT) * PX_PER_KM;
    put((clientX - left - width / 2) / scale, (top + height / 2 - clientY) / scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const { east, north } = point ? offsetKm(centre, point) : { east: 0, north: 0 };
      put(east + step.east * STEP_KM, north + step.north * STEP_KM);
    } else if (event.key === 'Delete' || event.key === 'Backspace') onPoint(null);
  };

  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className={styles.grid} d={GRID} />
          <circle
            className={styles.reach}
            cx={WIDTH / 2}
            cy={HEIGHT / 2}
            r={DELIVERY_RADIUS_KM * PX_PER_KM}
          />
          <circle className={styles.town} cx={WIDTH / 2} cy={HEIGHT / 2} r={5 * PX_PER_KM} />
          {SIDES.map(({ x, y, words }) => (
            <text key={words} className={styles.side} x={x} y={y} textAnchor="middle">
              {t(words)}
            </text>
          ))}
          <text className={styles.city} x={WIDTH / 2} y={HEIGHT / 2 + 5 * PX_PER_KM + 24} textAnchor="middle">
            {city.name}
          </text>
          <circle className={styles.centre} cx={WIDTH / 2} cy={HEIGHT / 2} r={4} />
          {stores.map((store) => {
            const { x, y } = at(store);
            return <path key={`${x}:${y}`} className={styles.store} d={`M${x - 6} ${y - 6}h12v12h-12z`} />;
          })}
          {point ? <Pin {...at(point)} /> : null}
        </svg>
        <button
          type="button"
          className={styles.press}
          aria-label={`${t('place.scheme', { city: city.name })}. ${sayPlace(point, centre, t)}`}
          aria-describedby={hintId}
          onClick={onClick}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles.words} role="status">
        {sayPlace(point, centre, t)}
      </p>
      <p className={styles.hint} id={hintId}>
        {t('place.hint')}
      </p>
      {point ? (
        <div>
          <Button look="quiet" size={36} icon="close" onClick={() => onPoint(null)}>
            {t('place.remove')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const Pin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.pin} d="M0 0c-9-12-16-19-16-28a16 16 0 0 1 32 0c0 9-7 16-16 28Z" />
    <circle className={styles.eye} cy={-28} r={6} />
  </g>
);

function sayPlace(
  point: SchemePlace | null,
  centre: SchemePlace,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (!point) return t('place.none');
  const km = Math.round(distanceKm(centre, point) * 10) / 10;
  if (km < 0.3) return t('place.centre');
  const words = t('place.at', { km: formatNumber(km), direction: t(directionOf(offsetKm(centre, point))) });
  return km > DELIVERY_RADIUS_KM ? `${words} ${t('place.far')}` : words;
}

const clamp = (km: number, most: number) => Math.max(-most, Math.min(most, km));

const STEPS: Readonly<Record<string, { east: number; north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

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
