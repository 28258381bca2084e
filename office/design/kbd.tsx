import styles from './kbd.module.css';

/** The keys that do what stands before them: `Ctrl K`, `G S`. Said by the help sheet, so that nobody hears them twice. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles.kbd} aria-hidden="true">
      {keys}
    </span>
  );
}
