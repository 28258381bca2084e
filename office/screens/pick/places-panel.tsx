import { Icon } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './pack.module.css';

interface PlacesPanelProps {
  /** The kilograms of each, as they are typed. */
  places: readonly string[];
  onChange: (places: readonly string[]) => void;
}

/** What the goods stand in: each place has its number and its weight, and gets a label. */
export function PlacesPanel({ places, onChange }: PlacesPanelProps) {
  const { t } = useWords();
  return (
    <Panel title={t('pack.places')} lead={t('pack.placesLead')}>
      <div className={styles.places}>
        {places.map((kg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <label key={at} className={styles.place}>
            <b aria-hidden="true">{at + 1}</b>
            <span className="visually-hidden">{t('pack.place', { n: at + 1 })}</span>
            <span className={styles.kg}>
              <input
                inputMode="numeric"
                maxLength={5}
                value={kg}
                onChange={(event) =>
                  onChange(places.map((each, n) => (n === at ? event.target.value : each)))
                }
              />
              <span aria-hidden="true">{t('pack.kg')}</span>
            </span>
          </label>
        ))}
        <button
          type="button"
          className={styles.placeButton}
          aria-label={t('pack.addPlace')}
          onClick={() => onChange([...places, '0'])}
        >
          <Icon name="plus" />
        </button>
        {places.length > 1 ? (
          <button
            type="button"
            className={styles.placeButton}
            aria-label={t('pack.dropPlace')}
            onClick={() => onChange(places.slice(0, -1))}
          >
            <Icon name="minus" />
          </button>
        ) : null}
      </div>
    </Panel>
  );
}
