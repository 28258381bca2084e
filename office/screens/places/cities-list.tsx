import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import type { OfficeCity } from '#contract/office/places.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './places.module.css';

interface CitiesListProps {
  cities: readonly OfficeCity[];
  known: readonly { code: string; name: { ru: string; kz: string } }[];
  isBusy: boolean;
  /** Null: this reader changes nothing. */
  onSave: ((changes: Change[]) => void) | null;
}

/** The cities that are served; another is taken from the list of the country's. */
export function CitiesList({ cities, known, isBusy, onSave }: CitiesListProps) {
  const { t, locale } = useWords();
  const [code, setCode] = useState('');
  const served = cities.filter(({ is_active }) => is_active);
  const take = () => {
    onSave?.([{ subject: 'city', id: null, newKey: 'new', field: 'code', from: null, to: code }]);
    setCode('');
  };
  return (
    <div className={styles.cities}>
      {served.length === 0 ? <Empty icon="map-pin" title={t('places.noCities')} /> : null}
      <ul className={styles.chips}>
        {served.map(({ id, name, stores }) => (
          <li key={id} className={styles.chip}>
            <Icon name="map-pin" size={16} />
            {name[locale]}
            {stores > 0 ? <small>{t('places.storeCount', { count: stores })}</small> : null}
            {onSave === null || stores > 0 ? null : (
              <button
                type="button"
                aria-label={t('places.dropCity', { name: name[locale] })}
                onClick={() => onSave([{ subject: 'city', id, field: 'is_active', from: true, to: false }])}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {onSave === null || known.length === 0 ? null : (
        <div className={styles.add}>
          <SelectField
            label={t(served.length === 0 ? 'subject.city' : 'places.newCity')}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          >
            <option value="">{t('bulk.pick')}</option>
            {known
              .toSorted((one, other) => one.name[locale].localeCompare(other.name[locale], 'ru'))
              .map((city) => (
                <option key={city.code} value={city.code}>
                  {city.name[locale]}
                </option>
              ))}
          </SelectField>
          <Button
            look="plain"
            icon="plus"
            isBusy={isBusy}
            whyNot={code === '' ? t('places.pickCity') : null}
            onClick={take}
          >
            {t('places.addCity')}
          </Button>
        </div>
      )}
    </div>
  );
}
