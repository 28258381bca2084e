import { useWords } from '../../i18n/words.ts';
import styles from './hours.module.css';

export interface NamedCity {
  id: number;
  nameRu: string;
  nameKz: string;
}

interface CitySelectProps {
  label: string;
  cities: readonly NamedCity[];
  /** Null: all of them. */
  value: number | null;
  isOff: boolean;
  onChange: (to: number | null) => void;
}

export function CitySelect({ label, cities, value, isOff, onChange }: CitySelectProps) {
  const { t, locale } = useWords();
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value ?? ''}
      disabled={isOff}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    >
      <option value="">{t('hours.allCities')}</option>
      {cities.map((city) => (
        <option key={city.id} value={city.id}>
          {locale === 'kz' ? city.nameKz : city.nameRu}
        </option>
      ))}
    </select>
  );
}
