import { Icon } from '#storefront/design/icon.tsx';
import styles from './filter-bar.module.css';
import { Kbd } from './kbd.tsx';

interface Chip {
  id: string;
  label: string;
  isOn: boolean;
  onPress: () => void;
}

interface FilterBarProps {
  search?: { value: string; label: string; onChange: (value: string) => void };
  chips?: readonly Chip[];
}

/** What narrows a list: a field that / leads to, and conditions that are pressed on and off. */
export function FilterBar({ search, chips = [] }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {search ? (
        <div className={styles.search}>
          <Icon name="search" size={16} />
          <input
            className={styles.input}
            type="search"
            aria-label={search.label}
            placeholder={search.label}
            defaultValue={search.value}
            data-search
            onChange={(event) => search.onChange(event.currentTarget.value)}
          />
          <Kbd keys="/" />
        </div>
      ) : null}
      {chips.map(({ id, label, isOn, onPress }) => (
        <button key={id} className={styles.chip} type="button" aria-pressed={isOn} onClick={onPress}>
          {label}
          {isOn ? <Icon name="close" size={16} /> : null}
        </button>
      ))}
    </div>
  );
}
