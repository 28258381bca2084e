import styles from './store-number.module.css';

/** The number that a store has on the scheme beside its list; read out it would only be in the way. */
export function StoreNumber({ children }: { children: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {children}
    </span>
  );
}
