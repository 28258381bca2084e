import { Icon, type IconName } from '../../../design/icon.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './method-tiles.module.css';

export interface MethodTile<Code extends string> {
  code: Code;
  icon: IconName;
  title: string;
  /** When it can be had, or why it is not offered. */
  detail: string;
  isOffered: boolean;
}

interface MethodTilesProps<Code extends string> {
  tiles: readonly MethodTile<Code>[];
  chosen: string;
  onChoose: (code: Code) => void;
}

/** The ways to get an order, side by side; one that is not offered says why. */
export function MethodTiles<Code extends string>({ tiles, chosen, onChoose }: MethodTilesProps<Code>) {
  const { t } = useWords();
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">{t('checkout.way')}</legend>
      {tiles.map(({ code, icon, title, detail, isOffered }) => (
        <label key={code} className={styles.tile}>
          <input
            className={styles.input}
            type="radio"
            name="method"
            value={code}
            checked={chosen === code}
            disabled={!isOffered}
            onChange={() => onChoose(code)}
          />
          <Icon name={icon} size={24} />
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </label>
      ))}
    </fieldset>
  );
}
