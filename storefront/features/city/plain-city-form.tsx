import { useWords } from '../../i18n/locale-context.tsx';
import { usePageAddress } from '../../page/address/page-address.ts';
import { useShell } from '../../page/shell.ts';
import styles from './city.module.css';

/** The choice of a city for browsers without the script; the others never see it. */
export function PlainCityForm() {
  const { t } = useWords();
  const { city, cities } = useShell();
  const address = usePageAddress();
  return (
    <noscript>
      <form className={styles.plain} method="post" action="/_city">
        <input type="hidden" name="returnTo" value={address} />
        <select className={styles.cities} name="city" defaultValue={city.code} aria-label={t('city.title')}>
          {cities.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button className={styles.send} type="submit">
          {t('city.choose')}
        </button>
      </form>
    </noscript>
  );
}
