/**
 * The place of an address on an own drawn sheet: the city's centre, its stores, the reach of delivery, true to scale.
 * One button: a press puts the point where it was pressed, Enter in the centre, arrows move it, Delete takes it away.
 */
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { DrawnZone } from '#contract/zones.ts';
import { distanceKm, isPricedByHand, offsetKm, placeAt } from '#domain/address.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { FormCity, SchemePlace } from './address-values.ts';
import { directionOf } from './direction.ts';
import styles from './place-scheme.module.css';
import { PlaceSheet, SHEET } from './place-sheet.tsx';

const STEP_KM = 0.5;
const MOST_EAST = SHEET.width / 2 / SHEET.pxPerKm - 1;
const MOST_NORTH = SHEET.height / 2 / SHEET.pxPerKm - 1;

interface PlaceSchemeProps {
  city: FormCity;
  stores: readonly SchemePlace[];
  zones: readonly DrawnZone[];
  point: SchemePlace | null;
  onPoint: (point: SchemePlace | null) => void;
}

export function PlaceScheme({ city, stores, zones, point, onPoint }: PlaceSchemeProps) {
  const { t } = useWords();
  const hintId = useId();
  const centre = city.coordinates;
  const words = sayPlace(point, { centre, zones }, t);
  const put = (east: number, north: number) =>
    onPoint(placeAt(centre, { east: clamp(east, MOST_EAST), north: clamp(north, MOST_NORTH) }));

  const onClick = ({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    // A press by key has no place of its own.
    if (detail === 0) return point ? undefined : put(0, 0);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const scale = Math.min(width / SHEET.width, height / SHEET.height) * SHEET.pxPerKm;
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
        <PlaceSheet city={city} stores={stores} zones={zones} point={point} />
        <button
          type="button"
          className={styles.press}
          aria-label={`${t('place.scheme', { city: city.name })}. ${words}`}
          aria-describedby={hintId}
          onClick={onClick}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles.words} role="status">
        {words}
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

function sayPlace(
  point: SchemePlace | null,
  { centre, zones }: { centre: SchemePlace; zones: readonly DrawnZone[] },
  t: ReturnType<typeof useWords>['t'],
): string {
  if (!point) return t('place.none');
  const km = Math.round(distanceKm(centre, point) * 10) / 10;
  if (km < 0.3) return t('place.centre');
  const words = t('place.at', { km: formatNumber(km), direction: t(directionOf(offsetKm(centre, point))) });
  return isPricedByHand(zones, point) ? `${words} ${t('place.far')}` : words;
}

const clamp = (km: number, most: number) => Math.max(-most, Math.min(most, km));

const STEPS: Readonly<Record<string, { east: number; north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};
