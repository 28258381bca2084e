import { Icon, type IconName } from '#storefront/design/icon.tsx';
import styles from './goods-lines.module.css';

/** A drawing with words for those who do not see it; on a phone the words are seen. */
export function LineAct({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.lineAct} title={label} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span className={styles.lineActWords}>{label}</span>
    </button>
  );
}
