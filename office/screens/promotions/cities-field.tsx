import { Icon } from '#storefront/design/icon.tsx';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';

interface CitiesFieldProps {
  /** Codes; none means all of them. */
  chosen: readonly string[];
  cities: readonly { code: string; name: { ru: string; kz: string } }[];
  onChange: (chosen: string[]) => void;
}

export function CitiesField({ chosen, cities, onChange }: CitiesFieldProps) {
  const { t, locale } = useWords();
  const nameOf = (code: string) => cities.find((city) => city.code === code)?.name[locale] ?? code;
  return (
    <>
      {chosen.length === 0 ? (
        <p className={page.quiet}>{t('promos.citiesAll')}</p>
      ) : (
        <ul className={styles.chips}>
          {chosen.map((code) => (
            <li key={code} className={styles.chip}>
              {nameOf(code)}
              <button
                type="button"
                aria-label={t('promos.takeOut', { name: nameOf(code) })}
                onClick={() => onChange(chosen.filter((each) => each !== code))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={t('promos.addCity')}
        value=""
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') onChange([...chosen, currentTarget.value]);
        }}
      >
        <option value="">{t('promos.choose')}</option>
        {cities
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
      </SelectField>
    </>
  );
}
