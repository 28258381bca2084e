import { useState } from 'react';
import { distanceKm, type Point } from '#domain/city.ts';
import { parsePoint, sayPoint } from '#domain/office/point.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface StorePointProps {
  latitude: number | null;
  longitude: number | null;
  /** Of its city. */
  centre: Point | null;
  onChange: (text: string) => void;
}

const FAR_KM = 80;

/** Where it stands on the map: two numbers or a link copied from one. How far from the city's middle shows a slip. */
export function StorePoint({ latitude, longitude, centre, onChange }: StorePointProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(
    latitude === null || longitude === null ? '' : sayPoint({ latitude, longitude }),
  );
  const point = parsePoint(typed);
  const km = point && centre ? Math.round(distanceKm(point, centre) * 10) / 10 : null;
  const set = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return (
    <>
      <TextField
        label={t('places.point')}
        hint={km === null ? t('places.pointHint') : t('places.fromCentre', { km })}
        value={typed}
        error={
          typed.trim() !== '' && !point
            ? t('places.pointWrong')
            : km !== null && km > FAR_KM
              ? t('places.pointFar')
              : null
        }
        onChange={(event) => set(event.currentTarget.value)}
      />
      {centre && typed === '' ? (
        <Button look="quiet" size="small" icon="locate" onClick={() => set(sayPoint(centre))}>
          {t('places.useCentre')}
        </Button>
      ) : null}
    </>
  );
}
