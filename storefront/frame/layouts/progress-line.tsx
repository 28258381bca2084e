import { useNavigation } from '../../router/hooks.ts';
import styles from './progress-line.module.css';

/** A page is on its way. Seen after 300 ms only: what comes sooner needs no sign. */
export function ProgressLine() {
  return useNavigation().state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
